/// A view whose text is edited by a ``TextEditor``: a text field or a text view.
@MainActor package protocol TextEditorOwner: AnyObject {
    var editor: TextEditor { get }
}
