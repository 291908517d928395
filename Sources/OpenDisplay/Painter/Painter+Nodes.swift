internal import CGTK
internal import OpenCoreGraphics
internal import OpenQuartzCore

/// The second pass: builds nodes that are stale and visible.
extension Painter {
    /// Returns the layer's node in the space of its superlayer's sublayers, or nil if it is not visible.
    ///
    /// - Parameters:
    ///   - required: The part that must be complete, in the same space.
    ///   - base: The point in that space relative to which the node is placed.
    ///   - opacity: A factor in addition to the layer's own opacity.
    ///   - behind: The content behind the layer, relative to `base`; only used if the cache has a backdrop.
    func outerNode(
        of layer: CALayer, cache: LayerRenderCache, required: PaintRect, base: CGPoint = .zero, opacity: Float = 1,
        behind: BackdropContent? = nil
    ) -> RenderNode? {
        guard let placement = cache.placement, cache.placedExtent.intersects(required) else {
            statistics.layersCulled += 1
            return nil
        }
        guard !placement.isTooFar(from: base) else {
            reportSize(of: layer, Self.largeDistance)
            return nil
        }
        if cache.pending.meets(.colors) { measureColors(of: layer, into: cache) }
        if cache.placedFrom != base || cache.placedOpacity != opacity {
            (cache.placedFrom, cache.placedOpacity) = (base, opacity)
            cache.stale.insert(.placement)
        }
        if placement.isFar || cache.omitsContents {
            updateOmission(of: cache, placement: placement, required: required)
        }
        if buildsExactly || cache.contentLimits != nil {
            updateContentLimits(of: cache, placement: placement, required: required)
        }
        if let warp = cache.warp {
            return warpedNode(of: layer, cache: cache, warp: warp, required: required)
        }
        let behindChanged = cache.hasBackdrop && !BackdropContent.isIdentical(behind, cache.backdrops?.behind)
        let isCurrent =
            cache.isBuilt && cache.pending.rawValue == 0 && !cache.stale.contains(.placement) && !behindChanged
            && !buildsExactly
        if isCurrent, cache.isWhole {
            statistics.layersReused += 1
            return cache.outer
        }
        let area = requiredSublayerArea(of: cache, placement: placement, required: required)
        if isCurrent, cache.isBuilt(for: area) {
            statistics.layersReused += 1
            return cache.outer
        }
        setBehind(behind, of: cache)
        build(
            layer, cache, area: area, behindChanged: behindChanged, at: placement.relative(to: base, opacity: opacity),
            required: required)
        finishBuilding(cache)
        return cache.outer
    }

    /// Builds the nodes of a layer.
    ///
    /// If they cannot be drawn under the transform of the layer, they are built again without what is not visible: this
    /// may be the reason, and which off-screen sublayers exist depends on previous frames.
    private func build(
        _ layer: CALayer, _ cache: LayerRenderCache, area: PaintRect, behindChanged: Bool, at placement: LayerPlacement,
        required: PaintRect
    ) {
        cache.isExact = buildsExactly
        buildNodes(of: layer, cache, area: area, behindChanged: behindChanged, at: placement)
        guard cache.isTooLarge || isTooLong(cache, at: placement) else { return }
        buildExactly(cache) {
            updateContentLimits(of: cache, placement: cache.placement ?? placement, required: required)
            buildNodes(of: layer, cache, area: area, behindChanged: false, at: placement)
        }
        // Nothing of a layer that is only reduced would be visible.
        let isEnlarged = placement.transform.largestScale > 1
        if cache.outer == nil, cache.inner != nil, isEnlarged { reportSize(of: layer, Self.largeScale) }
        if cache.omitsSublayers { reportSize(of: layer, Self.largeSublayerScale) }
    }

    /// Builds nodes without what is not visible, unless that is being done.
    private func buildExactly(_ cache: LayerRenderCache, _ build: () -> Void) {
        guard !buildsExactly else { return }
        buildsExactly = true
        cache.isExact = true
        cache.stale.formUnion(cache.reducesBlur ? [.placement, .clip] : .placement)
        build()
        buildsExactly = false
    }

