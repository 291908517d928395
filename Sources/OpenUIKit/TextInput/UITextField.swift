/// A control in which people write one line of text.
///
/// A click, a tap or Tab gives it the keyboard. It knows what desktops do with keys: arrows with Control for words and
/// Shift for the selection, Home and End, Control with A, C, X and V; a drag selects, a double click selects a word.
/// Places never lie inside of what people see as one character. Line breaks become spaces.
@MainActor open class UITextField: UIControl {
    /// The frames of a field.
    public enum BorderStyle: Int, Sendable {
        /// None.
        case none = 0
        /// A thin line.
        case line = 1
        /// A thin line with room inside.
        case bezel = 2
        /// A filled rectangle with round corners.
        case roundedRect = 3
    }

    /// When something in the field is shown.
    public enum ViewMode: Int, Sendable {
        /// Never.
        case never = 0
        /// While somebody writes.
        case whileEditing = 1
        /// While nobody writes.
        case unlessEditing = 2
        /// Always.
        case always = 3
    }

    /// Why editing ended.
    public enum DidEndEditingReason: Int, Sendable {
        /// The field gave the keyboard away.
        case committed = 0
        /// What was written does not count.
        case cancelled = 1
    }

    /// Decides, and is told what happens.
    open weak var delegate: (any UITextFieldDelegate)?

    final let lineView = TextLineView()
    final let placeholderLabel = UILabel()
    final let frameLayer = CALayer()
    final lazy var clearButton = makeClearButton()
    final var content = EditableText()
    /// What a touch selects by, and where it began.
    final var touchSelection: (unit: TouchUnit, range: Range<Int>)?
    private final var storedFont = UIFont.systemFont(ofSize: 17)

