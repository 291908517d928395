extension ComponentTransition.Animation {
    /// The curve that an animation of a property uses.
    enum Motion {
        /// The transition's own curve.
        case curve
        /// A spring that overshoots slightly, regardless of the transition's curve, scaled to the duration.
        case overshootingSpring
    }

    /// Returns the Core Animation object that animates a property with this curve.
    ///
    /// The result is `nil` if the transition is immediate.
    func makeAnimation(keyPath: String, motion: Motion = .curve) -> CABasicAnimation? {
        guard case .curve(let duration, let curve) = self, !isImmediate else { return nil }
        if case .overshootingSpring = motion { return Self.overshootingSpring(keyPath, duration: duration) }
        switch curve {
        case .easeInOut:
            return timed(keyPath, duration, CAMediaTimingFunction(name: .easeInEaseOut))
        case .linear:
            return timed(keyPath, duration, CAMediaTimingFunction(name: .linear))
        case .custom(let x1, let y1, let x2, let y2):
            return timed(keyPath, duration, CAMediaTimingFunction(controlPoints: x1, y1, x2, y2))
        case .spring:
            return Self.spring(keyPath, duration: duration)
        case .bounce(let stiffness, let damping):
            let animation = CASpringAnimation(keyPath: keyPath)
            animation.mass = 1
            animation.stiffness = stiffness
            animation.damping = damping
            animation.duration = animation.settlingDuration
            return animation
        }
    }

    private func timed(_ keyPath: String, _ duration: Double, _ function: CAMediaTimingFunction) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.duration = duration
        animation.timingFunction = function
        return animation
    }

    /// The system's spring (mass 3, stiffness 1000, damping 500), with a speed at which its half second takes
    /// `duration`.
    private static func spring(_ keyPath: String, duration: Double) -> CASpringAnimation {
        let animation = CASpringAnimation(keyPath: keyPath)
        animation.mass = 3
        animation.stiffness = 1000
        animation.damping = 500
        animation.timingFunction = CAMediaTimingFunction(name: .linear)
        return run(animation, 0.5, in: duration)
    }

    /// Mass 5, stiffness 900, damping 110: it overshoots by about 1 percent.
    private static func overshootingSpring(_ keyPath: String, duration: Double) -> CASpringAnimation {
        let animation = CASpringAnimation(keyPath: keyPath)
        animation.mass = 5
        animation.stiffness = 900
        animation.damping = 110
        animation.timingFunction = CAMediaTimingFunction(name: .linear)
        return run(animation, animation.settlingDuration, in: duration)
    }

    /// Scales the first seconds of a spring to another duration.
    private static func run(
        _ animation: CASpringAnimation, _ seconds: Double, in duration: Double
    ) -> CASpringAnimation {
        animation.duration = seconds
        animation.speed = Float(seconds / duration)
        return animation
    }
}

extension CASpringAnimation {
    /// Sets the initial velocity, in multiples of the distance per second of layer time.
    ///
    /// A spring that runs at normal speed gets the settling duration for that velocity.
    fileprivate func start(atVelocity velocity: Double) {
        guard velocity != 0, speed > 0 else { return }
        initialVelocity = CGFloat(velocity / Double(speed))
        if speed == 1 { duration = settlingDuration }
    }
}

