/// The names of the ready-made timing functions.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The same speed throughout.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Starts slowly.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Ends slowly.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Starts and ends slowly.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// What implicit animations use.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The pace of an animation: a cubic Bézier curve from (0, 0) to (1, 1) that maps elapsed time to progress.
public final class CAMediaTimingFunction: NSObject, Sendable {
    package let curve: UnitBezier

    /// Makes a ready-made function; an unknown name gives the linear one.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// Makes a function from the two inner control points.
    ///
    /// Time cannot run backwards: x coordinates are clamped to 0…1. Coordinates that are no numbers count as 0.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        func usable(_ number: Float) -> Double { number.isFinite ? Double(number) : 0 }
        curve = UnitBezier(
            x1: min(max(usable(c1x), 0), 1), y1: usable(c1y), x2: min(max(usable(c2x), 0), 1), y2: usable(c2y))
        super.init()
    }

    /// Writes the coordinates of a control point, 0…3, into two numbers.
    ///
    /// - Precondition: `values` points to two numbers.
    public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
        let points = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
        guard points.indices.contains(index) else { return }
        values[0] = Float(points[index].0)
        values[1] = Float(points[index].1)
    }

    /// The progress after a fraction of the time.
    ///
    /// Before 0 and after 1 it stays at 0 and 1.
    package func progress(at fraction: Double) -> Double {
        curve.y(atX: fraction)
    }

    /// Whether both are the same curve.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? CAMediaTimingFunction)?.curve == curve
    }

    /// A hash of the curve.
    public override var hash: Int {
        curve.hashValue
    }
}
