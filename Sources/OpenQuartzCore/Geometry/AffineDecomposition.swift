/// The decomposition of an affine transform into translation, rotation, scale and skew, for interpolation.
///
/// Source: CSS Transforms, "Interpolation of decomposed 2D matrix values". The components apply in the order of layers:
/// first scale, then skew, rotation and translation.
struct AffineDecomposition {
    var translation: CGPoint
    var scaleX: CGFloat
    var scaleY: CGFloat
    /// The rotation in radians.
    var angle: CGFloat
    /// The skew that remains after removing the other components.
    var rest: (m11: CGFloat, m12: CGFloat, m21: CGFloat, m22: CGFloat)

    /// Returns `nil` if the transform is singular.
    init?(_ transform: CGAffineTransform) {
        var (x0, y0, x1, y1) = (transform.a, transform.b, transform.c, transform.d)
        translation = CGPoint(x: transform.tx, y: transform.ty)
        scaleX = (x0 * x0 + y0 * y0).squareRoot()
        scaleY = (x1 * x1 + y1 * y1).squareRoot()
        guard scaleX > 1e-9, scaleY > 1e-9, abs(transform.determinant) > 1e-12 * scaleX * scaleY else { return nil }
        // A mirroring transform: flip the axis with the smaller diagonal element.
        if transform.determinant < 0 {
            if x0 < y1 { scaleX = -scaleX } else { scaleY = -scaleY }
        }
        (x0, y0) = (x0 / scaleX, y0 / scaleX)
        (x1, y1) = (x1 / scaleY, y1 / scaleY)
        angle = atan2(y0, x0)
        // The unit rows multiplied by the inverse rotation.
        let (c, s) = (x0, y0)
        rest = (x0 * c + y0 * s, y0 * c - x0 * s, x1 * c + y1 * s, y1 * c - x1 * s)
    }

    /// The recomposed transform.
    var transform: CGAffineTransform {
        let (c, s) = (cos(angle), sin(angle))
        let turned = CGAffineTransform(a: rest.m11, b: rest.m12, c: rest.m21, d: rest.m22, tx: 0, ty: 0)
            .concatenating(CGAffineTransform(a: c, b: s, c: -s, d: c, tx: 0, ty: 0))
        return CGAffineTransform(
            a: scaleX * turned.a, b: scaleX * turned.b, c: scaleY * turned.c, d: scaleY * turned.d,
            tx: translation.x, ty: translation.y)
    }

    /// Interpolates between two decompositions, rotating in the shorter direction.
    func blended(with end: AffineDecomposition, by progress: CGFloat) -> AffineDecomposition {
        var start = self
        if start.scaleX < 0 && end.scaleY < 0 || start.scaleY < 0 && end.scaleX < 0 {
            (start.scaleX, start.scaleY) = (-start.scaleX, -start.scaleY)
            start.angle += start.angle < 0 ? .pi : -.pi
        }
        var turn = end.angle - start.angle
        if turn > .pi { turn -= 2 * .pi } else if turn < -.pi { turn += 2 * .pi }
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * progress }
        var result = start
        result.translation = start.translation.interpolated(to: end.translation, by: progress)
        result.scaleX = mix(start.scaleX, end.scaleX)
        result.scaleY = mix(start.scaleY, end.scaleY)
        result.angle = start.angle + turn * progress
        result.rest = (
            mix(start.rest.m11, end.rest.m11), mix(start.rest.m12, end.rest.m12),
            mix(start.rest.m21, end.rest.m21), mix(start.rest.m22, end.rest.m22)
        )
        return result
    }
}
