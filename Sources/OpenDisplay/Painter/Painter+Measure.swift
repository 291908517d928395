internal import OpenCoreGraphics
internal import OpenQuartzCore

/// The first pass: what changed, and how far does it reach.
extension Painter {
    /// Brings the measured half of the layer's cache, and of everything in it that is marked, up to date.
    @discardableResult
    func measure(_ layer: CALayer) -> LayerRenderCache {
        let known = cache(of: layer)
        if let known, layer.renderDirty.isEmpty {
            return known
        }
        let dirty = known == nil ? .all : layer.renderDirty
        let cache = known ?? LayerRenderCache(generation: generation)
        layer.renderCache = cache
        layer.renderDirty = []
        cache.pending.formUnion(dirty)
        statistics.layersMeasured += 1
        if !dirty.isDisjoint(with: [.geometry, .content]) {
            measureValues(of: layer, into: cache)
        }
        if !dirty.isDisjoint(with: [.sublayers, .descendant]) {
            measureSublayers(of: layer, into: cache, listChanged: dirty.contains(.sublayers))
        }
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
        for (position, child) in sublayers.enumerated() where !child.renderDirty.isEmpty || orderChanged {
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
            for position in cache.chunks.range(ofChunk: index) {
                extent.formUnion(measure(sublayers[position]).placedExtent)
            }
            cache.chunks.chunks[index].extent = extent
        }
        cache.sublayerExtent = cache.chunks.chunks.reduce(into: .empty) { $0.formUnion($1.extent) }
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
        cache.extent = extent
        cache.placedExtent = extent.applying(placement.transform)
    }
}
