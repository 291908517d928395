/// The view whose text a ``TextEditor`` edits.
///
/// A change is reported in this order: `shouldChange`, `willChangeText`, `didChangeSelection`, `didChangeText`. If the
/// client changes the text inside `shouldChange`, its change is kept and the original change is cancelled.
@MainActor package protocol TextEditorClient: AnyObject {
    /// Whether the text can have more than one line.
    ///
    /// If not, line breaks become spaces and other control characters are removed.
    var isMultiline: Bool { get }
    /// Whether the text must be hidden and cannot be copied.
    var isSecureTextEntry: Bool { get }
    /// Whether the user can edit the text.
    var isTextEditable: Bool { get }
    /// Whether pasted text keeps its attributes.
    var allowsEditingTextAttributes: Bool { get }
    /// The attributes of text that is inserted into an empty text.
    var defaultTextAttributes: [NSAttributedString.Key: Any] { get }
    /// The attributes of marked text.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get }
    /// The number of lines by which Page Up and Page Down move; at least one.
    var linesPerPage: Int { get }
    /// The undo manager, found through the responder chain like ``UIResponder/undoManager``.
    var undoManager: UndoManager? { get }
    /// Whether straight quotes are replaced with typographic ones.
    var smartQuotesType: UITextSmartQuotesType { get }
    /// Whether two hyphens are replaced with a dash.
    var smartDashesType: UITextSmartDashesType { get }
    /// Whether spaces are adjusted around words that are pasted or deleted.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
    /// Whether Return has no effect in an empty text with several lines.
    var enablesReturnKeyAutomatically: Bool { get }
    /// Returns whether a user's edit may replace a range of the text.
    func textEditor(_ editor: TextEditor, shouldChange range: NSRange, replacement text: String) -> Bool
    /// Called before the text changes.
    func textEditorWillChangeText(_ editor: TextEditor)
    /// Called after the text changed.
    func textEditorDidChangeText(_ editor: TextEditor)
    /// Called before the selection changes.
    func textEditorWillChangeSelection(_ editor: TextEditor)
    /// Called after the selection changed or the caret moved.
    func textEditorDidChangeSelection(_ editor: TextEditor)
    /// Performs the command cut, copy or paste for a key.
    func textEditor(_ editor: TextEditor, performClipboard command: TextCommand)
    /// Called when Return is pressed in a text with a single line.
    func textEditorDidReceiveReturn(_ editor: TextEditor)
}

extension TextEditorClient {
    /// The default is 1.
    package var linesPerPage: Int { 1 }
    package var smartQuotesType: UITextSmartQuotesType { .default }
    package var smartDashesType: UITextSmartDashesType { .default }
    package var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }
    package var enablesReturnKeyAutomatically: Bool { false }
    package func textEditorWillChangeText(_ editor: TextEditor) {}
    package func textEditorWillChangeSelection(_ editor: TextEditor) {}
    package func textEditorDidReceiveReturn(_ editor: TextEditor) {}
    /// The default lets the editor perform it.
    package func textEditor(_ editor: TextEditor, performClipboard command: TextCommand) {
        editor.performClipboard(command)
    }
}
