import ComponentFlow

extension ComponentTransition.Animation.Curve {
    /// Returns the progress of an animation with this curve at a fraction of its duration, both from 0 to 1.
    ///
    /// A spring is approximated by a Bézier curve.
    public func solve(at offset: CGFloat) -> CGFloat {
        switch self {
        case .linear: offset
        case .easeInOut: CubicCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1).y(at: offset)
        case .spring, .bounce: CubicCurve(x1: 0.23, y1: 1, x2: 0.32, y2: 1).y(at: offset)
        case .custom(let x1, let y1, let x2, let y2):
            CubicCurve(x1: CGFloat(x1), y1: CGFloat(y1), x2: CGFloat(x2), y2: CGFloat(y2)).y(at: offset)
        }
    }
}

/// A cubic Bézier curve from (0, 0) to (1, 1).
private struct CubicCurve {
    let x1: CGFloat
    let y1: CGFloat
    let x2: CGFloat
    let y2: CGFloat

    /// Returns the y coordinate at an x coordinate.
    ///
    /// The parameter is found by bisection, because x increases with it if both control points are between 0 and 1.
    func y(at x: CGFloat) -> CGFloat {
        if !(x > 0) { return 0 }
        if x >= 1 { return 1 }
        var (low, high): (CGFloat, CGFloat) = (0, 1)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if Self.value(x1, x2, at: middle) < x { low = middle } else { high = middle }
        }
        return Self.value(y1, y2, at: (low + high) / 2)
    }

    /// One coordinate of the curve at a parameter.
    private static func value(_ first: CGFloat, _ second: CGFloat, at parameter: CGFloat) -> CGFloat {
        let rest = 1 - parameter
        let first = 3 * rest * rest * parameter * first
        let second = 3 * rest * parameter * parameter * second
        return first + second + parameter * parameter * parameter
    }
}
