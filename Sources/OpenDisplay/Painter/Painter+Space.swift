internal import CGTK
internal import OpenCoreGraphics
internal import OpenQuartzCore

/// The painter's cache for sublayers that are ordered by depth in space.
final class SpaceCache {
    /// The sublayers in the order of the list; those in transform layers replace the transform layer.
    var places: [SpatialLayer] = []
    /// The visible pieces of the sublayers, from back to front.
    var pieces: [DepthOrder.Piece] = []
    /// Whether anything has changed since the nodes were built.
    var isStale = true
}

/// Sublayers in space: each has its own transform in space, and they cover each other by depth.
extension Painter {
    func measureSpace(of layer: CALayer, into cache: LayerRenderCache) {
        guard let space = cache.space else { return }
        space.places = layer.sublayersInSpace(paintsInstances: true) { $0.presented }
        space.isStale = true
        clearTransformLayers(in: layer)
        cache.sublayerExtent = .empty
        cache.depth.inside = 0
        var shown: [Int] = []
        var shapes: [DepthOrder.Shape] = []
        for (index, place) in space.places.enumerated() {
            let child = measure(place.layer, level: cache.depth.next, outer: place.outer)
            cache.depth.inside = max(cache.depth.inside, child.depth.levels)
            cache.sublayerExtent.formUnion(child.placedExtent)
            guard let shape = shape(of: place.layer, child) else { continue }
            shown.append(index)
            shapes.append(shape)
        }
        space.pieces = DepthOrder.pieces(of: shapes).map { DepthOrder.Piece(shape: shown[$0.shape], cuts: $0.cuts) }
    }

    /// Clears the flags of transform layers, which have no nodes, so that the next change is reported again.
    private func clearTransformLayers(in layer: CALayer) {
        var waiting = [layer]
        while let next = waiting.popLast() {
            for child in next.paintedSublayers where child.keepsDepth {
                child.renderDirty = RenderDirty(rawValue: 0)
                child.renderCache = nil
                waiting.append(child)
            }
        }
    }

    /// Returns the layer's outline and depth, or nil if it is not visible.
    private func shape(of layer: CALayer, _ cache: LayerRenderCache) -> DepthOrder.Shape? {
        guard cache.placement != nil, let outer = cache.outerTransform?.transform else { return nil }
        let transform = LayerPlacement.transformInSpace(layer.presented, outer: outer)
        let plane = PlaneProjection(transform)
        guard let inverse = plane.inverse else { return nil }
        let outline = LayerProjection(projection: plane, inverse: inverse).corners(of: localExtent(of: cache)).map(
            \.seen)
        guard outline.count > 2 else { return nil }
        // The depth divided by w at a point of the screen is linear in the point's coordinates.
        let (a, b, c) = inverse.rows
        func height(_ row: PlaneProjection.Row) -> CGFloat {
            row.x * transform.m13 + row.y * transform.m23 + row.w * transform.m43
        }
        return DepthOrder.Shape(outline: outline, depth: (height(a), height(b), height(c)))
    }

    func buildSpace(of cache: LayerRenderCache, area: PaintRect) {
        guard let space = cache.space else { return }
        let target = targetArea(of: cache, required: area)
        let base = cache.sublayerPlacement?.base ?? .zero
        let partsFade = cache.stale.contains(.partOpacity)
        let areaChanged = !cache.isBuilt || buildsExactly || target != cache.builtArea || base != cache.builtBase
        guard space.isStale || partsFade || areaChanged else { return }
        space.isStale = false
        cache.builtArea = target
        cache.builtBase = base
        cache.isWhole = true
        let old = cache.sublayers
        var nodes: [RenderNode?] = []
        for piece in space.pieces {
            let place = space.places[piece.shape]
            let child = measure(place.layer, level: cache.depth.next)
            let opacity = place.opacity * cache.partOpacity
            let node = outerNode(of: place.layer, cache: child, required: target, base: base, opacity: opacity)
            cache.isWhole = cache.isWhole && child.isWhole && child.placedExtent.intersects(target)
            nodes.append(piece.cuts.isEmpty ? node : node.flatMap { NodeFactory.cut($0, by: piece.cuts, base: base) })
        }
        cache.sublayers = NodeFactory.container(count: nodes.count, reusing: old) { nodes[$0] }
        if nodes.count > 1, cache.sublayers !== old { statistics.containersBuilt += 1 }
    }
}

extension NodeFactory {
    /// Returns the part of a node on the positive sides of lines.
    fileprivate static func cut(_ node: RenderNode, by lines: [DepthOrder.Line], base: CGPoint) -> RenderNode? {
        var bounds = graphene_rect_t()
        gsk_render_node_get_bounds(node.pointer, &bounds)
        let frame = CGRect(bounds).insetBy(dx: -1, dy: -1)
        var outline = [
            CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.minY),
            CGPoint(x: frame.maxX, y: frame.maxY), CGPoint(x: frame.minX, y: frame.maxY),
        ]
        for line in lines {
            outline = DepthOrder.clip(outline) { line.side(CGPoint(x: $0.x + base.x, y: $0.y + base.y)) }
        }
        guard let first = outline.first, outline.count > 2 else { return nil }
        let part = CGRect(PaintRect(around: outline)).insetBy(dx: -1, dy: -1)
        return drawing(in: part, rasters: node.rasters(inside: part)) { cairo in
            cairo_move_to(cairo, first.x, first.y)
            for point in outline.dropFirst() { cairo_line_to(cairo, point.x, point.y) }
            cairo_close_path(cairo)
            cairo_clip(cairo)
            node.draw(on: cairo)
        }
    }
}
