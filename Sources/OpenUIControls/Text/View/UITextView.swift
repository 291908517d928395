@_spi(Subclassing) import OpenUIKitCore

/// A scrollable view for displaying and editing attributed text of any length.
///
/// Only the visible text is laid out and drawn, so that a megabyte of text opens, scrolls and handles a key press
/// within a frame. ``UIScrollView/contentSize`` is partly an estimate, and is corrected without a visible jump. The
/// view supports the key bindings of desktop systems. A drag of the pointer selects text, a double click selects a
/// word, a triple click a paragraph, and the wheel scrolls. A finger scrolls, and a tap places the caret.
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInput {
    /// Posted when editing begins.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    /// Posted after the user changed the text.
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
    /// Posted when editing ends.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")

    /// The delegate, which controls editing and is notified of changes; also the delegate of the scroll view.
    @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
        didSet { (self as UIScrollView).delegate = delegate }
    }

    /// The container in which the text is laid out.
    public final let textContainer: NSTextContainer
    /// The edited text.
    public final let textStorage: NSTextStorage
    private final let ownManager: NSLayoutManager
    package final let editor: TextEditor
    final let textGeometry: DocumentGeometry
    final lazy var layers = TextDocumentLayers(in: layer)
    final lazy var blink = CaretBlink(layers.caret, in: self)
    /// The default attributes of the text.
    final var baseTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Whether the next layout scrolls to the caret.
    final var revealsCaret = false
    final var pointer = TextPointer()
    /// The range of the link that has the keyboard focus instead of the entire view.
    final var focusedLinkRange: NSRange?
    /// The checker of the text, while it is or was edited and its spelling is checked.
    final var spellChecker: SpellChecker?
    /// The lines below misspelled words, created for the first one.
    final var spellingUnderlines: SpellingUnderlines?
    /// The found text that is displayed.
    final var foundText = FoundText()
    /// The text as assistive technologies read it, and the number of changes when it was determined.
    final var knownSpokenText: (changeCount: Int, text: SpokenText)?
    private final lazy var ownTokenizer = UITextInputStringTokenizer(textInput: self)
    private final lazy var ownUndoManager = UndoManager()
    private final var placeholderLabel: UILabel?

    // MARK: Initialization

    @_spi(Subclassing) open override class var appearanceProperties: AppearanceProperties { customizableProperties }

    private static let customizableProperties = AppearanceProperties(
        of: UITextView.self,
        adding: [
            AppearanceProperty(
                get: { (view: UITextView) in view.baseTextAttributes[.font] as? UIFont }, set: { $0.font = $1 }),
            AppearanceProperty(
                get: { (view: UITextView) in view.baseTextAttributes[.foregroundColor] as? UIColor },
                set: { $0.textColor = $1 }),
            AppearanceProperty(attributes: \UITextView.ownLinkAttributes),
            AppearanceProperty(\UITextView.textContainerInset),
        ], to: UIScrollView.appearanceProperties)

    /// Creates an empty view with its own storage, layout manager and container.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    /// Creates an empty view; all views use an `NSLayoutManager`.
    public convenience init(usingTextLayoutManager: Bool) {
        self.init(frame: .zero, textContainer: nil)
    }

    /// Creates a view that displays a container with its layout manager and storage, which are created if necessary.
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

    /// Creates an empty view; decoding from archives is not supported.
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
        alwaysBounceVertical = false
        observeInterfaceStyle()
        updateColors()
        editor.select(NSRange(location: 0, length: 0))
        contextMenu = TextContextMenu(for: self)
    }

    private final var contextMenu: TextContextMenu?

    @_spi(Subclassing) public override var contextMenuAnchor: CGPoint {
        if let link = focusedLinkShape { return CGPoint(x: link.midX, y: link.midY) }
        let caret = caretRect(for: selectedTextRange?.end ?? endOfDocument)
        return CGPoint(x: caret.minX, y: caret.maxY)
    }

    /// The layout manager of the text.
    public final var layoutManager: NSLayoutManager { textContainer.layoutManager ?? ownManager }

    final var document: DocumentLayout? { layoutManager.document }

    // MARK: Accessibility

    @_spi(Subclassing) public override var isAccessibilityElementByDefault: Bool { true }
    @_spi(Subclassing) public override var presentsTextLinks: Bool { true }
    @_spi(Subclassing) public override var defaultAccessibilityLabel: String? { placeholder }
    @_spi(Subclassing) open override var defaultAccessibilityValue: String? { spokenText.string }
    @_spi(Subclassing) open override var defaultAccessibilityTraits: UIAccessibilityTraits {
        isEditable ? .none : .staticText
    }

    /// Starts editing or selecting; returns `false` if the view is already first responder.
    open override func accessibilityActivate() -> Bool { !isFirstResponder && becomeFirstResponder() }

    /// Returns whether the view itself has the keyboard focus, and not one of its links.
    open override func accessibilityElementIsFocused() -> Bool { isFocused && focusedLinkRange == nil }

    // MARK: Text

    /// The text of the view.
    ///
    /// Setting it does not notify the delegate, moves the caret to the end, and clears the undo history of the view.
    /// The entire text takes ``font``, ``textColor`` and ``textAlignment``.
    open var text: String! {
        get { textStorage.string }
        set { setContent(TextSlice(newValue ?? "", attributes: TextAttributes(defaultTextAttributes))) }
    }

    open var attributedText: NSAttributedString! {
        // Foundation's copying initializer reads its own storage, which a text storage does not use.
        get { textStorage.attributedSubstring(from: NSRange(location: 0, length: textStorage.length)) }
        set { setContent(newValue.map { TextSlice($0) } ?? TextSlice("")) }
    }

    /// The font of the text; setting it changes the entire text.
    ///
    /// The default is `nil`, which means the system font of 12 points, as in UIKit.
    open var font: UIFont? {
        get {
            (textStorage.length > 0 ? firstAttributes[.font] : nil) as? UIFont ?? baseTextAttributes[.font] as? UIFont
        }
        set { setOwn(.font, newValue, shown: newValue ?? ParagraphSource.defaultFont) }
    }

    /// The color of the text; setting it changes the entire text.
    ///
    /// The default is `nil`, which means the color of labels.
    open var textColor: UIColor? {
        get {
            (textStorage.length > 0 ? firstAttributes[.foregroundColor] : nil) as? UIColor
                ?? baseTextAttributes[.foregroundColor] as? UIColor
        }
        set { setOwn(.foregroundColor, newValue, shown: newValue) }
    }

    /// The alignment of the text; the default is natural.
    open var textAlignment = NSTextAlignment.natural { didSet { alignmentDidChange() } }

    private var firstAttributes: [NSAttributedString.Key: Any] {
        textStorage.attributes(at: 0, effectiveRange: nil)
    }

    /// Whether the user can edit the text; the default is `true`.
    open var isEditable = true { didSet { if oldValue != isEditable { editabilityDidChange() } } }
    /// Whether the delegate was notified that editing began, and not yet that it ended.
    var isInEditingSession = false
    /// Whether the user can select text and follow links; the default is `true`.
    open var isSelectable = true { didSet { if oldValue != isSelectable { editabilityDidChange() } } }
    /// Whether pasted text keeps its attributes, and commands and Control-B, Control-I and Control-U change them.
    open var allowsEditingTextAttributes = false
    /// The kinds of text that are displayed as links while the text view is not editable.
    ///
    /// With ``UIDataDetectorTypes/link``, these are URLs and e-mail addresses. The text itself does not change.
    open var dataDetectorTypes: UIDataDetectorTypes = [] { didSet { updateLinkDetection() } }

    /// The insets of the text inside the content; the default is 8 points at the top and bottom.
    ///
    /// Values that are not finite count as 0, and values are limited to one million points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if oldValue != textContainerInset { layoutDidChange() } }
    }

    /// The attributes of links, which override their own attributes.
    ///
    /// By default links have a color, and are underlined if the user prefers to distinguish them without it.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { layoutManager.linkAttributes }
        set {
            ownLinkAttributes = newValue ?? [:]
        }
    }

    /// The attributes of links that were set; `nil` stands for the default ones.
    private final var ownLinkAttributes: [NSAttributedString.Key: Any]? {
        didSet {
            areLinksUnderlined = nil
            if let ownLinkAttributes { layoutManager.linkAttributes = ownLinkAttributes } else { updateLinks() }
        }
    }
    private final var areLinksUnderlined: Bool?

    /// Applies the default attributes of links, unless the program has set others.
    final func updateLinks() {
        let isUnderlined = UIAccessibility.shouldDifferentiateWithoutColor
        guard ownLinkAttributes == nil, isUnderlined != areLinksUnderlined else { return }
        areLinksUnderlined = isUnderlined
        layoutManager.linkAttributes =
            isUnderlined ? NSAttributedString.defaultLinkAttributes : [.foregroundColor: UIColor.link]
    }

    /// The attributes of text that is inserted next; taken from the surrounding text when the selection changes.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { editor.typingAttributes }
        set {
            editor.typingAttributes = newValue
            if textStorage.length == 0 { layoutManager.emptyTextAttributes = newValue }
            setNeedsLayout()
        }
    }

    /// The selection in UTF-16 units; clamped to the text.
    open var selectedRange: NSRange {
        get { editor.selection.range }
        set { editor.select(newValue) }
    }

    /// Whether inserted text replaces the entire text, which is selected to indicate this.
    ///
    /// Reset to `false` when the selection changes.
    open var clearsOnInsertion = false { didSet { if clearsOnInsertion, isFirstResponder { selectAll(nil) } } }

    /// Scrolls until a range is visible, or as much of it as fits.
    open func scrollRangeToVisible(_ range: NSRange) {
        reveal(range)
    }

    // MARK: Finding

    /// Whether the user can find and replace text, with a ``findInteraction``.
    ///
    /// The default is `false`.
    open var isFindInteractionEnabled = false {
        didSet {
            guard oldValue != isFindInteractionEnabled else { return }
            if let findInteraction { removeInteraction(findInteraction) }
            findInteraction = isFindInteractionEnabled ? UIFindInteraction(sessionDelegate: self) : nil
            if let findInteraction { addInteraction(findInteraction) }
        }
    }

    /// The interaction with which the user finds and replaces text; `nil` unless ``isFindInteractionEnabled`` is `true`.
    public private(set) final var findInteraction: UIFindInteraction?

    // MARK: Traits

    /// Always `false`; use `UITextField` for passwords.
    open var isSecureTextEntry: Bool { false }
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
    /// The action of the Return key on an on-screen keyboard.
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

    // MARK: Display

    /// The insets of the part of the visible area that a view in front of the text covers, such as line numbers.
    ///
    /// A selection that is dragged over it scrolls the text.
    package final var coveredInsets = UIEdgeInsets.zero

    /// Whether the text is laid out but not shown, because placeholders replace it.
    package final var hidesText = false {
        didSet { if oldValue != hidesText { setNeedsLayout() } }
    }

    /// Whether the selection is displayed in gray while another view has the focus, such as a control that formats it.
    package final var showsInactiveSelection = false {
        didSet { if oldValue != showsInactiveSelection { setNeedsLayout() } }
    }

    // MARK: Placeholder

    /// The text that is displayed while the view is empty.
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
        label.isHidden = textStorage.length > 0 || bounds.width <= 0 || bounds.height <= 0
        label.font = font ?? ParagraphSource.defaultFont
        label.textAlignment = textAlignment
        label.semanticContentAttribute = semanticContentAttribute
        let padding = textContainer.space.padding
        let width = max(bounds.width - usableInset.left - usableInset.right - 2 * padding, 0)
        let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        label.frame = CGRect(
            x: usableInset.left + padding, y: usableInset.top, width: width, height: size.height)
    }

    // MARK: Layout

    /// Lays out and displays the visible lines.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutText()
        if focusedLinkRange != nil { showFocusedLink() }
    }

    /// The size of the text at the view's width, if ``isScrollEnabled`` is `false`.
    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return super.intrinsicContentSize }
        let width = foundWidth ?? bounds.width
        return fittingSize(width > 0 && width < 1e6 ? width : .infinity)
    }

    /// The width that constraints assign to a text view that does not scroll.
    private final var foundWidth: CGFloat?

    @_spi(Subclassing) public override var wrapsContent: Bool { !isScrollEnabled }

    @_spi(Subclassing) public override var layoutWidth: CGFloat? {
        get { foundWidth }
        set { foundWidth = newValue }
    }

    /// Returns the size of the text at a width; O(text) on first use.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        fittingSize(size.width > 0 ? size.width : .infinity)
    }

    /// Whether the view can be scrolled; if not, its intrinsic height is that of its text.
    open override var isScrollEnabled: Bool {
        didSet { if oldValue != isScrollEnabled { invalidateIntrinsicContentSize() } }
    }

    @_spi(Subclassing) public override func resolveColors(with traits: UITraitCollection) {
        super.resolveColors(with: traits)
        layoutManager.traits = traits
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

    /// Whether the text is editable or selectable.
    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

    /// Begins editing, if the delegate permits it.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard window != nil, canBecomeFirstResponder else { return false }
        guard !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true else { return false }
        guard super.becomeFirstResponder() else { return false }
        editingDidBegin()
        return true
    }

    /// Ends editing, if the delegate permits it.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard !isEditable || delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
            return false
        }
        editingDidEnd()
        return true
    }

    /// Ends editing when the view is removed from its window.
    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        guard newWindow == nil else { return }
        stopAutoscroll()
        guard isFirstResponder, super.resignFirstResponder() else { return }
        editingDidEnd()
    }

    /// Checks the text in the language of ``UIResponder/textInputMode``, if it has changed.
    open override func reloadInputViews() {
        super.reloadInputViews()
        spellingTraitsDidChange()
    }

    /// Inserts text or performs an editing command.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let press = presses.first, let key = press.key, handleLinkKey(key) || handle(key) else {
            return super.pressesBegan(presses, with: event)
        }
    }

    @_spi(Subclassing) public override var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
        focusedLinkShape.map { ($0, 3) } ?? super.focusShape
    }

    @_spi(Subclassing) open override func focusDidUpdate(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        focusDidMoveToLinks(context)
        super.focusDidUpdate(in: context, with: coordinator)
    }

    @_spi(Subclassing) public override func pointerStyle(at point: CGPoint) -> UIPointerStyle? {
        guard isEditable || isSelectable else { return nil }
        return UIPointerStyle(shape: followsLink(at: point) ? .link : .verticalBeam(length: bounds.height))
    }

    @_spi(Subclassing) public override func handlesKeyBeforeCommands(_ key: UIKey) -> Bool {
        wants(key) && editor.handles(key)
    }

    @_spi(Subclassing) public override func pressRepeated(_ press: UIPress) {
        guard let key = press.key, handleLinkKey(key) || handle(key) else { return super.pressRepeated(press) }
    }

    // MARK: Touches

    /// Begins a selection with a pointer, or the tap of a finger, which places the caret.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, pointerBegan(touch, event) else {
            return super.touchesBegan(touches, with: event)
        }
    }

    /// Extends the selection.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, pointerMoved(touch) else {
            return super.touchesMoved(touches, with: event)
        }
    }

    /// Ends the selection, or opens a link.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, pointerEnded(touch) else {
            return super.touchesEnded(touches, with: event)
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        pointerCancelled()
        super.touchesCancelled(touches, with: event)
    }

    // MARK: Editing

    /// The undo manager of the view's edits, which is created on first use and not shared.
    open override var undoManager: UndoManager? { ownUndoManager }

    open var hasText: Bool { textStorage.length > 0 }

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
        if isSelectable { editor.copySelection() }
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
        if isSelectable { editor.perform(.selectAll) }
    }

    // MARK: Formatting

    /// Makes the selected text bold unless all of it is, if ``allowsEditingTextAttributes`` is set.
    open override func toggleBoldface(_ sender: Any?) {
        if canFormat { toggleTrait(.traitBold) }
    }

    /// Makes the selected text italic unless all of it is, if ``allowsEditingTextAttributes`` is set.
    open override func toggleItalics(_ sender: Any?) {
        if canFormat { toggleTrait(.traitItalic) }
    }

    /// Underlines the selected text unless all of it is underlined, if ``allowsEditingTextAttributes`` is set.
    open override func toggleUnderline(_ sender: Any?) {
        if canFormat { toggleLine(.underlineStyle) }
    }

    /// Enlarges the selected text by one point, if ``allowsEditingTextAttributes`` is set.
    open override func increaseSize(_ sender: Any?) {
        if canFormat { changeSize(by: 1) }
    }

    /// Reduces the size of the selected text by one point, if ``allowsEditingTextAttributes`` is set.
    open override func decreaseSize(_ sender: Any?) {
        if canFormat { changeSize(by: -1) }
    }

    /// Changes the attributes of the selected text as one undo step, or those of text that is inserted next, if
    /// ``allowsEditingTextAttributes`` is set.
    open override func updateTextAttributes(conversionHandler: UITextAttributesConversionHandler) {
        if canFormat { changeSelectedAttributes { $0 = conversionHandler($0) } }
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

    /// Returns the position at `offset` characters or lines in a visual direction, or `nil` if it lies outside the
    /// text.
    open func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        editor.position(from: position, in: direction, offset: offset)
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

    /// Returns the range from a position to the end of its line in a direction.
    open func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? {
        editor.characterRange(byExtending: position, in: direction)
    }

    /// Returns the writing direction at a position.
    open func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection {
        editor.writingDirection(at: position.offset)
    }

    /// Sets the writing direction of all paragraphs that intersect a range.
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        editor.setWritingDirection(writingDirection, in: range.nsRange)
    }

    /// Returns the attributes of the text at a position.
    open func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? {
        editor.textStyling(at: position.offset, in: direction)
    }

    /// Returns the first rectangle that encloses a range, in the view's coordinates.
    open func firstRect(for range: UITextRange) -> CGRect {
        let first = NSRange(location: range.nsRange.location, length: min(range.nsRange.length, 1000))
        return textGeometry.selectionRects(for: first).first.map { inView($0.rect) } ?? caretRect(for: range.start)
    }

    /// Returns the rectangle of the caret at a position, in the view's coordinates.
    open func caretRect(for position: UITextPosition) -> CGRect {
        let selection = editor.selection
        let affinity = position.offset == selection.head ? selection.affinity : .forward
        return inView(textGeometry.caretRect(at: position.offset, affinity: affinity))
    }

    /// Returns the selection rectangles of a range, in the view's coordinates; lays out its paragraphs.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        textGeometry.selectionRects(for: range.nsRange).map { part in
            var part = part
            part.rect = inView(part.rect)
            return .of(part)
        }
    }

    /// Returns the position closest to a point in the view's coordinates.
    open func closestPosition(to point: CGPoint) -> UITextPosition? {
        editor.closestPosition(to: inText(point))
    }

    /// Returns the position in a range that is closest to a point in the view's coordinates.
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        editor.closestPosition(to: inText(point), within: range)
    }

    /// Returns the range of the character at a point in the view's coordinates.
    open func characterRange(at point: CGPoint) -> UITextRange? {
        editor.characterRange(at: inText(point))
    }

    /// The line at which the caret is displayed if its position lies at a line wrap.
    open var selectionAffinity: UITextStorageDirection {
        get { editor.selectionAffinity }
        set { editor.selectionAffinity = newValue }
    }
}