    /// Makes an empty field without a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes an empty field; there are no archives to decode from here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        frameLayer.suppressesImplicitActions = true
        layer.addSublayer(frameLayer)
        placeholderLabel.textColor = .placeholderText
        placeholderLabel.font = storedFont
        addSubview(placeholderLabel)
        addSubview(lineView)
        isAccessibilityElement = true
        followStyle()
        contentDidChange()
    }

    // MARK: Text

    /// The text.
    ///
    /// Code that sets it is not told of the change; the caret goes to its end.
    open var text: String? {
        get { content.text }
        set {
            let line = UITextField.oneLine(newValue ?? "")
            guard line != content.text else { return }
            content = EditableText(line)
            contentDidChange()
        }
    }

    /// What is shown while there is no text.
    open var placeholder: String? {
        get { placeholderLabel.text?.isEmpty == false ? placeholderLabel.text : nil }
        set {
            placeholderLabel.text = newValue
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// The font; the system font of 17 points at first.
    open var font: UIFont? {
        get { storedFont }
        set {
            storedFont = newValue ?? UIFont.systemFont(ofSize: 17)
            placeholderLabel.font = storedFont
            contentDidChange()
        }
    }

    /// The colour of the text; that of labels at first.
    open var textColor: UIColor? = .label { didSet { updateColors() } }

    /// To which side the text is aligned; natural at first.
    open var textAlignment = NSTextAlignment.natural {
        didSet {
            placeholderLabel.textAlignment = textAlignment
            contentDidChange()
        }
    }

    /// Whether dots stand for the characters; then nothing can be copied.
    open var isSecureTextEntry = false { didSet { if oldValue != isSecureTextEntry { contentDidChange() } } }

    /// When letters become capitals by themselves.
    ///
    /// Stored, for input methods.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether mistakes are corrected by themselves.
    ///
    /// Stored, for input methods.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// What kind of text is asked for.
    ///
    /// Stored, for input methods.
    open var keyboardType = UIKeyboardType.default
    /// What Return means.
    ///
    /// Stored, for input methods.
    open var returnKeyType = UIReturnKeyType.default

    /// Whether the text is emptied when editing begins.
    open var clearsOnBeginEditing = false

    /// Whether somebody is writing.
    open var isEditing: Bool { isFirstResponder }

    // MARK: Look

    /// The frame; none at first.
    open var borderStyle = BorderStyle.none {
        didSet {
            updateColors()
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// When there is a button that empties the field.
    open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }

    /// A view at the start of the field.
    open var leftView: UIView? { didSet { accessoryDidChange(from: oldValue, to: leftView) } }
    /// When the view at the start is shown.
    open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
    /// A view at the end of the field.
    open var rightView: UIView? { didSet { accessoryDidChange(from: oldValue, to: rightView) } }
    /// When the view at the end is shown.
    open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }

    /// The rectangle of the text while nobody writes.
    open func textRect(forBounds bounds: CGRect) -> CGRect { innerRect(in: bounds) }
    /// The rectangle of the text while somebody writes.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { innerRect(in: bounds) }
    /// The rectangle of the placeholder.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// The rectangle of the button that empties the field.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.maxX - 26, y: bounds.midY - 13, width: 26, height: 26)
    }
    /// The rectangle of the view at the start.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        guard let size = leftView?.bounds.size else { return .zero }
        return CGRect(origin: CGPoint(x: bounds.minX, y: bounds.midY - size.height / 2), size: size)
    }
    /// The rectangle of the view at the end.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        guard let size = rightView?.bounds.size else { return .zero }
        return CGRect(origin: CGPoint(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2), size: size)
    }

    /// Places text, placeholder, frame and views.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOut()
    }

    /// The size of the text, or of the placeholder, in its frame.
    open override var intrinsicContentSize: CGSize { fittingSize }

    /// The size of the text, or of the placeholder, in its frame, but not wider than it may be.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let fitting = fittingSize
        return CGSize(width: size.width > 0 ? min(fitting.width, size.width) : fitting.width, height: fitting.height)
    }

    override func stateDidChange() {
        super.stateDidChange()
        updateColors()
        if !isEnabled, isFirstResponder { resignFirstResponder() }
    }

    override func resolveColors(with traits: UITraitCollection) {
        super.resolveColors(with: traits)
        updateColors()
    }

    /// Colours caret and selection anew.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    /// Takes the tint of its new place.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        updateColors()
    }

    // MARK: Keyboard

    /// Takes the keyboard while it is enabled.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Begins editing, if the delegate agrees.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard window != nil, isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
        guard super.becomeFirstResponder() else { return false }
        editingDidBegin()
        return true
    }

    /// Ends editing, if the delegate agrees.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        editingDidEnd()
        return true
    }

    /// Editing ends when the field leaves its window.
    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        guard newWindow == nil, isFirstResponder, super.resignFirstResponder() else { return }
        editingDidEnd()
    }

    /// Writes, or moves the caret.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isFirstResponder, let press = presses.first, let key = press.key, handle(key) else {
            return super.pressesBegan(presses, with: event)
        }
    }

    package override func takesKeyBeforeCommands(_ key: UIKey) -> Bool {
        takesKey(key)
    }

    package override func pressRepeated(_ press: UIPress) {
        guard isFirstResponder, let key = press.key, handle(key) else { return super.pressRepeated(press) }
    }

    // MARK: Touches

    /// Takes the keyboard and places the caret.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.beginTracking(touch, with: event) else { return false }
        beginSelecting(touch, isExtending: event?.modifierFlags.contains(.shift) == true)
        return true
    }

    /// Selects.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        goOnSelecting(touch)
        return super.continueTracking(touch, with: event)
    }

    // MARK: Editing

    /// Whether there is text.
    open var hasText: Bool { content.count > 0 }

    /// Writes a text in the place of what is selected, as if somebody had typed it.
    open func insertText(_ text: String) {
        edit(content.selection, with: text)
    }

    /// Deletes what is selected, or the character before the caret.
    open func deleteBackward() {
        edit(content.selection.isEmpty ? max(content.head - 1, 0)..<content.head : content.selection, with: "")
    }

    /// Puts what is selected on the pasteboard.
    open override func copy(_ sender: Any?) {
        guard !isSecureTextEntry, !content.selection.isEmpty else { return }
        UIPasteboard.general.string = content.selectedText
    }

    /// Puts what is selected on the pasteboard and deletes it.
    open override func cut(_ sender: Any?) {
        guard !isSecureTextEntry, !content.selection.isEmpty else { return }
        copy(sender)
        edit(content.selection, with: "")
    }

    /// Writes what is on the pasteboard.
    open override func paste(_ sender: Any?) {
        if let text = UIPasteboard.general.string { insertText(text) }
    }

    /// Selects everything.
    open override func selectAll(_ sender: Any?) {
        select(from: 0, to: content.count)
    }

    // MARK: Places

    /// The start of the text.
    public final var beginningOfDocument: UITextPosition { .at(0) }
    /// The end of the text.
    public final var endOfDocument: UITextPosition { .at(content.utf16Offset(of: content.count)) }

    /// What is selected; empty where only the caret stands.
    open var selectedTextRange: UITextRange? {
        get { selectedRange }
        set { if let newValue { selectedRange = newValue } }
    }
}
