package import OpenCoreGraphics

/// Content that the user drags over a window.
@MainActor
package protocol IncomingDrop: AnyObject {
    /// The available MIME types.
    var mimeTypes: [String] { get }
    /// The operations that are currently allowed; modifier keys restrict them.
    var actions: DragActions { get }
    /// The owner of this program's own content, or nil for content of other programs.
    var owner: AnyObject? { get }
    /// Requests the first of the types that is available; valid after the content was dropped.
    func read(_ mimeTypes: [String], completion: @escaping @MainActor (Data?) -> Void)
    /// Reports the performed operation; must be called once after a drop that was accepted.
    func finish(_ action: DragActions)
}

/// The receiver of content that is dragged over a surface; locations are in the surface's coordinates.
@MainActor
package protocol DropHandler: AnyObject {
    /// Called when the content enters or moves; returns the operation that a drop would perform.
    func dropMoved(_ drop: any IncomingDrop, to location: CGPoint) -> DragActions
    /// Called when the content leaves the surface.
    func dropLeft(_ drop: any IncomingDrop)
    /// Called when the content is dropped; returns whether the drop is accepted, in which case it is finished now or
    /// later.
    func dropPerformed(_ drop: any IncomingDrop, at location: CGPoint) -> Bool
}
