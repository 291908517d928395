/// What the views of ``TextField`` and ``TextArea`` have in common: they show a text that counts until somebody changes
/// it, and tell of what people do.
@MainActor
protocol TextEditingView: UIView, UITextInput {
    var editing: TextEditingState? { get }
    /// The text as it is shown.
    var shownText: String { get set }
    /// Counts the changes of the text.
    var textRevision: Int { get }
    /// Whether somebody writes.
    var isWriting: Bool { get }
    /// Whether the caret is kept where it is when another text is shown, unless it is at the end.
    var keepsCaret: Bool { get }
    /// What the component wants to know.
    var listeners: TextEditingListeners? { get }
}

/// Whom a component tells of what people do in its text.
struct TextEditingListeners {
    var textUpdated: (String) -> Void
    var onFocus: ((Bool) -> Void)?
    var onSelection: ((NSRange) -> Void)?
}

extension TextEditingView {
    /// Shows a text; a caret that was not at the end stays where it is.
    func show(_ newText: String) {
        guard newText != shownText else { return }
        let selection = selectedTextRange
        let wasAtEnd = selection?.end == endOfDocument
        shownText = newText
        if keepsCaret, !wasAtEnd { selectedTextRange = selection }
        remember()
    }

    /// Keeps what is shown in the component's state.
    func remember() {
        editing?.follow(self)
    }

    /// Somebody changed the text.
    func textWasEdited() {
        ComponentState.batch {
            remember()
            listeners?.onSelection?(selectedUnits)
            listeners?.textUpdated(shownText)
        }
    }

    /// The selection changed, or the caret moved.
    ///
    /// An edit moves the caret before it is told as a change of the text. Until then nothing may update: a parent that
    /// has not heard of the edit would take it back.
    func selectionWasMoved() {
        guard editing?.knowsText(of: self) == true else { return }
        ComponentState.batch {
            remember()
            listeners?.onSelection?(selectedUnits)
        }
    }

    /// Editing began or ended.
    func focusWasMoved(_ isFocused: Bool) {
        ComponentState.batch {
            remember()
            listeners?.onFocus?(isFocused)
        }
    }

    /// What is selected, in UTF-16 units.
    var selectedUnits: NSRange {
        guard let range = selectedTextRange else { return NSRange(location: 0, length: 0) }
        return NSRange(
            location: offset(from: beginningOfDocument, to: range.start),
            length: offset(from: range.start, to: range.end))
    }
}
