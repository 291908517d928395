/// The pace of something that changes with time: an animation, or all animations of a layer and its sublayers.
///
/// A time `t` of the parent becomes the local time `(t - beginTime) * speed + timeOffset`. The parent of an animation is
/// its layer, the parent of a layer is its superlayer, and the parent of a root layer is `CACurrentMediaTime()`.
public protocol CAMediaTiming {
    /// When it begins, in the parent's time. 0 in an animation means "when it is committed".
    var beginTime: CFTimeInterval { get set }
    /// How long one cycle takes, in local seconds. 0 in an animation means the transaction's duration.
    var duration: CFTimeInterval { get set }
    /// Local seconds per second of the parent. 0 stops time.
    var speed: Float { get set }
    /// The local time at `beginTime`.
    var timeOffset: CFTimeInterval { get set }
    /// How many cycles run, fractions included. 0 means 1; `.infinity` never ends.
    var repeatCount: Float { get set }
    /// For how many local seconds cycles run; it wins over `repeatCount` when it is above 0.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether every cycle also plays backwards.
    var autoreverses: Bool { get set }
    /// What is shown before the beginning and after the end.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows outside its active time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a mode from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Nothing before, the last value after.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The first value before, nothing after.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// The first value before, the last value after.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Nothing before, nothing after.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The rates at which an animation or a display link may run, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
    /// The lowest acceptable rate.
    public var minimum: Float
    /// The highest acceptable rate.
    public var maximum: Float
    /// The wanted rate; 0 leaves it to the system.
    public var preferred: Float

    /// Makes a range.
    public init(minimum: Float, maximum: Float, preferred: Float = 0) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    /// Any rate.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
