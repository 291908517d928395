/// A layer whose place in space counts, and not only its place in its superlayer's plane.
package struct LayerInSpace {
    package let layer: CALayer
    /// From the space of the layer's superlayer to the one in which all are shown.
    package let outer: CATransform3D
    /// What the transform layers around it leave of it.
    package let opacity: Float
}

/// Layers that show their sublayers by depth.
extension CALayer {
    /// Whether the layer does not flatten its sublayers into its own plane.
    package final var keepsDepth: Bool {
        flags.contains(.keepsDepth)
    }

    /// Whether sublayers cover each other by their depth, not by their order alone.
    ///
    /// So it is where the sublayer transform knows perspective, and around and in transform layers.
    package final func showsSublayersInSpace(_ values: borrowing LayerValues) -> Bool {
        if flags.contains(.keepsDepth) { return true }
        if flags.contains(.sublayersKeepDepth), children.contains(where: \.keepsDepth) { return true }
        return values.hasRareValues && !values.sublayerTransform.isAffine
    }

    /// The sublayers, and instead of transform layers those inside them, in drawing order.
    ///
    /// - Parameter values: Which values of a layer count: those of the model, or those that are shown.
    package final func sublayersInSpace(_ values: @MainActor (CALayer) -> LayerValues) -> [LayerInSpace] {
        var result: [LayerInSpace] = []
        collectSublayers(
            outer: values(self).transformOfSublayers ?? .identity, opacity: 1, depth: CALayer.maximumDisplayDepth,
            values, &result)
        return result
    }

    /// - Parameter depth: How many transform layers inside each other are looked into.
    private func collectSublayers(
        outer: CATransform3D, opacity: Float, depth: Int, _ values: @MainActor (CALayer) -> LayerValues,
        _ result: inout [LayerInSpace]
    ) {
        guard depth > 0 else { return }
        for child in sublayersInDrawingOrder {
            guard child.flags.contains(.keepsDepth) else {
                result.append(LayerInSpace(layer: child, outer: outer, opacity: opacity))
                continue
            }
            let shown = values(child)
            guard !shown.isHidden, shown.opacity > 0 else { continue }
            let transform = (shown.transformOfSublayers ?? .identity).concatenating(shown.transformToSuperlayer)
            child.collectSublayers(
                outer: transform.concatenating(outer), opacity: opacity * min(shown.opacity, 1), depth: depth - 1,
                values,
                &result)
        }
    }

    /// The frontmost layer below this one, at a point in this layer's coordinates.
    final func frontmostInSpace(at point: CGPoint) -> CALayer? {
        let candidates = sublayersInSpace { $0.modelValues }.enumerated().compactMap { index, place in
            place.depth(at: point).map { (depth: $0.depth, index: index, layer: place.layer, point: $0.point) }
        }
        let order = candidates.sorted { abs($0.depth - $1.depth) > 1e-6 ? $0.depth > $1.depth : $0.index > $1.index }
        for candidate in order {
            if let hit = candidate.layer.hitTest(candidate.point) { return hit }
        }
        return nil
    }
}

extension LayerInSpace {
    /// How near the layer's plane is at a point of the plane in which it is shown, and where that is in its superlayer.
    ///
    /// Nil if the plane is not seen there.
    @MainActor
    fileprivate func depth(at point: CGPoint) -> (depth: CGFloat, point: CGPoint)? {
        let values = layer.modelValues
        let toSuperlayer = values.transformToSuperlayer
        let transform = toSuperlayer.concatenating(outer)
        guard values.isDoubleSided || !transform.showsBack else { return nil }
        guard let local = PlaneProjection(transform).inverse?.apply(point) else { return nil }
        let z = local.x * transform.m13 + local.y * transform.m23 + transform.m43
        let w = local.x * transform.m14 + local.y * transform.m24 + transform.m44
        let place = values.projection(in: layer.parent?.modelValues).apply(local)
        return w > 0 ? place.map { (z / w, $0) } : nil
    }
}
