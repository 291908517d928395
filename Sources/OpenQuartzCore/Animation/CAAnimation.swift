/// The methods by which an animation reports its start and end.
///
/// The animation keeps a strong reference to its delegate.
public protocol CAAnimationDelegate: AnyObject {
    /// Called when the animation's active duration begins.
    @preconcurrency @MainActor func animationDidStart(_ anim: CAAnimation)
    /// Called when the animation ends or is removed, exactly once for every animation that was added.
    ///
    /// `flag` is `true` if the animation reached its end.
    @preconcurrency @MainActor func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    @preconcurrency @MainActor public func animationDidStart(_ anim: CAAnimation) {}
    @preconcurrency @MainActor public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The base class of all animations, which defines their timing.
///
/// A layer stores a copy of each animation added to it; changing the original afterwards has no effect. Subclasses with
/// additional stored properties override `copy(with:)`.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
    package var timing = MediaTiming()
    /// The timing function that defines the pacing; `nil` is linear.
    open var timingFunction: CAMediaTimingFunction?
    /// The object notified when the animation starts and ends.
    ///
    /// The animation keeps a strong reference to its delegate.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the layer removes the animation when it ends.
    open var isRemovedOnCompletion = true
    /// The preferred frame rates of the animation.
    ///
    /// The rate is the preferred one of the range, or its maximum. While no other animation of the surface needs more
    /// frames, frames are prepared at that rate; other changes are not delayed. Animations of a
    /// `UIViewPropertyAnimator` are evaluated in every frame.
    open var preferredFrameRateRange = CAFrameRateRange.default
    /// Called after the delegate when the animation ends or is removed, with `true` if it reached its end.
    package var completion: (@MainActor (Bool) -> Void)?
    /// The delay in seconds between the commit and the beginning, for animations without a `beginTime`.
    package var delay: CFTimeInterval = 0
    private var userValues: [String: Any] = [:]

    public required override init() {
        super.init()
    }

    /// The time at which the animation begins, in the layer's time; 0 is the time of the commit.
    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue }
    }

    /// The duration of one cycle in seconds; 0 uses the duration of the transaction.
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }

    /// The rate at which the animation's time passes, relative to the layer's time.
    open var speed: Float {
        get { timing.speed }
        set { timing.speed = newValue }
    }

    /// The offset in the animation's own time at which it begins.
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue }
    }

    /// The number of cycles; 0 means 1.
    open var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue }
    }

    /// The total duration of all cycles in seconds; takes effect if greater than 0.
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }

    /// Whether each cycle plays forward and then backward.
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }

    /// The visibility of the animation before its beginning and after its end.
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }

    /// Returns the value stored for a client-defined key.
    open func value(forKey key: String) -> Any? {
        userValues[key]
    }

    /// Stores a value for a client-defined key; copies of the animation keep it.
    open func setValue(_ value: Any?, forKey key: String) {
        userValues[key] = value
    }

    /// Returns a copy of the same class.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.adopt(self)
        return copy
    }

    /// Copies all properties from another animation.
    ///
    /// Overrides must call `super`.
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

    /// Resolves the animation's effect on a layer; called once when the animation is added.
    @MainActor func makeEffect(on layer: CALayer) -> AnimationEffect {
        .none
    }

    /// Returns the paced progress for a fraction of one cycle; the default returns the fraction unchanged.
    package func progress(at fraction: Double) -> Double {
        fraction
    }

    /// Adds the animation to the layer under the event's key.
    @preconcurrency @MainActor public func run(
        forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
    ) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }
}
