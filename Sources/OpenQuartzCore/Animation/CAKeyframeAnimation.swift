/// How a key frame animation moves between its values.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a mode from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Straight from value to value.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Each value stands until the next.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Straight, at the same speed throughout; key times and timing functions are ignored.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// On a smooth curve through the values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// On a smooth curve, at the same speed throughout; key times and timing functions are ignored.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How a layer that follows a path looks along it.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a mode from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The layer's x axis points forwards.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// The layer's x axis points backwards.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation through a row of values.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values.
    open var values: [Any]?
    /// For properties that are points, the way to go instead of `values`.
    ///
    /// Its steps take even times, or those that `keyTimes` and `timingFunctions` give them.
    open var path: CGPath?
    /// When each value is reached, in fractions of the duration, not falling from 0 to 1.
    ///
    /// Discrete animations have one more: the end of the last value. Missing or unusable times are spread evenly.
    open var keyTimes: [NSNumber]?
    /// The pace between each value and the next.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// How it moves between the values.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// Of cubic curves, how tight each value's bend is: 1 is straight, -1 is round; 0 unless given.
    open var tensionValues: [NSNumber]?
    /// Of cubic curves, how sharp the corner at each value is: 0, which is none, unless given.
    open var continuityValues: [NSNumber]?
    /// Of cubic curves, whether the bend lies before (1) or after (-1) each value; 0 unless given.
    open var biasValues: [NSNumber]?
    /// Whether a layer whose `position` follows `path` turns with it; nil is no.
    ///
    /// The turn is added to the layer's transform.
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
