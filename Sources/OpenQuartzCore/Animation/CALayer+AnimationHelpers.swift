/// The timing function name that selects the system's spring in `CALayer.animate`.
public let kCAMediaTimingFunctionSpring = "CAAnimationUtilsSpringCurve"

extension CALayer {
    /// Animates a property from one value to another.
    ///
    /// The model value does not change.
    ///
    /// `from` is the start value; `nil` starts from the value currently shown. `timingFunction` is the name of a
    /// `CAMediaTimingFunctionName`, or `kCAMediaTimingFunctionSpring` for a spring of mass 3, stiffness 1000 and
    /// damping 500 whose time is scaled so that its first half second takes `duration`. `mediaTimingFunction` takes
    /// precedence over `timingFunction` unless that is the spring. Pass `false` for `removeOnCompletion` to keep
    /// showing the last value. `key` is the key of the animation; defaults to the key path, or to no key if the
    /// animation is additive.
    public func animate(
        from: Any?, to: Any, keyPath: String, timingFunction: String, duration: Double, delay: Double = 0,
        mediaTimingFunction: CAMediaTimingFunction? = nil, removeOnCompletion: Bool = true, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil, key: String? = nil
    ) {
        let animation: CABasicAnimation
        if timingFunction == kCAMediaTimingFunctionSpring {
            let spring = CASpringAnimation(keyPath: keyPath)
            (spring.mass, spring.stiffness, spring.damping) = (3, 1000, 500)
            setPace(of: spring, baseDuration: 0.5, duration: duration)
            animation = spring
        } else {
            animation = CABasicAnimation(keyPath: keyPath)
            animation.timingFunction =
                mediaTimingFunction ?? CAMediaTimingFunction(name: CAMediaTimingFunctionName(rawValue: timingFunction))
            animation.duration = duration
        }
        animation.fromValue = from
        animation.toValue = to
        addHelper(
            animation, delay: delay, removeOnCompletion: removeOnCompletion, additive: additive, completion: completion,
            key: key)
    }

    /// Animates a property with a bouncing spring of mass 5 and stiffness 900.
    ///
    /// The time of the spring is scaled so that it settles within `duration`.
    public func animateSpring(
        from: Any, to: Any, keyPath: String, duration: Double, delay: Double = 0, initialVelocity: CGFloat = 0,
        damping: CGFloat = 88, removeOnCompletion: Bool = true, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = CASpringAnimation(keyPath: keyPath)
        (spring.mass, spring.stiffness, spring.damping) = (5, 900, damping)
        spring.initialVelocity = initialVelocity
        setPace(of: spring, baseDuration: spring.settlingDuration, duration: duration)
        spring.fromValue = from
        spring.toValue = to
        addHelper(
            spring, delay: delay, removeOnCompletion: removeOnCompletion, additive: additive, completion: completion,
            key: nil)
    }

    /// Animates a property through a sequence of values.
    public func animateKeyframes(
        values: [Any], keyTimes: [NSNumber]? = nil, duration: Double, keyPath: String,
        timingFunction: String = CAMediaTimingFunctionName.linear.rawValue,
        mediaTimingFunction: CAMediaTimingFunction? = nil, removeOnCompletion: Bool = true, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        let animation = CAKeyframeAnimation(keyPath: keyPath)
        animation.values = values
        animation.keyTimes = keyTimes
        animation.duration = duration
        animation.timingFunction =
            mediaTimingFunction ?? CAMediaTimingFunction(name: CAMediaTimingFunctionName(rawValue: timingFunction))
        addHelper(
            animation, delay: 0, removeOnCompletion: removeOnCompletion, additive: additive, completion: completion,
            key: nil)
    }

    /// Scales the time of a spring so that its first `baseDuration` seconds take `duration` seconds.
    private func setPace(of spring: CASpringAnimation, baseDuration: CFTimeInterval, duration: CFTimeInterval) {
        spring.duration = baseDuration
        if duration > 0, duration.isFinite { spring.speed = Float(baseDuration / duration) }
    }

    private func addHelper(
        _ animation: CAPropertyAnimation, delay: Double, removeOnCompletion: Bool, additive: Bool,
        completion: ((Bool) -> Void)?, key: String?
    ) {
        animation.isAdditive = additive
        animation.isRemovedOnCompletion = removeOnCompletion
        animation.fillMode = delay > 0 ? .both : removeOnCompletion ? .removed : .forwards
        animation.delay = max(delay, 0)
        if let completion { animation.completion = { finished in completion(finished) } }
        add(animation, forKey: key ?? (additive ? nil : animation.keyPath))
    }
}
