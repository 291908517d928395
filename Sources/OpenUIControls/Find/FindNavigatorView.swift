@_spi(Subclassing) import OpenUIKitCore

/// The bar at the top edge of a view with fields to find and replace text, which stays there while the view is scrolled.
///
/// The bar belongs to the view that is searched, so that the actions of the view are available in it.
final class FindNavigatorView: UIView, FindNavigator {
    private weak var interaction: UIFindInteraction?
    private lazy var field = FindField { [weak self] isReversed in
        if isReversed { self?.interaction?.findPrevious() } else { self?.interaction?.findNext() }
    }
    private lazy var replacementField = FindField { [weak self] _ in self?.interaction?.replace() }
    private let countLabel = UILabel()
    private lazy var previousButton = button("chevron.up") { $0.findPrevious() }
    private lazy var nextButton = button("chevron.down") { $0.findNext() }
    private lazy var optionsButton = button("ellipsis.circle") { _ in }
    private lazy var doneButton = button("xmark") { $0.dismissFindNavigator() }
    private lazy var replaceButton = button { $0.replace() }
    private lazy var replaceAllButton = button { $0.replaceAll() }
    private let line = UIView()
    private var announcedCount: String?
    private lazy var escape = UIKeyCommand(input: UIKeyCommand.inputEscape) { [weak self] _ in
        self?.interaction?.dismissFindNavigator()
    }

