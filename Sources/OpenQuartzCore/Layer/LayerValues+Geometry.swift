extension LayerValues {
    /// The anchor point in the layer's own coordinates.
    package var anchor: CGPoint {
        CGPoint(
            x: bounds.origin.x + anchorPoint.x * bounds.size.width,
            y: bounds.origin.y + anchorPoint.y * bounds.size.height)
    }

    /// From the layer's coordinates to its superlayer's, before the superlayer's `sublayerTransform`.
    package var transformToSuperlayer: CATransform3D {
        let anchor = anchor
        if !hasTransform, anchorPointZ == 0, zPosition == 0 {
            return CATransform3DMakeTranslation(position.x - anchor.x, position.y - anchor.y, 0)
        }
        return CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ)
            .concatenating(transform)
            .concatenating(CATransform3DMakeTranslation(position.x, position.y, zPosition))
    }

    /// What the layer does to all its sublayers, in its own coordinates; nil if nothing.
    package var transformOfSublayers: CATransform3D? {
        guard hasRareValues, !sublayerTransform.isIdentity else { return nil }
        let anchor = anchor
        return CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ)
            .concatenating(sublayerTransform)
            .concatenating(CATransform3DMakeTranslation(anchor.x, anchor.y, anchorPointZ))
    }

    /// From the layer's coordinates to its superlayer's, with the superlayer's `sublayerTransform`.
    package func transform(in superlayer: LayerValues?) -> CATransform3D {
        let transform = transformToSuperlayer
        return superlayer?.transformOfSublayers.map { transform.concatenating($0) } ?? transform
    }

    /// From the layer's coordinates to its superlayer's, as they are drawn.
    package func projection(in superlayer: LayerValues?) -> PlaneProjection {
        PlaneProjection(transform(in: superlayer))
    }

    /// Whether the way to the superlayer is a mere shift, and by how much.
    package func shift(in superlayer: LayerValues?) -> CGVector? {
        guard !hasTransform, superlayer?.transformOfSublayers == nil else { return nil }
        let anchor = anchor
        return CGVector(dx: position.x - anchor.x, dy: position.y - anchor.y)
    }
}
