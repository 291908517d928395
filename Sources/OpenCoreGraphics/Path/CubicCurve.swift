/// A cubic Bézier curve.
struct CubicCurve {
    var start: CGPoint
    var control1: CGPoint
    var control2: CGPoint
    var end: CGPoint

    func point(at t: CGFloat) -> CGPoint {
        let s = 1 - t
        let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        return CGPoint(
            x: w0 * start.x + w1 * control1.x + w2 * control2.x + w3 * end.x,
            y: w0 * start.y + w1 * control1.y + w2 * control2.y + w3 * end.y)
    }

    /// The extrema in x and in y strictly inside the curve.
    var turningPoints: [CGPoint] {
        let xs = Self.turns(start.x, control1.x, control2.x, end.x)
        let ys = Self.turns(start.y, control1.y, control2.y, end.y)
        return (xs + ys).map(point(at:))
    }

    /// Returns the roots in (0, 1) of one coordinate's derivative, which is `a·t² + b·t + c` up to a factor.
    private static func turns(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
        let a = p3 - 3 * p2 + 3 * p1 - p0
        let b = 2 * (p2 - 2 * p1 + p0)
        let c = p1 - p0
        let discriminant = b * b - 4 * a * c
        guard discriminant >= 0 else { return [] }
        // This form preserves precision if b² is much larger than 4ac.
        let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
        return [q / a, c / q].filter { $0.isFinite && $0 > 0 && $0 < 1 }
    }

    /// Returns the number of even steps for which straight lines stay within `tolerance` of the curve.
    func stepCount(tolerance: CGFloat) -> Int {
        let first = hypot(start.x - 2 * control1.x + control2.x, start.y - 2 * control1.y + control2.y)
        let second = hypot(control1.x - 2 * control2.x + end.x, control1.y - 2 * control2.y + end.y)
        let steps = (0.75 * max(first, second) / tolerance).squareRoot().rounded(.up)
        return steps.isFinite ? Int(min(max(steps, 1), 512)) : 1
    }
}
