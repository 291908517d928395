/// The name under which `CALayer.animate` knows the system's spring.
public let kCAMediaTimingFunctionSpring = "CAAnimationUtilsSpringCurve"

extension CALayer {
    /// Animates a property from one value to another.
    ///
    /// The model is not changed.
    ///
    /// - Parameters:
    ///   - from: the value at the start; nil starts from what is shown.
    ///   - timingFunction: the name of a `CAMediaTimingFunctionName`, or `kCAMediaTimingFunctionSpring` for a spring of
    ///     mass 3, stiffness 1000 and damping 500, its time scaled so that half a second of it takes `duration`.
    ///   - mediaTimingFunction: wins over `timingFunction` unless that is the spring.
    ///   - removeOnCompletion: false keeps the last value on the screen.
    ///   - key: what the animation is stored under; by default the key path, or none if it is additive.
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

    /// Animates a property with a bouncing spring of mass 5 and stiffness 900, its time scaled so that it settles within
    /// `duration`.
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

    /// Animates a property through values.
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

    /// Runs `baseDuration` seconds of a spring in `duration` seconds.
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
