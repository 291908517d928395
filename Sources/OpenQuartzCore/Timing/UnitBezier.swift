/// A cubic Bézier curve from (0, 0) to (1, 1), evaluated as a function of x.
///
/// - Invariant: `x1` and `x2` lie in 0…1, so x is non-decreasing along the curve.
package struct UnitBezier: Hashable, Sendable {
    package let x1: Double
    package let y1: Double
    package let x2: Double
    package let y2: Double

    package init(x1: Double, y1: Double, x2: Double, y2: Double) {
        self.x1 = x1
        self.y1 = y1
        self.x2 = x2
        self.y2 = y2
    }

    package var isLinear: Bool {
        x1 == y1 && x2 == y2
    }

    /// Returns the y coordinate of the point with a given x coordinate, to about 1e-12.
    ///
    /// The result is clamped to 0 and 1 outside 0…1.
    package func y(atX x: Double) -> Double {
        guard x > 0 else { return 0 }
        guard x < 1 else { return 1 }
        return isLinear ? x : Self.coordinate(y1, y2, at: parameter(atX: x))
    }

    /// Returns the slope at an x coordinate; infinite where the tangent is vertical.
    package func slope(atX x: Double) -> Double {
        guard !isLinear else { return 1 }
        let x = min(max(x, 0), 1)
        let parameter = x <= 0 ? 0 : x >= 1 ? 1 : parameter(atX: x)
        let (run, rise) = (Self.slope(x1, x2, at: parameter), Self.slope(y1, y2, at: parameter))
        if run > 1e-12 { return rise / run }
        return endSlope(atStart: parameter < 0.5)
    }

    /// Returns the slope at an end; if the adjacent control point coincides with the end, the other one determines it.
    private func endSlope(atStart: Bool) -> Double {
        let (run, rise) = atStart ? (x1, y1) : (1 - x2, 1 - y2)
        if run == 0, rise == 0 {
            let (nextRun, nextRise) = atStart ? (x2, y2) : (1 - x1, 1 - y1)
            return nextRun > 0 ? nextRise / nextRun : .infinity
        }
        return run > 0 ? rise / run : rise < 0 ? -.infinity : .infinity
    }

    /// Solves x(t) = `x` by Newton's method starting at `x`, which takes 4 to 6 steps for ordinary curves.
    ///
    /// Falls back to bisection where the curve is too flat.
    private func parameter(atX x: Double) -> Double {
        var parameter = x
        for _ in 0..<8 {
            let error = Self.coordinate(x1, x2, at: parameter) - x
            if abs(error) < 1e-13 { return parameter }
            let slope = Self.slope(x1, x2, at: parameter)
            guard abs(slope) > 1e-6 else { break }
            parameter -= error / slope
            guard (0...1).contains(parameter) else { break }
        }
        return bisectedParameter(atX: x)
    }

    private func bisectedParameter(atX x: Double) -> Double {
        var low = 0.0
        var high = 1.0
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if Self.coordinate(x1, x2, at: middle) < x { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    private static func coordinate(_ first: Double, _ second: Double, at t: Double) -> Double {
        let s = 1 - t
        return 3 * s * s * t * first + 3 * s * t * t * second + t * t * t
    }

    private static func slope(_ first: Double, _ second: Double, at t: Double) -> Double {
        let s = 1 - t
        return 3 * s * s * first + 6 * s * t * (second - first) + 3 * t * t * (1 - second)
    }
}