    /// Composes the outer node of a layer with the content behind it, of which the node then contains the part in its area.
    private func blend(_ cache: LayerRenderCache) {
        guard let mode = cache.appearance?.blendMode, let outer = cache.outer, let behind = cache.backdrops?.behind
        else {
            return
        }
        cache.outer = NodeFactory.blended(outer, over: behind.node, mode)
    }

    /// Returns whether Cairo would draw parts of the layer or its sublayers in the wrong place.
    private func isTooLong(_ cache: LayerRenderCache, at placement: LayerPlacement) -> Bool {
        guard !buildsExactly else { return false }
        if !placement.transform.isTranslation, let inner = cache.inner,
            !inner.isExact(under: placement.transform, scale: scale)
        {
            return true
        }
        guard let inside = cache.sublayerPlacement?.transformFromBase, !inside.isTranslation,
            let sublayers = cache.sublayers
        else { return false }
        return !sublayers.isExact(under: inside, scale: scale)
    }

    /// Updates the inner node of a layer in perspective.
    func buildInnerFitting(of layer: CALayer, cache: LayerRenderCache, area: PaintRect) {
        cache.isExact = buildsExactly
        buildInner(of: layer, cache: cache, area: area, behindChanged: false)
        guard cache.omitsSublayers || cache.reducesBlur else { return }
        buildExactly(cache) { buildInner(of: layer, cache: cache, area: area, behindChanged: false) }
    }

    private func buildNodes(
        of layer: CALayer, _ cache: LayerRenderCache, area: PaintRect, behindChanged: Bool, at placement: LayerPlacement
    ) {
        buildInner(of: layer, cache: cache, area: area, behindChanged: behindChanged)
        if cache.omitsContents || cache.contentLimits != nil { cache.isWhole = false }
        let isBlended = (cache.appearance?.blendMode ?? .normal) != .normal
        if cache.stale.contains(.placement) || isBlended && behindChanged {
            // Not `flatMap`, whose closure would check its executor for each layer.
            if let inner = cache.inner {
                cache.outer = NodeFactory.place(inner, placement)
            } else {
                cache.outer = nil
            }
            if isBlended { blend(cache) }
            cache.warped = nil
            statistics.outerNodesBuilt += 1
        }
    }

    private static let largeDistance =
        "a layer is more than \(Int(PictureLimits.distance)) points from the origin of its superlayer; it is not painted"
    static let largeScale = "the scale of a layer is too large; the layer is not painted"
    private static let largeSublayerScale = "the scale of a layer's sublayers is too large; they are not painted"
    private static let largeShadow = "the shadow of a layer is too large for an image; it is not painted"

    func finishBuilding(_ cache: LayerRenderCache) {
        cache.isBuilt = true
        cache.stale = StaleParts(rawValue: 0)
        cache.pending = RenderDirty(rawValue: 0)
    }

    /// Omits the content of a very large layer while the layer is visible only where it is not painted.
    ///
    /// What is painted near the layer's origin is then so far away that Cairo's coordinates overflow: it would appear
    /// at another position, and a gradient would be an error that leaves the whole window without content.
    private func updateOmission(of cache: LayerRenderCache, placement: LayerPlacement, required: PaintRect) {
        let omits = placement.isFar && !showsContents(cache, placement, in: required)
        guard omits != cache.omitsContents else { return }
        cache.omitsContents = omits
        cache.stale.formUnion(StaleParts.own.union(.placement))
    }

