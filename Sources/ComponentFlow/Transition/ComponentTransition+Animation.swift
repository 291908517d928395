extension ComponentTransition.Animation {
    /// The Core Animation object that moves a property along the curve; nil for `none`.
    func makeAnimation(keyPath: String) -> CABasicAnimation? {
        guard case .curve(let duration, let curve) = self else { return nil }
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
        animation.duration = max(duration, 0)
        animation.timingFunction = function
        return animation
    }

    /// The system's spring (mass 3, stiffness 1000, damping 500), run at the speed at which its half second takes
    /// `duration`.
    private static func spring(_ keyPath: String, duration: Double) -> CABasicAnimation {
        let natural = 0.5
        let animation = CASpringAnimation(keyPath: keyPath)
        animation.mass = 3
        animation.stiffness = 1000
        animation.damping = 500
        animation.duration = natural
        animation.speed = duration > 0 ? Float(natural / duration) : .greatestFiniteMagnitude
        animation.timingFunction = CAMediaTimingFunction(name: .linear)
        return animation
    }
}

extension ComponentTransition {
    /// Sets a property, moving there if the transition is animated.
    @MainActor func set<Value: Equatable>(
        _ property: TransitionProperty<Value>, of layer: CALayer, to value: Value, delay: Double = 0,
        completion: ((Bool) -> Void)? = nil
    ) {
        let target = property.get(layer)
        let isMoving = layer.animation(forKey: property.keyPath) != nil
        if animation.isImmediate {
            if target != value { Self.assign(property, of: layer, value) }
            if isMoving { layer.removeAnimation(forKey: property.keyPath) }
            completion?(true)
            return
        }
        if target == value {
            completion?(true)
            return
        }
        let seen = isMoving ? layer.presentation().map(property.get) ?? target : target
        Self.assign(property, of: layer, value)
        animate(property, of: layer, from: seen, to: value, delay: delay, completion: completion)
    }

    /// Moves a property from one value to another without touching its model value.
    ///
    /// - Parameter additive: Whether the movement is added to the property, beside others of its kind.
    @MainActor func animate<Value: Equatable>(
        _ property: TransitionProperty<Value>, of layer: CALayer, from: Value, to: Value, delay: Double = 0,
        additive: Bool = false, completion: ((Bool) -> Void)? = nil
    ) {
        guard let animation = animation.makeAnimation(keyPath: property.keyPath) else {
            completion?(true)
            return
        }
        animation.fromValue = property.boxed(from)
        animation.toValue = property.boxed(to)
        animation.isAdditive = additive
        run(animation, on: layer, key: additive ? nil : property.keyPath, delay: delay, completion: completion)
    }

    @MainActor func run(
        _ animation: CABasicAnimation, on layer: CALayer, key: String?, delay: Double,
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
    /// A layer that belongs to no view would animate by itself: not here.
    @MainActor private static func assign<Value>(
        _ property: TransitionProperty<Value>, of layer: CALayer, _ value: Value
    ) {
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
