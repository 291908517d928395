/// The effect of a three-dimensional transform on the plane z = 0: a projective map between points.
///
/// Layers are flat: each layer is projected onto the plane of its superlayer. The conversion between the coordinates of
/// two layers is therefore a product of these projections.
package struct PlaneProjection: Hashable, Sendable {
    /// The rows of the matrix, which multiplies the column vector (x, y, 1).
    package private(set) var rows: (Row, Row, Row)

    /// The coefficients of one homogeneous coordinate of the result, before the division by `w`.
    package struct Row: Hashable, Sendable {
        package var x: CGFloat
        package var y: CGFloat
        package var w: CGFloat
    }

    /// Creates the projection of a transform.
    package init(_ t: CATransform3D) {
        rows = (
            Row(x: t.m11, y: t.m12, w: t.m14), Row(x: t.m21, y: t.m22, w: t.m24), Row(x: t.m41, y: t.m42, w: t.m44)
        )
    }

    package static let identity = PlaneProjection(.identity)

    /// The projection as an affine transform; `nil` if it has perspective or the plane lies behind the viewpoint.
    ///
    /// Residual perspective from rounding is ignored, for example after two rotations that cancel out.
    package var affine: CGAffineTransform? {
        let w = rows.2.w
        guard w > 1e-9, abs(rows.0.w) <= 1e-12 * w, abs(rows.1.w) <= 1e-12 * w else { return nil }
        return CGAffineTransform(
            a: rows.0.x / w, b: rows.0.y / w, c: rows.1.x / w, d: rows.1.y / w, tx: rows.2.x / w, ty: rows.2.y / w)
    }

    /// The factor by which areas are scaled at the origin; negative if the plane is mirrored.
    package var determinant: CGFloat {
        let (a, b, c) = rows
        return a.x * (b.y * c.w - b.w * c.y) + a.y * (b.w * c.x - b.x * c.w) + a.w * (b.x * c.y - b.y * c.x)
    }

    package static func == (lhs: PlaneProjection, rhs: PlaneProjection) -> Bool {
        lhs.rows == rhs.rows
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(rows.0)
        hasher.combine(rows.1)
        hasher.combine(rows.2)
    }

    /// Returns the projection that applies this one first and then another.
    package func concatenating(_ next: PlaneProjection) -> PlaneProjection {
        var result = self
        result.rows = (rows.0.times(next.rows), rows.1.times(next.rows), rows.2.times(next.rows))
        return result
    }

    /// The inverse projection, or `nil` if this projection is singular.
    package var inverse: PlaneProjection? {
        let (a, b, c) = rows
        let cofactors = (
            Row(x: b.y * c.w - b.w * c.y, y: a.w * c.y - a.y * c.w, w: a.y * b.w - a.w * b.y),
            Row(x: b.w * c.x - b.x * c.w, y: a.x * c.w - a.w * c.x, w: a.w * b.x - a.x * b.w),
            Row(x: b.x * c.y - b.y * c.x, y: a.y * c.x - a.x * c.y, w: a.x * b.y - a.y * b.x)
        )
        let determinant = a.x * cofactors.0.x + a.y * cofactors.1.x + a.w * cofactors.2.x
        let factor = 1 / determinant
        guard abs(determinant) > 1e-14, factor.isFinite else { return nil }
        var result = self
        result.rows = (cofactors.0.scaled(factor), cofactors.1.scaled(factor), cofactors.2.scaled(factor))
        return result
    }

    /// Returns the image of a point, or `nil` if it lies behind the viewpoint.
    package func apply(_ point: CGPoint) -> CGPoint? {
        let p = Row(x: point.x, y: point.y, w: 1).times(rows)
        guard p.w > 1e-9 else { return nil }
        return p.w == 1 ? CGPoint(x: p.x, y: p.y) : CGPoint(x: p.x / p.w, y: p.y / p.w)
    }

    /// Returns the bounding box of the image of a rectangle.
    package func apply(_ rect: CGRect) -> CGRect? {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ]
        let images = corners.compactMap { apply($0) }
        return images.count == corners.count ? CGRect(enclosing: images) : nil
    }
}

extension CATransform3D {
    /// Whether the back of the plane z = 0 faces the viewer.
    ///
    /// A transform that only mirrors within the plane does not show its back.
    package var isBackFacing: Bool {
        guard !isAffine else { return false }
        return PlaneProjection(self).determinant * determinant < 0
    }
}

extension PlaneProjection.Row {
    fileprivate func times(_ rows: (Self, Self, Self)) -> Self {
        Self(
            x: x * rows.0.x + y * rows.1.x + w * rows.2.x, y: x * rows.0.y + y * rows.1.y + w * rows.2.y,
            w: x * rows.0.w + y * rows.1.w + w * rows.2.w)
    }

    fileprivate func scaled(_ factor: CGFloat) -> Self {
        Self(x: x * factor, y: y * factor, w: w * factor)
    }
}
