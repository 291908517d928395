/// A view in which people read and write a text of any length, with attributes.
///
/// Only what is seen is laid out and drawn, so that a megabyte of text opens, scrolls and takes a key press within a
/// frame; ``UIScrollView/contentSize`` is an estimate for what nobody has seen yet, and is corrected without a jump.
/// The keyboard does what it does on desktops; a drag of the pointer selects, a double click selects a word, a triple
/// click a paragraph, and the wheel scrolls. A finger scrolls, and its tap places the caret.
@MainActor open class UITextView: UIScrollView, UITextInput {
    /// Posted when editing began.
    public static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditingNotification")
    /// Posted when people changed the text.
    public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
    /// Posted when editing ended.
    public static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")

    /// Decides, and is told what happens; also what the scroll view tells.
    @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
        didSet { (self as UIScrollView).delegate = delegate }
    }

    /// The room in which the text is laid out.
    public final let textContainer: NSTextContainer
    /// The text.
    public final let textStorage: NSTextStorage
    private final let ownManager: NSLayoutManager
    /// Edits the text.
    package final let editor: TextEditor
    final let textGeometry: DocumentGeometry
    final lazy var layers = TextDocumentLayers(in: layer)
    final lazy var blink = CaretBlink(layers.caret, in: self)
    /// The attributes of text that has none of its own.
    final var ownAttributes: [NSAttributedString.Key: Any] = [:]
    /// How many calls of input methods are running: what these change themselves they are not told.
    final var inputDepth = 0
    /// The caret is to be seen after the next layout.
    final var revealsCaret = false
    final var pointer = TextPointer()
    private final var storedTokenizer: (any UITextInputTokenizer)?
    private final var storedUndoManager: UndoManager?
    private final var placeholderLabel: UILabel?

    // MARK: Making

    /// Makes an empty view with a storage, a layout manager and a container of its own.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    /// Makes a view of a container and what it is connected to; what is missing is made.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        let container = textContainer ?? Self.makeContainer()
        let manager = container.layoutManager ?? NSLayoutManager()
        if container.layoutManager == nil { manager.addTextContainer(container) }
        let storage = manager.textStorage ?? NSTextStorage()
        if manager.textStorage == nil { storage.addLayoutManager(manager) }
        (self.textContainer, ownManager, textStorage) = (container, manager, storage)
        editor = TextEditor(storage: storage)
        textGeometry = DocumentGeometry(container)
        super.init(frame: frame)
        setUp()
    }

    /// Makes an empty view; there are no archives to decode from here.
    public required init?(coder: NSCoder) {
        let container = Self.makeContainer()
        let (manager, storage) = (NSLayoutManager(), NSTextStorage())
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        (textContainer, ownManager, textStorage) = (container, manager, storage)
        editor = TextEditor(storage: storage)
        textGeometry = DocumentGeometry(container)
        super.init(coder: coder)
        setUp()
    }

    private static func makeContainer() -> NSTextContainer {
        let container = NSTextContainer(size: .zero)
        container.widthTracksTextView = true
        return container
    }

    private func setUp() {
        ownManager.client = self
        ownManager.traits = traitCollection
        editor.client = self
        editor.geometry = textGeometry
        editor.typingAttributes = defaultTextAttributes
        isAccessibilityElement = true
        alwaysBounceVertical = false
        linkTextAttributes = [.foregroundColor: UIColor.link]
        followStyle()
        updateColors()
        editor.select(NSRange(location: 0, length: 0))
        contextMenu = TextContextMenu(for: self)
    }

    private final var contextMenu: TextContextMenu?

    package override var menuPoint: CGPoint {
        let caret = caretRect(for: selectedTextRange?.end ?? endOfDocument)
        return CGPoint(x: caret.minX, y: caret.maxY)
    }

    /// Lays the text out.
    public final var layoutManager: NSLayoutManager { textContainer.layoutManager ?? ownManager }

    final var document: DocumentLayout? { layoutManager.document }

    // MARK: Text

    /// The text.
    ///
    /// Code that sets it is not told of the change; the caret goes to its end, and edits cannot be taken back any more.
    /// All of it gets ``font``, ``textColor`` and ``textAlignment``.
    open var text: String! {
        get { textStorage.string }
        set { setContent(TextSlice(newValue ?? "", attributes: TextAttributes(defaultTextAttributes))) }
    }

    /// The text with its attributes.
    open var attributedText: NSAttributedString! {
        get { NSAttributedString(attributedString: textStorage) }
        set { setContent(newValue.map { TextSlice($0) } ?? TextSlice("")) }
    }

    /// The font of all of the text; setting it changes the text.
    ///
    /// Nil at first, which means the system font of 12 points, as in UIKit.
    open var font: UIFont? {
        get { (textStorage.length > 0 ? firstAttributes[.font] : nil) as? UIFont ?? ownAttributes[.font] as? UIFont }
        set { setOwn(.font, newValue, shown: newValue ?? ParagraphSource.defaultFont) }
    }

    /// The colour of all of the text; setting it changes the text.
    ///
    /// Nil, as at first, means that of labels.
    open var textColor: UIColor? {
        get {
            (textStorage.length > 0 ? firstAttributes[.foregroundColor] : nil) as? UIColor
                ?? ownAttributes[.foregroundColor] as? UIColor
        }
        set { setOwn(.foregroundColor, newValue, shown: newValue) }
    }

    /// To which side all of the text is aligned; natural at first.
    open var textAlignment = NSTextAlignment.natural { didSet { alignmentDidChange() } }

    private var firstAttributes: [NSAttributedString.Key: Any] {
        textStorage.attributes(at: 0, effectiveRange: nil)
    }

    /// Whether people can write; true at first.
    open var isEditable = true { didSet { if oldValue != isEditable { abilitiesDidChange() } } }
    /// Whether the delegate was notified that editing began, and not yet that it ended.
    var isInEditingSession = false
    /// Whether people can select, and follow links; true at first.
    open var isSelectable = true { didSet { if oldValue != isSelectable { abilitiesDidChange() } } }
    /// Whether pasted text keeps its attributes.
    open var allowsEditingTextAttributes = false
    /// What is looked for in the text, to be made a link.
    ///
    /// Stored: nothing is looked for.
    open var dataDetectorTypes: UIDataDetectorTypes = []

    /// The room around the text, inside of the content; 8 points above and below at first.
    ///
    /// What is not finite counts as 0, and lengths beyond a million points as that.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if oldValue != textContainerInset { layoutDidChange() } }
    }

    /// The attributes of links, in addition to their own.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { layoutManager.linkAttributes }
        set { layoutManager.linkAttributes = newValue ?? [:] }
    }

    /// The attributes of what is written next; taken from the text around when the selection changes.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { editor.typingAttributes }
        set {
            editor.typingAttributes = newValue
            if textStorage.length == 0 { layoutManager.endAttributes = newValue }
            setNeedsLayout()
        }
    }

    /// What is selected, in UTF-16 units; parts outside of the text are left out.
    open var selectedRange: NSRange {
        get { editor.selection.range }
        set { editor.select(newValue) }
    }

    /// Whether the selection is emptied and what is written next takes the place of all of the text.
    open var clearsOnInsertion = false { didSet { if clearsOnInsertion, isFirstResponder { selectAll(nil) } } }

    /// Scrolls until a part of the text is seen, or as much of it as fits.
    open func scrollRangeToVisible(_ range: NSRange) {
        reveal(range)
    }

    // MARK: Traits

    /// Text views hide nothing; see `UITextField` for secrets.
    open var isSecureTextEntry: Bool {
        get { false }
        set {}
    }
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
    /// What Return is called on a keyboard on the screen.
    ///
    /// Stored, for input methods.
    open var returnKeyType = UIReturnKeyType.default
    /// Whether Return does nothing while there is no text.
    ///
    /// Stored, for input methods.
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

    // MARK: Placeholder

    /// What is shown while there is no text.
    package final var placeholder: String? {
        get { placeholderLabel?.text }
        set {
            guard newValue != placeholder else { return }
            if placeholderLabel == nil {
                let label = UILabel()
                label.textColor = .placeholderText
                label.numberOfLines = 0
                insertSubview(label, at: 0)
                placeholderLabel = label
            }
            placeholderLabel?.text = newValue
            setNeedsLayout()
        }
    }

    final func layOutPlaceholder() {
        guard let label = placeholderLabel else { return }
        label.isHidden = textStorage.length > 0
        label.font = font ?? ParagraphSource.defaultFont
        label.textAlignment = textAlignment
        let padding = textContainer.space.padding
        let width = max(bounds.width - usableInset.left - usableInset.right - 2 * padding, 0)
        let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        label.frame = CGRect(
            x: usableInset.left + padding, y: usableInset.top, width: width, height: size.height)
    }

    // MARK: Layout

    /// Lays out and shows the lines that are seen.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutText()
    }

    /// Where ``isScrollEnabled`` is false, the size of the text in the view's width.
    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return super.intrinsicContentSize }
        if let foundWidth { return fittingSize(foundWidth < 1e6 ? foundWidth : .infinity) }
        return fittingSize(bounds.width > 0 ? bounds.width : .infinity)
    }

    /// The width that constraints give a text view which does not scroll.
    private final var foundWidth: CGFloat?

    override var wrapsContent: Bool { !isScrollEnabled }

    override var layoutWidth: CGFloat? {
        get { foundWidth }
        set { foundWidth = newValue }
    }

    /// The size of the text in a width; O(text) the first time.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        fittingSize(size.width > 0 ? size.width : .infinity)
    }

    /// Whether fingers, wheel and touchpad scroll; without, the view wants to be as high as its text.
    open override var isScrollEnabled: Bool {
        didSet { if oldValue != isScrollEnabled { invalidateIntrinsicContentSize() } }
    }

    override func resolveColors(with traits: UITraitCollection) {
        super.resolveColors(with: traits)
        layoutManager.traits = traits
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

    /// Takes the keyboard where people can write or select.
    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

    /// Begins editing, if the delegate agrees.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard window != nil, canBecomeFirstResponder else { return false }
        guard !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true else { return false }
        guard super.becomeFirstResponder() else { return false }
        editingDidBegin()
        return true
    }

    /// Ends editing, if the delegate agrees.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard !isEditable || delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
            return false
        }
        editingDidEnd()
        return true
    }

    /// Editing ends when the view leaves its window.
    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        guard newWindow == nil else { return }
        stopAutoscroll()
        guard isFirstResponder, super.resignFirstResponder() else { return }
        editingDidEnd()
    }

    /// Writes, or moves the caret.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let press = presses.first, let key = press.key, handle(key) else {
            return super.pressesBegan(presses, with: event)
        }
    }

    package override func takesKeyBeforeCommands(_ key: UIKey) -> Bool {
        wants(key) && editor.takes(key)
    }

    package override func pressRepeated(_ press: UIPress) {
        guard let key = press.key, handle(key) else { return super.pressRepeated(press) }
    }

    // MARK: Touches

    /// The pointer selects; a finger's tap places the caret.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, pointerBegan(touch, event) else {
            return super.touchesBegan(touches, with: event)
        }
    }

    /// Selects.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, pointerMoved(touch) else {
            return super.touchesMoved(touches, with: event)
        }
    }

    /// Follows a link, or ends selecting.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, pointerEnded(touch) else {
            return super.touchesEnded(touches, with: event)
        }
    }

    /// Ends selecting.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        pointerCancelled()
        super.touchesCancelled(touches, with: event)
    }

    // MARK: Editing

    /// Takes the view's edits back; it is the view's own.
    open override var undoManager: UndoManager? {
        if storedUndoManager == nil { storedUndoManager = UndoManager() }
        return storedUndoManager
    }

    /// Whether there is text.
    open var hasText: Bool { textStorage.length > 0 }

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
        if isSelectable { editor.copySelection() }
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
        if isSelectable { editor.perform(.selectAll) }
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

    /// Knows words, lines and paragraphs.
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
    open var endOfDocument: UITextPosition { .at(textStorage.length) }

    /// What is selected; empty where only the caret stands.
    open var selectedTextRange: UITextRange? {
        get { .of(editor.selection.range) }
        set { if let newValue { editor.select(newValue.nsRange) } }
    }

    /// The text of a part.
    open func text(in range: UITextRange) -> String? {
        textStorage.buffer.text(in: textStorage.clamped(range.nsRange))
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
        return !overflows && (0...textStorage.length).contains(place) ? .at(place) : nil
    }

    /// The place so many characters or lines away as the eye sees it; nil if that is outside of the text.
    open func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        editor.position(from: position.offset, in: direction, steps: offset).map { .at($0) }
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

    /// From a place as far as its line goes in a direction.
    open func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? {
        .of(editor.characterRange(byExtending: position.offset, in: direction))
    }

    /// The direction of the writing at a place.
    open func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection {
        editor.writingDirection(at: position.offset)
    }

    /// Sets the direction of the writing of a part's paragraphs.
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        editor.setWritingDirection(writingDirection, in: range.nsRange)
    }

    /// The attributes of the text at a place.
    open func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? {
        editor.textStyling(at: position.offset, in: direction)
    }

    /// The first rectangle of a part, in the view's coordinates.
    open func firstRect(for range: UITextRange) -> CGRect {
        let first = NSRange(location: range.nsRange.location, length: min(range.nsRange.length, 1000))
        return textGeometry.selectionRects(for: first).first.map { inView($0.rect) } ?? caretRect(for: range.start)
    }

    /// The caret's rectangle at a place, in the view's coordinates.
    open func caretRect(for position: UITextPosition) -> CGRect {
        let selection = editor.selection
        let affinity = position.offset == selection.head ? selection.affinity : .forward
        return inView(textGeometry.caretRect(at: position.offset, affinity: affinity))
    }

    /// The rectangles of a part, in the view's coordinates; its paragraphs are laid out.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        textGeometry.selectionRects(for: range.nsRange).map { part in
            var part = part
            part.rect = inView(part.rect)
            return .of(part)
        }
    }

    /// The place nearest to a point in the view's coordinates.
    open func closestPosition(to point: CGPoint) -> UITextPosition? {
        .at(editor.closestOffset(to: inText(point)))
    }

    /// The place of a part nearest to a point in the view's coordinates.
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        .at(editor.closestOffset(to: inText(point), within: range.nsRange))
    }

    /// The character at a point in the view's coordinates.
    open func characterRange(at point: CGPoint) -> UITextRange? {
        editor.characterRange(at: inText(point)).map { .of($0) }
    }

    /// On which line the caret stands where a line wraps.
    open var selectionAffinity: UITextStorageDirection {
        get { editor.selection.affinity }
        set {
            let selection = editor.selection
            editor.select(TextSelection(anchor: selection.anchor, head: selection.head, affinity: newValue))
        }
    }
}
