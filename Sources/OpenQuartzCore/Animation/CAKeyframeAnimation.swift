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

    override func adopt(_ other: CAAnimation) {
        super.adopt(other)
        guard let other = other as? CAKeyframeAnimation else { return }
        values = other.values
        path = other.path
        keyTimes = other.keyTimes
        timingFunctions = other.timingFunctions
        calculationMode = other.calculationMode
    }

    override func makeTrack(of property: LayerProperty, on layer: CALayer) -> AnimationTrack? {
        property.makeTrack(for: followingPath, pacing: pacing, on: layer)
    }

    /// The same animation with the path's points as its values.
    private var followingPath: CAKeyframeAnimation {
        guard let path, let frames = PathKeyframes(path, of: self), let copy = copy() as? CAKeyframeAnimation else {
            return self
        }
        copy.values = frames.points
        copy.keyTimes = frames.times
        copy.timingFunctions = nil
        copy.calculationMode = frames.mode
        return copy
    }
}
