package import OpenCoreGraphics
package import OpenQuartzCore

/// Content on its way out of a window, under the pointer.
@MainActor
package final class OutgoingDrag {
    /// What is shown under the pointer.
    package struct Preview {
        /// Belongs to no tree.
        package var layer: CALayer
        /// The part that is shown, in the coordinates of the layer's superlayer.
        package var frame: CGRect
        /// Where the pointer is, in the same coordinates.
        package var hotSpot: CGPoint

        package init(layer: CALayer, frame: CGRect, hotSpot: CGPoint) {
            self.layer = layer
            self.frame = frame
            self.hotSpot = hotSpot
        }
    }

    package let content: ClipboardContent
    /// What may become of it.
    package let actions: DragActions
    /// By what the program knows its own content when it comes back.
    package let owner: AnyObject
    /// Makes the picture; without an opaque one, a display that knows no translucent windows shows black.
    package let preview: @MainActor (_ isOpaque: Bool) -> Preview
    /// Gets what became of the content, once; nothing if it came to nothing.
    package let ended: @MainActor (DragActions) -> Void

    package init(
        content: ClipboardContent, actions: DragActions, owner: AnyObject,
        preview: @escaping @MainActor (_ isOpaque: Bool) -> Preview,
        ended: @escaping @MainActor (DragActions) -> Void
    ) {
        self.content = content
        self.actions = actions
        self.owner = owner
        self.preview = preview
        self.ended = ended
    }
}
