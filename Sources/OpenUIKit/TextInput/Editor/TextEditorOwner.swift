/// A view whose text an editor edits: text fields and text views.
@MainActor package protocol TextEditorOwner: AnyObject {
    /// The editor.
    var editor: TextEditor { get }
}
