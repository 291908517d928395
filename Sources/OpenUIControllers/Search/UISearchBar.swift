@_spi(Subclassing) import OpenUIKitCore

/// A bar with a search field, a cancel button, and buttons for the scope of the search.
///
/// Escape in the field presses the cancel button while that is shown, and otherwise clears the text.
@preconcurrency @MainActor open class UISearchBar: UIView, UIBarPositioning {
    /// Constants that specify the background of a search bar.
    public enum Style: UInt, Sendable {
        /// The same as ``prominent``.
        case `default` = 0
        /// A translucent background.
        case prominent = 1
        /// No background.
        case minimal = 2
    }

    /// The icons of a search bar that can be replaced.
    public enum Icon: Int, Sendable {
        /// The magnifying glass.
        case search = 0
        /// The button that clears the text.
        case clear = 1
        /// The bookmark button.
        case bookmark = 2
        /// The button for the list of results.
        case resultsList = 3
    }

    private static let horizontalMargin: CGFloat = 8
    private static let verticalMargin: CGFloat = 10
    private static let spacing: CGFloat = 8
    private static let scopeHeight: CGFloat = 44

    private final let background = BarBackground(lineAt: .bottom)
    private final let appearance = UIBarAppearance()
    private final let field = UISearchTextField()
    private final let observer = SearchFieldObserver()
    /// The item with the attributes of the cancel button.
    private final let cancelItem = UIBarButtonItem()
    private final let cancelButton = BarAppearanceButton(type: .system)
    private final lazy var scopeControl = makeScopeControl()
    private final var icons: [Icon: UIImage] = [:]
    /// The controller of the search, which takes precedence over the bar's own handling of Escape.
    final weak var searchController: UISearchController?
    /// Whether the bar is in a navigation bar, which draws the background.
    final var isInNavigationBar = false { didSet { if oldValue != isInNavigationBar { updateBackground() } } }

    /// The object notified of edits and of presses of the buttons.
    open weak var delegate: (any UISearchBarDelegate)? {
        didSet { if !backgroundImages.isEmpty { showBackgroundImage() } }
    }

    @_spi(Subclassing) open override class var appearanceProperties: AppearanceProperties { customizableProperties }

    private static let customizableProperties = AppearanceProperties(
        of: UISearchBar.self,
        adding: [
            AppearanceProperty(\UISearchBar.searchBarStyle),
            AppearanceProperty(\UISearchBar.barStyle),
            AppearanceProperty(\UISearchBar.barTintColor),
            AppearanceProperty(\UISearchBar.isTranslucent),
            AppearanceProperty(\UISearchBar.backgroundImage),
            AppearanceProperty(\UISearchBar.searchFieldBackgroundPositionAdjustment),
            AppearanceProperty(\UISearchBar.searchTextPositionAdjustment),
        ]
            + AppearanceProperty.states(
                get: { (bar: UISearchBar, state) in bar.searchFieldBackgroundImage(for: state) },
                set: { bar, image, state in bar.setSearchFieldBackgroundImage(image, for: state) }),
        to: UIView.appearanceProperties)