    /// Limits the content of a layer that is much larger than its visible part, while only what is visible is built.
    ///
    /// The edges of the layer are then so far away that Cairo draws a wrong part of it, or does not represent them.
    private func updateContentLimits(of cache: LayerRenderCache, placement: LayerPlacement, required: PaintRect) {
        guard let appearance = cache.appearance else { return }
        let bounds = PaintRect(appearance.bounds)
        let local = contributingArea(of: cache, local: required.applying(placement.inverse))
        let isFlat = cache.warp == nil
        let area = local.inset(by: -local.width, -local.height)
        let near = local.inset(by: -local.width / 4, -local.height / 4)
        if isFlat, let limits = cache.contentLimits, limits.area.contains(near.intersection(bounds)) { return }
        let limits = isFlat && buildsExactly && !area.contains(bounds) ? ContentLimits(area) : nil
        guard limits != nil || cache.contentLimits != nil else { return }
        cache.contentLimits = limits
        cache.stale.formUnion(StaleParts.own.union([.clip, .backdrop, .placement]))
    }

    private func showsContents(_ cache: LayerRenderCache, _ placement: LayerPlacement, in required: PaintRect) -> Bool {
        guard let appearance = cache.appearance else { return false }
        let local = contributingArea(of: cache, local: required.applying(placement.inverse))
        return appearance.extent.intersection(.paintable).intersects(local)
    }

    /// Returns the part of the sublayers' space that must be complete.
    private func requiredSublayerArea(
        of cache: LayerRenderCache, placement: LayerPlacement, required: PaintRect
    ) -> PaintRect {
        guard cache.sublayerPlacement != nil, cache.chunks.count > 0 || cache.space != nil else { return .empty }
        return requiredSublayerArea(of: cache, local: required.applying(placement.inverse))
    }

    /// Returns the part of the sublayers' space that must be complete for a part of the local space.
    func requiredSublayerArea(of cache: LayerRenderCache, local: PaintRect) -> PaintRect {
        guard let sublayerPlacement = cache.sublayerPlacement else { return .empty }
        var local = contributingArea(of: cache, local: local)
        if let appearance = cache.appearance, appearance.clips {
            let margin = edgeMargin(of: appearance, at: cache.placement)
            local = local.intersection(PaintRect(appearance.bounds).inset(by: -margin, -margin))
        }
        return local.applying(sublayerPlacement.inverse)
    }

    /// Returns the distance from the bounds of a layer that clips up to which content affects pixels.
    ///
    /// At an edge inside of a pixel, the content beyond the edge is blended into that pixel, too.
    private func edgeMargin(of appearance: LayerAppearance, at placement: LayerPlacement?) -> Double {
        guard let transform = placement?.transform, transform.isTranslation else { return 2 / scale }
        let isAligned =
            isWhole(transform.tx) && isWhole(transform.ty) && isWhole(appearance.size.width)
            && isWhole(appearance.size.height)
        return isAligned ? 0 : 2 / scale
    }

    /// Returns whether a length is a whole number of pixels.
    private func isWhole(_ length: CGFloat) -> Bool {
        (length * scale).rounded() == length * scale
    }

    /// Returns the part of the layer's content that affects a part of the local space.
    private func contributingArea(of cache: LayerRenderCache, local: PaintRect) -> PaintRect {
        var local = local
        if let appearance = cache.appearance {
            // A transition moves off-screen content into the visible area.
            if let shift = appearance.transition?.newShift {
                local = local.offset(by: -shift.dx * appearance.size.width, -shift.dy * appearance.size.height)
            }
            // Off-screen content casts a visible shadow, or is part of the rasterization.
            if appearance.isPicture, cache.fitsPicture { local = localExtent(of: cache) }
        }
        // Content slightly outside is blurred into the visible area.
        let reach = cache.appearance?.blurReach ?? 0
        return reach > 0 ? local.inset(by: -reach, -reach) : local
    }

