/// A transform of the plane taken apart into translation, rotation, scale and skew, so that the parts can be mixed.
///
/// It mixes as "Interpolation of decomposed 2D matrix values" of CSS Transforms says. The order of the parts is the one of
/// layers: scale first, then skew, rotation and translation.
struct PlanarParts {
    var translation: CGPoint
    var scaleX: CGFloat
    var scaleY: CGFloat
    /// In radians.
    var angle: CGFloat
    /// What is left after the other parts were taken out: a skew.
    var rest: (m11: CGFloat, m12: CGFloat, m21: CGFloat, m22: CGFloat)

    /// Nil if the transform flattens the plane.
    init?(_ transform: CGAffineTransform) {
        var (x0, y0, x1, y1) = (transform.a, transform.b, transform.c, transform.d)
        translation = CGPoint(x: transform.tx, y: transform.ty)
        scaleX = (x0 * x0 + y0 * y0).squareRoot()
        scaleY = (x1 * x1 + y1 * y1).squareRoot()
        guard scaleX > 1e-9, scaleY > 1e-9, abs(transform.determinant) > 1e-12 * scaleX * scaleY else { return nil }
        // A mirrored plane: flip the axis that points away most.
        if transform.determinant < 0 {
            if x0 < y1 { scaleX = -scaleX } else { scaleY = -scaleY }
        }
        (x0, y0) = (x0 / scaleX, y0 / scaleX)
        (x1, y1) = (x1 / scaleY, y1 / scaleY)
        angle = atan2(y0, x0)
        // The unit rows times the rotation back.
        let (c, s) = (x0, y0)
        rest = (x0 * c + y0 * s, y0 * c - x0 * s, x1 * c + y1 * s, y1 * c - x1 * s)
    }

    /// The transform put together again.
    var transform: CGAffineTransform {
        let (c, s) = (cos(angle), sin(angle))
        let turned = CGAffineTransform(a: rest.m11, b: rest.m12, c: rest.m21, d: rest.m22, tx: 0, ty: 0)
            .concatenating(CGAffineTransform(a: c, b: s, c: -s, d: c, tx: 0, ty: 0))
        return CGAffineTransform(
            a: scaleX * turned.a, b: scaleX * turned.b, c: scaleY * turned.c, d: scaleY * turned.d,
            tx: translation.x, ty: translation.y)
    }

    /// The parts part of the way to others, turning the short way round.
    func blended(with end: PlanarParts, by progress: CGFloat) -> PlanarParts {
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
