internal import OpenCoreGraphics
internal import OpenQuartzCore

/// The extent and the depth of a layer including its descendants.
struct SubtreeExtent {
    /// In the space of the superlayer's sublayers.
    var extent: PaintRect
    /// See `LayerDepth`.
    var levels: Int
    /// Whether the extent of text is estimated.
    var isEstimated: Bool

    static let nothing = SubtreeExtent(extent: .empty, levels: 0, isEstimated: false)
}

/// The cached reach of a layer that was never visible.
///
/// It is replaced by a `LayerRenderCache` when the layer becomes visible.
final class SubtreeExtentCache: PainterCacheEntry {
    /// In the space of the layer's sublayers.
    fileprivate let extent: PaintRect
    /// The levels of the sublayers.
    fileprivate let levelsInside: Int
    /// Whether the extent of text is estimated.
    fileprivate let isEstimated: Bool
    /// The reach of the whole subtree; valid while the layer is not dirty.
    @exclusivity(unchecked) fileprivate(set) var reach: SubtreeExtent

    fileprivate init(_ content: SubtreeExtent, reach: SubtreeExtent, generation: UInt64) {
        extent = content.extent
        levelsInside = content.levels
        isEstimated = content.isEstimated
        self.reach = reach
        super.init(generation: generation, isPlain: true)
    }
}

/// Fast measuring of layers that are far off-screen.
extension Painter {
    /// The nesting depth of plain layers above which they are measured like visible ones.
    private static let plainDepth = 64

    /// Returns the reach of a layer that was never visible.
    ///
    /// Applies to layers without a cache whose whole subtree is so plain that its reach can be determined without
    /// typesetting text and without creating a cache: boxes with a color, an image or a label's text, without
    /// transforms and effects. The extent is an upper bound. The dirty flags of the visited layers are cleared, so that
    /// later changes are reported again.
    ///
    /// - Parameter depth: The number of enclosing calls for ancestors.
    /// - Returns: Nil for a layer that has a cache or needs one, and has to be measured.
    func plainReach(of layer: CALayer, depth: Int = 0) -> SubtreeExtent? {
        let marks = layer.renderDirty.rawValue
        var known: SubtreeExtentCache?
        if let memory = memory(of: layer) {
            guard memory.isPlain else { return nil }
            let plain = unsafeDowncast(memory, to: SubtreeExtentCache.self)
            if measuresText, plain.isEstimated { return nil }
            if marks == 0 { return plain.reach }
            known = plain
        }
        guard let box = layer.plainBox else { return nil }
        if measuresText, box.isVisible, box.textOverhang >= 0 { return nil }
        layer.renderDirty = RenderDirty(rawValue: 0)
        guard box.isVisible else {
            // Its subtree is not visited until it becomes visible.
            layer.renderCache = nil
            return .nothing
        }
        if let known, marks & ~RenderDirty.geometry.rawValue == 0, !box.clips {
            known.reach = box.place(
                SubtreeExtent(extent: known.extent, levels: known.levelsInside, isEstimated: known.isEstimated))
            return known.reach
        }
        guard let content = plainContentReach(of: layer, box, depth: depth) else {
            invalidatePlainExtent(of: layer)
            return nil
        }
        let reach = box.place(content)
        layer.renderCache =
            layer.hasSublayers ? SubtreeExtentCache(content, reach: reach, generation: generation) : nil
        return reach
    }

    /// Gives a layer whose flags were cleared an empty cache: what was cached is invalid, and the layer must be
    /// measured before its reach is queried again.
    private func invalidatePlainExtent(of layer: CALayer) {
        layer.renderCache = LayerRenderCache(generation: generation)
        layer.renderDirty = .all
    }

    /// Returns the reach of the content of the layer and its descendants, in the space of its sublayers.
    private func plainContentReach(of layer: CALayer, _ box: PlainBox, depth: Int) -> SubtreeExtent? {
        var extent = box.showsBounds ? PaintRect(box.bounds) : .empty
        if box.textOverhang >= 0 {
            extent.formUnion(PaintRect(box.bounds).inset(by: -box.textOverhang, -box.textOverhang))
        }
        var isEstimated = box.textOverhang >= 0
        guard layer.hasSublayers else { return SubtreeExtent(extent: extent, levels: 0, isEstimated: isEstimated) }
        guard depth < Self.plainDepth else { return nil }
        var levels = 0
        for sublayer in layer.paintedSublayers {
            guard let inside = plainReach(of: sublayer, depth: depth + 1) else { return nil }
            extent.formUnion(inside.extent)
            levels = max(levels, inside.levels)
            isEstimated = isEstimated || inside.isEstimated
        }
        return SubtreeExtent(
            extent: box.clips ? extent.intersection(PaintRect(box.bounds)) : extent, levels: levels,
            isEstimated: isEstimated)
    }
}

extension PlainBox {
    /// Returns the reach in the superlayer's space of the content in the space of the sublayers.
    ///
    /// The origin is not `minX` and `minY`, which are other points if a side is negative, as in an animation that overshoots.
    fileprivate func place(_ content: SubtreeExtent) -> SubtreeExtent {
        SubtreeExtent(
            extent: content.extent.offset(by: origin.x - bounds.origin.x, origin.y - bounds.origin.y),
            levels: content.levels + (isFaded ? LayerDepth.ofPicture : 1), isEstimated: content.isEstimated)
    }
}
