/// The names of the predefined timing functions.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A constant speed.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// A slow start.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// A slow end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// A slow start and end.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The timing of implicit animations.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A cubic Bézier curve from (0, 0) to (1, 1) that maps elapsed time to the progress of an animation.
public final class CAMediaTimingFunction: NSObject, Sendable {
    package let curve: UnitBezier

    /// Creates a predefined timing function; an unknown name creates the linear function.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// Creates a timing function from the two inner control points.
    ///
    /// The x coordinates are clamped to 0…1, because time cannot run backward. Coordinates that are not finite count as
    /// 0.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        func usable(_ number: Float) -> Double { number.isFinite ? Double(number) : 0 }
        curve = UnitBezier(
            x1: min(max(usable(c1x), 0), 1), y1: usable(c1y), x2: min(max(usable(c2x), 0), 1), y2: usable(c2y))
        super.init()
    }

    /// Writes the coordinates of a control point, 0…3, to `values`.
    ///
    /// - Precondition: `values` points to two numbers.
    public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
        let points = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
        guard points.indices.contains(index) else { return }
        values[0] = Float(points[index].0)
        values[1] = Float(points[index].1)
    }

    /// Returns the progress for a fraction of the duration.
    ///
    /// The result is clamped to 0 before the start and to 1 after the end.
    package func progress(at fraction: Double) -> Double {
        curve.y(atX: fraction)
    }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? CAMediaTimingFunction)?.curve == curve
    }

    public override var hash: Int {
        curve.hashValue
    }
}
