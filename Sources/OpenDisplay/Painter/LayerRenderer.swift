internal import OpenCoreGraphics
internal import OpenQuartzCore

/// Draws layers into contexts as surfaces show them.
@MainActor
package enum LayerRenderer {
    /// From now on `CALayer.render(in:)` draws all that the painter can.
    package static func install() {
        CALayer.treeRenderer = { draw($0, in: $1) }
    }

    /// Draws a tree that nothing else paints, in its root's superlayer space.
    private static func draw(_ layer: CALayer, in context: CGContext) {
        let (clip, scale) = (context.boundingBoxOfClipPath, context.userScale)
        guard clip.isFinite, !clip.isNull, scale.isFinite, scale > 0 else { return }
        let painter = Painter(flavour: .cairo)
        guard let node = painter.paint(layer, viewport: clip, scale: min(scale, 64)) else { return }
        context.paintGroup { node.draw(on: $0) }
    }
}
