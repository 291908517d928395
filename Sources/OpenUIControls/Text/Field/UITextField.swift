@_spi(Subclassing) import OpenUIKitCore

/// A control in which the user edits a single line of text.
///
/// A click, a tap or the Tab key makes it the first responder. It supports the key bindings of desktop systems: the
/// arrow keys, with Control for words and Shift to extend the selection, Home and End, and Control with A, C, X, V, Z
/// and Y. A drag selects text, a double click selects a word. Edits can be undone, and input methods compose text
/// inline. Positions never lie inside a grapheme cluster. Line breaks are converted to spaces.
///
/// An edit is reported in this order: the delegate's `shouldChangeCharactersIn` and `textFieldDidChangeSelection`, then
/// `editingChanged`.
@preconcurrency @MainActor open class UITextField: UIControl, UITextInput {
    /// Constants that specify the border of a field.
    public enum BorderStyle: Int, Sendable {
        case none = 0
        /// A thin line.
        case line = 1
        /// A thin line with a larger padding.
        case bezel = 2
        /// A filled rectangle with rounded corners.
        case roundedRect = 3
    }

    /// Constants that specify when an overlay view of the field is displayed.
    public enum ViewMode: Int, Sendable {
        case never = 0
        /// While the field is being edited.
        case whileEditing = 1
        /// While the field is not being edited.
        case unlessEditing = 2
        case always = 3
    }

    /// Constants that specify the reason why editing ended.
    public enum DidEndEditingReason: Int, Sendable {
        /// The field resigned first responder.
        case committed = 0
        /// The edits were discarded.
        case cancelled = 1
    }

    /// The delegate, which controls editing and is notified of changes.
    open weak var delegate: (any UITextFieldDelegate)?

