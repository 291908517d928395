/// The timing of an animation, or of all animations of a layer and its sublayers.
///
/// A time `t` of the parent corresponds to the local time `(t - beginTime) * speed + timeOffset`. The parent of an
/// animation is its layer, the parent of a layer is its superlayer, and the parent of a root layer is
/// `CACurrentMediaTime()`.
public protocol CAMediaTiming {
    /// The beginning in the parent's time; for animations, 0 is the time of the commit.
    var beginTime: CFTimeInterval { get set }
    /// The duration of one cycle, in local seconds; for animations, 0 uses the transaction's duration.
    var duration: CFTimeInterval { get set }
    /// The number of local seconds per second of the parent; 0 pauses time.
    var speed: Float { get set }
    /// The local time at `beginTime`.
    var timeOffset: CFTimeInterval { get set }
    /// The number of cycles, which may be fractional; 0 means 1, and `.infinity` repeats indefinitely.
    var repeatCount: Float { get set }
    /// The total duration of all cycles in local seconds; if greater than 0, it takes precedence over `repeatCount`.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each cycle plays forward and then backward.
    var autoreverses: Bool { get set }
    /// The visibility before the beginning and after the end.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// The visibility of an animation outside its active duration.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Shows the last value after the end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Shows the first value before the beginning.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Shows the first value before the beginning and the last value after the end.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Shows no value outside the active duration.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The range of frame rates of an animation or a display link, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
    /// The lowest acceptable rate.
    public var minimum: Float
    /// The highest acceptable rate.
    public var maximum: Float
    /// The preferred rate; 0 means no preference.
    public var preferred: Float

    public init(minimum: Float, maximum: Float, preferred: Float = 0) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    /// The range without any preference.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