    init(_ interaction: UIFindInteraction) {
        self.interaction = interaction
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        line.backgroundColor = .separator
        let buttons = [previousButton, nextButton, optionsButton, doneButton, replaceButton, replaceAllButton]
        for view in [field, replacementField, line] + buttons { addSubview(view) }
        setUpFields()
        escape.wantsPriorityOverSystemBehavior = true
        optionsButton.showsMenuAsPrimaryAction = true
        updateTexts()
        updateRows()
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func setUpFields() {
        field.accessibilityTraits = .searchField
        countLabel.font = .preferredFont(forTextStyle: .footnote)
        countLabel.adjustsFontForContentSizeCategory = true
        countLabel.textColor = .secondaryLabel
        countLabel.textAlignment = .center
        countLabel.isAccessibilityElement = false
        field.rightView = countLabel
        field.rightViewMode = .always
        let update = UIAction { [weak self] _ in self?.fieldsDidChange() }
        for field in [field, replacementField] { field.addAction(update, for: .editingChanged) }
    }

    private func button(_ symbol: String? = nil, action: @escaping (UIFindInteraction) -> Void) -> UIButton {
        var configuration = UIButton.Configuration.plain()
        configuration.buttonSize = .small
        configuration.image = symbol.flatMap { UIImage(systemName: $0) }
        configuration.indicator = .none
        return UIButton(
            configuration: configuration,
            primaryAction: UIAction { [weak self] _ in self?.interaction.map(action) })
    }

    private func fieldsDidChange() {
        interaction?.searchText = field.text ?? ""
        interaction?.replacementText = replacementField.text ?? ""
    }

    // MARK: Content

    var searchText: String {
        get { field.text ?? "" }
        set { field.show(newValue) }
    }

    var replacementText: String {
        get { replacementField.text ?? "" }
        set { replacementField.show(newValue) }
    }

    /// Whether the fields for replacing are shown.
    var showsReplacement = false {
        didSet {
            guard oldValue != showsReplacement else { return }
            if oldValue, containsFocus { focusField() }
            updateRows()
            heightDidChange()
        }
    }

    private func updateRows() {
        for view in [replacementField, replaceButton, replaceAllButton] { view.isHidden = !showsReplacement }
        setNeedsLayout()
    }

    private func updateTexts() {
        field.placeholder = builtInText(.BuiltIn.findField)
        replacementField.placeholder = builtInText(.BuiltIn.findReplacement)
        replaceButton.configuration?.title = builtInText(.BuiltIn.findReplace)
        replaceAllButton.configuration?.title = builtInText(.BuiltIn.findAll)
        replaceAllButton.accessibilityLabel = builtInText(.BuiltIn.findReplaceAll)
        previousButton.accessibilityLabel = builtInText(.BuiltIn.findPrevious)
        nextButton.accessibilityLabel = builtInText(.BuiltIn.findNext)
        optionsButton.accessibilityLabel = builtInText(.BuiltIn.findOptions)
        doneButton.accessibilityLabel = builtInText(.BuiltIn.done)
        updateOptions()
        showResultCount()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.language != previousTraitCollection?.language { updateTexts() }
        if traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory {
            showResultCount()
            heightDidChange()
        }
    }

    // MARK: Options

    private func updateOptions() {
        var elements: [UIMenuElement] = [
            option(.BuiltIn.findIgnoreCase, \.ignoresCase), option(.BuiltIn.findWholeWords, \.matchesWholeWords),
        ]
        if interaction?.activeFindSession is UITextSearchingFindSession {
            elements.append(option(.BuiltIn.findWrapAround, \.wrapsAround))
        }
        optionsButton.menu = interaction?.optionsMenuProvider?(elements) ?? UIMenu(children: elements)
    }

    private func option(_ title: LocalizedString, _ value: WritableKeyPath<FindOptions, Bool>) -> UIAction {
        let isOn = interaction?.options[keyPath: value] == true
        return UIAction(title: builtInText(title), state: isOn ? .on : .off) { [weak self] _ in
            self?.interaction?.options[keyPath: value].toggle()
            self?.updateOptions()
        }
    }

    // MARK: Results

    /// Displays the number of results, and announces it when it has changed.
    func showResultCount() {
        let session = interaction?.activeFindSession
        let text = session.flatMap { resultCount(of: $0) } ?? ""
        if countLabel.text != text {
            countLabel.text = text
            updateCountSize()
        }
        enableButtons(for: session)
        guard session?.isSearching == false, text != announcedCount else { return }
        announcedCount = text
        if !text.isEmpty { UIAccessibility.post(notification: .announcement, argument: text) }
    }

    private func resultCount(of session: UIFindSession) -> String? {
        guard !searchText.isEmpty, session.searchResultDisplayStyle != .none else { return nil }
        let (count, index) = (session.resultCount, session.highlightedResultIndex)
        guard count > 0 else { return session.isSearching ? nil : builtInText(.BuiltIn.findNone) }
        guard session.searchResultDisplayStyle == .currentAndTotal, index != NSNotFound else {
            return builtInText(.BuiltIn.findTotal(count))
        }
        return builtInText(.BuiltIn.findPosition(index + 1, count))
    }

    private func updateCountSize() {
        let size = countLabel.text?.isEmpty == false ? countLabel.intrinsicContentSize : .zero
        countLabel.frame.size = CGSize(width: size.width > 0 ? size.width.rounded(.up) + 12 : 0, height: size.height)
        field.setNeedsLayout()
    }

    private func enableButtons(for session: UIFindSession?) {
        let hasResults = (session?.resultCount ?? 0) > 0
        let focused = [previousButton, nextButton, replaceButton, replaceAllButton].first { $0.isFocused }
        for button in [previousButton, nextButton, replaceAllButton] { button.isEnabled = hasResults }
        replaceButton.isEnabled = session?.allowsReplacementForCurrentlyHighlightedResult == true
        if focused?.isEnabled == false { focusField() }
    }

    // MARK: Focus

    /// Moves the focus to the field, and selects its text.
    func focusField() {
        guard field.becomeFirstResponder() else { return }
        field.selectAll(nil)
    }

    /// Whether the bar or a view in it has the focus.
    var containsFocus: Bool {
        let focused = hostWindow?.firstResponder as? UIView ?? hostWindow?.focus.item
        return focused?.isDescendant(of: self) == true
    }

    override var keyCommands: [UIKeyCommand]? { [escape] }

    override func accessibilityPerformEscape() -> Bool {
        interaction?.dismissFindNavigator()
        return true
    }

    // MARK: Touches

    // Touches beside the controls are not for the text below.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func pointerStyle(at point: CGPoint) -> UIPointerStyle? { .system() }

    // MARK: Layout

    private static let margin: CGFloat = 8
    private static let spacing: CGFloat = 6
    private static let buttonWidth: CGFloat = 32

    private var rowHeight: CGFloat { max(field.intrinsicContentSize.height, Self.buttonWidth) }

    /// The height of the bar with all its rows, in points.
    package var height: CGFloat {
        rowHeight * (showsReplacement ? 2 : 1) + Self.spacing * (showsReplacement ? 3 : 2)
    }

    /// Adds the bar to a view, whose content begins below it if the view is a scroll view.
    func attach(to view: UIView) {
        view.addSubview(self)
        if let scrollView = view as? UIScrollView {
            scrollView.findNavigator = self
        } else {
            autoresizingMask = [.flexibleWidth]
        }
        heightDidChange()
    }

    func detach() {
        let scrollView = superview as? UIScrollView
        removeFromSuperview()
        scrollView?.findNavigator = nil
        interaction?.onHeightChange?()
    }

    private func heightDidChange() {
        guard let superview else { return }
        (superview as? UIScrollView)?.findNavigatorHeightDidChange()
        place()
        interaction?.onHeightChange?()
    }

    /// Places the bar at the top of the visible part of its superview, inside the safe area.
    package func place() {
        guard let superview else { return }
        var top = superview.safeAreaInsets.top
        if let scrollView = superview as? UIScrollView {
            top = max(scrollView.adjustedContentInset.top - scrollView.contentInset.top - height, 0)
        }
        let place = CGRect(
            x: superview.bounds.minX, y: superview.bounds.minY + top, width: superview.bounds.width, height: height)
        if frame != place { frame = place }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var row = CGRect(
            x: Self.margin, y: Self.spacing, width: max(bounds.width - 2 * Self.margin, 0), height: rowHeight)
        layOut(row, field, [doneButton, optionsButton, nextButton, previousButton].map { ($0, Self.buttonWidth) })
        row.origin.y += rowHeight + Self.spacing
        let most = row.width / 3
        layOut(
            row, replacementField,
            [replaceAllButton, replaceButton].map { ($0, min($0.sizeThatFits(row.size).width, most)) })
        let pixel = 1 / max(traitCollection.displayScale, 1)
        line.frame = CGRect(x: 0, y: bounds.height - pixel, width: bounds.width, height: pixel)
    }

    /// Lays out buttons at the trailing end of a row, the last one first, and the field in the rest of it.
    private func layOut(_ row: CGRect, _ field: UIView, _ buttons: [(UIView, CGFloat)]) {
        var end = row.maxX
        for (button, width) in buttons {
            placeSubview(button, CGRect(x: end - width, y: row.minY, width: width, height: row.height))
            end -= width
        }
        placeSubview(
            field, CGRect(x: row.minX, y: row.minY, width: max(end - Self.spacing - row.minX, 0), height: row.height))
    }
}