    final let lineView = TextLineView()
    final lazy var placeholderLabel =
        MethodOverride.drawPlaceholder.isPresent(in: self) ? DrawnPlaceholderLabel(of: self) : UILabel()
    final let frameLayer = CALayer()
    final lazy var clearButton = makeClearButton()
    /// The editor of the text.
    package final let editor = TextEditor(storage: NSTextStorage())
    /// The default attributes of the text, without the paragraph style.
    final var baseTextAttributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.label,
    ]
    /// The location of a press inside the selection, in window coordinates, until it becomes a drag.
    final var possibleDragStart: CGPoint?
    /// The checker of the text, while it is or was edited and its spelling is checked.
    final var spellChecker: SpellChecker?
    private final lazy var ownTokenizer = UITextInputStringTokenizer(textInput: self)
    private final lazy var ownUndoManager = UndoManager()

    @_spi(Subclassing) open override class var appearanceProperties: AppearanceProperties { customizableProperties }

    private static let customizableProperties = AppearanceProperties(
        of: UITextField.self,
        adding: [
            AppearanceProperty(\UITextField.font),
            AppearanceProperty(\UITextField.textColor),
            AppearanceProperty(
                get: { (field: UITextField) in field.defaultTextAttributes }, set: { $0.defaultTextAttributes = $1 },
                areEqual: TextAttributes.areEqual),
            AppearanceProperty(\UITextField.borderStyle),
            AppearanceProperty(\UITextField.background),
            AppearanceProperty(\UITextField.disabledBackground),
        ], to: UIControl.appearanceProperties)

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
        editor.client = self
        editor.geometry = lineView
        editor.typingAttributes = defaultTextAttributes
        frameLayer.suppressesImplicitActions = true
        layer.addSublayer(frameLayer)
        placeholderLabel.textColor = .placeholderText
        placeholderLabel.font = effectiveFont
        addSubview(placeholderLabel)
        addSubview(lineView)
        if MethodOverride.drawFieldText.isPresent(in: self) { lineView.letDrawText(self) }
        observeInterfaceStyle()
        contentDidChange()
        contextMenu = TextContextMenu(for: self)
    }

    private final var contextMenu: TextContextMenu?

    @_spi(Subclassing) public override var contextMenuAnchor: CGPoint {
        let caret = caretRect(for: selectedTextRange?.end ?? endOfDocument)
        return CGPoint(x: caret.minX, y: caret.maxY)
    }

    // MARK: Accessibility

    /// The placeholder, which describes the field if there is no label.
    @_spi(Subclassing) open override var defaultAccessibilityLabel: String? { placeholder }
    @_spi(Subclassing) open override var defaultAccessibilityValue: String? {
        isSecureTextEntry ? nil : editor.storage.string
    }
    @_spi(Subclassing) open override var defaultAccessibilityTraits: UIAccessibilityTraits { .none }

    /// Starts editing; returns `false` if the field is already being edited.
    open override func accessibilityActivate() -> Bool { !isFirstResponder && becomeFirstResponder() }

    // MARK: Text

    /// The text of the field.
    ///
    /// Setting it does not notify the delegate, moves the caret to the end, and clears the undo history of the field.
    open var text: String? {
        get { editor.storage.string }
        set {
            let line = (newValue ?? "").onOneLine
            if line != editor.storage.string { setContent(TextSlice(line)) }
        }
    }

    /// The text with its attributes.
    ///
    /// Text without a font, color or alignment takes those of ``defaultTextAttributes``. Line breaks become spaces, and
    /// other control characters are removed.
    open var attributedText: NSAttributedString? {
        get { editor.storage.attributedSubstring(from: NSRange(location: 0, length: editor.storage.length)) }
        set {
            setContent(newValue.map { TextSlice($0).oneLine } ?? TextSlice(""))
        }
    }

    /// The text that is displayed while the field is empty.
    open var placeholder: String? {
        get { placeholderLabel.text?.isEmpty == false ? placeholderLabel.text : nil }
        set {
            placeholderLabel.text = newValue
            placeholderDidChange()
        }
    }

    /// The attributed text that is displayed while the field is empty.
    open var attributedPlaceholder: NSAttributedString? {
        get { placeholderLabel.text?.isEmpty == false ? placeholderLabel.attributedText : nil }
        set {
            placeholderLabel.attributedText = newValue
            placeholderDidChange()
        }
    }

    /// The factor to which a placeholder that does not fit is scaled down; 1 truncates it.
    package final var minimumPlaceholderScale: CGFloat {
        get { placeholderLabel.adjustsFontSizeToFitWidth ? placeholderLabel.minimumScaleFactor : 1 }
        set {
            placeholderLabel.adjustsFontSizeToFitWidth = newValue < 1
            placeholderLabel.minimumScaleFactor = newValue
        }
    }

    /// The font; the default is the system font of 17 points.
    open var font: UIFont? {
        get { effectiveFont }
        set {
            baseTextAttributes[.font] = newValue ?? UIFont.systemFont(ofSize: 17)
            placeholderLabel.font = effectiveFont
            defaultsDidChange([.font: effectiveFont])
        }
    }

    /// The color of the text; the default is that of labels.
    open var textColor: UIColor? {
        get { baseTextAttributes[.foregroundColor] as? UIColor }
        set {
            baseTextAttributes[.foregroundColor] = newValue ?? UIColor.label
            defaultsDidChange([.foregroundColor: newValue ?? UIColor.label])
        }
    }

    /// The alignment of the text; the default is natural.
    open var textAlignment = NSTextAlignment.natural {
        didSet {
            guard oldValue != textAlignment else { return }
            placeholderLabel.textAlignment = textAlignment
            contentDidChange()
        }
    }

    /// The default attributes of the text; setting them applies them to the entire text.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get {
            var attributes = baseTextAttributes
            if textAlignment != .natural {
                let style = NSMutableParagraphStyle()
                style.alignment = textAlignment
                attributes[.paragraphStyle] = style
            }
            return attributes
        }
        set {
            baseTextAttributes = newValue.merging([.font: effectiveFont, .foregroundColor: UIColor.label]) { given, _ in
                given
            }
            let style = baseTextAttributes.removeValue(forKey: .paragraphStyle) as? NSParagraphStyle
            placeholderLabel.font = effectiveFont
            if let style { textAlignment = style.alignment }
            editor.storage.setAttributes(baseTextAttributes, range: NSRange(location: 0, length: editor.storage.length))
            editor.typingAttributes = baseTextAttributes
            contentDidChange()
        }
    }

    /// The attributes of text that is inserted next.
    ///
    /// The value is `nil` while the field is not being edited, and is reset when the caret moves.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { isEditing ? editor.typingAttributes : nil }
        set { if isEditing { editor.typingAttributes = newValue ?? baseTextAttributes } }
    }

    /// Whether pasted text keeps its attributes.
    open var allowsEditingTextAttributes = false

    /// Whether text is scaled down to ``minimumFontSize`` before it is truncated.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if oldValue != adjustsFontSizeToFitWidth { contentDidChange() } }
    }

    /// The minimum font size to which the text may be scaled down, in points.
    open var minimumFontSize: CGFloat = 0 { didSet { if oldValue != minimumFontSize { contentDidChange() } } }

    // MARK: Traits

    /// Whether dots replace the characters, and copying is disabled.
    ///
    /// Changing it keeps the text.
    open var isSecureTextEntry = false {
        didSet {
            guard oldValue != isSecureTextEntry else { return }
            spellingTraitsDidChange()
            contentDidChange()
        }
    }

    /// The automatic capitalization.
    ///
    /// Passed to input methods.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether mistakes are corrected automatically.
    ///
    /// Passed to input methods.
    open var autocorrectionType = UITextAutocorrectionType.default {
        didSet { if oldValue != autocorrectionType { spellingTraitsDidChange() } }
    }
    /// Whether misspelled words are marked while the user edits the text.
    ///
    /// Has an effect if the program has activated the product ComponentFlowSpelling. The default marks words in prose, and
    /// not in text of a specific kind, in a monospaced font, or without automatic correction. Passed to input methods.
    open var spellCheckingType = UITextSpellCheckingType.default {
        didSet { if oldValue != spellCheckingType { spellingTraitsDidChange() } }
    }
    /// Whether straight quotes are replaced with typographic ones, “ ” and ‘ ’, while the user types.
    ///
    /// The default does not replace them, as is usual on Linux.
    open var smartQuotesType = UITextSmartQuotesType.default
    /// Whether two hyphens are replaced with an en dash, and three with an em dash, while the user types.
    ///
    /// The default does not replace them, as is usual on Linux.
    open var smartDashesType = UITextSmartDashesType.default
    /// Whether pasted words are separated from adjacent words by spaces, and a superfluous space is deleted together
    /// with selected words.
    ///
    /// The default does not adjust spaces, as is usual on Linux.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    /// Whether predictions are displayed inline after the caret.
    @available(*, deprecated, message: "Has no effect on Linux.")
    open var inlinePredictionType = UITextInlinePredictionType.default
    /// The kind of text that is entered.
    ///
    /// Passed to input methods.
    open var keyboardType = UIKeyboardType.default {
        didSet { if oldValue != keyboardType { spellingTraitsDidChange() } }
    }
    /// The appearance of an on-screen keyboard.
    @available(*, deprecated, message: "Has no effect on Linux.")
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// The action of the Return key.
    @available(*, deprecated, message: "Has no effect on Linux.")
    open var returnKeyType = UIReturnKeyType.default
    /// Whether Return has no effect while there is no text.
    open var enablesReturnKeyAutomatically = false
    /// The semantic meaning of the text.
    ///
    /// Passed to input methods if ``keyboardType`` is the default.
    open var textContentType: UITextContentType? {
        didSet { if oldValue != textContentType { spellingTraitsDidChange() } }
    }

    /// The view with which values are entered, at the bottom edge of the window, while the text is edited.
    ///
    /// Call ``UIResponder/reloadInputViews()`` after a change during editing.
    open override var inputView: UIView? {
        get { storedInputView }
        set { storedInputView = newValue }
    }
    private final var storedInputView: UIView?
    /// The view at the bottom edge of the window, above the ``inputView``, while the text is edited.
    open override var inputAccessoryView: UIView? {
        get { storedInputAccessoryView }
        set { storedInputAccessoryView = newValue }
    }
    private final var storedInputAccessoryView: UIView?

    /// Whether the text is cleared when editing begins, if the delegate's `textFieldShouldClear` returns `true`.
    open var clearsOnBeginEditing = false

    /// Whether inserted text replaces the entire text, which is selected to indicate this.
    ///
    /// Reset to `false` when the selection changes.
    open var clearsOnInsertion = false {
        didSet { if clearsOnInsertion, isEditing { selectAll(nil) } }
    }

    /// Whether the field is being edited.
    open var isEditing: Bool { isFirstResponder }

    // MARK: Appearance

    /// The border style; the default is none.
    open var borderStyle = BorderStyle.none {
        didSet {
            updateColors()
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    private(set) final var backgroundImages: FieldBackground?

    /// The image of the border's rectangle, which replaces the border; a field with rounded corners ignores it.
    open var background: UIImage? {
        get { backgroundImages?.enabled }
        set { changeBackground { $0.enabled = newValue } }
    }

    /// The image of the border's rectangle while the field is disabled; ignored without a ``background``.
    open var disabledBackground: UIImage? {
        get { backgroundImages?.disabled }
        set { changeBackground { $0.disabled = newValue } }
    }

    private func changeBackground(_ change: (FieldBackground) -> Void) {
        let images = backgroundImages ?? FieldBackground()
        if backgroundImages == nil { insertSubview(images.view, at: 0) }
        backgroundImages = images
        change(images)
        updateColors()
        setNeedsLayout()
    }

    /// When the clear button is displayed.
    open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }

    /// The image of the clear button; `nil` for the default one.
    package final var clearButtonImage: UIImage? { didSet { clearButton.image = clearButtonImage } }

    /// A view at the leading edge of the field: at the left, or at the right in right-to-left layouts.
    open var leftView: UIView? { didSet { accessoryDidChange(from: oldValue, to: leftView) } }
    /// When the left view is displayed.
    open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
    /// A view at the trailing edge of the field.
    open var rightView: UIView? { didSet { accessoryDidChange(from: oldValue, to: rightView) } }
    /// When the right view is displayed.
    open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }

    @_spi(Subclassing) public override var hasFocusBorder: Bool { borderStyle != .none }
    @_spi(Subclassing) public override var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
        hasFocusBorder ? (borderRect(forBounds: bounds), frameLayer.cornerRadius) : super.focusShape
    }

    /// Returns the rectangle of the border.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns the rectangle of the text while the field is not being edited.
    open func textRect(forBounds bounds: CGRect) -> CGRect { innerRect(in: bounds) }
    /// Returns the rectangle of the text while the field is being edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { innerRect(in: bounds) }
    /// Returns the rectangle of the placeholder.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Draws the text into the current context, aligned and centered vertically in a rectangle.
    ///
    /// Override it to draw the text differently while it is not being edited. Do not call it directly; it is called only if it is
    /// overridden, with the size of ``textRect(forBounds:)``.
    open func drawText(in rect: CGRect) { lineView.drawText(in: rect) }

    /// Also schedules ``drawText(in:)``.
    open override func setNeedsDisplay() {
        super.setNeedsDisplay()
        lineView.redrawText()
    }
    /// Draws the placeholder into the current context, centered vertically in a rectangle.
    ///
    /// Override it to draw the placeholder differently. Do not call it directly; it is called only if it is overridden, with the size
    /// of ``placeholderRect(forBounds:)``.
    open func drawPlaceholder(in rect: CGRect) {
        guard let label = placeholderLabel as? DrawnPlaceholderLabel else { return placeholderLabel.drawText(in: rect) }
        label.drawByDefault(in: rect)
    }
    /// Returns the rectangle of the clear button, at the trailing edge.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        sideRect(CGSize(width: 26, height: 26), isLeading: false, in: bounds)
    }
    /// Returns the rectangle of the left view, at the leading edge.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        leftView.map { sideRect($0.bounds.size, isLeading: true, in: bounds) } ?? .zero
    }
    /// Returns the rectangle of the right view, at the trailing edge.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        rightView.map { sideRect($0.bounds.size, isLeading: false, in: bounds) } ?? .zero
    }

    /// Lays out the text, placeholder, border and overlay views.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOut()
    }

    /// The smallest height of a field, also of one without a border, in points: WCAG 2.2, success criterion 2.5.8.
    static let smallestHeight: CGFloat = 24

    /// The size of the text, or of the placeholder, including the padding, with a height of at least 24 points.
    open override var intrinsicContentSize: CGSize { fittingSize }

    @_spi(Subclassing) public override var baselineFont: UIFont? { font }

    @_spi(Subclassing) public override func baselinePosition(last: Bool) -> (fraction: CGFloat, offset: CGFloat) {
        (0.5, (effectiveFont.ascender + effectiveFont.descender) / 2)
    }

    /// Returns the size of the text, or of the placeholder, including the padding; the width is limited to that of
    /// `size`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let fitting = fittingSize
        return CGSize(width: size.width > 0 ? min(fitting.width, size.width) : fitting.width, height: fitting.height)
    }

    @_spi(Subclassing) public override func stateDidChange() {
        super.stateDidChange()
        updateColors()
        if !isEnabled, isFirstResponder { resignFirstResponder() }
    }

    @_spi(Subclassing) open override func resolveColors(with traits: UITraitCollection) {
        super.resolveColors(with: traits)
        if !isPlain { contentDidChange() }
        updateColors()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        updateColors()
    }

    // MARK: Keyboard

    /// Whether the field is enabled.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Begins editing, if the delegate permits it.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard window != nil, isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
        guard super.becomeFirstResponder() else { return false }
        editingDidBegin()
        return true
    }

    /// Ends editing, if the delegate permits it.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        editingDidEnd()
        return true
    }

    /// Ends editing when the field is removed from its window.
    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        guard newWindow == nil, isFirstResponder, super.resignFirstResponder() else { return }
        editingDidEnd()
    }

    /// Updates the border, which shows whether keys are sent to the field.
    @_spi(Subclassing) public override func windowKeyboardDidChange() {
        super.windowKeyboardDidChange()
        updateColors()
    }

    /// Checks the text in the language of ``UIResponder/textInputMode``, if it has changed.
    open override func reloadInputViews() {
        super.reloadInputViews()
        spellingTraitsDidChange()
    }

    /// Inserts text or performs an editing command.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isFirstResponder, let press = presses.first, let key = press.key, editor.handle(key) else {
            return super.pressesBegan(presses, with: event)
        }
    }

    @_spi(Subclassing) public override func pointerStyle(at point: CGPoint) -> UIPointerStyle? {
        isEnabled ? UIPointerStyle(shape: .verticalBeam(length: bounds.height)) : .system()
    }

    @_spi(Subclassing) public override func handlesKeyBeforeCommands(_ key: UIKey) -> Bool {
        editor.handles(key)
    }

    @_spi(Subclassing) public override func pressRepeated(_ press: UIPress) {
        guard isFirstResponder, let key = press.key, editor.handle(key) else { return super.pressRepeated(press) }
    }

    // MARK: Touches

    /// Becomes first responder and places the caret.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.beginTracking(touch, with: event) else { return false }
        beginSelecting(touch, event)
        return true
    }

    /// Extends the selection.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        extendSelection(to: touch)
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        endSelecting(touch)
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        possibleDragStart = nil
        editor.endSelecting()
    }

    // MARK: Editing

    /// The undo manager of the field's edits, which is created on first use and not shared.
    open override var undoManager: UndoManager? { ownUndoManager }

    open var hasText: Bool { editor.storage.length > 0 }

    /// Replaces the marked text or the selection, as if the user had typed `text`.
    open func insertText(_ text: String) {
        performInputMethodEdit { editor.insertText(text) }
    }

    /// Deletes the selection, or the character before the caret.
    open func deleteBackward() {
        performInputMethodEdit { editor.deleteBackward() }
    }

    /// Returns whether an editing command is currently available.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        canEdit(action) ?? super.canPerformAction(action, withSender: sender)
    }

    /// Copies the selection to the pasteboard.
    open override func copy(_ sender: Any?) {
        editor.copySelection()
    }

    /// Copies the selection to the pasteboard and deletes it.
    open override func cut(_ sender: Any?) {
        editor.cutSelection()
    }

    /// Inserts the contents of the pasteboard.
    open override func paste(_ sender: Any?) {
        if !pasteItems() { editor.paste() }
    }

    /// Inserts the first text among the items.
    open override func paste(itemProviders: [NSItemProvider]) {
        editor.paste(itemProviders)
    }

    /// Inserts the contents of the pasteboard without its attributes.
    open override func pasteAndMatchStyle(_ sender: Any?) {
        editor.paste(withAttributes: false)
    }

    /// Deletes the selection.
    open override func delete(_ sender: Any?) {
        if !editor.selection.isEmpty { editor.deleteBackward() }
    }

    /// Selects the word at the caret.
    open override func select(_ sender: Any?) {
        editor.select(editor.range(of: .word, around: editor.selection.head))
    }

    /// Selects the entire text.
    open override func selectAll(_ sender: Any?) {
        editor.perform(.selectAll)
    }

    /// Removes everything that the user entered; called by the clear button.
    @_spi(Subclassing) open func clearContent() {
        editor.clear()
    }

    // MARK: Marked text

    /// The range of the provisional text of an input method's composition.
    open var markedTextRange: UITextRange? { editor.markedTextRange }

    /// The attributes of marked text; if `nil`, marked text is underlined.
    open var markedTextStyle: [NSAttributedString.Key: Any]?

    /// Replaces the marked text or the selection, and marks the new text.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        performInputMethodEdit { editor.setMarkedText(markedText, selectedRange: selectedRange) }
    }

    /// Replaces the marked text or the selection with attributed text, and marks it.
    open func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
        performInputMethodEdit { editor.setMarkedText(markedText, selectedRange: selectedRange) }
    }

    /// Unmarks the marked text, which makes it permanent.
    open func unmarkText() {
        performInputMethodEdit { editor.unmarkText() }
    }

    /// The delegate that is notified of changes not made through ``UITextInput``.
    open weak var inputDelegate: (any UITextInputDelegate)?

    /// The tokenizer of the text, created on first use.
    open var tokenizer: any UITextInputTokenizer { ownTokenizer }

    // MARK: Positions

    /// The start of the text.
    open var beginningOfDocument: UITextPosition { .at(0) }
    open var endOfDocument: UITextPosition { editor.endOfDocument }

    /// The selection; an empty range if there is only a caret.
    open var selectedTextRange: UITextRange? {
        get { editor.selectedTextRange }
        set { editor.selectedTextRange = newValue }
    }

    open func text(in range: UITextRange) -> String? {
        editor.text(in: range)
    }

    /// Replaces the text in a range without consulting the delegate.
    open func replace(_ range: UITextRange, withText text: String) {
        performInputMethodEdit { editor.replace(range.nsRange, with: text) }
    }

    /// Returns whether the delegate permits the change.
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        editor.mayChange(range.nsRange, to: text)
    }

    /// Returns the range between two positions.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        editor.textRange(from: fromPosition, to: toPosition)
    }

    /// Returns the position at `offset` UTF-16 units from a position, or `nil` if it lies outside the text.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        editor.position(from: position, offset: offset)
    }

    /// Returns the position at `offset` characters in a visual direction, or `nil` if it lies outside the text.
    open func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        layoutIfNeeded()
        return editor.position(from: position, in: direction, offset: offset)
    }

    /// Returns the order of two positions.
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        editor.compare(position, to: other)
    }

    /// Returns the number of UTF-16 units between two positions.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        toPosition.offset - from.offset
    }

    /// Returns the end of a range that is farthest in a direction.
    open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        editor.position(within: range, farthestIn: direction)
    }

    /// Returns the range from a position to the end of the text in a direction.
    open func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? {
        editor.characterRange(byExtending: position, in: direction)
    }

    /// Returns the writing direction of the text.
    open func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection {
        editor.writingDirection(at: position.offset)
    }

    /// Sets the writing direction of the text.
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        editor.setWritingDirection(writingDirection, in: range.nsRange)
        contentDidChange()
    }

    /// Returns the attributes of the text at a position.
    open func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? {
        editor.textStyling(at: position.offset, in: direction)
    }

    /// Returns the first rectangle that encloses a range, in the field's coordinates.
    open func firstRect(for range: UITextRange) -> CGRect {
        rects(for: range.nsRange).first?.rect ?? caretRect(for: range.start)
    }

    /// Returns the rectangle of the caret at a position, in the field's coordinates.
    open func caretRect(for position: UITextPosition) -> CGRect {
        layoutIfNeeded()
        return convert(lineView.caretRect(at: position.offset, affinity: .forward), from: lineView)
    }

    /// Returns the selection rectangles of a range, in the field's coordinates.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        rects(for: range.nsRange).map { .of($0) }
    }

    /// Returns the position closest to a point in the field's coordinates.
    open func closestPosition(to point: CGPoint) -> UITextPosition? {
        layoutIfNeeded()
        return editor.closestPosition(to: convert(point, to: lineView))
    }

    /// Returns the position in a range that is closest to a point in the field's coordinates.
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        layoutIfNeeded()
        return editor.closestPosition(to: convert(point, to: lineView), within: range)
    }

    /// Returns the range of the character at a point in the field's coordinates.
    open func characterRange(at point: CGPoint) -> UITextRange? {
        layoutIfNeeded()
        return editor.characterRange(at: convert(point, to: lineView))
    }

    /// The line at which the caret is displayed; has no visible effect in a single line.
    open var selectionAffinity: UITextStorageDirection {
        get { editor.selectionAffinity }
        set { editor.selectionAffinity = newValue }
    }
}