    /// Updates the inner node; a new one makes the outer node stale.
    func buildInner(of layer: CALayer, cache: LayerRenderCache, area: PaintRect, behindChanged: Bool) {
        buildContents(of: layer, cache)
        buildBackdrop(of: cache, behindChanged: behindChanged)
        let oldSublayers = cache.sublayers
        buildSublayers(of: layer, cache: cache, area: area)
        if cache.stale.contains(.mask) {
            let area = cache.sublayerPlacement.map { localExtent(of: cache).applying($0.inverse) } ?? .empty
            cache.mask = layer.mask.flatMap {
                outerNode(of: $0, cache: measure($0, level: cache.depth.next), required: area)
            }
        }
        guard cache.stale.rawValue & ~StaleParts.placement.rawValue != 0 || cache.sublayers !== oldSublayers else {
            return
        }
        cache.inner = assemble(cache, of: layer)
        if let appearance = cache.appearance, let transition = appearance.transition {
            cache.inner = NodeFactory.transition(transition, to: cache.inner, of: appearance)
        }
        cache.stale.insert(.placement)
        statistics.innerNodesBuilt += 1
    }

    private func buildContents(of layer: CALayer, _ cache: LayerRenderCache) {
        guard let appearance = cache.appearance, cache.stale.rawValue & StaleParts.own.rawValue != 0 else { return }
        guard !cache.omitsContents else {
            (cache.shadow, cache.border, cache.background, cache.contents) = (nil, nil, nil, nil)
            return
        }
        let factory = NodeFactory(painter: self)
        if cache.stale.contains(.shadow) {
            cache.shadow = appearance.shadow.flatMap { factory.shadow($0) }
            if cache.shadow == nil, let shadow = appearance.shadow, shadow.shape != .contents {
                reportSize(of: layer, Self.largeShadow)
            }
        }
        let limits = cache.contentLimits?.area
        if cache.stale.contains(.border) {
            cache.border = appearance.border.flatMap { NodeFactory.border($0, of: appearance, within: limits) }
        }
        if cache.stale.contains(.background) {
            cache.background = NodeFactory.background(of: appearance, within: limits)
        }
        if cache.stale.contains(.contents) {
            cache.contents = factory.contents(
                of: appearance, drawing: drawing(of: layer, appearance), within: limits)
        }
        statistics.contentsBuilt += 1
    }

    /// Returns what the layer draws into a document, or nil if its contents are an image.
    private func drawing(of layer: CALayer, _ appearance: LayerAppearance) -> RenderNode? {
        guard renderer == .document, let draw = layer.drawing else { return nil }
        return NodeFactory.drawing(from: layer.bounds.origin, size: appearance.size, draw)
    }

    private func assemble(_ cache: LayerRenderCache, of layer: CALayer) -> RenderNode? {
        guard let appearance = cache.appearance else { return nil }
        var sublayers: RenderNode?
        if let node = cache.sublayers, let placement = cache.sublayerPlacement {
            sublayers = NodeFactory.transform(node, placement.transformFromBase)
        }
        cache.omitsSublayers = sublayers == nil && cache.sublayers != nil && cache.sublayerPlacement != nil
        cache.reducesBlur = false
        func part(_ node: RenderNode?) -> RenderNode? {
            cache.partOpacity < 1 ? node.flatMap { NodeFactory.fade($0, cache.partOpacity) } : node
        }
        let whole: RenderNode?
        let (background, contents, border) = (part(cache.background), part(cache.contents), part(cache.border))
        if appearance.clips, let inside = NodeFactory.container(contents, sublayers) {
            // The background has the clip's shape; clipping it again would thin its antialiased edges.
            let clipped = NodeFactory.clip(inside, to: appearance, within: cache.contentLimits?.area)
            whole = NodeFactory.container(part(cache.backdrops?.picture), background, clipped, border)
        } else {
            let lit = NodeFactory.container(background, contents, sublayers, border)
            whole = NodeFactory.container(
                part(shadow(of: lit, cache, layer)), part(cache.backdrops?.picture), background, contents, sublayers,
                border)
        }
        guard cache.hasMask else { return whole.flatMap { finish($0, cache, appearance, layer) } }
        guard let whole, let mask = cache.mask, let placement = cache.sublayerPlacement else { return nil }
        return NodeFactory.transform(mask, placement.transform)
            .flatMap { NodeFactory.mask(whole, by: $0, extent: localExtent(of: cache)) }
            .flatMap { finish($0, cache, appearance, layer) }
    }

