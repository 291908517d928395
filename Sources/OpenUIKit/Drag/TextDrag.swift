internal import OpenDisplay

/// A view of ours whose text can be dragged, and dropped into.
typealias TextDragView = UIView & UITextInput & TextEditorOwner

/// A selected text on its way somewhere else, under the pointer.
@MainActor final class TextDrag {
    /// How far the pointer moves before a press becomes a drag, in points: GTK's.
    static let threshold: CGFloat = 8

    let slice: TextSlice
    private weak var source: (any TextDragView)?
    private let range: NSRange
    private let generation: Int
    /// Whether what becomes of the text has become of it.
    private var isSettled = false

    /// Takes what is selected; nil where nothing is, or nothing may leave.
    init?(from view: any TextDragView) {
        guard view.editor.canCopy, view.editor.markedRange == nil else { return nil }
        source = view
        range = view.editor.selection.range
        slice = view.editor.storage.slice(range)
        generation = view.editor.generation
    }

    /// Whether a press is one inside of the selection, so that it may become a drag.
    static func mayBegin(in view: any TextDragView, with touch: UITouch, _ event: UIEvent?) -> Bool {
        let editor = view.editor
        guard touch.type != .direct, touch.tapCount == 1, event?.buttonMask == .primary,
            event?.modifierFlags.contains(.shift) == false, view.isFirstResponder, editor.canCopy,
            editor.markedRange == nil
        else { return false }
        let point = touch.location(in: view)
        let selected = editor.selection.range
        guard let place = view.closestPosition(to: point)?.offset else { return false }
        if place > selected.location, place < NSMaxRange(selected) { return true }
        guard let character = view.characterRange(at: point)?.nsRange else { return false }
        return NSIntersectionRange(character, selected).length > 0
    }

    /// What may become of it: where people cannot write, nothing leaves.
    var actions: DragActions {
        source?.editor.isEditable == true ? [.copy, .move] : .copy
    }

    func isFrom(_ view: any TextDragView) -> Bool { view === source }

    /// Where it still is in a view.
    func range(in view: any TextDragView) -> NSRange? {
        isFrom(view) && view.editor.generation == generation ? range : nil
    }

    /// What letting go over a place of a view does: within a view text moves, into another one it is copied, as GTK's
    /// text views have it, and held keys leave only one of the two.
    func action(_ actions: DragActions, at offset: Int, of view: any TextDragView) -> DragActions {
        guard let own = range(in: view), actions.contains(.move) else {
            return actions.contains(.copy) ? .copy : actions.intersection(.move)
        }
        // Onto itself it goes nowhere.
        return offset >= own.location && offset <= NSMaxRange(own) ? [] : .move
    }

    /// Puts the text into a view; returns what became of it.
    func drop(at offset: Int, of view: any TextDragView, _ action: DragActions) -> DragActions {
        if action == .move, let range = range(in: view) {
            isSettled = true
            return view.editor.drop(at: offset, from: range) ? .move : []
        }
        let keeps = isFrom(view) || view.editor.client?.allowsEditingTextAttributes == true
        let isDone = keeps ? view.editor.drop(slice, at: offset) : view.editor.drop(slice.string, at: offset)
        return isDone ? action : []
    }

    /// Told what became of the text: what moved elsewhere leaves its place, if its view agrees.
    func ended(_ action: DragActions) {
        guard action == .move, !isSettled, let source, let range = range(in: source) else { return }
        isSettled = true
        source.editor.deleteDragged(range)
    }

    /// What other programs get.
    var content: ClipboardContent {
        let text = slice.string
        return ClipboardContent { text }
    }

    /// What is shown under the pointer.
    func preview(_ isOpaque: Bool) -> OutgoingDrag.Preview {
        TextDragPreview.make(slice, traits: source?.traitCollection ?? .current, isOpaque: isOpaque)
    }
}
