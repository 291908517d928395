internal import OpenCoreGraphics
internal import OpenQuartzCore

/// How far a layer reaches, and how deep, with everything inside it.
struct PlainReach {
    /// In the space of the superlayer's sublayers.
    var extent: PaintRect
    /// See `LayerDepth`.
    var levels: Int

    static let nothing = PlainReach(extent: .empty, levels: 0)
}

/// The reach of a layer that was never in sight.
///
/// Stands where a `LayerRenderCache` will be once the layer is in sight.
final class PlainExtent: PainterMemory {
    /// In the space of the layer's sublayers.
    fileprivate let extent: PaintRect
    /// How many levels those inside take.
    fileprivate let levelsInside: Int
    /// The reach of the whole; right as long as the layer is not marked.
    @exclusivity(unchecked) fileprivate(set) var reach: PlainReach

    fileprivate init(_ content: PlainReach, reach: PlainReach, generation: UInt64) {
        extent = content.extent
        levelsInside = content.levels
        self.reach = reach
        super.init(generation: generation, isPlain: true)
    }
}

/// What is far out of sight costs a look and nothing else.
extension Painter {
    /// More layers inside each other than this are measured as if they were in sight.
    private static let plainDepth = 64

    /// How far a layer may reach that was never in sight.
    ///
    /// For layers without a cache in which everything is so plain that this can be told without typesetting text and
    /// without making a cache: boxes with a colour, an image or a label's text, untransformed and without effects. The
    /// extent is at most too large. The marks of what was looked at are cleared, so that every later change is heard of
    /// again.
    ///
    /// - Parameter depth: How many layers around are being asked.
    /// - Returns: Nil for a layer that has a cache or has to get one: it is to be measured then.
    func plainReach(of layer: CALayer, depth: Int = 0) -> PlainReach? {
        let marks = layer.renderDirty.rawValue
        var known: PlainExtent?
        if let memory = memory(of: layer) {
            guard memory.isPlain else { return nil }
            let plain = unsafeDowncast(memory, to: PlainExtent.self)
            if marks == 0 { return plain.reach }
            known = plain
        }
        guard let box = layer.plainBox else { return nil }
        layer.renderDirty = RenderDirty(rawValue: 0)
        guard box.isVisible else {
            // What happens in it is not looked at, until it is seen.
            layer.renderCache = nil
            return .nothing
        }
        if let known, marks & ~RenderDirty.geometry.rawValue == 0, !box.clips {
            known.reach = box.place(known.extent, levelsInside: known.levelsInside)
            return known.reach
        }
        guard let content = reachOfPlainContent(of: layer, box, depth: depth) else {
            giveUpPlainness(of: layer)
            return nil
        }
        let reach = box.place(content.extent, levelsInside: content.levels)
        layer.renderCache =
            layer.hasSublayers ? PlainExtent(content, reach: reach, generation: generation) : nil
        return reach
    }

    /// Gives a layer whose marks were taken a cache that counts as new: what was known of it is no longer right, and it
    /// will not be asked again before it is measured.
    private func giveUpPlainness(of layer: CALayer) {
        layer.renderCache = LayerRenderCache(generation: generation)
        layer.renderDirty = .all
    }

    /// The reach of what the layer and those inside it show, in the space of its sublayers.
    private func reachOfPlainContent(of layer: CALayer, _ box: PlainBox, depth: Int) -> PlainReach? {
        var extent = box.showsBounds ? PaintRect(box.bounds) : .empty
        if box.textReach >= 0 {
            extent.formUnion(PaintRect(box.bounds).inset(by: -box.textReach, -box.textReach))
        }
        guard layer.hasSublayers else { return PlainReach(extent: extent, levels: 0) }
        guard depth < Self.plainDepth else { return nil }
        var levels = 0
        for sublayer in layer.sublayersInDrawingOrder {
            guard let inside = plainReach(of: sublayer, depth: depth + 1) else { return nil }
            extent.formUnion(inside.extent)
            levels = max(levels, inside.levels)
        }
        return PlainReach(extent: box.clips ? extent.intersection(PaintRect(box.bounds)) : extent, levels: levels)
    }
}

extension PlainBox {
    /// The reach in the superlayer's space of what reaches so far in the space of the sublayers.
    fileprivate func place(_ extent: PaintRect, levelsInside: Int) -> PlainReach {
        PlainReach(
            extent: extent.offset(by: origin.x - bounds.minX, origin.y - bounds.minY),
            levels: levelsInside + (isFaded ? LayerDepth.ofPicture : 1))
    }
}
