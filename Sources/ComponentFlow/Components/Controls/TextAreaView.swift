extension TextArea {
    /// The text view that shows a ``TextArea``.
    public final class View: UITextView, UITextViewDelegate {
        private static let cornerRadius: CGFloat = 7

        private var component: TextArea?
        private weak var editing: TextEditingState?

        /// Makes the view.
        public override init(frame: CGRect, textContainer: NSTextContainer?) {
            super.init(frame: frame, textContainer: textContainer)
            self.textContainer.lineFragmentPadding = 0
            delegate = self
        }

        /// Views of components are not archived: returns nil.
        public required init?(coder: NSCoder) {
            nil
        }

        /// The height of the text in a width, in points; at least one that is beyond a limit if the text is.
        ///
        /// A paragraph takes a line or more, so a text of very many need not be laid out.
        func height(width: CGFloat, limit: CGFloat) -> CGFloat {
            let least = CGFloat(textStorage.paragraphCount) * (font?.lineHeight ?? 0)
            return least > limit ? least : sizeThatFits(CGSize(width: width, height: .infinity)).height
        }

        // MARK: Component

        func update(component: TextArea, state: TextEditingState) {
            // The field also runs when its state or its room changed: then its parent has said nothing new.
            let isNew = self.component != component
            self.component = component
            editing = state
            if font != component.font { font = component.font }
            if textColor != component.color { textColor = component.color }
            if textAlignment != component.alignment { textAlignment = component.alignment }
            if textContainerInset != component.insets { textContainerInset = component.insets }
            isEditable = component.isEditable
            layer.borderWidth = component.hasBorder ? 1 : 0
            layer.cornerRadius = component.hasBorder ? Self.cornerRadius : 0
            component.focus?.connect { [weak self] takesKeyboard in
                if takesKeyboard { self?.becomeFirstResponder() } else { self?.resignFirstResponder() }
            }
            placeholder = component.placeholder.isEmpty ? nil : component.placeholder
            if isNew { show(component.text) }
            showBorder()
        }

        func refreshBehavior(from component: TextArea) {
            self.component = component
            show(component.text)
        }

        /// Shows a text; a caret that was not at the end stays where it is.
        private func show(_ newText: String) {
            guard newText != text else { return }
            let selection = selectedRange
            let wasAtEnd = NSMaxRange(selection) == textStorage.length
            text = newText
            if !wasAtEnd { selectedRange = selection }
            remember()
        }

        /// Keeps what is shown in the component's state.
        private func remember() {
            editing?.follow(
                text: text ?? "", selectedRange: selectedRange, isEditing: isFirstResponder && isEditable,
                isComposing: markedTextRange != nil)
        }

        // MARK: Look

        private func showBorder() {
            let color: UIColor = isFirstResponder ? tintColor : .systemGray4
            layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
        }

        /// Colours the frame anew.
        public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            showBorder()
        }

        // MARK: Delegate

        /// Remembers the text, and tells of it.
        public func textViewDidChange(_ textView: UITextView) {
            ComponentState.batch {
                remember()
                component?.onSelection?(selectedRange)
                component?.textUpdated(text ?? "")
            }
        }

        /// Remembers the selection, and tells of it.
        ///
        /// An edit moves the caret before it is told as a change of the text. Until then nothing may update: a parent
        /// that has not heard of the edit would take it back.
        public func textViewDidChangeSelection(_ textView: UITextView) {
            guard editing?.text == text else { return }
            ComponentState.batch {
                remember()
                component?.onSelection?(selectedRange)
            }
        }

        /// Tells that editing began.
        public func textViewDidBeginEditing(_ textView: UITextView) {
            focusDidChange(true)
        }

        /// Tells that editing ended.
        public func textViewDidEndEditing(_ textView: UITextView) {
            focusDidChange(false)
        }

        private func focusDidChange(_ isFocused: Bool) {
            showBorder()
            ComponentState.batch {
                remember()
                component?.onFocus?(isFocused)
            }
        }
    }
}
