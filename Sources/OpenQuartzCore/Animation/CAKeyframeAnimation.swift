/// The interpolation of a keyframe animation between its values.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Linear interpolation.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// No interpolation: each value holds until the next one.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Linear interpolation at a constant speed; key times and timing functions are ignored.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// Interpolation along a smooth curve through the values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// Interpolation along a smooth curve at a constant speed; key times and timing functions are ignored.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// The orientation of a layer that follows a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The layer's x axis points along the direction of the path.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// The layer's x axis points against the direction of the path.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation through a sequence of values.
open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    /// The path to follow instead of `values`, for properties of type point.
    ///
    /// The segments of the path take equal times unless `keyTimes` and `timingFunctions` specify otherwise.
    open var path: CGPath?
    /// The times at which the values are reached, as non-decreasing fractions of the duration from 0 to 1.
    ///
    /// Discrete animations have an additional time, the end of the last value. If the times are missing or invalid, the
    /// values are spaced evenly.
    open var keyTimes: [NSNumber]?
    /// The timing functions of the segments between consecutive values.
    open var timingFunctions: [CAMediaTimingFunction]?
    open var calculationMode = CAAnimationCalculationMode.linear
    /// The tension at each value of a cubic curve: 1 is tight, -1 is round; the default is 0.
    open var tensionValues: [NSNumber]?
    /// The continuity at each value of a cubic curve; the default of 0 produces no corner.
    open var continuityValues: [NSNumber]?
    /// The bias at each value of a cubic curve: 1 moves the curve before the value, -1 after it; the default is 0.
    open var biasValues: [NSNumber]?
    /// The rotation of a layer whose `position` follows `path`; `nil` does not rotate it.
    ///
    /// The rotation is concatenated with the layer's transform.
    open var rotationMode: CAAnimationRotationMode?

    override func adopt(_ other: CAAnimation) {
        super.adopt(other)
        guard let other = other as? CAKeyframeAnimation else { return }
        values = other.values
        path = other.path
        keyTimes = other.keyTimes
        timingFunctions = other.timingFunctions
        calculationMode = other.calculationMode
        tensionValues = other.tensionValues
        continuityValues = other.continuityValues
        biasValues = other.biasValues
        rotationMode = other.rotationMode
    }

    override func makeTrack(of property: LayerProperty, on layer: CALayer) -> AnimationTrack? {
        property.makeTrack(for: self, pacing: pacing, on: layer)
    }
}
