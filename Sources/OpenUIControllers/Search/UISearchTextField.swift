@_spi(Subclassing) import OpenUIControls
@_spi(Subclassing) import OpenUIKitCore

/// A text field for searches, with an icon, tokens before its text, and suggestions below it.
///
/// The Backspace key before the text, or the arrow key that points backward, selects the last token, and Backspace
/// deletes the selected one.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
    private static let margin: CGFloat = 8
    private static let spacing: CGFloat = 5
    private static let verticalPadding: CGFloat = 7
    private static let cornerRadius: CGFloat = 10
    /// The width and the height of the icon, and the size of its symbol, for the default text size, in points.
    private static let (iconSide, symbolSize): (CGFloat, CGFloat) = (16, 12)
    /// The fraction of the field that tokens may cover.
    private static let tokenShare: CGFloat = 0.6

    private final let icon = UIImageView(image: SearchImages.magnifyingGlass)
    private final var shownTokens: [(token: UISearchToken, view: TokenView)] = []
    private final lazy var completions = makeCompletions()
    /// Called with the suggestion that the user chose; by default the delegate is notified.
    final var onSuggestion: ((any UISearchSuggestion) -> Void)?

    @_spi(Subclassing) open override class var appearanceProperties: AppearanceProperties { customizableProperties }

    private static let customizableProperties = AppearanceProperties(
        of: UISearchTextField.self, to: UITextField.appearanceProperties)

    /// Creates an empty field.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates an empty field; decoding from archives is not supported.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = Self.cornerRadius
        font = .preferredFont(forTextStyle: .body)
        adjustsFontForContentSizeCategory = true
        minimumPlaceholderScale = 0.5
        clearButtonMode = .always
        autocapitalizationType = .none
        icon.tintColor = .secondaryLabel
        icon.frame.size = CGSize(width: Self.iconSide, height: Self.iconSide)
        icon.contentMode = .scaleAspectFit
        leftView = icon
        leftViewMode = .always
        fitIcon()
    }

    /// Shows the icon in the text size of the field.
    private func fitIcon() {
        let side = scaledForTextSize(Self.iconSide)
        guard icon.bounds.width != side else { return }
        icon.bounds.size = CGSize(width: side, height: side)
        let size = scaledForTextSize(Self.symbolSize)
        if let image = icon.image, image.isSymbolImage {
            icon.image = image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: size))
        }
        setNeedsLayout()
    }

    /// Shows the icon in the new text size.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        fitIcon()
    }

    @_spi(Subclassing) open override var defaultAccessibilityTraits: UIAccessibilityTraits { .searchField }

    // MARK: Tokens

    /// The tokens before the text.
    open var tokens: [UISearchToken] {
        get { shownTokens.map(\.token) }
        set {
            for view in tokenViews { view.removeFromSuperview() }
            shownTokens = newValue.map { ($0, makeTokenView($0)) }
            tokensDidChange()
        }
    }

    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        shownTokens.insert((token, makeTokenView(token)), at: min(max(tokenIndex, 0), shownTokens.count))
        tokensDidChange()
    }

    /// Removes the token at an index.
    ///
    /// An index for which there is no token is ignored.
    open func removeToken(at tokenIndex: Int) {
        guard shownTokens.indices.contains(tokenIndex) else { return }
        shownTokens.remove(at: tokenIndex).view.removeFromSuperview()
        tokensDidChange()
    }

    /// Replaces a part of the text with a token; without a range, only the token is inserted.
    open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
        replace(textRange, withText: "")
        insertToken(token, at: tokenIndex)
    }

    /// The range of the text, which follows the tokens.
    open var textualRange: UITextRange {
        textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange()
    }

    /// The background color of tokens; by default the tint color.
    open var tokenBackgroundColor: UIColor? {
        didSet { for view in tokenViews { view.color = tokenColor } }
    }

    /// Whether the user can delete tokens.
    ///
    /// The default is `true`.
    open var allowsDeletingTokens = true

    /// Whether the user can copy the selected token, if the delegate provides an item for it.
    ///
    /// The default is `true`.
    open var allowsCopyingTokens = true

    private final var tokenColor: UIColor { tokenBackgroundColor ?? tintColor }

    private final var tokenViews: [TokenView] { shownTokens.map(\.view) }

    private func makeTokenView(_ token: UISearchToken) -> TokenView {
        let view = TokenView(text: token.text, icon: token.icon, font: tokenFont, color: tokenColor)
        view.select = { [weak self, weak view] _ in
            guard let self, let view else { return }
            becomeFirstResponder()
            selectToken(tokenViews.firstIndex { $0 === view })
        }
        addSubview(view)
        return view
    }

    private final var tokenFont: UIFont { (font ?? .systemFont(ofSize: 17)).withSize((font?.pointSize ?? 17) * 0.9) }

    private func tokensDidChange() {
        contentDidChange()
        accessibilityDidChange(.structure)
    }

    /// Reports that the user has changed the tokens.
    private func userDidChangeTokens() {
        sendActions(for: .editingChanged)
    }

    // MARK: Selection of tokens

    private final var selectedToken: Int? { tokenViews.firstIndex(where: \.isSelected) }

    private func selectToken(_ index: Int?) {
        for (place, view) in tokenViews.enumerated() { view.isSelected = place == index }
        if index != nil { selectedTextRange = textRange(from: beginningOfDocument, to: beginningOfDocument) }
    }

    private final var isCaretAtStart: Bool {
        guard let range = selectedTextRange, markedTextRange == nil else { return false }
        return range.isEmpty && compare(range.start, to: beginningOfDocument) == .orderedSame
    }

    /// Selects the last token, or deletes the selected one; returns `false` if neither applies.
    private func deleteTokenBackward() -> Bool {
        guard !shownTokens.isEmpty, isCaretAtStart else { return false }
        guard let selectedToken else {
            selectToken(shownTokens.count - 1)
            return true
        }
        guard allowsDeletingTokens else { return true }
        removeToken(at: selectedToken)
        userDidChangeTokens()
        return true
    }

    /// Returns whether a key moved, deleted or copied the selected token.
    private func handlesToken(_ key: UIKey) -> Bool {
        guard !shownTokens.isEmpty, isCaretAtStart else { return false }
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let plain = key.modifierFlags.isDisjoint(with: [.control, .alternate, .command, .shift])
        switch key.keyCode {
        case .keyboardDeleteOrBackspace where plain: return deleteTokenBackward()
        case .keyboardDeleteForward where plain: return selectedToken != nil && deleteTokenBackward()
        case .keyboardLeftArrow where plain: return moveTokenSelection(isReversed ? 1 : -1)
        case .keyboardRightArrow where plain: return moveTokenSelection(isReversed ? -1 : 1)
        case .keyboardC where key.modifierFlags.contains(.control): return copySelectedToken()
        default:
            if !key.characters.isEmpty, plain || key.modifierFlags == .shift { replaceSelectedToken() }
            return false
        }
    }

    private func moveTokenSelection(_ step: Int) -> Bool {
        let next = (selectedToken ?? shownTokens.count) + step
        guard next <= shownTokens.count, selectedToken != nil || step < 0 else { return false }
        selectToken(next == shownTokens.count ? nil : max(next, 0))
        return true
    }

    /// Deletes the selected token before the text that replaces it is inserted.
    private func replaceSelectedToken() {
        guard let selectedToken, allowsDeletingTokens else { return selectToken(nil) }
        removeToken(at: selectedToken)
    }

    /// Copies the item that the delegate provides for the selected token.
    private func copySelectedToken() -> Bool {
        guard allowsCopyingTokens, let selectedToken else { return false }
        let provider = (delegate as? any UISearchTextFieldDelegate)?
            .searchTextField(self, itemProviderForCopying: shownTokens[selectedToken].token)
        if let provider, provider !== NSItemProvider.noCopiedToken { UIPasteboard.general.itemProviders = [provider] }
        return true
    }

    // MARK: Suggestions

    /// The suggestions that are listed below the field while it is edited.
    ///
    /// The delegate is notified of the one that the user chooses.
    open var searchSuggestions: [any UISearchSuggestion]? {
        didSet {
            completions.items = (searchSuggestions ?? []).map { CompletionItem($0) }
            showSuggestions()
        }
    }

    private func makeCompletions() -> CompletionList {
        let list = CompletionList(below: self)
        list.onChoose = { [weak self] in self?.choose($0) }
        return list
    }

    private func showSuggestions() {
        guard isEditing, searchSuggestions?.isEmpty == false else { return completions.close() }
        completions.name = builtInText(.BuiltIn.searchSuggestions)
        completions.open()
    }

    private func choose(_ index: Int) {
        guard let suggestions = searchSuggestions, suggestions.indices.contains(index) else { return }
        if let onSuggestion { return onSuggestion(suggestions[index]) }
        (delegate as? any UISearchTextFieldDelegate)?.searchTextField(self, didSelect: suggestions[index])
    }

    /// The key commands, including those of the suggestions while they are shown.
    open override var keyCommands: [UIKeyCommand]? {
        guard searchSuggestions != nil, completions.isOpen else { return super.keyCommands }
        return completions.keyCommands + (super.keyCommands ?? [])
    }

    // MARK: Editing

    /// Whether there is a text or a token.
    open override var hasText: Bool { !shownTokens.isEmpty || super.hasText }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard super.becomeFirstResponder() else { return false }
        updateBorder()
        if searchSuggestions != nil { showSuggestions() }
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard super.resignFirstResponder() else { return false }
        editingHasEnded()
        return true
    }

    /// Ends editing when the field is removed from its window.
    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil { editingHasEnded() }
    }

    private func editingHasEnded() {
        updateBorder()
        selectToken(nil)
        if searchSuggestions != nil { completions.close() }
    }

    /// Moves among tokens, inserts text or performs an editing command.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if isFirstResponder, let key = presses.first?.key, handlesToken(key) { return }
        super.pressesBegan(presses, with: event)
    }

    /// Deletes the selection, the character before the caret or, before the text, a token.
    open override func deleteBackward() {
        if !deleteTokenBackward() { super.deleteBackward() }
    }

    @_spi(Subclassing) open override func clearContent() {
        let (hadTokens, hadText) = (!shownTokens.isEmpty, super.hasText)
        tokens = []
        super.clearContent()
        if hadTokens, !hadText { userDidChangeTokens() }
    }

    // MARK: Appearance

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        for view in tokenViews { view.color = tokenColor }
        updateBorder()
    }

    @_spi(Subclassing) open override func resolveColors(with traits: UITraitCollection) {
        super.resolveColors(with: traits)
        updateBorder()
    }

    /// The image in place of the background, which determines the height.
    final var backgroundImage: UIImage? {
        didSet { if oldValue !== backgroundImage { backgroundImageDidChange(oldValue) } }
    }
    private final var imageView: UIImageView?
    /// The background color of the field without an image.
    private final var plainColor: UIColor?
    /// The distance by which the text is displayed away from its place.
    final var textOffset = UIOffset.zero { didSet { if oldValue != textOffset { setNeedsLayout() } } }
    /// The distances by which the icons of a search bar are displayed away from their places.
    final var iconOffsets: [UISearchBar.Icon: UIOffset] = [:] { didSet { setNeedsLayout() } }
    /// The icon of the trailing view.
    final var rightIcon = UISearchBar.Icon.bookmark

    private func moved(_ rect: CGRect, _ icon: UISearchBar.Icon) -> CGRect {
        let offset = iconOffsets[icon] ?? .zero
        return rect.offsetBy(dx: offset.horizontal, dy: offset.vertical)
    }

    private func backgroundImageDidChange(_ old: UIImage?) {
        if old == nil { (plainColor, backgroundColor) = (backgroundColor, nil) }
        if backgroundImage == nil { backgroundColor = plainColor }
        layer.cornerRadius = backgroundImage == nil ? Self.cornerRadius : 0
        let view = imageView ?? UIImageView(frame: bounds)
        view.image = backgroundImage
        view.isHidden = backgroundImage == nil
        if imageView == nil { insertSubview(view, at: 0) }
        imageView = view
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func updateBorder() {
        layer.borderWidth = isEditing && borderStyle == .none ? 1 : 0
        layer.borderColor = tintColor.resolvedColor(with: traitCollection).cgColor
    }

    // MARK: Layout

    private final var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func mirrored(_ rect: CGRect, in bounds: CGRect) -> CGRect {
        isReversed ? rect.mirrored(in: bounds) : rect
    }

    private final var showsIcon: Bool {
        switch leftViewMode {
        case .always: leftView != nil
        case .never: false
        case .whileEditing: leftView != nil && isEditing
        case .unlessEditing: leftView != nil && !isEditing
        }
    }

    /// The rectangle of the icon, at the leading edge.
    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = leftView?.bounds.size ?? .zero
        let rect = CGRect(
            x: bounds.minX + Self.margin, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        return moved(mirrored(rect, in: bounds), .search)
    }

    /// The rectangle of the trailing view.
    open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = rightView?.bounds.size ?? .zero
        let rect = CGRect(
            x: bounds.maxX - Self.margin - size.width, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
        return moved(mirrored(rect, in: bounds), rightIcon)
    }

    /// The rectangle of the clear button, at the trailing edge.
    open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        let rect = CGRect(x: bounds.maxX - 30, y: bounds.midY - 13, width: 26, height: 26)
        return moved(mirrored(rect, in: bounds), .clear)
    }

    open override func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(in: bounds) }
    open override func editingRect(forBounds bounds: CGRect) -> CGRect { contentRect(in: bounds) }

    private func contentRect(in bounds: CGRect) -> CGRect {
        let icon = showsIcon ? Self.margin + (leftView?.bounds.width ?? 0) + Self.spacing : Self.margin
        let start = icon + tokensWidth(in: bounds)
        let right = rightView.map { Self.margin + $0.bounds.width + Self.spacing } ?? Self.margin
        let end = max(hasText && clearButtonMode != .never ? 30 : Self.margin, right)
        let height = max(bounds.height - 2 * Self.verticalPadding, 0)
        return mirrored(
            CGRect(
                x: bounds.minX + start, y: bounds.midY - height / 2, width: max(bounds.width - start - end, 0),
                height: height), in: bounds
        ).offsetBy(dx: textOffset.horizontal, dy: textOffset.vertical)
    }

    private func tokensWidth(in bounds: CGRect) -> CGFloat {
        let desired = tokenViews.reduce(0) { $0 + $1.sizeThatFits(bounds.size).width + Self.spacing }
        return min(desired, bounds.width * Self.tokenShare)
    }

    /// Lays out the tokens between the icon and the text; those that do not fit are narrower.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if let imageView, imageView.frame != bounds { imageView.frame = bounds }
        if searchSuggestions != nil { completions.anchorDidMove() }
        guard !shownTokens.isEmpty else { return }
        for view in tokenViews { view.font = tokenFont }
        let sizes = tokenViews.map { $0.sizeThatFits(bounds.size) }
        let desired = sizes.reduce(0) { $0 + $1.width + Self.spacing }
        let scale = desired > 0 ? min(tokensWidth(in: bounds) / desired, 1) : 1
        var x = showsIcon ? Self.margin + (leftView?.bounds.width ?? 0) + Self.spacing : Self.margin
        for (view, size) in zip(tokenViews, sizes) {
            let width = max((size.width + Self.spacing) * scale - Self.spacing, 0)
            view.frame = mirrored(
                CGRect(x: x, y: bounds.midY - size.height / 2, width: width, height: size.height), in: bounds)
            x += width + Self.spacing
        }
    }

    /// The size of the text, or of the placeholder, with the icon and the padding.
    open override var intrinsicContentSize: CGSize {
        let own = super.intrinsicContentSize
        let line = (font ?? .systemFont(ofSize: 17)).lineHeight
        let height = backgroundImage?.size.height ?? max((line + 2 * Self.verticalPadding).rounded(.up), 36)
        return CGSize(width: own.width + 60, height: height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let fitting = intrinsicContentSize
        return CGSize(width: size.width > 0 ? min(fitting.width, size.width) : fitting.width, height: fitting.height)
    }
}

/// The methods by which a search field reports its tokens and suggestions, in addition to those of text fields.
@preconcurrency @MainActor public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
    /// Returns the item that is copied for a token; the default copies nothing.
    func searchTextField(
        _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
    ) -> NSItemProvider
    /// Called when the user chose a suggestion.
    func searchTextField(
        _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}

extension UISearchTextFieldDelegate {
    /// The default returns an empty provider, which is not copied.
    public func searchTextField(
        _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
    ) -> NSItemProvider { .noCopiedToken }
    public func searchTextField(
        _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion
    ) {}
}

extension NSItemProvider {
    /// Stands for no item: the method of UIKit is optional, but its result is not.
    @MainActor fileprivate static let noCopiedToken = NSItemProvider()
}
