package import OpenCoreGraphics
package import OpenQuartzCore

/// A drag session that starts in a window of this program.
@MainActor
package final class OutgoingDrag {
    /// The image under the pointer.
    package struct Preview {
        /// A layer that is not in a layer tree.
        package var layer: CALayer
        /// The visible part, in the coordinates of the layer's superlayer.
        package var frame: CGRect
        /// The position of the pointer, in the same coordinates.
        package var hotSpot: CGPoint

        package init(layer: CALayer, frame: CGRect, hotSpot: CGPoint) {
            self.layer = layer
            self.frame = frame
            self.hotSpot = hotSpot
        }

        /// The position of the pointer relative to the visible part, in whole points that GTK accepts.
        var iconHotSpot: (x: Int32, y: Int32) {
            (Self.whole(hotSpot.x - frame.minX), Self.whole(hotSpot.y - frame.minY))
        }

        private static func whole(_ distance: CGFloat) -> Int32 {
            let limit = PictureLimits.reach
            return distance.isNaN ? 0 : Int32(min(max(distance, -limit), limit).rounded())
        }
    }

    package let content: ClipboardContent
    /// The operations that the source allows.
    package let actions: DragActions
    /// Identifies the program's own content when it is dropped on its own window.
    package let owner: AnyObject
    /// Creates the preview; it has to be opaque for displays without translucent windows, which would show black.
    package let preview: @MainActor (_ isOpaque: Bool) -> Preview
    /// Called once with the performed operation, which is empty if the drag failed or was cancelled.
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
