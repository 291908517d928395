#if INSPECTOR

internal import ComponentFlow
internal import InspectorProtocol
internal import OpenQuartzCore

/// A picture of layers that are drawn above each other at a distance, seen from the side.
///
/// Each layer shows only its own content, and is moved towards the viewer by its depth in the tree. The projection is
/// parallel, so that a layer remains a parallelogram, and sublayers are always in front of their superlayers.
@MainActor
struct ExplodedView {
    /// The largest number of layers.
    static let maximumLayers = 1_000
    private static let opacityOfClipped: Float = 0.25
    private static let margin: CGFloat = 16
    /// The part of the window's size around it in which layers are drawn: the content of a list can be very long.
    private static let surroundings: CGFloat = 0.25

    /// A layer with its outline in the picture.
    struct Plane {
        let layer: CALayer
        /// The corners in points of the picture: top left, top right, bottom right, bottom left.
        let corners: [CGPoint]
        /// Whether the window or a layer around it clips the layer as a whole.
        let isClipped: Bool
    }

    /// The rotation around the vertical axis, in radians.
    var yaw = 35 * CGFloat.pi / 180
    /// The rotation around the horizontal axis, in radians.
    var pitch = 20 * CGFloat.pi / 180
    /// The distance between a layer and its sublayers, in points.
    var spacing: CGFloat = 24

    /// Draws layers, from back to front: the first one, and what is not far outside of it.
    func picture(of layers: [ShownLayer], scale: Double) throws(RPCError) -> (image: UIImage, planes: [Plane]) {
        let region = layers.first.map { first in
            first.frame.insetBy(
                dx: -first.frame.width * Self.surroundings, dy: -first.frame.height * Self.surroundings)
        }
        let near = layers.filter { !$0.frame.intersection(region ?? .null).isNull }
        let sorted = near.enumerated().sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
            .map(\.element)
        let projected = sorted.map { ($0, $0.transform.concatenating(projection(ofDepth: $0.depth))) }
        let area = sorted.reduce(CGRect.null) { area, layer in
            let frame = layer.frame.intersection(region ?? .null)
            return area.union(frame.applying(projection(ofDepth: layer.depth)))
        }
        guard !area.isNull else { throw .impossible("The node and its sublayers are hidden.") }
        let origin = CGAffineTransform(translationX: Self.margin - area.minX, y: Self.margin - area.minY)
        let scene = CALayer()
        var planes: [Plane] = []
        CATransaction.withoutActions {
            scene.bounds = CGRect(
                x: 0, y: 0, width: area.width + 2 * Self.margin, height: area.height + 2 * Self.margin)
            for (layer, transform) in projected {
                let placed = transform.concatenating(origin)
                scene.addSublayer(plane(of: layer, placed))
                let corners = layer.layer.presented.bounds.corners.map { $0.applying(placed) }
                planes.append(Plane(layer: layer.layer, corners: corners, isClipped: layer.visibleFrame.isEmpty))
            }
        }
        return (try Screenshot.image(of: scene, scale: scale), planes)
    }

    /// The transform from the coordinates of the window to those of the picture.
    private func projection(ofDepth depth: Int) -> CGAffineTransform {
        let rotation = CATransform3DConcat(
            CATransform3DMakeRotation(yaw, 0, 1, 0), CATransform3DMakeRotation(-pitch, 1, 0, 0))
        let z = CGFloat(depth) * spacing
        return CGAffineTransform(
            a: rotation.m11, b: rotation.m12, c: rotation.m21, d: rotation.m22, tx: rotation.m31 * z,
            ty: rotation.m32 * z)
    }

    /// The layer's own content with an outline.
    private func plane(of shown: ShownLayer, _ transform: CGAffineTransform) -> CALayer {
        let bounds = shown.layer.presented.bounds
        let content = shown.layer.copyOfOwnContent()
        let position = bounds.origin.applying(transform)
        let outline = CALayer()
        outline.borderWidth = 1
        outline.borderColor = UIColor.systemGray.withAlphaComponent(0.6).cgColor
        let linear = CGAffineTransform(a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0)
        for layer in [content, outline] {
            layer.bounds = bounds
            layer.anchorPoint = .zero
            layer.position = position
            layer.zPosition = 0
            layer.transform = CATransform3DMakeAffineTransform(linear)
        }
        if shown.visibleFrame.isEmpty { content.opacity *= Self.opacityOfClipped }
        let group = CALayer()
        group.addSublayer(content)
        group.addSublayer(outline)
        return group
    }
}

#endif