@MainActor
extension ComponentTransition {
    /// Sets a property and, if the transition is animated, animates it from its on-screen value.
    ///
    /// - Parameter assigning: A closure that sets the model value; `nil` sets the property itself.
    func set<Value: Equatable>(
        _ property: TransitionProperty<Value>, of layer: CALayer, to value: Value, delay: Double = 0,
        motion: Animation.Motion = .curve, assigning: (@MainActor () -> Void)? = nil,
        completion: ((Bool) -> Void)? = nil
    ) {
        func assign() {
            if let assigning { assigning() } else { Self.assign(property, of: layer, value) }
        }
        let isThere = property.get(layer) == value
        guard let animation = makeAnimation(keyPath: property.keyPath, motion: motion) else {
            if isThere, keepsAnimations {
                completion?(true)
                return
            }
            if !isThere { assign() }
            property.endAnimations(of: layer)
            completion?(true)
            return
        }
        if isThere {
            completion?(true)
            return
        }
        animation.fromValue = property.boxed(property.seen(on: layer))
        animation.toValue = property.boxed(value)
        // The property does not move before a delay has elapsed.
        if !(delay > 0), let spring = animation as? CASpringAnimation, let end = animation.toValue {
            spring.start(atVelocity: layer.presentedVelocity(ofKeyPath: property.keyPath, towards: end))
        }
        assign()
        property.endAnimations(of: layer)
        run(animation, on: layer, key: property.keyPath, delay: delay, completion: completion)
    }

    /// Animates a property from one value to another without changing its model value.
    ///
    /// - Parameter additive: Whether the animation is added to the property and to other animations.
    func animate<Value: Equatable>(
        _ property: TransitionProperty<Value>, of layer: CALayer, from: Value, to: Value, delay: Double = 0,
        additive: Bool = false, motion: Animation.Motion = .curve, completion: ((Bool) -> Void)? = nil
    ) {
        guard let animation = makeAnimation(keyPath: property.keyPath, motion: motion) else {
            completion?(true)
            return
        }
        animation.fromValue = property.boxed(from)
        animation.toValue = property.boxed(to)
        animation.isAdditive = additive
        run(animation, on: layer, key: additive ? nil : property.keyPath, delay: delay, completion: completion)
    }

    /// Sets a property of a view's layer.
    func set<Value: Equatable>(
        _ property: TransitionProperty<Value>, of view: UIView, to value: Value, delay: Double,
        motion: Animation.Motion = .curve, completion: ((Bool) -> Void)?
    ) {
        set(property, of: view.layer, to: value, delay: delay, motion: motion, completion: completion)
    }

    /// Sets a color of a view's layer, resolved with the view's traits.
    func setColor(
        _ property: TransitionProperty<CGColor?>, of view: UIView, to color: UIColor?, delay: Double,
        completion: ((Bool) -> Void)?
    ) {
        let resolved = color?.resolvedColor(with: view.traitCollection).cgColor
        set(property, of: view.layer, to: resolved, delay: delay, completion: completion)
    }

    /// Animates a property of a view's layer.
    func animate<Value: Equatable>(
        _ property: TransitionProperty<Value>, of view: UIView, from: Value, to: Value, delay: Double,
        additive: Bool = false, motion: Animation.Motion = .curve, completion: ((Bool) -> Void)?
    ) {
        animate(
            property, of: view.layer, from: from, to: to, delay: delay, additive: additive, motion: motion,
            completion: completion)
    }

    /// Animates a color of a view's layer between colors that are resolved with the view's traits.
    func animateColor(
        _ property: TransitionProperty<CGColor?>, of view: UIView, from: UIColor, to: UIColor, delay: Double,
        completion: ((Bool) -> Void)?
    ) {
        let traits = view.traitCollection
        animate(
            property, of: view.layer, from: from.resolvedColor(with: traits).cgColor,
            to: to.resolvedColor(with: traits).cgColor, delay: delay, completion: completion)
    }

    func run(
        _ animation: CAPropertyAnimation, on layer: CALayer, key: String?, delay: Double,
        completion: ((Bool) -> Void)?
    ) {
        if delay > 0 {
            animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
            animation.fillMode = .backwards
        }
        if let completion { animation.delegate = TransitionCompletion(completion) }
        layer.add(animation, forKey: key)
    }

    /// Sets the model value.
    ///
    /// Implicit animations are disabled for a layer without a delegate, which would otherwise animate the change by
    /// itself.
    static func assign<Value>(_ property: TransitionProperty<Value>, of layer: CALayer, _ value: Value) {
        guard layer.delegate == nil else {
            property.set(layer, value)
            return
        }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        property.set(layer, value)
        CATransaction.commit()
    }
}
