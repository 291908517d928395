/// The view whose text a ``TextEditor`` edits.
///
/// One change is told in this order: `shouldChange`, `willChangeText`, `didChangeSelection`, `didChangeText`. What the
/// client does to the text inside of `shouldChange` counts, and then the change does not happen.
@MainActor package protocol TextEditorClient: AnyObject {
    /// Whether there can be more than one line.
    ///
    /// Without, line breaks become spaces and other control characters go.
    var isMultiline: Bool { get }
    /// Whether nothing of the text may leave.
    var isSecureTextEntry: Bool { get }
    /// Whether people can write.
    var isTextEditable: Bool { get }
    /// Whether pasted text keeps its attributes.
    var allowsEditingTextAttributes: Bool { get }
    /// What text gets that has no neighbour to take its attributes from.
    var defaultTextAttributes: [NSAttributedString.Key: Any] { get }
    /// What an input method composes looks like.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get }
    /// How many lines Page Up and Page Down move by; at least one.
    var linesPerPage: Int { get }
    /// Who takes edits back; found from the view on, as ``UIResponder/undoManager`` is.
    var undoManager: UndoManager? { get }
    /// Whether people may replace a part by another text.
    func textEditor(_ editor: TextEditor, shouldChange range: NSRange, replacement text: String) -> Bool
    /// The text is about to change.
    func textEditorWillChangeText(_ editor: TextEditor)
    /// The text changed.
    func textEditorDidChangeText(_ editor: TextEditor)
    /// The selection is about to change.
    func textEditorWillChangeSelection(_ editor: TextEditor)
    /// The selection changed, or the caret moved.
    func textEditorDidChangeSelection(_ editor: TextEditor)
    /// Return was pressed where there is only one line.
    func textEditorDidReceiveReturn(_ editor: TextEditor)
}

extension TextEditorClient {
    /// One line.
    package var linesPerPage: Int { 1 }
    /// Does nothing.
    package func textEditorWillChangeText(_ editor: TextEditor) {}
    /// Does nothing.
    package func textEditorWillChangeSelection(_ editor: TextEditor) {}
    /// Does nothing.
    package func textEditorDidReceiveReturn(_ editor: TextEditor) {}
}
