/// A view whose text is edited by a ``TextEditor``: a text field or a text view.
@MainActor package protocol TextEditorOwner: AnyObject {
    var editor: TextEditor { get }
}

extension TextEditorOwner where Self: UITextInput {
    /// The input delegate, or `nil` while an input method performs a change, of which it needs no notification.
    package var notifiedInputDelegate: (any UITextInputDelegate)? {
        editor.inputMethodCalls == 0 ? inputDelegate : nil
    }

    /// Performs changes requested by an input method, without notifying the input delegate.
    package func performInputMethodEdit(_ body: () -> Void) {
        editor.inputMethodCalls += 1
        body()
        editor.inputMethodCalls -= 1
    }
}

extension TextEditorClient where Self: TextEditorOwner & UITextInput {
    package func textEditorWillChangeText(_ editor: TextEditor) {
        notifiedInputDelegate?.textWillChange(self)
    }

    package func textEditorWillChangeSelection(_ editor: TextEditor) {
        notifiedInputDelegate?.selectionWillChange(self)
    }
}

extension TextEditorClient where Self: UIResponder {
    /// Calls the action of the responder, which a subclass may override, if it is available.
    package func textEditor(_ editor: TextEditor, performClipboard command: TextCommand) {
        let action: Selector
        switch command {
        case .cut: action = .cut
        case .copy: action = .copy
        default: action = .paste
        }
        if canPerformAction(action, withSender: nil) { _ = action.perform(self, self, nil) }
    }
}
