internal import OpenCoreGraphics
internal import OpenQuartzCore

/// Draws layers into contexts with the painter of surfaces.
@MainActor
package enum LayerRenderer {
    /// Makes `CALayer.render(in:)` use the painter, and so support all of its features.
    package static func install() {
        CALayer.treeRenderer = { draw($0, in: $1) }
    }

    /// Draws a tree that is not painted otherwise, in its root's superlayer space.
    private static func draw(_ layer: CALayer, in context: CGContext) {
        let (clip, scale) = (context.boundingBoxOfClipPath, context.userSpaceScale)
        guard clip.isFinite, !clip.isNull, scale.isFinite, scale > 0 else { return }
        let painter = Painter(renderer: .cairo)
        guard let node = painter.paint(layer, viewport: clip, scale: min(scale, 64)) else { return }
        context.paintGroup { node.draw(on: $0) }
    }
}
