// The `animate…` methods run an animation without changing the property, which shows its own value again at the end.
// With `additive` the animation is added to other animations of the property. Delays are in seconds.

@MainActor
extension ComponentTransition {
    /// Animates the position from one point to another.
    public func animatePosition(
        view: UIView, from: CGPoint, to: CGPoint, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(.position, of: view, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    /// Animates the position from one point to another.
    public func animatePosition(
        layer: CALayer, from: CGPoint, to: CGPoint, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(.position, of: layer, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    /// Animates the bounds from one rectangle to another.
    public func animateBounds(
        view: UIView, from: CGRect, to: CGRect, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(.bounds, of: view, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    /// Animates the bounds from one rectangle to another.
    public func animateBounds(
        layer: CALayer, from: CGRect, to: CGRect, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(.bounds, of: layer, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    /// Animates the origin of the bounds from one point to another.
    public func animateBoundsOrigin(
        view: UIView, from: CGPoint, to: CGPoint, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(.boundsOrigin, of: view, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    /// Animates the origin of the bounds from one point to another.
    public func animateBoundsOrigin(
        layer: CALayer, from: CGPoint, to: CGPoint, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(.boundsOrigin, of: layer, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    /// Animates the size of the bounds from one size to another.
    public func animateBoundsSize(
        view: UIView, from: CGSize, to: CGSize, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(.boundsSize, of: view, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    /// Animates the size of the bounds from one size to another.
    public func animateBoundsSize(
        layer: CALayer, from: CGSize, to: CGSize, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(.boundsSize, of: layer, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    /// Animates the scale from one factor to another.
    public func animateScale(
        view: UIView, from: CGFloat, to: CGFloat, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(.scale, of: view, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    /// Animates the scale from one factor to another.
    public func animateScale(
        layer: CALayer, from: CGFloat, to: CGFloat, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(.scale, of: layer, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    /// Animates the scale of the content of a view from one factor to another.
    public func animateSublayerScale(
        view: UIView, from: CGFloat, to: CGFloat, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(.sublayerScale, of: view, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    /// Animates the rotation from one angle to another, in radians.
    public func animateRotation(
        view: UIView, from: CGFloat, to: CGFloat, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(.rotation, of: view, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    /// Animates the rotation from one angle to another, in radians.
    public func animateRotation(
        layer: CALayer, from: CGFloat, to: CGFloat, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(.rotation, of: layer, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    /// Animates the scale from one factor to another, with a spring that overshoots slightly and lasts as long as the
    /// transition.
    public func animateScaleWithSpring(
        view: UIView, from: CGFloat, to: CGFloat, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            .scale, of: view, from: from, to: to, delay: delay, additive: additive, motion: .overshootingSpring,
            completion: completion)
    }

    /// Animates the scale from one factor to another, with a spring that overshoots slightly and lasts as long as the
    /// transition.
    public func animateScaleWithSpring(
        layer: CALayer, from: CGFloat, to: CGFloat, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            .scale, of: layer, from: from, to: to, delay: delay, additive: additive, motion: .overshootingSpring,
            completion: completion)
    }

    /// Animates the transform; with `additive` the values are concatenated with the transform.
    public func animateTransform(
        view: UIView, from: CATransform3D, to: CATransform3D, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(.transform, of: view, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    /// Animates the transform; with `additive` the values are concatenated with the transform.
    public func animateTransform(
        layer: CALayer, from: CATransform3D, to: CATransform3D, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(.transform, of: layer, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    public func animateSublayerTransform(
        view: UIView, from: CATransform3D, to: CATransform3D, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            .sublayerTransform, of: view, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    public func animateSublayerTransform(
        layer: CALayer, from: CATransform3D, to: CATransform3D, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            .sublayerTransform, of: layer, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    /// Animates the anchor point, in unit coordinates.
    public func animateAnchorPoint(
        view: UIView, from: CGPoint, to: CGPoint, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(.anchorPoint, of: view, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    /// Animates the anchor point, in unit coordinates.
    public func animateAnchorPoint(
        layer: CALayer, from: CGPoint, to: CGPoint, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(.anchorPoint, of: layer, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    public func animateZPosition(
        view: UIView, from: CGFloat, to: CGFloat, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(.zPosition, of: view, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    public func animateZPosition(
        layer: CALayer, from: CGFloat, to: CGFloat, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(.zPosition, of: layer, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    /// Animates the opacity from one value to another, from 0 to 1.
    public func animateAlpha(
        view: UIView, from: CGFloat, to: CGFloat, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            .opacity, of: view, from: Float(from), to: Float(to), delay: delay, additive: additive,
            completion: completion)
    }

    /// Animates the opacity from one value to another, from 0 to 1.
    public func animateAlpha(
        layer: CALayer, from: CGFloat, to: CGFloat, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            .opacity, of: layer, from: Float(from), to: Float(to), delay: delay, additive: additive,
            completion: completion)
    }

    /// Animates the corner radius, in points.
    public func animateCornerRadius(
        view: UIView, from: CGFloat, to: CGFloat, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(.cornerRadius, of: view, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    /// Animates the corner radius, in points.
    public func animateCornerRadius(
        layer: CALayer, from: CGFloat, to: CGFloat, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(.cornerRadius, of: layer, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    public func animateBackgroundColor(
        view: UIView, from: UIColor, to: UIColor, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        animateColor(.backgroundColor, of: view, from: from, to: to, delay: delay, completion: completion)
    }

    public func animateBackgroundColor(
        layer: CALayer, from: UIColor, to: UIColor, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        animate(.backgroundColor, of: layer, from: from.cgColor, to: to.cgColor, delay: delay, completion: completion)
    }

    /// Animates the color of a tinted image.
    public func animateTintColor(
        view: UIView, from: UIColor, to: UIColor, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        animateColor(.tintColor, of: view, from: from, to: to, delay: delay, completion: completion)
    }

    /// Animates the color of a tinted image.
    public func animateTintColor(
        layer: CALayer, from: UIColor, to: UIColor, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        animate(.tintColor, of: layer, from: from.cgColor, to: to.cgColor, delay: delay, completion: completion)
    }

    /// Animates the width of the border, in points.
    public func animateBorderWidth(
        view: UIView, from: CGFloat, to: CGFloat, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(.borderWidth, of: view, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    /// Animates the width of the border, in points.
    public func animateBorderWidth(
        layer: CALayer, from: CGFloat, to: CGFloat, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(.borderWidth, of: layer, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    public func animateBorderColor(
        view: UIView, from: UIColor, to: UIColor, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        animateColor(.borderColor, of: view, from: from, to: to, delay: delay, completion: completion)
    }

    public func animateBorderColor(
        layer: CALayer, from: UIColor, to: UIColor, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        animate(.borderColor, of: layer, from: from.cgColor, to: to.cgColor, delay: delay, completion: completion)
    }

    public func animateShadowColor(
        view: UIView, from: UIColor, to: UIColor, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        animateColor(.shadowColor, of: view, from: from, to: to, delay: delay, completion: completion)
    }

    public func animateShadowColor(
        layer: CALayer, from: UIColor, to: UIColor, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        animate(.shadowColor, of: layer, from: from.cgColor, to: to.cgColor, delay: delay, completion: completion)
    }

    /// Animates the opacity of the shadow, from 0 to 1.
    public func animateShadowOpacity(
        view: UIView, from: CGFloat, to: CGFloat, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            .shadowOpacity, of: view, from: Float(from), to: Float(to), delay: delay, additive: additive,
            completion: completion)
    }

    /// Animates the opacity of the shadow, from 0 to 1.
    public func animateShadowOpacity(
        layer: CALayer, from: CGFloat, to: CGFloat, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            .shadowOpacity, of: layer, from: Float(from), to: Float(to), delay: delay, additive: additive,
            completion: completion)
    }

    /// Animates the blur radius of the shadow, in points.
    public func animateShadowRadius(
        view: UIView, from: CGFloat, to: CGFloat, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(.shadowRadius, of: view, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    /// Animates the blur radius of the shadow, in points.
    public func animateShadowRadius(
        layer: CALayer, from: CGFloat, to: CGFloat, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(.shadowRadius, of: layer, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    /// Animates the offset of the shadow, in points.
    public func animateShadowOffset(
        view: UIView, from: CGSize, to: CGSize, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(.shadowOffset, of: view, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    /// Animates the offset of the shadow, in points.
    public func animateShadowOffset(
        layer: CALayer, from: CGSize, to: CGSize, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(.shadowOffset, of: layer, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    /// Animates the shadow path; paths with the same structure are interpolated point by point.
    public func animateShadowPath(
        view: UIView, from: CGPath, to: CGPath, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        animate(.shadowPath, of: view, from: from, to: to, delay: delay, completion: completion)
    }

    /// Animates the shadow path; paths with the same structure are interpolated point by point.
    public func animateShadowPath(
        layer: CALayer, from: CGPath, to: CGPath, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        animate(.shadowPath, of: layer, from: from, to: to, delay: delay, completion: completion)
    }

    /// Animates changes of UIKit properties with the duration and curve of the transition.
    ///
    /// - Parameters:
    ///   - allowUserInteraction: Whether the views react to touches during the animation.
    ///   - delay: The delay before the animation starts, in seconds.
    ///   - changes: A closure that sets the properties.
    ///   - completion: A closure called once, at the end.
    public func animateView(
        allowUserInteraction: Bool = true, delay: Double = 0, _ changes: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard case .curve(let duration, let curve) = animation, !animation.isImmediate else {
            changes()
            completion?(true)
            return
        }
        var options: UIView.AnimationOptions = .avoidingMotion
        if allowUserInteraction { options.insert(.allowUserInteraction) }
        if let timing = curve.timingParameters {
            UIView.animate(
                withDuration: duration, delay: delay, timing: timing, options: options, animations: changes,
                completion: completion)
            return
        }
        options.insert(curve.options)
        UIView.animate(
            withDuration: duration, delay: delay, options: options, animations: changes, completion: completion)
    }

    /// Adds an animation to a view that changes nothing, and calls a closure when its duration has elapsed.
    ///
    /// - Parameters:
    ///   - view: The view to which the animation is added.
    ///   - id: The key of the animation; adding another one with the same key ends it with `false`.
    ///   - completion: A closure called once, at the end.
    public func attachAnimation(view: UIView, id: String, completion: @escaping (Bool) -> Void) {
        guard let timer = animation.makeAnimation(keyPath: id) else {
            completion(true)
            return
        }
        timer.fromValue = 0
        timer.toValue = 1
        run(timer, on: view.layer, key: id, delay: 0, completion: completion)
    }
}

extension ComponentTransition.Animation.Curve {
    /// The options of a predefined curve.
    fileprivate var options: UIView.AnimationOptions {
        switch self {
        case .linear: .curveLinear
        // The bits of the system's spring.
        case .spring: UIView.AnimationOptions(rawValue: 7 << 16)
        case .easeInOut, .custom, .bounce: .curveEaseInOut
        }
    }

    /// The timing of a curve that is not predefined.
    @MainActor fileprivate var timingParameters: (any UITimingCurveProvider)? {
        switch self {
        case .custom(let x1, let y1, let x2, let y2):
            UICubicTimingParameters(
                controlPoint1: CGPoint(x: CGFloat(x1), y: CGFloat(y1)),
                controlPoint2: CGPoint(x: CGFloat(x2), y: CGFloat(y2)))
        case .bounce(let stiffness, let damping):
            UISpringTimingParameters(mass: 1, stiffness: stiffness, damping: damping, initialVelocity: .zero)
        case .easeInOut, .linear, .spring: nil
        }
    }
}
