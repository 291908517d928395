extension RichTextEditor {
    /// The text view of a ``RichTextEditor``.
    public final class View: UITextView, UITextViewDelegate, TextEditingView, FindableTextView {

        private var component: RichTextEditor?
        private(set) weak var editing: TextEditingState?
        private var displayedFont = DisplayedFont()
        var onFindNavigator: ((Bool) -> Void)?

        public override init(frame: CGRect, textContainer: NSTextContainer?) {
            super.init(frame: frame, textContainer: textContainer)
            self.textContainer.lineFragmentPadding = 0
            allowsEditingTextAttributes = true
            adjustsFontForContentSizeCategory = true
            delegate = self
        }

        /// Returns `nil`: component views do not support archiving.
        public required init?(coder: NSCoder) {
            nil
        }

        isolated deinit {
            component?.formatting?.disconnect(self)
        }

        // MARK: Component

        func update(component: RichTextEditor, state: TextEditingState) {
            // The update may also be caused by the editor's state or available size; then the parent has not specified a
            // new text.
            let old = self.component
            self.component = component
            editing = state
            isEditable = component.isEditable && !InheritedValues.isDisabled
            updateFinding()
            if textContainerInset != component.insets { textContainerInset = component.insets }
            component.focus?.connect { [weak self] takesKeyboard in
                if takesKeyboard { self?.becomeFirstResponder() } else { self?.resignFirstResponder() }
            }
            placeholder = component.title.isEmpty ? nil : component.title
            if old == nil { typingAttributes = [.font: defaultFont] }
            if old != component { show(component.text) }
            showFieldBorder(component.hasBorder, isActive: isWriting)
            if old?.formatting !== component.formatting { old?.formatting?.disconnect(self) }
            component.formatting?.connect(self)
            showsInactiveSelection = component.formatting != nil
        }

        private var defaultFont: UIFont {
            displayedFont.font(for: component?.font ?? .body, in: traitCollection)
        }

        var lineHeight: CGFloat { defaultFont.lineHeight }

        /// Returns the height of the text for a width, in points, or a value above `limit` if the text is higher than
        /// that.
        ///
        /// Each paragraph is at least as high as the smallest text, so a text with very many paragraphs need not be laid out.
        func height(width: CGFloat, limit: CGFloat) -> CGFloat {
            let least = CGFloat(textStorage.paragraphCount) * Self.textSizes.lowerBound
            return least > limit ? least : sizeThatFits(CGSize(width: width, height: .infinity)).height
        }

        // MARK: Text

        /// Shows the specified text; a caret that is not at the end keeps its position.
        func show(_ newText: NSAttributedString) {
            UpdateScheduler.shared.controlWasSpecified(self)
            let shown = withFonts(newText)
            guard !textStorage.isEqual(to: shown) else { return }
            let selection = selectedTextRange
            let wasAtEnd = selection?.end == endOfDocument
            attributedText = shown
            if shown.length == 0 { typingAttributes = [.font: defaultFont] }
            if !wasAtEnd { selectedTextRange = selection }
            synchronizeState()
        }

        /// Returns a text in which characters without a font have the font of the component.
        private func withFonts(_ text: NSAttributedString) -> NSAttributedString {
            let result = text.mutableTextCopy
            text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { font, range, _ in
                if font == nil { result.addAttribute(.font, value: defaultFont, range: range) }
            }
            return result
        }

        var displayedText: String {
            get { text ?? "" }
            set { show(NSAttributedString(string: newValue)) }
        }

        var textRevision: Int { editor.generation }
        var isWriting: Bool { isFirstResponder && isEditable }
        var preservesCaret: Bool { true }

        var listeners: TextEditingCallbacks? {
            component.map { component in
                TextEditingCallbacks(
                    textUpdated: { [weak self] _ in self.map { component.textUpdated($0.attributedText) } },
                    onFocus: component.onFocus, onSelection: component.onSelection)
            }
        }

        /// The attributes of text that is inserted next, which the user can change before typing.
        public override var typingAttributes: [NSAttributedString.Key: Any] {
            get { super.typingAttributes }
            set {
                super.typingAttributes = newValue
                component?.formatting?.refresh()
            }
        }

        // MARK: Appearance

        /// Resolves the border color for the new style, and updates the component for another text size.
        public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            updateFieldBorderColor(isActive: isWriting)
            if let traits = changedTraitsForTextSize, displayedFont.follow(traits) { updateComponentForTextSize() }
        }

        // MARK: Delegate

        /// Stores and reports the text.
        public func textViewDidChange(_ textView: UITextView) {
            handleTextChange()
            component?.formatting?.refresh()
        }

        /// Stores and reports the selection.
        public func textViewDidChangeSelection(_ textView: UITextView) {
            handleSelectionChange()
            component?.formatting?.refresh()
        }

        /// Reports that editing began.
        public func textViewDidBeginEditing(_ textView: UITextView) {
            focusDidChange(true)
        }

        /// Reports that editing ended.
        public func textViewDidEndEditing(_ textView: UITextView) {
            focusDidChange(false)
        }

        private func focusDidChange(_ isFocused: Bool) {
            updateFieldBorderColor(isActive: isWriting)
            handleFocusChange(isFocused)
        }
    }
}