    /// Returns the shadow, which is created from the layer's whole content if it has no simple shape.
    private func shadow(of lit: RenderNode?, _ cache: LayerRenderCache, _ layer: CALayer) -> RenderNode? {
        guard let shadow = cache.appearance?.shadow, shadow.shape == .contents else { return cache.shadow }
        guard let lit else { return nil }
        let node = cache.fitsPicture ? NodeFactory(painter: self).shadow(shadow, of: lit) : nil
        if node == nil { reportSize(of: layer, Self.largeShadow) }
        return node
    }

    /// Blurs and rasterizes the layer if necessary.
    private func finish(
        _ node: RenderNode, _ cache: LayerRenderCache, _ appearance: LayerAppearance, _ layer: CALayer
    ) -> RenderNode? {
        var filtered = filter(node, cache, appearance)
        if let factor = appearance.colorFactor {
            filtered = filtered.flatMap { NodeFactory.multiplied($0, by: factor) }
        }
        if filtered == nil { reportSize(of: layer, "a layer is too large for a blur; it is not painted") }
        guard appearance.rasterizationScale > 0, cache.fitsPicture, let node = filtered else { return filtered }
        statistics.rastersBuilt += 1
        return NodeFactory.rasterized(
            node, extent: unrasterizedExtent(of: cache), scale: appearance.rasterizationScale)
    }

    private func filter(
        _ node: RenderNode, _ cache: LayerRenderCache, _ appearance: LayerAppearance
    ) -> RenderNode? {
        guard appearance.blur > 0 else { return node }
        let frame = NodeFactory.blurFrame(of: node, sigma: appearance.blur)
        cache.reducesBlur = !buildsExactly && !BlurRaster.isSharp(frame, sigma: appearance.blur, scale: scale)
        // Built again without off-screen sublayers.
        if cache.reducesBlur { return node }
        return NodeFactory(painter: self).blur(node, frame: frame, sigma: appearance.blur)
    }
}

// MARK: - Sublayers

extension Painter {
    private func buildSublayers(of layer: CALayer, cache: LayerRenderCache, area: PaintRect) {
        if let backdrops = cache.backdrops, !cache.chunks.hasBackdrop {
            // Not updated while no sublayer has a backdrop.
            backdrops.behindSublayers = nil
        }
        if cache.space != nil, cache.sublayerPlacement != nil {
            return buildSpace(of: cache, area: area)
        }
        guard cache.chunks.count > 0, cache.sublayerPlacement != nil else {
            cache.sublayers = nil
            cache.builtArea = .empty
            cache.isWhole = true
            return
        }
        let target = targetArea(of: cache, required: area)
        let base = cache.sublayerPlacement?.base ?? .zero
        let areaChanged =
            !cache.isBuilt || buildsExactly || cache.stale.contains(.partOpacity) || target != cache.builtArea
            || base != cache.builtBase
        let behindChanged = cache.chunks.hasBackdrop && updateBehindSublayers(of: cache)
        guard areaChanged || behindChanged || cache.pending.meets(.below) else { return }
        cache.builtArea = target
        cache.builtBase = base
        var sublayers: [CALayer]?
        cache.isWhole = true
        for index in cache.chunks.chunks.indices {
            let chunk = cache.chunks.chunks[index]
            // Whether anything before it changed is only known when it is built.
            if areaChanged || chunk.isStale || chunk.hasBackdrop {
                let list = sublayers ?? layer.paintedSublayers
                sublayers = list
                buildChunk(index, of: list, cache: cache, target: target)
            }
            cache.isWhole = cache.isWhole && cache.chunks.chunks[index].isWhole
        }
        let old = cache.sublayers
        let count = cache.chunks.chunks.count
        let gap = count > 1 ? gap(of: cache) : nil
        cache.sublayers = NodeFactory.container(count: count, reusing: old, wrapsOne: count > 1) { index in
            cache.chunks.chunks[index].node ?? gap
        }
        if count > 1, cache.sublayers !== old {
            statistics.containersBuilt += 1
        }
    }

