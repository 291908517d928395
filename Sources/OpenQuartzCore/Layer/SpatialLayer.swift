/// A layer that is rendered in a shared 3D space instead of in its superlayer's plane.
package struct SpatialLayer {
    package let layer: CALayer
    /// The transform from the superlayer's space to the plane onto which the 3D space is projected.
    package let outer: CATransform3D
    /// The combined opacity of the enclosing transform layers.
    package let opacity: Float
}

/// Layers that show their sublayers by depth.
extension CALayer {
    /// Whether the layer keeps its sublayers in 3D space instead of flattening them into its plane.
    package final var keepsDepth: Bool {
        flags.contains(.preservesDepth)
    }

    /// Whether sublayers are sorted by depth instead of by order alone.
    ///
    /// This is the case where the sublayer transform includes perspective, in transform layers, and in layers that
    /// contain one.
    package final func showsSublayersInSpace(_ values: borrowing LayerValues) -> Bool {
        if flags.contains(.preservesDepth) { return true }
        if flags.contains(.sublayersKeepDepth), children.contains(where: \.keepsDepth) { return true }
        return values.hasRareValues && !values.sublayerTransform.isAffine
    }

    /// Returns the sublayers in drawing order, with transform layers replaced by their contents.
    ///
    /// - Parameters:
    ///   - paintsInstances: Whether the instances of replicator layers replace their sublayers.
    ///   - values: Returns the values to use for a layer: those of the model or those that are shown.
    package final func sublayersInSpace(
        paintsInstances: Bool, _ values: @MainActor (CALayer) -> LayerValues
    ) -> [SpatialLayer] {
        var result: [SpatialLayer] = []
        collectSublayers(
            outer: values(self).transformOfSublayers ?? .identity, opacity: 1, depth: CALayer.maximumDisplayDepth,
            paintsInstances, values, &result)
        return result
    }

    /// - Parameter depth: The maximum number of nested transform layers to traverse.
    private func collectSublayers(
        outer: CATransform3D, opacity: Float, depth: Int, _ paintsInstances: Bool,
        _ values: @MainActor (CALayer) -> LayerValues, _ result: inout [SpatialLayer]
    ) {
        guard depth > 0 else { return }
        for child in paintsInstances ? paintedSublayers : sublayersInDrawingOrder {
            guard child.flags.contains(.preservesDepth) else {
                result.append(SpatialLayer(layer: child, outer: outer, opacity: opacity))
                continue
            }
            let shown = values(child)
            guard !shown.isHidden, shown.opacity > 0 else { continue }
            let transform = (shown.transformOfSublayers ?? .identity).concatenating(shown.transformToSuperlayer)
            child.collectSublayers(
                outer: transform.concatenating(outer), opacity: opacity * min(shown.opacity, 1), depth: depth - 1,
                paintsInstances, values, &result)
        }
    }

    /// Returns the frontmost descendant at a point in this layer's coordinates.
    final func frontmostInSpace(at point: CGPoint) -> CALayer? {
        let candidates = sublayersInSpace(paintsInstances: false) { $0.modelValues }.enumerated().compactMap {
            index, place in
            place.depth(at: point).map { (depth: $0.depth, index: index, layer: place.layer, point: $0.point) }
        }
        let order = candidates.sorted { abs($0.depth - $1.depth) > 1e-6 ? $0.depth > $1.depth : $0.index > $1.index }
        for candidate in order {
            if let hit = candidate.layer.hitTest(candidate.point) { return hit }
        }
        return nil
    }
}

extension SpatialLayer {
    /// Returns the depth of the layer's plane at a point of the projected plane, and that point in the layer's
    /// superlayer.
    ///
    /// Returns `nil` if the plane is not visible there.
    @MainActor
    fileprivate func depth(at point: CGPoint) -> (depth: CGFloat, point: CGPoint)? {
        let values = layer.modelValues
        let toSuperlayer = values.transformToSuperlayer
        let transform = toSuperlayer.concatenating(outer)
        guard values.isDoubleSided || !transform.isBackFacing else { return nil }
        guard let local = PlaneProjection(transform).inverse?.apply(point) else { return nil }
        let z = local.x * transform.m13 + local.y * transform.m23 + transform.m43
        let w = local.x * transform.m14 + local.y * transform.m24 + transform.m44
        let place = values.projection(in: layer.parent?.modelValues).apply(local)
        return w > 0 ? place.map { (z / w, $0) } : nil
    }
}
