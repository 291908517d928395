internal import OpenCoreGraphics
internal import OpenQuartzCore

/// How far a layer may reach that was never in sight, and all that is in it.
///
/// Stands where a `LayerRenderCache` will be once the layer is in sight.
final class PlainExtent: PainterMemory {
    /// In the space of the layer's sublayers.
    let extent: PaintRect
    /// The same in the space of the superlayer's sublayers; right as long as the layer is not marked.
    @exclusivity(unchecked) fileprivate(set) var placed: PaintRect

    fileprivate init(_ extent: PaintRect, placed: PaintRect, generation: UInt64) {
        self.extent = extent
        self.placed = placed
        super.init(generation: generation, isPlain: true)
    }
}

/// What is far out of sight costs a look and nothing else.
extension Painter {
    /// How far a layer may reach that was never in sight, in the space of its superlayer's sublayers.
    ///
    /// For layers without a cache in which everything is so plain that this can be told without typesetting text and
    /// without making a cache: boxes with a colour, an image or a label's text, untransformed and without effects. It is
    /// at most too large. The marks of what was looked at are cleared, so that every later change is heard of again.
    ///
    /// - Returns: Nil for a layer that has a cache or has to get one. What is in it may have lost its marks then, but has
    ///   no cache either, so that nothing is missed.
    func plainExtent(of layer: CALayer) -> PaintRect? {
        let marks = layer.renderDirty.rawValue
        var known: PlainExtent?
        if let memory = memory(of: layer) {
            guard memory.isPlain else { return nil }
            let plain = unsafeDowncast(memory, to: PlainExtent.self)
            if marks == 0 { return plain.placed }
            known = plain
        }
        guard let box = layer.plainBox else { return nil }
        layer.renderDirty = RenderDirty(rawValue: 0)
        guard box.isVisible else {
            // What happens in it is not looked at, until it is seen.
            layer.renderCache = nil
            return .empty
        }
        let (dx, dy) = (box.origin.x - box.bounds.minX, box.origin.y - box.bounds.minY)
        if let known, marks & ~RenderDirty.geometry.rawValue == 0, !box.clips {
            known.placed = known.extent.offset(by: dx, dy)
            return known.placed
        }
        guard let extent = extentOfPlainContent(of: layer, box) else { return nil }
        let placed = extent.offset(by: dx, dy)
        layer.renderCache =
            layer.hasSublayers ? PlainExtent(extent, placed: placed, generation: generation) : nil
        return placed
    }

    private func extentOfPlainContent(of layer: CALayer, _ box: PlainBox) -> PaintRect? {
        var extent = box.showsBounds ? PaintRect(box.bounds) : .empty
        if box.textReach >= 0 {
            extent.formUnion(PaintRect(box.bounds).inset(by: -box.textReach, -box.textReach))
        }
        guard layer.hasSublayers else { return extent }
        for sublayer in layer.sublayersInDrawingOrder {
            guard let below = plainExtent(of: sublayer) else { return nil }
            extent.formUnion(below)
        }
        return box.clips ? extent.intersection(PaintRect(box.bounds)) : extent
    }
}
