internal import OpenCoreGraphics
package import OpenQuartzCore

extension CALayer {
    /// Returns the area in which the layer was painted last, in the superlayer's space of its outermost superlayer, in
    /// points; an empty rectangle if it was not painted.
    ///
    /// The area is an upper bound, clipped by the superlayers that clip.
    ///
    /// - Parameter includesSublayers: Whether the area contains what the sublayers paint, too.
    package func paintedArea(includingSublayers includesSublayers: Bool) -> CGRect {
        guard let own = paintCache else { return .zero }
        var area = own.placed(includesSublayers ? nil : own.appearance?.extent ?? .empty)
        var layer = self
        while let superlayer = layer.superlayer {
            guard let cache = superlayer.paintCache, let inside = cache.sublayerPlacement?.transform else {
                return .zero
            }
            area = area.applying(inside)
            if let appearance = cache.appearance, appearance.clips {
                area = area.intersection(PaintRect(appearance.bounds))
            }
            area = cache.placed(area)
            layer = superlayer
        }
        return area.isEmpty ? .zero : CGRect(area)
    }

    private var paintCache: LayerRenderCache? {
        guard let memory = renderCache as? PainterCacheEntry, !memory.isPlain else { return nil }
        return memory as? LayerRenderCache
    }
}

extension LayerRenderCache {
    /// Returns an area of the local space in the space of the superlayer's sublayers.
    ///
    /// - Parameter area: The area, or nil for all that the layer and its sublayers paint.
    fileprivate func placed(_ area: PaintRect?) -> PaintRect {
        guard let placement else { return .empty }
        guard let area else { return placedExtent }
        return warp?.apply(area) ?? area.applying(placement.transform)
    }
}
