internal import OpenCoreGraphics
internal import OpenQuartzCore

/// The first pass: finds changes and computes extents.
extension Painter {
    /// Updates the measured half of the caches of the layer and its dirty descendants.
    ///
    /// - Parameter level: The levels of all ancestors.
    @discardableResult
    func measure(_ layer: CALayer, level: Int) -> LayerRenderCache {
        measure(layer, level: level, known: cache(of: layer))
    }

    private func measure(_ layer: CALayer, level: Int, known: LayerRenderCache?) -> LayerRenderCache {
        var dirty = known == nil ? .all : layer.renderDirty
        if let known {
            if known.depth.move(to: level, limit: depthLimit) { dirty = .all }
            if measuresText, !known.isTextMeasured { dirty = .all }
            if dirty.rawValue == 0 { return known }
            if dirty == .colors { return recordColorChange(of: layer, known) }
        }
        guard level < depthLimit else { return omit(layer, level: level) }
        let cache = known ?? LayerRenderCache(generation: generation)
        layer.renderCache = cache
        layer.renderDirty = RenderDirty(rawValue: 0)
        cache.pending.formUnion(dirty)
        statistics.layersMeasured += 1
        if known == nil { _ = cache.depth.move(to: level, limit: depthLimit) }
        var remeasuresAllSublayers = dirty.meets(.sublayers) || cache.space != nil
        if dirty.meets(.values) {
            measureValues(layer.presented, of: layer, into: cache, dirty)
            let isPicture = cache.isPicture || layer.mask != nil
            if cache.depth.setOwn(isPicture: isPicture, limit: depthLimit) {
                remeasuresAllSublayers = true
                cache.pending.formUnion(.sublayers)
            }
        }
        let measuredText = measuresText
        measuresText = measuredText || cache.needsMeasuredText(hasMask: layer.mask != nil)
        if measuresText, !cache.isTextMeasured {
            remeasuresAllSublayers = true
            cache.pending.formUnion(.sublayers)
        }
        cache.isTextMeasured = measuresText
        if cache.space != nil {
            measureSpace(of: layer, into: cache)
        } else if dirty.meets(.below) || remeasuresAllSublayers {
            measureSublayers(of: layer, into: cache, listChanged: remeasuresAllSublayers)
        }
        measuresText = measuredText
        measureMask(of: layer, into: cache)
        cache.hasBackdrop = cache.appearance?.needsBackdrop == true || cache.chunks.hasBackdrop
        measureExtent(of: cache)
        return cache
    }

    /// Omits a layer that is too deep.
    ///
    /// Its cache is that of a layer that is invisible and was never built.
    private func omit(_ layer: CALayer, level: Int) -> LayerRenderCache {
        reportDepth(of: layer)
        let cache = LayerRenderCache(generation: generation)
        cache.depth = .leftOut(at: level)
        layer.renderCache = cache
        layer.renderDirty = RenderDirty(rawValue: 0)
        return cache
    }

    /// Records changed colors, which do not affect measuring; they are read when the layer becomes visible.
    private func recordColorChange(of layer: CALayer, _ cache: LayerRenderCache) -> LayerRenderCache {
        layer.renderDirty = RenderDirty(rawValue: 0)
        cache.pending.formUnion(.colors)
        statistics.layersMeasured += 1
        return cache
    }

    /// Reads the colors that changed while they were not needed.
    func measureColors(of layer: CALayer, into cache: LayerRenderCache) {
        measureAppearance(of: layer, layer.presented, into: cache)
    }

    private func measureAppearance(
        of layer: CALayer, _ values: borrowing LayerValues, into cache: LayerRenderCache
    ) {
        let appearance =
            layer.keepsDepth
            ? LayerAppearance(LayerValues(), text: nil)
            : LayerAppearance(
                values, text: layer.textContents, particles: values.isEmitter ? layer.particles : nil)
        cache.stale.formUnion(StaleParts(from: cache.appearance, to: appearance))
        cache.appearance = appearance
        let longest = max(values.bounds.size.width, values.bounds.size.height)
        let isTooLarge = longest > PictureLimits.reach && appearance.showsSomething
        if isTooLarge || appearance.shape?.isTooLarge == true { return reportSize(of: layer) }
        let area = appearance.size.width * appearance.size.height
        if appearance.gradient != nil, area > PictureLimits.gradientArea {
            reportSize(of: layer, "the area of a gradient is too large; a part of it is not painted")
        }
    }

    private func reportSize(of layer: CALayer) {
        reportSize(
            of: layer,
            "a layer is larger than \(Int(PictureLimits.reach)) points; the part beyond this limit is not painted")
    }

