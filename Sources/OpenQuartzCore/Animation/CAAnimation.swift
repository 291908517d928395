/// Hears when an animation starts and ends.
///
/// The animation keeps it alive.
public protocol CAAnimationDelegate: AnyObject {
    /// The animation's active time began.
    @MainActor func animationDidStart(_ anim: CAAnimation)
    /// The animation ended or was removed. Called exactly once for every animation that was added.
    ///
    /// - Parameter flag: whether it reached its end.
    @MainActor func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    @MainActor public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing.
    @MainActor public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The base of all animations: a stretch of time on a layer.
///
/// A layer keeps a copy of what is added to it; changing an animation afterwards has no effect. Subclasses that store
/// more override `copy(with:)`.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
    package var timing = MediaTiming()
    /// The pace; nil is linear.
    open var timingFunction: CAMediaTimingFunction?
    /// Hears when it starts and ends.
    ///
    /// It is kept alive as long as the animation.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the layer drops it at its end.
    open var isRemovedOnCompletion = true
    /// The rates it may run at; a hint.
    open var preferredFrameRateRange = CAFrameRateRange.default
    /// Called when it ended or was removed, after the delegate, with whether it reached its end.
    package var completion: (@MainActor (Bool) -> Void)?
    /// Seconds between the commit and the beginning, for animations without a `beginTime`.
    package var delay: CFTimeInterval = 0
    private var userValues: [String: Any] = [:]

    /// Makes an animation without effect.
    public required override init() {
        super.init()
    }

    /// When it begins, in the layer's time; 0 means when it is committed.
    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue }
    }

    /// How long one cycle takes; 0 means the transaction's duration.
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }

    /// Its seconds per second of the layer.
    open var speed: Float {
        get { timing.speed }
        set { timing.speed = newValue }
    }

    /// Its time when it begins.
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue }
    }

    /// How many cycles run; 0 means 1.
    open var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue }
    }

    /// For how many seconds cycles run, if above 0.
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }

    /// Whether every cycle also plays backwards.
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }

    /// What is shown before the beginning and after the end.
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }

    /// The value that was stored under a key of the program's own.
    open func value(forKey key: String) -> Any? {
        userValues[key]
    }

    /// Stores a value under a key of the program's own; copies keep it.
    open func setValue(_ value: Any?, forKey key: String) {
        userValues[key] = value
    }

    /// A copy of the same class.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.adopt(self)
        return copy
    }

    /// Takes over all properties; overrides call super.
    func adopt(_ other: CAAnimation) {
        timing = other.timing
        timingFunction = other.timingFunction
        delegate = other.delegate
        isRemovedOnCompletion = other.isRemovedOnCompletion
        preferredFrameRateRange = other.preferredFrameRateRange
        completion = other.completion
        delay = other.delay
        userValues = other.userValues
    }

    /// What the animation does to a layer, resolved once when it is added.
    @MainActor func makeEffect(on layer: CALayer) -> AnimationEffect {
        .none
    }

    /// How far the pace has come after a fraction of one cycle; the bare fraction, if nothing says otherwise.
    package func progress(at fraction: Double) -> Double {
        fraction
    }

    /// Adds the animation to the layer under the event's key.
    @MainActor public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }
}