    /// Creates a bar with an empty field.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a bar with an empty field; archiving is not supported.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        observer.bar = self
        field.delegate = observer
        field.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
        field.placeholder = builtInText(.BuiltIn.search)
        cancelButton.setTitle(builtInText(.BuiltIn.cancel), for: .normal)
        cancelButton.defaultFont = .preferredFont(forTextStyle: .body)
        cancelButton.titleLabel?.adjustsFontForContentSizeCategory = true
        cancelButton.display([], of: cancelItem)
        cancelButton.accessibilityIdentifier = "Cancel"
        cancelButton.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .primaryActionTriggered)
        cancelButton.isHidden = true
        appearance.shadowColor = nil
        appearance.changed = { [weak self] in self?.updateBackground() }
        for part in [background, field, cancelButton] { addSubview(part) }
        updateBackground()
    }

    @_spi(Subclassing) open override var isFocusPane: Bool { true }

    /// Writes the texts in the language of the new traits, unless the placeholder was replaced.
    private func languageMayHaveChanged(from old: Language) {
        guard traitCollection.language != old else { return }
        if field.placeholder == LocalizedString.BuiltIn.search.text(in: old) {
            field.placeholder = builtInText(.BuiltIn.search)
        }
        cancelButton.setTitle(builtInText(.BuiltIn.cancel), for: .normal)
        setNeedsLayout()
    }

    // MARK: Text

    public final var searchTextField: UISearchTextField { field }

    /// The text of the field.
    open var text: String? {
        get { field.text }
        set { field.text = newValue }
    }

    /// The text that is displayed while the field is empty; by default "Search" in the language of
    /// the traits.
    open var placeholder: String? {
        get { field.placeholder }
        set { field.placeholder = newValue }
    }

    /// A line of text above the field.
    open var prompt: String? {
        didSet { if oldValue != prompt { promptDidChange() } }
    }

    private final var promptLabel: UILabel?

    private func promptDidChange() {
        promptLabel?.removeFromSuperview()
        promptLabel = nil
        if let prompt {
            let label = UILabel()
            label.text = prompt
            label.font = .preferredFont(forTextStyle: .footnote)
            label.textColor = .secondaryLabel
            label.textAlignment = .center
            addSubview(label)
            promptLabel = label
        }
        sizeDidChange()
    }

    private final var promptHeight: CGFloat { promptLabel.map { $0.font.lineHeight + 6 } ?? 0 }

    /// Whether the bar can be used.
    ///
    /// The default is `true`.
    open var isEnabled = true {
        didSet {
            field.isEnabled = isEnabled
            updateFieldBackground()
            cancelButton.isEnabled = isEnabled
            if showsScopeControl { scopeControl.isEnabled = isEnabled }
        }
    }

    // MARK: Buttons

    /// Whether the cancel button is shown.
    ///
    /// The default is `false`.
    open var showsCancelButton: Bool {
        get { storedShowsCancelButton }
        set { setShowsCancelButton(newValue, animated: false) }
    }
    private final var storedShowsCancelButton = false

    /// Shows or hides the cancel button.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        guard showsCancelButton != storedShowsCancelButton else { return }
        storedShowsCancelButton = showsCancelButton
        change(animated) { [self] in
            cancelButton.isHidden = !showsCancelButton
            setNeedsLayout()
        }
    }

    /// Whether a bookmark button is shown in the empty field.
    ///
    /// The default is `false`.
    open var showsBookmarkButton = false { didSet { if oldValue != showsBookmarkButton { updateFieldButton() } } }

    /// Whether a button for the list of results is shown in the empty field.
    ///
    /// The default is `false`.
    open var showsSearchResultsButton = false {
        didSet { if oldValue != showsSearchResultsButton { updateFieldButton() } }
    }

    /// Whether the button for the list of results is selected.
    ///
    /// The default is `false`.
    open var isSearchResultsButtonSelected = false {
        didSet { if oldValue != isSearchResultsButtonSelected { updateFieldButton() } }
    }

    private func updateFieldButton() {
        field.rightView = nil
        guard showsBookmarkButton || showsSearchResultsButton else { return field.rightViewMode = .never }
        let icon = showsSearchResultsButton ? Icon.resultsList : .bookmark
        let button = UIButton(type: .system)
        button.setImage(image(for: icon), for: .normal)
        button.builtInAccessibilityLabel = icon == .resultsList ? .BuiltIn.searchResults : .BuiltIn.bookmarks
        button.isSelected = icon == .resultsList && isSearchResultsButtonSelected
        button.tintColor = button.isSelected ? nil : .secondaryLabel
        button.frame.size = CGSize(width: 24, height: 28)
        button.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                if icon == .resultsList {
                    delegate?.searchBarResultsListButtonClicked(self)
                } else {
                    delegate?.searchBarBookmarkButtonClicked(self)
                }
            }, for: .primaryActionTriggered)
        field.rightIcon = icon
        field.rightView = button
        field.rightViewMode = .always
    }

    /// Returns the image of an icon, or `nil` for the default one of the clear button, which the field draws.
    private func image(for icon: Icon) -> UIImage? {
        if let own = icons[icon] { return own }
        switch icon {
        case .search: return SearchImages.magnifyingGlass
        case .clear: return nil
        case .bookmark: return SearchImages.bookmark
        case .resultsList: return SearchImages.resultsList
        }
    }

    /// Replaces an icon, of which only images of the normal state exist; `nil` restores the default.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        guard state == .normal else { return }
        icons[icon] = iconImage
        if icon == .search { (field.leftView as? UIImageView)?.image = image(for: .search) }
        if icon == .clear { field.clearButtonImage = iconImage }
        updateFieldButton()
    }

    /// Returns the image that replaces an icon.
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
        state == .normal ? icons[icon] : nil
    }

    // MARK: Scopes

    /// The titles of the buttons that select the scope of the search.
    open var scopeButtonTitles: [String]? {
        didSet {
            guard oldValue != scopeButtonTitles else { return }
            scopesDidChange()
        }
    }

    open var selectedScopeButtonIndex: Int {
        get { storedScope }
        set {
            storedScope = newValue
            if showsScopeControl { selectScope() }
        }
    }
    private final var storedScope = 0

    /// Whether the buttons for the scope are shown below the field.
    ///
    /// The default is `false`.
    open var showsScopeBar: Bool {
        get { storedShowsScopeBar }
        set { setShowsScope(newValue, animated: false) }
    }
    private final var storedShowsScopeBar = false

    /// Shows or hides the buttons for the scope.
    open func setShowsScope(_ show: Bool, animated: Bool) {
        guard show != storedShowsScopeBar else { return }
        storedShowsScopeBar = show
        change(animated) { [self] in scopesDidChange() }
    }

    private final var showsScopeControl: Bool { storedShowsScopeBar && scopeButtonTitles?.isEmpty == false }

    private func makeScopeControl() -> UISegmentedControl {
        let control = UISegmentedControl()
        control.builtInAccessibilityLabel = .BuiltIn.searchScope
        control.addAction(UIAction { [weak self] _ in self?.userDidSelectScope() }, for: .valueChanged)
        return control
    }

    private func scopesDidChange() {
        guard showsScopeControl, let titles = scopeButtonTitles else {
            if scopeControl.superview != nil { scopeControl.removeFromSuperview() }
            return sizeDidChange()
        }
        scopeControl.removeAllSegments()
        for (index, title) in titles.enumerated() {
            scopeControl.insertSegment(withTitle: title, at: index, animated: false)
        }
        scopeControl.isEnabled = isEnabled
        selectScope()
        if scopeControl.superview == nil { addSubview(scopeControl) }
        sizeDidChange()
    }

    private func selectScope() {
        let isValid = scopeButtonTitles?.indices.contains(storedScope) == true
        scopeControl.selectedSegmentIndex = isValid ? storedScope : UISegmentedControl.noSegment
    }

    private func userDidSelectScope() {
        storedScope = scopeControl.selectedSegmentIndex
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: storedScope)
        searchController?.searchDidChange()
    }

    // MARK: Appearance

    /// The background of the bar.
    open var searchBarStyle = Style.default { didSet { if oldValue != searchBarStyle { updateBackground() } } }

    /// The style of the bar; ``UIBarStyle/black`` is the dark interface style.
    open var barStyle = UIBarStyle.default {
        didSet { if oldValue != barStyle { overrideUserInterfaceStyle = barStyle.interfaceStyle } }
    }

    /// Whether the bar is translucent.
    ///
    /// The default is `true`.
    open var isTranslucent = true {
        didSet {
            guard oldValue != isTranslucent else { return }
            appearance.configureBackground(isTranslucent: isTranslucent, tintColor: barTintColor)
            appearance.shadowColor = nil
        }
    }

    /// The background color of the bar; `nil` uses the system color.
    open var barTintColor: UIColor? {
        didSet { appearance.show(tintColor: barTintColor, isTranslucent: isTranslucent) }
    }

    /// The background image of the bar.
    open var backgroundImage: UIImage? {
        get { appearance.backgroundImage }
        set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
    }

    /// The position of the bar: that of its delegate, or otherwise ``UIBarPosition/top``.
    open var barPosition: UIBarPosition {
        let position = delegate?.position(for: self) ?? .any
        return position == .any ? .top : position
    }

    /// Sets the background image of bars at a position; ``UIBarPosition/any`` is for positions without an image of their own.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        guard barMetrics == .default else { return }
        backgroundImages[barPosition] = backgroundImage
        showBackgroundImage()
    }

    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        barMetrics == .default ? backgroundImages[barPosition] : nil
    }
    private final var backgroundImages = BarImages()

    private func showBackgroundImage() {
        appearance.show(backgroundImage: backgroundImages.image(at: barPosition), isTranslucent: isTranslucent)
    }

    /// Sets the distance by which an icon is displayed away from its place, in points.
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        guard adjustment.horizontal.isFinite, adjustment.vertical.isFinite else { return }
        field.iconOffsets[icon] = adjustment
    }

    open func positionAdjustment(for icon: Icon) -> UIOffset { field.iconOffsets[icon] ?? .zero }

    /// Replaces the background of the field, which takes the height of the image; `nil` restores the default.
    ///
    /// A disabled field without an image of that state has the image of the normal one; images of other states are ignored.
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        guard state == .normal || state == .disabled else { return }
        fieldBackgrounds[state.rawValue] = backgroundImage
        updateFieldBackground()
    }

    /// Returns the image that replaces the background of the field in a state.
    open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
        fieldBackgrounds[state.rawValue]
    }
    private final var fieldBackgrounds: [UIControl.State.RawValue: UIImage] = [:]

    private func updateFieldBackground() {
        let normal = fieldBackgrounds[UIControl.State.normal.rawValue]
        let image = isEnabled ? normal : fieldBackgrounds[UIControl.State.disabled.rawValue] ?? normal
        guard field.backgroundImage !== image else { return }
        field.backgroundImage = image
        sizeDidChange()
    }

    /// The distance by which the field is displayed away from its place, in points.
    open var searchFieldBackgroundPositionAdjustment = UIOffset.zero {
        didSet { if oldValue != searchFieldBackgroundPositionAdjustment { setNeedsLayout() } }
    }

    /// The distance by which the text and the placeholder are displayed away from their place in the field, in points.
    open var searchTextPositionAdjustment: UIOffset {
        get { field.textOffset }
        set { field.textOffset = newValue }
    }

    private func updateBackground() {
        background.isHidden = isInNavigationBar || searchBarStyle == .minimal
        background.show(appearance)
    }

    // MARK: Layout

    private func sizeDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        navigationBar?.searchBarSizeDidChange()
    }

    private final var navigationBar: UINavigationBar? {
        firstInChain { $0 is UINavigationBar } as? UINavigationBar
    }

    private func change(_ animated: Bool, _ change: @escaping () -> Void) {
        guard animated, window != nil else { return change() }
        layoutIfNeeded()
        UIView.animate(withDuration: 0.25, delay: 0, options: [.beginFromCurrentState, .avoidsMotion]) { [self] in
            change()
            layoutIfNeeded()
        }
    }

    /// The height of the field with its margins, without the scope buttons.
    private final var fieldRowHeight: CGFloat {
        field.intrinsicContentSize.height + 2 * (isInline ? 4 : Self.verticalMargin)
    }

    /// Whether the bar is in the row of the title, with smaller margins.
    final var isInline = false { didSet { if oldValue != isInline { sizeDidChange() } } }

    /// The height of the bar; no intrinsic width.
    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: UIView.noIntrinsicMetric,
            height: promptHeight + fieldRowHeight + (showsScopeControl ? Self.scopeHeight : 0))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }

    /// Lays out the field, the cancel button at its trailing side, and the scope buttons below them.
    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        let margin = isInline ? 0 : Self.horizontalMargin
        let inner = bounds.shrunk(dx: margin, dy: 0)
        promptLabel?.frame = CGRect(x: inner.minX, y: 4, width: inner.width, height: promptHeight)
        let row = CGRect(x: inner.minX, y: promptHeight, width: inner.width, height: fieldRowHeight)
        let cancel = cancelButton.sizeThatFits(row.size)
        let taken = storedShowsCancelButton ? min(cancel.width, row.width / 2) + Self.spacing : 0
        let height = field.intrinsicContentSize.height
        place(
            field, CGRect(x: row.minX, y: row.midY - height / 2, width: max(row.width - taken, 0), height: height),
            searchFieldBackgroundPositionAdjustment)
        place(
            cancelButton,
            CGRect(x: row.maxX - taken + Self.spacing, y: row.minY, width: cancel.width, height: row.height))
        guard showsScopeControl else { return }
        let scope = scopeControl.intrinsicContentSize.height
        scopeControl.frame = CGRect(
            x: inner.minX, y: row.maxY + (Self.scopeHeight - scope) / 2 - (isInline ? 0 : 4), width: inner.width,
            height: scope)
    }

    /// Sets the frame, mirrored horizontally in right-to-left layouts, and then moved by an offset.
    private func place(_ view: UIView, _ rect: CGRect, _ offset: UIOffset = .zero) {
        view.frame = mirrored(rect).offsetBy(dx: offset.horizontal, dy: offset.vertical)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.hasDifferentTextSize(comparedTo: previousTraitCollection) { sizeDidChange() }
        languageMayHaveChanged(from: previousTraitCollection?.language ?? .preferred)
    }

    // MARK: Keyboard

    open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }

    /// `false`: the Tab key reaches the field and the buttons of the bar.
    open override var canBecomeFocused: Bool { false }

    /// Moves the keyboard focus into the field.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

    /// Ends editing in the field.
    @discardableResult
    open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

    /// The view at the bottom edge of the window while the text is edited.
    open override var inputAccessoryView: UIView? {
        get { storedInputAccessoryView }
        set { storedInputAccessoryView = newValue }
    }
    private final var storedInputAccessoryView: UIView?

    /// Whether the field is edited.
    open override var isFirstResponder: Bool { field.isFirstResponder }

    /// The key commands of the field and of its search.
    open override var keyCommands: [UIKeyCommand]? {
        var commands = super.keyCommands ?? []
        if searchController?.isActive == true || storedShowsCancelButton || field.hasText {
            commands.append(UIKeyCommand(input: UIKeyCommand.inputEscape) { [weak self] _ in self?.escape() })
        }
        if searchController?.isActive == true {
            let down = UIKeyCommand(input: UIKeyCommand.inputDownArrow) { [weak self] _ in
                self?.searchController?.focusResults()
            }
            commands.append(down)
        }
        return commands
    }

    private func escape() {
        if searchController?.isActive == true || storedShowsCancelButton { return cancel() }
        field.clearContent()
    }

    /// Presses the cancel button.
    final func cancel() {
        delegate?.searchBarCancelButtonClicked(self)
        searchController?.searchBarWasCancelled()
    }

    private func textDidChange() {
        delegate?.searchBar(self, textDidChange: field.text ?? "")
        searchController?.searchDidChange()
    }
}