    private func measureValues(
        _ values: borrowing LayerValues, of layer: CALayer, into cache: LayerRenderCache, _ dirty: RenderDirty
    ) {
        measurePlacement(values, into: cache)
        cache.zPosition = values.zPosition
        let isInSpace = layer.showsSublayersInSpace(values)
        if isInSpace != (cache.space != nil) {
            cache.space = isInSpace ? SpaceCache() : nil
            cache.chunks.reset(count: 0)
            cache.pending = .all
        }
        // The sublayer transform depends on the anchor point; nothing else here depends on the geometry.
        guard dirty.meets(.content) || values.hasRareValues || cache.appearance == nil else { return }
        let sublayerPlacement = SublayerPlacement(values, inSpace: isInSpace)
        if sublayerPlacement != cache.sublayerPlacement {
            cache.sublayerPlacement = sublayerPlacement
            cache.stale.insert(.sublayerPlacement)
        }
        guard dirty.meets(.content) || cache.appearance == nil else { return }
        measureAppearance(of: layer, values, into: cache)
        cache.pending = RenderDirty(rawValue: cache.pending.rawValue & ~RenderDirty.colors.rawValue)
    }

    func measurePlacement(_ values: borrowing LayerValues, into cache: LayerRenderCache) {
        let partOpacity = values.allowsGroupOpacity ? 1 : min(values.opacity, 1)
        if partOpacity != cache.partOpacity {
            cache.partOpacity = partOpacity
            cache.stale.insert(.partOpacity)
        }
        var warp: LayerProjection?
        var placement: LayerPlacement?
        if !cache.isExcluded {
            placement = LayerPlacement(values, outer: cache.outerTransform?.transform, warp: &warp)
        }
        guard placement != cache.placement || warp != cache.warp else { return }
        cache.placement = placement
        cache.warp = warp
        cache.stale.insert(.placement)
    }

    /// Measures a layer that is placed in its superlayer's plane or in space.
    ///
    /// - Parameter outer: The transform in space of the plane in which the layer is placed, or nil for none.
    func measure(_ layer: CALayer, level: Int, outer: CATransform3D?) -> LayerRenderCache {
        measure(layer, level: level, outer: outer, known: cache(of: layer))
    }

    private func measure(
        _ layer: CALayer, level: Int, outer: CATransform3D?, known: LayerRenderCache?
    ) -> LayerRenderCache {
        guard known?.outerTransform?.transform != outer else { return measure(layer, level: level, known: known) }
        // The placement decides whether the layer is a picture, and so the levels of its sublayers.
        let cache = known ?? LayerRenderCache(generation: generation)
        cache.outerTransform = outer.map { TransformInSpace($0) }
        if known == nil { layer.renderDirty = .all } else { layer.renderDirty.formUnion(.geometry) }
        return measure(layer, level: level, known: cache)
    }

    private func measureSublayers(of layer: CALayer, into cache: LayerRenderCache, listChanged: Bool) {
        let sublayers = layer.paintedSublayers
        // Moved out of the class while it changes, because in place, every mutation would check the array for
        // uniqueness.
        var groups = cache.chunks
        cache.chunks = SublayerChunks()
        let orderChanged = listChanged || groups.count != sublayers.count
        if orderChanged { groups.reset(count: sublayers.count) }
        var depthChanged = false
        var marked = sublayers.firstMarked(from: 0)
        for index in groups.chunks.indices {
            let range = groups.range(ofChunk: index)
            guard orderChanged || marked < range.upperBound else { continue }
            let group = measureGroup(sublayers, range, level: cache.depth.next)
            if !orderChanged { marked = sublayers.firstMarked(from: range.upperBound) }
            groups.chunks[index].isStale = true
            groups.chunks[index].extent = group.extent
            groups.chunks[index].hasBackdrop = group.hasBackdrop
            groups.chunks[index].levels = group.levels
            depthChanged = depthChanged || group.depthChanged
        }
        cache.chunks = groups
        if depthChanged, !orderChanged { return measureSublayers(of: layer, into: cache, listChanged: true) }
        cache.sublayerExtent = groups.chunks.reduce(into: .empty) { $0.formUnion($1.extent) }
        cache.depth.inside = groups.chunks.reduce(0) { max($0, $1.levels) }
    }

    private struct GroupMeasure {
        var extent = PaintRect.empty
        var hasBackdrop = false
        var depthChanged = false
        var levels = 0
    }

    private func measureGroup(_ sublayers: [CALayer], _ range: Range<Int>, level: Int) -> GroupMeasure {
        var group = GroupMeasure()
        for index in range {
            let layer = sublayers[index]
            // What is too deep is omitted, and not part of the extent.
            if let plain = plainReach(of: layer), level + plain.levels <= depthLimit {
                group.extent.formUnion(plain.extent)
                group.levels = max(group.levels, plain.levels)
            } else {
                measureMember(layer, of: &group, level: level)
            }
        }
        return group
    }

