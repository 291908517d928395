package import OpenCoreGraphics

/// Content that somebody drags over a window.
@MainActor
package protocol IncomingDrop: AnyObject {
    /// The MIME types on offer.
    var mimeTypes: [String] { get }
    /// What may become of it at present: held keys leave less.
    var actions: DragActions { get }
    /// The owner of this program's own content; nil for that of others.
    var owner: AnyObject? { get }
    /// Asks for the first of the types that is on offer, after the content was let go.
    func read(_ mimeTypes: [String], completion: @escaping @MainActor (Data?) -> Void)
    /// Says what became of the content; must be called once after a drop that was taken.
    func finish(_ action: DragActions)
}

/// Who takes what is dragged over a surface; locations are in the surface's coordinates.
@MainActor
package protocol DropHandler: AnyObject {
    /// The content is there; returns what letting go would do.
    func dropMoved(_ drop: any IncomingDrop, to location: CGPoint) -> DragActions
    /// The content went elsewhere.
    func dropLeft(_ drop: any IncomingDrop)
    /// The content was let go; returns whether it is taken, in which case the drop is finished now or later.
    func dropPerformed(_ drop: any IncomingDrop, at location: CGPoint) -> Bool
}
