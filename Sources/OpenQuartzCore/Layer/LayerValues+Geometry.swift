extension LayerValues {
    /// The anchor point in the layer's own coordinates.
    package var anchor: CGPoint {
        CGPoint(
            x: bounds.origin.x + anchorPoint.x * bounds.size.width,
            y: bounds.origin.y + anchorPoint.y * bounds.size.height)
    }

    /// The transform to the superlayer's coordinates, before the superlayer's `sublayerTransform`.
    package var transformToSuperlayer: CATransform3D {
        let anchor = anchor
        if !hasTransform, anchorPointZ == 0, zPosition == 0 {
            return CATransform3DMakeTranslation(position.x - anchor.x, position.y - anchor.y, 0)
        }
        return CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ)
            .concatenating(transform)
            .concatenating(CATransform3DMakeTranslation(position.x, position.y, zPosition))
    }

    /// The `sublayerTransform` about the anchor point in the layer's own coordinates; `nil` if it is the identity.
    package var transformOfSublayers: CATransform3D? {
        guard hasRareValues, !sublayerTransform.isIdentity else { return nil }
        let anchor = anchor
        return CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ)
            .concatenating(sublayerTransform)
            .concatenating(CATransform3DMakeTranslation(anchor.x, anchor.y, anchorPointZ))
    }

    /// Returns the transform to the superlayer's coordinates, including the superlayer's `sublayerTransform`.
    package func transform(in superlayer: LayerValues?) -> CATransform3D {
        let transform = transformToSuperlayer
        return superlayer?.transformOfSublayers.map { transform.concatenating($0) } ?? transform
    }

    /// Returns the projection to the superlayer's coordinates.
    package func projection(in superlayer: LayerValues?) -> PlaneProjection {
        PlaneProjection(transform(in: superlayer))
    }

    /// Returns the offset to the superlayer's coordinates if the transform is a translation, or `nil` otherwise.
    package func shift(in superlayer: LayerValues?) -> CGVector? {
        guard !hasTransform, superlayer?.transformOfSublayers == nil else { return nil }
        let anchor = anchor
        return CGVector(dx: position.x - anchor.x, dy: position.y - anchor.y)
    }
}
