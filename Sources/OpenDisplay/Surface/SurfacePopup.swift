package import OpenCoreGraphics
package import OpenQuartzCore

/// A layer of a surface that is shown in front of the surface, where it can extend beyond the surface's edges.
///
/// The desktop determines the place: at the specified edge of the anchor, or at the opposite one if there is not enough
/// space on the screen.
package struct SurfacePopup {
    /// The edge of the anchor at which a popup is placed.
    package enum Edge: Sendable {
        case top, left, bottom, right

        package var opposite: Edge {
            switch self {
            case .top: .bottom
            case .left: .right
            case .bottom: .top
            case .right: .left
            }
        }

        /// Whether a popup is above or below its anchor.
        package var isVertical: Bool { self == .top || self == .bottom }

        /// Returns the frame of a size at the edge of an anchor.
        package func frame(of size: CGSize, beside anchor: CGRect, _ alignment: Alignment) -> CGRect {
            let isCentered = alignment == .center
            let x = isCentered ? anchor.midX - size.width / 2 : anchor.minX
            let y = isCentered ? anchor.midY - size.height / 2 : anchor.minY
            let origin =
                switch self {
                case .top: CGPoint(x: x, y: anchor.minY - size.height)
                case .left: CGPoint(x: anchor.minX - size.width, y: y)
                case .bottom: CGPoint(x: x, y: anchor.maxY)
                case .right: CGPoint(x: anchor.maxX, y: y)
                }
            return CGRect(origin: origin, size: size)
        }

        /// Returns the frame of a size inside an area, as desktops place popups: at the opposite edge if there is only
        /// enough space there, and moved along the edge.
        package func frame(
            of size: CGSize, beside anchor: CGRect, _ alignment: Alignment, in area: CGRect
        ) -> CGRect {
            let (preferred, other) = (
                frame(of: size, beside: anchor, alignment), opposite.frame(of: size, beside: anchor, alignment)
            )
            var frame = fits(preferred, in: area) || !fits(other, in: area) ? preferred : other
            frame.origin.x = max(min(frame.minX, area.maxX - size.width), area.minX)
            frame.origin.y = max(min(frame.minY, area.maxY - size.height), area.minY)
            return frame
        }

        private func fits(_ frame: CGRect, in area: CGRect) -> Bool {
            isVertical
                ? frame.minY >= area.minY && frame.maxY <= area.maxY
                : frame.minX >= area.minX && frame.maxX <= area.maxX
        }
    }

    /// The position of a popup along the edge of its anchor.
    package enum Alignment: Sendable {
        /// The left or top edges are aligned.
        case leading
        case center
    }

    package var layer: CALayer
    /// The size of the layer, in points.
    package var size: CGSize
    /// The distance by which the layer's shadow extends beyond the layer, in points.
    package var margin: CGFloat
    /// The rectangle beside which the layer is placed, in the surface's coordinates.
    package var anchor: CGRect
    package var edge: Edge
    package var alignment: Alignment
    /// The color behind the layer where the desktop cannot show translucent popups; `nil` uses the layer's background.
    package var backing: CGColor?
    /// Called with the frame of the layer, in the surface's coordinates, when the desktop has placed it elsewhere or has
    /// less space for it.
    package var onMove: @MainActor (CGRect) -> Void
    /// Called when the desktop has closed the popup.
    package var onClose: @MainActor () -> Void

    package init(
        _ layer: CALayer, size: CGSize, margin: CGFloat, beside anchor: CGRect, at edge: Edge,
        _ alignment: Alignment = .leading, backing: CGColor? = nil,
        onMove: @escaping @MainActor (CGRect) -> Void, onClose: @escaping @MainActor () -> Void
    ) {
        (self.layer, self.size, self.margin) = (layer, size, margin)
        (self.anchor, self.edge, self.alignment, self.backing) = (anchor, edge, alignment, backing)
        (self.onMove, self.onClose) = (onMove, onClose)
    }

    /// The frame of the layer at the specified edge.
    var preferredFrame: CGRect { edge.frame(of: size, beside: anchor, alignment) }

    /// Returns the frame of the layer on a screen, which may make it smaller.
    func frame(on screen: CGRect) -> CGRect {
        edge.frame(of: size(within: screen.size), beside: anchor, alignment, in: screen)
    }

    /// Returns the size of the layer, with lengths that are not greater than those of a limit.
    func size(within limit: CGSize) -> CGSize {
        CGSize(width: min(size.width, limit.width), height: min(size.height, limit.height))
    }
}
