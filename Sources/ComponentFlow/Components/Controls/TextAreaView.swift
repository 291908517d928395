extension TextArea {
    /// The text view of a ``TextArea``.
    public final class View: UITextView, UITextViewDelegate, TextEditingView, FindableTextView {

        private var component: TextArea?
        private(set) weak var editing: TextEditingState?
        private var inputLanguage: InputLanguage?
        private var displayedFont = DisplayedFont()
        /// Called when the find navigator appears or disappears.
        var onFindNavigator: ((Bool) -> Void)?

        public override init(frame: CGRect, textContainer: NSTextContainer?) {
            super.init(frame: frame, textContainer: textContainer)
            self.textContainer.lineFragmentPadding = 0
            delegate = self
        }

        /// The language that the component specifies, or that of the desktop.
        public override var textInputMode: UITextInputMode? { inputLanguage ?? super.textInputMode }

        /// Returns `nil`: component views do not support archiving.
        public required init?(coder: NSCoder) {
            nil
        }

        /// Returns the height of the text for a width, in points, or a value above `limit` if the text is higher than
        /// that.
        ///
        /// Each paragraph takes at least one line, so a text with very many paragraphs need not be laid out.
        func height(width: CGFloat, limit: CGFloat) -> CGFloat {
            let least = CGFloat(textStorage.paragraphCount) * (font?.lineHeight ?? 0)
            return least > limit ? least : sizeThatFits(CGSize(width: width, height: .infinity)).height
        }

        // MARK: Component

        func update(component: TextArea, state: TextEditingState) {
            // The update may also be caused by the field's state or available size; then the parent has not specified a
            // new text.
            let isNew = self.component != component
            self.component = component
            editing = state
            let shownFont = displayedFont.font(for: component.font, in: traitCollection)
            if font != shownFont { font = shownFont }
            if textColor != component.color { textColor = component.color }
            if textAlignment != component.alignment { textAlignment = component.alignment }
            if textContainerInset != component.insets { textContainerInset = component.insets }
            isEditable = component.isEditable && !InheritedValues.isDisabled
            updateFinding()
            spellCheckingType = component.spellCheckingType
            if inputLanguage?.primaryLanguage != component.language {
                inputLanguage = component.language.map { InputLanguage($0) }
                reloadInputViews()
            }
            component.focus?.connect { [weak self] takesKeyboard in
                if takesKeyboard { self?.becomeFirstResponder() } else { self?.resignFirstResponder() }
            }
            placeholder = component.placeholder.isEmpty ? nil : component.placeholder
            if isNew { show(component.text) }
            showFieldBorder(component.hasBorder, isActive: isWriting)
        }

        var displayedText: String {
            get { text ?? "" }
            set { text = newValue }
        }

        var textRevision: Int { editor.generation }
        var isWriting: Bool { isFirstResponder && isEditable }
        var preservesCaret: Bool { true }

        var listeners: TextEditingCallbacks? {
            component.map {
                TextEditingCallbacks(textUpdated: $0.textUpdated, onFocus: $0.onFocus, onSelection: $0.onSelection)
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
        }

        /// Stores and reports the selection.
        public func textViewDidChangeSelection(_ textView: UITextView) {
            handleSelectionChange()
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
