internal import OpenDisplay

/// What is dragged in a drag that started in this program.
@MainActor protocol DragSource: AnyObject {
    /// The content for other programs.
    var content: ClipboardContent { get }
    /// The operations that the source allows.
    var actions: DragActions { get }
    /// Returns the image that is shown at the pointer, which is at the origin.
    func preview(_ isOpaque: Bool) -> OutgoingDrag.Preview
    /// Called when the pointer has moved in the window in which the drag started.
    func moved(to location: CGPoint)
    /// Called once with the performed operation, which is empty if the drag failed or was cancelled.
    func ended(_ action: DragActions)
}

/// A drag of this program over one of its own windows, on a surface that does not carry drags.
@MainActor final class LocalDrop: IncomingDrop {
    private let source: any DragSource
    private var isFinished = false
    /// The modifier keys, which restrict the operations.
    var modifiers: KeyModifiers = []

    init(_ source: any DragSource) {
        self.source = source
    }

    var mimeTypes: [String] { source.content.mimeTypes }
    var actions: DragActions { source.actions.with(modifiers) }
    var owner: AnyObject? { source }

    func read(_ mimeTypes: [String], completion: @escaping @MainActor (Data?) -> Void) {
        let content = source.content
        guard let type = mimeTypes.first(where: content.mimeTypes.contains) else { return completion(nil) }
        content.load(type, completion: completion)
    }

    func finish(_ action: DragActions) {
        guard !isFinished else { return }
        isFinished = true
        source.ended(action)
    }
}

extension IncomingDrop {
    /// Requests the first of the types that is available; the answer of another program is part of recordings.
    func load(_ mimeTypes: [String], completion: @escaping @MainActor (Data?) -> Void) {
        // What this program answers to itself is repeated by a replay.
        guard !(self is LocalDrop) else { return read(mimeTypes, completion: completion) }
        DesktopRequest(.drop, mimeTypes: mimeTypes).load(
            send: { read(mimeTypes, completion: $0) }, completion: completion)
    }
}