    /// Returns a placeholder for groups that are off-screen, so that every group keeps its index in the list.
    ///
    /// GSK compares lists of equal length node by node. If the length changed, GSK could not determine which group is
    /// new, because all are containers, and might repaint all of them.
    private func gap(of cache: LayerRenderCache) -> RenderNode? {
        guard let shown = cache.chunks.chunks.lazy.compactMap(\.node).first else { return nil }
        var (bounds, place) = (graphene_rect_t(), graphene_rect_t())
        gsk_render_node_get_bounds(shown.pointer, &bounds)
        if let gap = cache.gap {
            gsk_render_node_get_bounds(gap.pointer, &place)
            // The placeholder must be inside of the visible groups.
            if graphene_rect_contains_rect(&bounds, &place) { return gap }
        }
        cache.gap = NodeFactory.nothing(at: bounds.origin)
        return cache.gap
    }

    private func buildChunk(_ index: Int, of sublayers: [CALayer], cache: LayerRenderCache, target: PaintRect) {
        let range = cache.chunks.range(ofChunk: index)
        var chunk = cache.chunks.chunks[index]
        defer { cache.chunks.chunks[index] = chunk }
        chunk.isStale = false
        guard chunk.extent.intersects(target) else {
            statistics.layersCulled += range.count
            if chunk.hasBackdrop { discardSiblings(behind: sublayers[range]) }
            chunk.node = nil
            chunk.isWhole = chunk.extent.isEmpty
            return
        }
        chunk.isWhole = true
        let old = chunk.node
        var before = chunk.hasBackdrop ? nodesBefore(chunk: index, of: cache) : []
        chunk.node = NodeFactory.container(count: range.count, reusing: old, wrapsOne: range.count > 1) { offset in
            let child = sublayers[range.lowerBound + offset]
            if let plain = plainReach(of: child), !plain.extent.intersects(target) {
                statistics.layersCulled += 1
                if !plain.extent.isEmpty { chunk.isWhole = false }
                return nil
            }
            let childCache = measure(child, level: cache.depth.next)
            let node = outerNode(
                of: child, cache: childCache, required: target, base: cache.builtBase, opacity: cache.partOpacity,
                behind: behind(childCache, before, in: cache))
            if chunk.hasBackdrop { node.map { before.append($0) } }
            if !childCache.placedExtent.isEmpty {
                chunk.isWhole = chunk.isWhole && childCache.isWhole && childCache.placedExtent.intersects(target)
            }
            return node
        }
        if range.count > 1, chunk.node !== old {
            statistics.containersBuilt += 1
        }
    }

    /// Returns the area for which to build sublayers: the previous one while it suffices, or else one with a margin for
    /// scrolling.
    func targetArea(of cache: LayerRenderCache, required: PaintRect) -> PaintRect {
        guard cache.isBuilt, !cache.builtArea.isEmpty, !buildsExactly else { return required }
        let old = cache.builtArea
        let isExcessive = old.width * old.height > 16 * required.width * required.height
        if cache.isBuilt(for: required), !isExcessive {
            return old
        }
        return required.inset(by: -required.width / 2, -required.height / 2)
    }
}

extension LayerRenderCache {
    /// Whether the transform of the layer or of its sublayers is one under which Cairo cannot draw them, or their blur is
    /// too large for an image.
    fileprivate var isTooLarge: Bool {
        omitsSublayers || reducesBlur || outer == nil && inner != nil
    }

    /// Returns whether all sublayers that intersect an area have been built, and none that is far from it.
    ///
    /// Where the area has no sublayers, those of previous frames may be so far away that Cairo's coordinates overflow: they
    /// would appear in the area.
    fileprivate func isBuilt(for area: PaintRect) -> Bool {
        if isExact { return area == builtArea }
        let required = area.intersection(sublayerExtent)
        return required.isEmpty && !area.isEmpty ? builtArea.intersects(area) : builtArea.contains(required)
    }
}
