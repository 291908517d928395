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

    /// Takes over what the view shows, and asks for an update if that is something new.
    func follow(text: String, selectedRange: NSRange, isEditing: Bool, isComposing: Bool) {
        guard
            text != self.text || selectedRange != self.selectedRange || isEditing != self.isEditing
                || isComposing != self.isComposing
        else { return }
        self.text = text
        self.selectedRange = selectedRange
        self.isEditing = isEditing
        self.isComposing = isComposing
        updated()
    }
}
