/// What a transform of space does to the plane z = 0: a map of points to points, with perspective.
///
/// Layers are flat, so every layer is drawn into the plane of its superlayer; the way from one layer's coordinates to
/// another's is a product of these.
package struct PlaneProjection: Hashable, Sendable {
    /// Rows that a point (x, y, 1) is multiplied with from the left.
    package private(set) var rows: (Row, Row, Row)

    /// What one part of (x, y, 1) adds to the image, before the division by `w`.
    package struct Row: Hashable, Sendable {
        package var x: CGFloat
        package var y: CGFloat
        package var w: CGFloat
    }

    /// The plane seen through a transform.
    package init(_ t: CATransform3D) {
        rows = (
            Row(x: t.m11, y: t.m12, w: t.m14), Row(x: t.m21, y: t.m22, w: t.m24), Row(x: t.m41, y: t.m42, w: t.m44)
        )
    }

    package static let identity = PlaneProjection(.identity)

    /// The same map without perspective; nil if it has some, or if the plane lies behind the eye.
    ///
    /// What rounding leaves of a perspective that cancels out, as of a card turned by a half, counts as none.
    package var affine: CGAffineTransform? {
        let w = rows.2.w
        guard w > 1e-9, abs(rows.0.w) <= 1e-12 * w, abs(rows.1.w) <= 1e-12 * w else { return nil }
        return CGAffineTransform(
            a: rows.0.x / w, b: rows.0.y / w, c: rows.1.x / w, d: rows.1.y / w, tx: rows.2.x / w, ty: rows.2.y / w)
    }

    /// How much larger areas get around the origin; below zero for one that is turned round.
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

    /// This projection, then another one.
    package func concatenating(_ next: PlaneProjection) -> PlaneProjection {
        var result = self
        result.rows = (rows.0.times(next.rows), rows.1.times(next.rows), rows.2.times(next.rows))
        return result
    }

    /// The projection that undoes this one; nil if this one flattens the plane to a line.
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

    /// Where a point goes; nil if it lies behind the eye.
    package func apply(_ point: CGPoint) -> CGPoint? {
        let p = Row(x: point.x, y: point.y, w: 1).times(rows)
        guard p.w > 1e-9 else { return nil }
        return p.w == 1 ? CGPoint(x: p.x, y: p.y) : CGPoint(x: p.x / p.w, y: p.y / p.w)
    }

    /// The smallest upright rectangle around where a rectangle goes.
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
    /// Whether the back of the plane z = 0 is seen.
    ///
    /// A plane that is only mirrored is not turned away.
    package var showsBack: Bool {
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
