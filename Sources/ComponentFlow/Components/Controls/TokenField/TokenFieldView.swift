/// The control of a ``TokenField``.
public final class TokenFieldView: UITextField, TextEditingView {
    /// The smallest widths of the text and heights of a token, for the default text size, in points.
    private static let (textWidth, tokenHeight): (CGFloat, CGFloat) = (60, 26)
    /// The size of the font of tokens, as a fraction of that of the text.
    private static let tokenFontScale: CGFloat = 0.9

    private(set) var content: TokenFieldContent?
    private(set) weak var editing: TextEditingState?
    /// The action of a modifier around the field.
    private(set) var enclosingSubmit: SubmitAction?
    /// The tokens with their views, which are subviews.
    var shownTokens: [(item: TokenFieldItem, view: TokenView)] = []
    /// The selected tokens; `nil` while the caret is in the text.
    var selection: TokenSelection?
    /// The tokens that the pointer moves.
    var dragged: DraggedTokens?
    private(set) lazy var list = makeList()
    /// The tokens in the list while it is open.
    var offers: [TokenFieldItem] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        delegate = self
        borderStyle = .roundedRect
        font = .body
        adjustsFontForContentSizeCategory = true
        autocapitalizationType = .none
        autocorrectionType = .no
        addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
        addAction(UIAction { [weak self] _ in self?.handleFocusChange(true) }, for: .editingDidBegin)
        addAction(UIAction { [weak self] _ in self?.editingHasEnded() }, for: .editingDidEnd)
    }

    /// Returns `nil`: component views do not support archiving.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Updates the component if the user has chosen another text size.
    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        fitTokens()
        updateComponentIfTextSizeChanged(from: previousTraitCollection)
    }

    // MARK: Updates

    func update(_ content: TokenFieldContent, state: TextEditingState) {
        let old = self.content
        self.content = content
        editing = state
        enclosingSubmit = InheritedValues.current?.submit
        isEnabled = content.isEnabled && !InheritedValues.isDisabled
        if !isEnabled { list.close() }
        if old?.placeholder != content.placeholder { accessibilityLabel = content.placeholder }
        if old?.items != content.items { show(content.items) }
        if !isEnabled { cancelDragging() }
        placeholder = content.items.isEmpty ? content.placeholder : nil
        for token in shownTokens { token.view.isEnabled = isEnabled }
    }

    /// The field reports tokens, not its text.
    var listeners: TextEditingCallbacks? { nil }

    // MARK: Keyboard

    /// Selects or deletes tokens, or edits the text.
    public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if isFirstResponder, let key = presses.first?.key, handles(key) { return }
        super.pressesBegan(presses, with: event)
    }

    /// The key commands of the list of suggestions, or those that open it and end the selection of tokens.
    public override var keyCommands: [UIKeyCommand]? {
        guard isFirstResponder else { return super.keyCommands }
        return (list.isOpen ? list.keyCommands : commandsOfClosedList) + (super.keyCommands ?? [])
    }

    /// Places the caret, which ends the selection of tokens.
    public override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        select(nil)
        return super.beginTracking(touch, with: event)
    }

    // MARK: Editing commands

    /// Returns whether an editing command is available for the selected tokens, or for the text.
    public override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        guard selection != nil else { return super.canPerformAction(action, withSender: sender) }
        switch action {
        case .copy: return true
        case .cut, .delete: return isEnabled
        default: return super.canPerformAction(action, withSender: sender)
        }
    }

    /// Deletes the selected tokens, the selected text or the character before the caret.
    public override func deleteBackward() {
        if !isEnabled || !deleteTokenBackward() { super.deleteBackward() }
    }

    /// Deletes the selected tokens, or the selected text.
    public override func delete(_ sender: Any?) {
        if selection == nil { super.delete(sender) } else { removeSelectedTokens() }
    }

    /// Copies the selected tokens as a list, or the selected text.
    public override func copy(_ sender: Any?) {
        if selection == nil { super.copy(sender) } else { copySelectedTokens() }
    }

    /// Copies and deletes the selected tokens, or the selected text.
    public override func cut(_ sender: Any?) {
        guard selection != nil else { return super.cut(sender) }
        copySelectedTokens()
        removeSelectedTokens()
    }

    /// Inserts the content of the pasteboard: a list as tokens, another text before the caret.
    public override func paste(_ sender: Any?) {
        pasteTokens()
    }

    /// Inserts the content of the pasteboard like ``paste(_:)``.
    public override func pasteAndMatchStyle(_ sender: Any?) {
        pasteTokens()
    }

    // MARK: Layout

    var tokenFont: UIFont {
        let font = font ?? .body
        return font.withSize(font.pointSize * Self.tokenFontScale)
    }

    /// The height of a token in the text size of the field, which is large enough to be hit also for small text.
    private var tokenHeight: CGFloat { max(scaledForTextSize(Self.tokenHeight), Self.tokenHeight) }

    /// Shows the tokens in the text size of the field.
    func fitTokens() {
        let (font, height) = (tokenFont, tokenHeight)
        for token in shownTokens {
            token.view.font = font
            token.view.minimumHeight = height
        }
    }

    private func arrangement(in width: CGFloat) -> TokenFieldLayout {
        arrangement(of: shownTokens.map(\.view), in: width)
    }

    /// Returns the places of tokens and the text.
    func arrangement(of tokens: [TokenView], in width: CGFloat) -> TokenFieldLayout {
        let lineWidth = TokenFieldLayout.lineWidth(in: width)
        let sizes = tokens.map { token in
            token.maximumTextWidth = lineWidth
            return token.sizeThatFits(CGSize(width: lineWidth, height: .greatestFiniteMagnitude))
        }
        let text = CGSize(
            width: max(super.intrinsicContentSize.width, scaledForTextSize(Self.textWidth)), height: tokenHeight)
        return TokenFieldLayout(
            tokenSizes: sizes, textSize: text, width: width,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    /// Returns the size of the component: the proposed width, and the height of the lines.
    func size(in available: CGSize) -> CGSize {
        let width = available.width.isFinite ? available.width : max(super.intrinsicContentSize.width, 200)
        return CGSize(width: width, height: arrangement(in: width).height)
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        for (token, rect) in zip(shownTokens, arrangement(in: bounds.width).tokens) {
            token.view.frame = rect.offsetBy(dx: bounds.minX, dy: bounds.minY)
        }
        list.anchorDidMove()
    }

    public override func textRect(forBounds bounds: CGRect) -> CGRect { textArea(in: bounds) }
    public override func editingRect(forBounds bounds: CGRect) -> CGRect { textArea(in: bounds) }

    /// Returns the rectangle of the text, between margins.
    private func textArea(in bounds: CGRect) -> CGRect {
        arrangement(in: bounds.width).text.offsetBy(dx: bounds.minX, dy: bounds.minY).shrunk(dx: 3, dy: 0)
    }

    public override var intrinsicContentSize: CGSize {
        CGSize(width: super.intrinsicContentSize.width, height: arrangement(in: bounds.width).height)
    }

    public override func tintColorDidChange() {
        super.tintColorDidChange()
        for token in shownTokens { token.view.color = tintColor }
    }
}
