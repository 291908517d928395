/// The editing state of a ``TextField`` or a ``TextArea``.
///
/// A change updates only the component of the field and, if its size changes with the text, the ancestors that depend
/// on the size.
public final class TextEditingState: ComponentState {
    /// The displayed text.
    public private(set) var text = ""
    /// The selected range, in UTF-16 code units; empty if there is only a caret.
    public private(set) var selectedRange = NSRange(location: 0, length: 0)
    /// Whether the text is being edited.
    public private(set) var isEditing = false
    /// Whether an input method is composing text.
    public private(set) var isComposing = false

    /// The revision of the view's text that equals `text`; texts are compared only if it changed.
    private var revision: Int?

    /// Returns whether the view shows the stored text.
    func matchesText(of view: some TextEditingView) -> Bool {
        if revision == view.textRevision { return true }
        guard text == view.displayedText else { return false }
        revision = view.textRevision
        return true
    }

    /// Stores the state of the view, and requests an update if it changed.
    func follow(_ view: some TextEditingView) {
        let (isNew, selected) = (!matchesText(of: view), view.selectedUTF16Range)
        let (writes, composes) = (view.isWriting, view.markedTextRange != nil)
        guard isNew || selected != selectedRange || writes != isEditing || composes != isComposing else { return }
        if isNew { (text, revision) = (view.displayedText, view.textRevision) }
        (selectedRange, isEditing, isComposing) = (selected, writes, composes)
        updated()
    }
}