    private func measureMember(_ layer: CALayer, of group: inout GroupMeasure, level: Int) {
        let known = cache(of: layer)
        let oldDepth = known?.zPosition
        // The layer may have been in space before.
        let child = measure(layer, level: level, outer: nil, known: known)
        group.levels = max(group.levels, child.depth.levels)
        group.depthChanged = group.depthChanged || child.zPosition != oldDepth
        group.extent.formUnion(child.placedExtent)
        group.hasBackdrop = group.hasBackdrop || child.hasBackdrop
    }

    private func measureMask(of layer: CALayer, into cache: LayerRenderCache) {
        let mask = layer.keepsDepth ? nil : layer.mask
        if mask != nil || cache.hasMask {
            cache.stale.insert(.mask)
            cache.depth.mask = mask.map { measure($0, level: cache.depth.next, outer: nil).depth.levels } ?? 0
        }
        cache.hasMask = mask != nil
    }

    private func measureExtent(of cache: LayerRenderCache) {
        guard let placement = cache.placement else {
            cache.placedExtent = .empty
            return
        }
        let fitsPicture = fitsPicture(cache)
        if fitsPicture != cache.fitsPicture {
            cache.fitsPicture = fitsPicture
            cache.stale.insert(.clip)
        }
        updatePictureExtent(of: cache)
        let extent = localExtent(of: cache)
        cache.placedExtent = cache.warp?.apply(extent) ?? extent.applying(placement.transform)
    }

    /// Updates the area of the image of a layer that is rasterized or masked, which off-screen sublayers may change, too.
    private func updatePictureExtent(of cache: LayerRenderCache) {
        let isPicture = cache.hasMask || cache.appearance?.rasterizationScale ?? 0 > 0
        guard isPicture || cache.pictureExtent != nil else { return }
        let extent = isPicture ? ContentLimits(unrasterizedExtent(of: cache)) : nil
        guard extent?.area != cache.pictureExtent?.area else { return }
        cache.pictureExtent = extent
        cache.stale.insert(.clip)
    }

    /// Returns whether the content of the layer is small enough for one image, if it is painted from one.
    private func fitsPicture(_ cache: LayerRenderCache) -> Bool {
        guard cache.appearance?.isPicture == true else { return true }
        let extent = contentExtent(of: cache)
        return max(extent.width, extent.height) <= Double(PictureLimits.stretchedSide)
    }

    /// Returns the area that the layer and its descendants may touch without the effects on the whole layer, in its local
    /// space.
    func contentExtent(of cache: LayerRenderCache) -> PaintRect {
        guard let appearance = cache.appearance else { return .empty }
        var extent = appearance.extent
        if let sublayerPlacement = cache.sublayerPlacement {
            let below = cache.sublayerExtent.applying(sublayerPlacement.transform)
            extent.formUnion(appearance.clips ? below.intersection(PaintRect(appearance.bounds)) : below)
        }
        return extent
    }

    /// Returns the area that the layer and its descendants may touch, in its local space.
    func localExtent(of cache: LayerRenderCache) -> PaintRect {
        let extent = unrasterizedExtent(of: cache)
        let scale = cache.appearance?.rasterizationScale ?? 0
        guard scale > 0, cache.fitsPicture, !extent.isEmpty else { return extent }
        // The pixels of a rasterization are larger than the content, and blend with the transparent ones around them.
        let pixel = 1 / Double(scale)
        return extent.snappedOut(to: pixel).inset(by: -pixel, -pixel).intersection(.paintable)
    }

    /// Returns the area that the layer and its descendants may touch before the layer is rasterized, in its local space.
    func unrasterizedExtent(of cache: LayerRenderCache) -> PaintRect {
        guard let appearance = cache.appearance else { return .empty }
        var extent = contentExtent(of: cache)
        let reach = appearance.blurReach
        // The shadow of the whole content.
        if let shadow = appearance.shadow, shadow.shape == .contents {
            extent.formUnion(shadow.extent(of: extent).intersection(.paintable))
        }
        return reach > 0 ? extent.inset(by: -reach, -reach) : extent
    }
}

extension [CALayer] {
    /// Returns the index of the first dirty layer at or after `start`, or `.max` if there is none.
    fileprivate func firstMarked(from start: Int) -> Int {
        firstPlace(from: start) { $0.renderDirty.rawValue != 0 } ?? .max
    }
}

extension LayerRenderCache {
    /// Whether the picture depends on the extent of the sublayers, which must be the same when their text becomes visible:
    /// where they intersect in space, and the area of an image or a masked drawing of them.
    fileprivate func needsMeasuredText(hasMask: Bool) -> Bool {
        hasMask || space != nil || warp != nil || appearance?.isPicture == true
    }
}

extension RenderDirty {
    /// Changes of the layer itself.
    fileprivate static let values = geometry.union(content)
    /// Changes of its sublayers.
    static let below = sublayers.union(descendant)

    /// Returns whether any of the flags is set.
    ///
    /// In contrast to the standard operations, it is always inlined, which saves a tenth of the time here.
    func meets(_ other: RenderDirty) -> Bool {
        rawValue & other.rawValue != 0
    }
}
