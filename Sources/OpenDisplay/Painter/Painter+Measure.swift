internal import OpenCoreGraphics
internal import OpenQuartzCore

/// The first pass: what changed, and how far does it reach.
extension Painter {
    /// Brings the measured half of the layer's cache, and of everything in it that is marked, up to date.
    @discardableResult
    func measure(_ layer: CALayer) -> LayerRenderCache {
        let known = cache(of: layer)
        let marks = layer.renderDirty
        if let known, marks.rawValue == 0 {
            return known
        }
        let dirty = known == nil ? .all : marks
        let cache = known ?? LayerRenderCache(generation: generation)
        layer.renderCache = cache
        layer.renderDirty = RenderDirty(rawValue: 0)
        cache.pending.formUnion(dirty)
        statistics.layersMeasured += 1
        if dirty.meets(.values) {
            measureValues(of: layer, into: cache)
        }
        if dirty.meets(.below) {
            measureSublayers(of: layer, into: cache, listChanged: dirty.meets(.sublayers))
        }
        measureMask(of: layer, into: cache)
        cache.hasBackdrop = cache.appearance?.backdrop != nil || cache.chunks.hasBackdrop
        measureExtent(of: cache)
        return cache
    }

    private func measureValues(of layer: CALayer, into cache: LayerRenderCache) {
        let values = layer.presented
        let placement = LayerPlacement(values)
        if placement != cache.placement {
            cache.placement = placement
            cache.stale.insert(.placement)
        }
        let sublayerPlacement = SublayerPlacement(values)
        if sublayerPlacement != cache.sublayerPlacement {
            cache.sublayerPlacement = sublayerPlacement
            cache.stale.insert(.sublayerPlacement)
        }
        cache.zPosition = values.zPosition
        let appearance = LayerAppearance(values, text: layer.textContents)
        cache.stale.formUnion(StaleParts(from: cache.appearance, to: appearance))
        cache.appearance = appearance
    }

    private func measureSublayers(of layer: CALayer, into cache: LayerRenderCache, listChanged: Bool) {
        let sublayers = layer.sublayersInDrawingOrder
        var orderChanged = listChanged || cache.chunks.count != sublayers.count
        for position in sublayers.indices where orderChanged || sublayers[position].renderDirty.rawValue != 0 {
            let child = sublayers[position]
            let oldDepth = self.cache(of: child)?.zPosition
            let childCache = measure(child)
            if childCache.zPosition != oldDepth {
                orderChanged = true
            } else if !orderChanged {
                cache.chunks.chunks[cache.chunks.indexOfChunk(containing: position)].isStale = true
            }
        }
        if orderChanged {
            cache.chunks.reset(count: sublayers.count)
        }
        for index in cache.chunks.chunks.indices where cache.chunks.chunks[index].isStale {
            var extent = PaintRect.empty
            var hasBackdrop = false
            for position in cache.chunks.range(ofChunk: index) {
                let child = measure(sublayers[position])
                extent.formUnion(child.placedExtent)
                hasBackdrop = hasBackdrop || child.hasBackdrop
            }
            cache.chunks.chunks[index].extent = extent
            cache.chunks.chunks[index].hasBackdrop = hasBackdrop
        }
        cache.sublayerExtent = .empty
        for index in cache.chunks.chunks.indices {
            cache.sublayerExtent.formUnion(cache.chunks.chunks[index].extent)
        }
    }

    private func measureMask(of layer: CALayer, into cache: LayerRenderCache) {
        let mask = layer.mask
        if mask != nil || cache.hasMask {
            cache.stale.insert(.mask)
            mask.map { _ = measure($0) }
        }
        cache.hasMask = mask != nil
    }

    private func measureExtent(of cache: LayerRenderCache) {
        guard let placement = cache.placement, let appearance = cache.appearance else {
            cache.placedExtent = .empty
            return
        }
        var extent = appearance.extent
        if let sublayerPlacement = cache.sublayerPlacement {
            let below = cache.sublayerExtent.applying(sublayerPlacement.transform)
            extent.formUnion(appearance.clips ? below.intersection(PaintRect(appearance.bounds)) : below)
        }
        let reach = appearance.blurReach
        if reach > 0 { extent = extent.inset(by: -reach, -reach) }
        cache.placedExtent = extent.applying(placement.transform)
    }
}

extension RenderDirty {
    /// Something about the layer itself.
    fileprivate static let values = geometry.union(content)
    /// Something about its sublayers.
    static let below = sublayers.union(descendant)

    /// Whether any of the marks is set.
    ///
    /// Unlike the standard operations it is always inlined, here a tenth of the time.
    func meets(_ other: RenderDirty) -> Bool {
        rawValue & other.rawValue != 0
    }
}
