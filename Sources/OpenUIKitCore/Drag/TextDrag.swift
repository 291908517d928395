internal import OpenDisplay

/// A view of the framework whose text can be dragged, and into which text can be dropped.
package typealias TextDragView = UIView & UITextInput & TextEditorOwner

/// A selected text that is being dragged.
@MainActor package final class TextDrag: DragSource {
    /// The distance in points by which the pointer moves before a press becomes a drag, as in GTK.
    package static let threshold: CGFloat = 8

    let slice: TextSlice
    private weak var source: (any TextDragView)?
    private let range: NSRange
    private let generation: Int
    /// Whether the move has already been completed.
    private var isMoveCompleted = false

    /// Captures the selection of a view; returns `nil` if there is none or the view does not allow copying.
    init?(from view: any TextDragView) {
        guard view.editor.canCopy, view.editor.markedRange == nil else { return nil }
        source = view
        range = view.editor.selection.range
        slice = view.editor.storage.slice(range)
        generation = view.editor.generation
    }

    /// Starts dragging the selection of a view at a location in its window; the touch is cancelled in the view.
    package static func begin(from view: any TextDragView, at location: CGPoint) {
        view.hostWindow?.drags.begin(from: view, at: location)
    }

    /// Returns whether a press is inside of the selection, so that it may become a drag.
    package static func mayBegin(in view: any TextDragView, with touch: UITouch, _ event: UIEvent?) -> Bool {
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

    /// The allowed actions: text of views that are not editable can only be copied.
    var actions: DragActions {
        source?.editor.isEditable == true ? [.copy, .move] : .copy
    }

    func isFrom(_ view: any TextDragView) -> Bool { view === source }

    /// Returns the range of the text in a view, or `nil` if it is from another view or was edited meanwhile.
    func range(in view: any TextDragView) -> NSRange? {
        isFrom(view) && view.editor.generation == generation ? range : nil
    }

    /// Returns the action of a drop at an offset in a view.
    ///
    /// As in GTK's text views, text is moved within a view and copied into another one; modifier keys restrict the
    /// allowed actions to one of the two.
    func action(_ actions: DragActions, at offset: Int, of view: any TextDragView) -> DragActions {
        guard let own = range(in: view), actions.contains(.move) else {
            return actions.contains(.copy) ? .copy : actions.intersection(.move)
        }
        // A drop onto the dragged text itself has no effect.
        return offset >= own.location && offset <= NSMaxRange(own) ? [] : .move
    }

    /// Inserts the text into a view and returns the performed action.
    func drop(at offset: Int, of view: any TextDragView, _ action: DragActions) -> DragActions {
        if action == .move, let range = range(in: view) {
            isMoveCompleted = true
            return view.editor.drop(at: offset, from: range) ? .move : []
        }
        let keeps = isFrom(view) || view.editor.client?.allowsEditingTextAttributes == true
        let isDone = keeps ? view.editor.drop(slice, at: offset) : view.editor.drop(slice.string, at: offset)
        return isDone ? action : []
    }

    /// Called with the performed action at the end of the drag; deletes text that was moved to another place.
    func ended(_ action: DragActions) {
        guard action == .move, !isMoveCompleted, let source, let range = range(in: source) else { return }
        isMoveCompleted = true
        source.editor.deleteDragged(range)
    }

    func moved(to location: CGPoint) {}

    /// The content for other programs.
    var content: ClipboardContent {
        let text = slice.string
        return ClipboardContent { text }
    }

    /// Returns the image that is shown under the pointer.
    func preview(_ isOpaque: Bool) -> OutgoingDrag.Preview {
        TextDragPreview.make(slice, traits: source?.traitCollection ?? .current, isOpaque: isOpaque)
    }
}
