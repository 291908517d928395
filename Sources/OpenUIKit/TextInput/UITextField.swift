/// A control in which people write one line of text.
///
/// A click, a tap or Tab gives it the keyboard. It knows what desktops do with keys: arrows with Control for words and
/// Shift for the selection, Home and End, Control with A, C, X, V, Z and Y; a drag selects, a double click selects a
/// word. Edits can be taken back, and input methods compose in place. Places never lie inside of what people see as one
/// character. Line breaks become spaces.
///
/// One edit is told in this order: the delegate's `shouldChangeCharactersIn` and `textFieldDidChangeSelection`, then
/// `editingChanged`.
@MainActor open class UITextField: UIControl, UITextInput {
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
    /// Edits the text.
    package final let editor = TextEditor(storage: NSTextStorage())
    /// The attributes of text that has none of its own, but for its paragraphs' style.
    final var ownAttributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.label,
    ]
    /// How many calls of input methods are running: what these change themselves they are not told.
    final var inputDepth = 0
    /// Where a press inside of the selection began, in the window, while it may become a drag.
    final var pressInSelection: CGPoint?
    private final var storedTokenizer: (any UITextInputTokenizer)?
    private final var storedUndoManager: UndoManager?

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
        editor.client = self
        editor.geometry = lineView
        editor.typingAttributes = defaultTextAttributes
        frameLayer.suppressesImplicitActions = true
        layer.addSublayer(frameLayer)
        placeholderLabel.textColor = .placeholderText
        placeholderLabel.font = ownFont
        addSubview(placeholderLabel)
        addSubview(lineView)
        isAccessibilityElement = true
        followStyle()
        contentDidChange()
        contextMenu = TextContextMenu(for: self)
    }

    private final var contextMenu: TextContextMenu?

    package override var menuPoint: CGPoint {
        let caret = caretRect(for: selectedTextRange?.end ?? endOfDocument)
        return CGPoint(x: caret.minX, y: caret.maxY)
    }

    // MARK: Text

    /// The text.
    ///
    /// Code that sets it is not told of the change; the caret goes to its end, and edits cannot be taken back any more.
    open var text: String? {
        get { editor.storage.string }
        set {
            let line = TextEditor.oneLine(newValue ?? "")
            if line != editor.storage.string { setContent(NSAttributedString(string: line)) }
        }
    }

    /// The text with its attributes.
    ///
    /// What has no font, colour or alignment of its own takes those of ``defaultTextAttributes``.
    open var attributedText: NSAttributedString? {
        get { editor.storage.attributedSubstring(from: NSRange(location: 0, length: editor.storage.length)) }
        set {
            let text = newValue ?? NSAttributedString(string: "")
            let line = TextEditor.oneLine(text.string)
            setContent(line == text.string ? text : NSAttributedString(string: line))
        }
    }

    /// What is shown while there is no text.
    open var placeholder: String? {
        get { placeholderLabel.text?.isEmpty == false ? placeholderLabel.text : nil }
        set {
            placeholderLabel.text = newValue
            placeholderDidChange()
        }
    }

    /// What is shown while there is no text, with its attributes.
    open var attributedPlaceholder: NSAttributedString? {
        get { placeholderLabel.text?.isEmpty == false ? placeholderLabel.attributedText : nil }
        set {
            placeholderLabel.attributedText = newValue
            placeholderDidChange()
        }
    }

    /// The font; the system font of 17 points at first.
    open var font: UIFont? {
        get { ownFont }
        set {
            ownAttributes[.font] = newValue ?? UIFont.systemFont(ofSize: 17)
            placeholderLabel.font = ownFont
            defaultsDidChange([.font: ownFont])
        }
    }

    /// The colour of the text; that of labels at first.
    open var textColor: UIColor? {
        get { ownAttributes[.foregroundColor] as? UIColor }
        set {
            ownAttributes[.foregroundColor] = newValue ?? UIColor.label
            defaultsDidChange([.foregroundColor: newValue ?? UIColor.label])
        }
    }

    /// To which side the text is aligned; natural at first.
    open var textAlignment = NSTextAlignment.natural {
        didSet {
            guard oldValue != textAlignment else { return }
            placeholderLabel.textAlignment = textAlignment
            contentDidChange()
        }
    }

    /// The attributes of text that has none of its own; setting them gives them to all of the text.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get {
            var attributes = ownAttributes
            if textAlignment != .natural {
                let style = NSMutableParagraphStyle()
                style.alignment = textAlignment
                attributes[.paragraphStyle] = style
            }
            return attributes
        }
        set {
            ownAttributes = newValue.merging([.font: ownFont, .foregroundColor: UIColor.label]) { given, _ in given }
            let style = ownAttributes.removeValue(forKey: .paragraphStyle) as? NSParagraphStyle
            placeholderLabel.font = ownFont
            if let style { textAlignment = style.alignment }
            editor.storage.setAttributes(ownAttributes, range: NSRange(location: 0, length: editor.storage.length))
            editor.typingAttributes = ownAttributes
            contentDidChange()
        }
    }

    /// The attributes of what is written next; nil while nobody writes, and forgotten when the caret moves.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { isEditing ? editor.typingAttributes : nil }
        set { if isEditing { editor.typingAttributes = newValue ?? ownAttributes } }
    }

    /// Whether pasted text keeps its attributes.
    open var allowsEditingTextAttributes = false

    /// Whether text becomes smaller, down to ``minimumFontSize``, before it is cut.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if oldValue != adjustsFontSizeToFitWidth { contentDidChange() } }
    }

    /// The size that text may be made smaller to, in points.
    open var minimumFontSize: CGFloat = 0 { didSet { if oldValue != minimumFontSize { contentDidChange() } } }

    // MARK: Traits

    /// Whether dots stand for the characters; then nothing can be copied.
    ///
    /// Switching it keeps the text.
    open var isSecureTextEntry = false { didSet { if oldValue != isSecureTextEntry { contentDidChange() } } }

    /// When letters become capitals by themselves.
    ///
    /// Stored, for input methods.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether mistakes are corrected by themselves.
    ///
    /// Stored, for input methods.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Whether spelling is checked.
    ///
    /// Stored, for input methods.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// Whether straight quotes become typographic ones.
    ///
    /// Stored, for input methods.
    open var smartQuotesType = UITextSmartQuotesType.default
    /// Whether two hyphens become a dash.
    ///
    /// Stored, for input methods.
    open var smartDashesType = UITextSmartDashesType.default
    /// Whether spaces are put right around text that is pasted or deleted.
    ///
    /// Stored, for input methods.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    /// Whether what may come next is shown behind the caret.
    ///
    /// Stored, for input methods.
    open var inlinePredictionType = UITextInlinePredictionType.default
    /// What kind of text is asked for.
    ///
    /// Stored, for input methods.
    open var keyboardType = UIKeyboardType.default
    /// The look of a keyboard on the screen.
    ///
    /// Stored, for input methods.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// What Return means.
    ///
    /// Stored, for input methods.
    open var returnKeyType = UIReturnKeyType.default
    /// Whether Return does nothing while there is no text.
    open var enablesReturnKeyAutomatically = false
    /// What the text means.
    ///
    /// Stored, for input methods.
    open var textContentType: UITextContentType?

    /// Stands in the place of a keyboard on the screen.
    ///
    /// Stored; there is none here.
    open var inputView: UIView?
    /// Stands above a keyboard on the screen.
    ///
    /// Stored; there is none here.
    open var inputAccessoryView: UIView?

    /// Whether the text is emptied when editing begins, if the delegate's `textFieldShouldClear` agrees.
    open var clearsOnBeginEditing = false

    /// Whether what is written next takes the place of all of the text, which is selected to show that.
    ///
    /// False again when the selection changes.
    open var clearsOnInsertion = false {
        didSet { if clearsOnInsertion, isEditing { selectAll(nil) } }
    }

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

    /// The rectangle of the frame.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
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

    override var baselineFont: UIFont? { font }

    override func baselinePlace(last: Bool) -> (fraction: CGFloat, offset: CGFloat) {
        (0.5, (ownFont.ascender + ownFont.descender) / 2)
    }

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
        if !isPlain { contentDidChange() }
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
        guard isFirstResponder, let press = presses.first, let key = press.key, editor.handle(key) else {
            return super.pressesBegan(presses, with: event)
        }
    }

    package override func takesKeyBeforeCommands(_ key: UIKey) -> Bool {
        editor.takes(key)
    }

    package override func pressRepeated(_ press: UIPress) {
        guard isFirstResponder, let key = press.key, editor.handle(key) else { return super.pressRepeated(press) }
    }

    // MARK: Touches

    /// Takes the keyboard and places the caret.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.beginTracking(touch, with: event) else { return false }
        beginSelecting(touch, event)
        return true
    }

    /// Selects.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        goOnSelecting(touch)
        return super.continueTracking(touch, with: event)
    }

    /// Ends selecting.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        endSelecting(touch)
    }

    /// Ends selecting.
    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        pressInSelection = nil
        editor.endSelecting()
    }

    // MARK: Editing

    /// Takes the field's edits back; it is the field's own.
    open override var undoManager: UndoManager? {
        if storedUndoManager == nil { storedUndoManager = UndoManager() }
        return storedUndoManager
    }

    /// Whether there is text.
    open var hasText: Bool { editor.storage.length > 0 }

    /// Writes a text in the place of what is composed or selected, as if somebody had typed it.
    open func insertText(_ text: String) {
        asInput { editor.insertText(text) }
    }

    /// Deletes what is selected, or the character before the caret.
    open func deleteBackward() {
        asInput { editor.deleteBackward() }
    }

    /// Whether an edit command makes sense at present.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        canEdit(action) ?? super.canPerformAction(action, withSender: sender)
    }

    /// Puts what is selected on the pasteboard.
    open override func copy(_ sender: Any?) {
        editor.copySelection()
    }

    /// Puts what is selected on the pasteboard and deletes it.
    open override func cut(_ sender: Any?) {
        editor.cutSelection()
    }

    /// Writes what is on the pasteboard.
    open override func paste(_ sender: Any?) {
        editor.paste()
    }

    /// Writes what is on the pasteboard without its attributes.
    open override func pasteAndMatchStyle(_ sender: Any?) {
        editor.paste(withAttributes: false)
    }

    /// Deletes what is selected.
    open override func delete(_ sender: Any?) {
        if !editor.selection.isEmpty { editor.deleteBackward() }
    }

    /// Selects the word at the caret.
    open override func select(_ sender: Any?) {
        editor.select(editor.range(of: .word, around: editor.selection.head))
    }

    /// Selects everything.
    open override func selectAll(_ sender: Any?) {
        editor.perform(.selectAll)
    }

    // MARK: Composing

    /// What an input method composes.
    open var markedTextRange: UITextRange? { editor.markedRange.map { .of($0) } }

    /// The attributes of what an input method composes; underlined if it is nil.
    open var markedTextStyle: [NSAttributedString.Key: Any]?

    /// Puts a text in the place of what is composed or selected, and marks it.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        asInput { editor.setMarkedText(markedText, selectedRange: selectedRange) }
    }

    /// Puts an attributed text in the place of what is composed or selected, and marks it.
    open func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
        asInput { editor.setMarkedText(markedText, selectedRange: selectedRange) }
    }

    /// Lets what is composed stay as it is.
    open func unmarkText() {
        asInput { editor.unmarkText() }
    }

    /// Told of changes that do not come from it.
    open weak var inputDelegate: (any UITextInputDelegate)?

    /// Knows words.
    open var tokenizer: any UITextInputTokenizer {
        if let storedTokenizer { return storedTokenizer }
        let tokenizer = UITextInputStringTokenizer(textInput: self)
        storedTokenizer = tokenizer
        return tokenizer
    }

    // MARK: Places

    /// The start of the text.
    open var beginningOfDocument: UITextPosition { .at(0) }
    /// The end of the text.
    open var endOfDocument: UITextPosition { .at(editor.storage.length) }

    /// What is selected; empty where only the caret stands.
    open var selectedTextRange: UITextRange? {
        get { .of(editor.selection.range) }
        set { if let newValue { editor.select(newValue.nsRange) } }
    }

    /// The text of a part.
    open func text(in range: UITextRange) -> String? {
        editor.storage.buffer.text(in: editor.storage.clamped(range.nsRange))
    }

    /// Puts a text in the place of a part without asking the delegate.
    open func replace(_ range: UITextRange, withText text: String) {
        asInput { editor.replace(range.nsRange, with: text) }
    }

    /// Asks the delegate.
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        editor.mayChange(range.nsRange, to: text)
    }

    /// The part between two places.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (from, to) = (fromPosition.offset, toPosition.offset)
        return .of(NSRange(min(from, to)..<max(from, to)))
    }

    /// The place so many UTF-16 units away; nil if that is outside of the text.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (place, overflows) = position.offset.addingReportingOverflow(offset)
        return !overflows && (0...editor.storage.length).contains(place) ? .at(place) : nil
    }

    /// The place so many characters away as the eye sees it; nil if that is outside of the text.
    open func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        layoutIfNeeded()
        return editor.position(from: position.offset, in: direction, steps: offset).map { .at($0) }
    }

    /// Which of two places comes first.
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (first, second) = (position.offset, other.offset)
        return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
    }

    /// How many UTF-16 units lie between two places.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        toPosition.offset - from.offset
    }

    /// The end of a part that lies in a direction.
    open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        .at(editor.position(within: range.nsRange, farthestIn: direction))
    }

    /// From a place as far as the text goes in a direction.
    open func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? {
        .of(editor.characterRange(byExtending: position.offset, in: direction))
    }

    /// The direction of the writing.
    open func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection {
        editor.writingDirection(at: position.offset)
    }

    /// Sets the direction of the writing.
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        editor.setWritingDirection(writingDirection, in: range.nsRange)
        contentDidChange()
    }

    /// The attributes of the text at a place.
    open func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? {
        editor.textStyling(at: position.offset, in: direction)
    }

    /// The first rectangle of a part, in the field's coordinates.
    open func firstRect(for range: UITextRange) -> CGRect {
        rects(for: range.nsRange).first?.rect ?? caretRect(for: range.start)
    }

    /// The caret's rectangle at a place, in the field's coordinates.
    open func caretRect(for position: UITextPosition) -> CGRect {
        layoutIfNeeded()
        return convert(lineView.caretRect(at: position.offset, affinity: .forward), from: lineView)
    }

    /// The rectangles of a part, in the field's coordinates.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        rects(for: range.nsRange).map { .of($0) }
    }

    /// The place nearest to a point in the field's coordinates.
    open func closestPosition(to point: CGPoint) -> UITextPosition? {
        layoutIfNeeded()
        return .at(editor.closestOffset(to: convert(point, to: lineView)))
    }

    /// The place of a part nearest to a point in the field's coordinates.
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        layoutIfNeeded()
        return .at(editor.closestOffset(to: convert(point, to: lineView), within: range.nsRange))
    }

    /// The character at a point in the field's coordinates.
    open func characterRange(at point: CGPoint) -> UITextRange? {
        layoutIfNeeded()
        return editor.characterRange(at: convert(point, to: lineView)).map { .of($0) }
    }

    /// On which line the caret stands where a line wraps: there is only one.
    open var selectionAffinity: UITextStorageDirection {
        get { editor.selection.affinity }
        set {
            let selection = editor.selection
            editor.select(TextSelection(anchor: selection.anchor, head: selection.head, affinity: newValue))
        }
    }
}
