internal import CGTK
internal import OpenCoreGraphics
internal import OpenQuartzCore

/// Backdrops: layers that show a blurred image of the content behind them.
///
/// On the path to such a layer, the painter passes down the nodes behind it, transformed to each layer's own space.
/// These nodes are painted anyway, so that this is cheap; while they are identical, the blurred image remains valid.
extension Painter {
    /// Stores the content behind a layer that has a backdrop or a descendant with one.
    func setBehind(_ behind: BackdropContent?, of cache: LayerRenderCache) {
        guard cache.hasBackdrop else {
            cache.backdrops = nil
            return
        }
        let backdrops = cache.backdrops ?? BackdropCache()
        backdrops.behind = behind
        cache.backdrops = backdrops
    }

    /// Updates the image of the layer's backdrop.
    func buildBackdrop(of cache: LayerRenderCache, behindChanged: Bool) {
        guard let backdrops = cache.backdrops, let placement = cache.placement else { return }
        guard let appearance = cache.appearance, appearance.backdrop != nil else {
            backdrops.picture = nil
            return
        }
        let causes: StaleParts = [.backdrop, .placement]
        guard behindChanged || !cache.stale.isDisjoint(with: causes) else { return }
        cache.stale.insert(.backdrop)
        statistics.backdropsBuilt += 1
        let toLayer = placement.inverse(from: cache.placedFrom)
        backdrops.picture = backdrops.behind.flatMap { behind in
            NodeFactory(painter: self).backdrop(
                behind, toLayer: toLayer, of: appearance, within: cache.contentLimits?.area)
        }
    }

    /// Updates the content behind the first sublayer: the content behind the layer, and the layer's own content.
    ///
    /// - Returns: Whether it changed.
    func updateBehindSublayers(of cache: LayerRenderCache) -> Bool {
        guard let backdrops = cache.backdrops else { return false }
        guard let behind = backdrops.behind, let placement = cache.placement, let inside = cache.sublayerPlacement
        else {
            defer { backdrops.behindSublayers = nil }
            return backdrops.behindSublayers != nil
        }
        let causes = StaleParts.own.union([.backdrop, .placement, .sublayerPlacement, .clip])
        let isCurrent = backdrops.behindSublayers != nil && cache.stale.isDisjoint(with: causes)
        if isCurrent, BackdropContent.isIdentical(behind, backdrops.behindSublayersSource) { return false }
        let (toLayer, down) = (placement.inverse(from: cache.placedFrom), inside.inverseToBase)
        let local = NodeFactory.container(
            NodeFactory.transform(behind.node, toLayer), cache.shadow, backdrops.picture, cache.background,
            clipped(cache.contents, by: cache))
        var clip = behind.clip
        if let appearance = cache.appearance, appearance.clips {
            clip = clip.intersection(PaintRect(appearance.bounds).applying(behind.toRoot(after: toLayer)))
        }
        backdrops.behindSublayersSource = behind
        backdrops.behindSublayers = local.flatMap { NodeFactory.transform($0, down) }.map {
            BackdropContent(
                node: $0, limits: behind.limits, clip: clip, toRoot: behind.toRoot(after: toLayer.concatenating(down)))
        }
        return true
    }

    /// Returns the nodes of all groups of sublayers before a group.
    func nodesBefore(chunk index: Int, of cache: LayerRenderCache) -> [RenderNode] {
        cache.chunks.chunks[..<index].compactMap(\.node)
    }

    /// Returns the content behind a sublayer: the content behind all sublayers, and the sublayers before it.
    func behind(_ sublayer: LayerRenderCache, _ before: [RenderNode], in cache: LayerRenderCache) -> BackdropContent? {
        guard sublayer.hasBackdrop, let all = cache.backdrops?.behindSublayers else { return nil }
        let backdrops = sublayer.backdrops ?? BackdropCache()
        sublayer.backdrops = backdrops
        updateSiblings(of: backdrops, before, in: cache, clip: all.clipInside)
        let node = NodeFactory.container(count: 2, reusing: backdrops.behind?.node) { index in
            index == 0 ? all.node : backdrops.clippedSiblings
        }
        return node.map { BackdropContent(node: $0, limits: all.limits, clip: all.clip, toRoot: all.toRoot) }
    }

    /// Updates the sublayers before a sublayer, without what their superlayer and its superlayers clip.
    ///
    /// The clipped part is not visible, and how much of it was built depends on previous frames.
    private func updateSiblings(
        of backdrops: BackdropCache, _ before: [RenderNode], in cache: LayerRenderCache, clip: PaintRect?
    ) {
        let siblings = NodeFactory.container(count: before.count, reusing: backdrops.siblings) { before[$0] }
        let isStale = !cache.stale.isDisjoint(with: [.clip, .sublayerPlacement])
        guard siblings !== backdrops.siblings || isStale || clip != backdrops.siblingsClip else { return }
        backdrops.siblings = siblings
        backdrops.siblingsClip = clip
        backdrops.clippedSiblings = siblings.flatMap { siblings in
            clip.map { NodeFactory.clip(siblings, to: $0) } ?? siblings
        }
        guard let siblings = backdrops.clippedSiblings, let placement = cache.sublayerPlacement,
            cache.appearance?.clips == true
        else { return }
        backdrops.clippedSiblings = NodeFactory.transform(siblings, placement.transformFromBase)
            .flatMap { clipped($0, by: cache) }
            .flatMap { NodeFactory.transform($0, placement.inverseToBase) }
    }

    /// Discards the content behind the sublayers of an off-screen group, which is not updated while they are off-screen.
    func discardSiblings(behind sublayers: ArraySlice<CALayer>) {
        for sublayer in sublayers {
            guard let backdrops = cache(of: sublayer)?.backdrops else { continue }
            (backdrops.siblings, backdrops.clippedSiblings) = (nil, nil)
        }
    }

    /// Returns the part of a node in a layer's local space that the layer does not clip.
    private func clipped(_ node: RenderNode?, by cache: LayerRenderCache) -> RenderNode? {
        guard let node, let appearance = cache.appearance, appearance.clips else { return node }
        return NodeFactory.clip(node, to: appearance, within: cache.contentLimits?.area)
    }
}

extension BackdropContent {
    /// The part of the space of the node that no superlayer clips; nil if none clips, or if that is no rectangle.
    fileprivate var clipInside: PaintRect? {
        guard clip != limits, toRoot.b == 0, toRoot.c == 0, let fromRoot = toRoot.invertedIfPossible else { return nil }
        return clip.applying(fromRoot)
    }
}
