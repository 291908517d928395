package import OpenCoreGraphics
package import OpenQuartzCore

/// Draws layers into contexts with the painter of surfaces.
@MainActor
package enum LayerRenderer {
    /// Draws a copy of the layer's model and sublayers in the layer's own coordinates.
    package static func render(_ layer: CALayer, in context: CGContext) {
        let copy = layer.copyForRendering(drawsAgain: context.isDocument)
        let (clip, scale) = (context.boundingBoxOfClipPath, context.userSpaceScale * context.rasterScale)
        guard clip.isFinite, !clip.isNull, scale.isFinite, scale > 0 else { return }
        let painter = Painter(renderer: context.isDocument ? .document : .cairo)
        guard let node = painter.paint(copy, viewport: clip, scale: min(scale, 64)) else { return }
        context.paintGroup { node.draw(on: $0) }
    }
}
