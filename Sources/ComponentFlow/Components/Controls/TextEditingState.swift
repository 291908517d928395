/// What a ``TextField`` or a ``TextArea`` remembers of what people do in it.
///
/// Every change re-runs the component of the field and, if its size changes with the text, the ancestors that depend on
/// that: nothing else.
public final class TextEditingState: ComponentState {
    /// The text as it is shown.
    public private(set) var text = ""
    /// What is selected, in UTF-16 units; empty where only the caret stands.
    public private(set) var selectedRange = NSRange(location: 0, length: 0)
    /// Whether somebody is writing.
    public private(set) var isEditing = false
    /// Whether an input method is composing.
    public private(set) var isComposing = false

    /// The view's count of changes when it showed this text: a text is compared only after one.
    private var revision: Int?

    /// Whether the view shows the text that is remembered.
    func knowsText(of view: some TextEditingView) -> Bool {
        if revision == view.textRevision { return true }
        guard text == view.shownText else { return false }
        revision = view.textRevision
        return true
    }

    /// Takes over what the view shows, and asks for an update if that is something new.
    func follow(_ view: some TextEditingView) {
        let (isNew, selected) = (!knowsText(of: view), view.selectedUnits)
        let (writes, composes) = (view.isWriting, view.markedTextRange != nil)
        guard isNew || selected != selectedRange || writes != isEditing || composes != isComposing else { return }
        if isNew { (text, revision) = (view.shownText, view.textRevision) }
        (selectedRange, isEditing, isComposing) = (selected, writes, composes)
        updated()
    }
}
