/// The common part of the views of text components, such as ``TextField`` and ``TextArea``.
///
/// They show the specified text until the user changes it, and report what the user does.
@MainActor
protocol TextEditingView: UIView, UITextInput {
    var editing: TextEditingState? { get }
    var displayedText: String { get set }
    /// The number of changes of the text.
    var textRevision: Int { get }
    /// Whether the user is editing.
    var isWriting: Bool { get }
    /// Whether the caret keeps its position when another text is shown, unless it is at the end.
    var preservesCaret: Bool { get }
    /// The closures of the component.
    var listeners: TextEditingCallbacks? { get }
}

/// The closures with which a component observes text editing.
struct TextEditingCallbacks {
    var textUpdated: (String) -> Void
    var onFocus: ((Bool) -> Void)?
    var onSelection: ((NSRange) -> Void)?
}

extension TextEditingView where Self: UITextField {
    var displayedText: String {
        get { text ?? "" }
        set { text = newValue }
    }

    var textRevision: Int { editor.generation }
    var isWriting: Bool { isEditing }
    var preservesCaret: Bool { isEditing }

    /// Returns the size of the component: the proposed width, and the height of the field.
    func size(in available: CGSize) -> CGSize {
        let fitting = intrinsicContentSize
        return CGSize(
            width: available.width.isFinite ? available.width : max(fitting.width, 200), height: fitting.height)
    }
}

extension TextEditingView {
    /// Shows the specified text; a caret that is not at the end keeps its position.
    func show(_ newText: String) {
        UpdateScheduler.shared.controlWasSpecified(self)
        guard newText != displayedText else { return }
        let selection = selectedTextRange
        let wasAtEnd = selection?.end == endOfDocument
        displayedText = newText
        if preservesCaret, !wasAtEnd { selectedTextRange = selection }
        synchronizeState()
    }

    /// Stores what is shown in the component's state.
    func synchronizeState() {
        editing?.follow(self)
    }

    /// Called when the user changed the text.
    func handleTextChange() {
        prepareComponentsForEvent()
        UpdateScheduler.shared.controlWasEdited(self)
        ComponentState.batch {
            synchronizeState()
            listeners?.onSelection?(selectedUTF16Range)
            listeners?.textUpdated(displayedText)
        }
    }

    /// Called when the selection or the caret changed.
    ///
    /// An edit moves the caret before the change of the text is reported. Until then no update may run: a parent that
    /// has not received the edit would revert it.
    func handleSelectionChange() {
        guard editing?.matchesText(of: self) == true else { return }
        prepareComponentsForEvent()
        ComponentState.batch {
            synchronizeState()
            listeners?.onSelection?(selectedUTF16Range)
        }
    }

    /// Called when editing began or ended.
    func handleFocusChange(_ isFocused: Bool) {
        prepareComponentsForEvent()
        ComponentState.batch {
            synchronizeState()
            listeners?.onFocus?(isFocused)
        }
    }

    /// The selected range, in UTF-16 code units.
    var selectedUTF16Range: NSRange {
        guard let range = selectedTextRange else { return NSRange(location: 0, length: 0) }
        return NSRange(
            location: offset(from: beginningOfDocument, to: range.start),
            length: offset(from: range.start, to: range.end))
    }
}
