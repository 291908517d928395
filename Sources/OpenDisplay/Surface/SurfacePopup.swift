package import OpenCoreGraphics
package import OpenQuartzCore

/// A layer of a surface that is shown in front of the surface, where it can extend beyond the surface's edges.
///
/// The desktop determines the place: at the specified edge of the anchor, or at the opposite one if there is not enough
/// space on the screen.
package struct SurfacePopup {
    /// The edge of the anchor at which a popup is placed.
    package enum Edge: Sendable {
        /// Below the anchor, with left edges aligned.
        case bottom
        /// To the right of the anchor, with top edges aligned.
        case right

        /// Returns the frame of a size at the edge of an anchor.
        package func frame(of size: CGSize, beside anchor: CGRect) -> CGRect {
            switch self {
            case .bottom: CGRect(origin: CGPoint(x: anchor.minX, y: anchor.maxY), size: size)
            case .right: CGRect(origin: CGPoint(x: anchor.maxX, y: anchor.minY), size: size)
            }
        }
    }

    package var layer: CALayer
    /// The size of the layer, in points.
    package var size: CGSize
    /// The distance by which the layer's shadow extends beyond the layer, in points.
    package var margin: CGFloat
    /// The rectangle beside which the layer is placed, in the surface's coordinates.
    package var anchor: CGRect
    package var edge: Edge
    /// Called with the origin of the layer, in the surface's coordinates, when the desktop has placed it elsewhere.
    package var onMove: @MainActor (CGPoint) -> Void
    /// Called when the desktop has closed the popup.
    package var onClose: @MainActor () -> Void

    package init(
        _ layer: CALayer, size: CGSize, margin: CGFloat, beside anchor: CGRect, at edge: Edge,
        onMove: @escaping @MainActor (CGPoint) -> Void, onClose: @escaping @MainActor () -> Void
    ) {
        (self.layer, self.size, self.margin) = (layer, size, margin)
        (self.anchor, self.edge) = (anchor, edge)
        (self.onMove, self.onClose) = (onMove, onClose)
    }

    /// The frame of the layer at the specified edge.
    var preferredFrame: CGRect { edge.frame(of: size, beside: anchor) }

    /// Returns the frame of the layer on a screen, as desktops place popups: at the opposite edge if there is only enough
    /// space there, and moved along the edge.
    func frame(on screen: CGRect) -> CGRect {
        var frame = preferredFrame
        switch edge {
        case .bottom:
            let opposite = anchor.minY - size.height
            if frame.maxY > screen.maxY, opposite >= screen.minY { frame.origin.y = opposite }
        case .right:
            let opposite = anchor.minX - size.width
            if frame.maxX > screen.maxX, opposite >= screen.minX { frame.origin.x = opposite }
        }
        frame.origin.x = max(min(frame.minX, screen.maxX - size.width), screen.minX)
        frame.origin.y = max(min(frame.minY, screen.maxY - size.height), screen.minY)
        return frame
    }
}
