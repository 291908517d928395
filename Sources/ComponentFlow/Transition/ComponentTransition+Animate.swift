// Every `animate…` shows a movement without changing the property: it ends where the property is. With `additive` the
// movement is added to whatever else moves the property. Delays are in seconds.

@MainActor
extension ComponentTransition {
    /// Moves the position from one point to another.
    public func animatePosition(
        view: UIView, from: CGPoint, to: CGPoint, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animatePosition(layer: view.layer, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    /// Moves the position from one point to another.
    public func animatePosition(
        layer: CALayer, from: CGPoint, to: CGPoint, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            .position, of: layer, from: from, to: to, delay: delay, additive: additive,
            completion: completion)
    }

    /// Changes the bounds from one rectangle to another.
    public func animateBounds(
        view: UIView, from: CGRect, to: CGRect, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animateBounds(layer: view.layer, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    /// Changes the bounds from one rectangle to another.
    public func animateBounds(
        layer: CALayer, from: CGRect, to: CGRect, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            .bounds, of: layer, from: from, to: to, delay: delay, additive: additive,
            completion: completion)
    }

    /// Scrolls the bounds from one origin to another.
    public func animateBoundsOrigin(
        view: UIView, from: CGPoint, to: CGPoint, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animateBoundsOrigin(
            layer: view.layer, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    /// Scrolls the bounds from one origin to another.
    public func animateBoundsOrigin(
        layer: CALayer, from: CGPoint, to: CGPoint, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            .boundsOrigin, of: layer, from: from, to: to, delay: delay, additive: additive,
            completion: completion)
    }

    /// Changes the size from one to another.
    public func animateBoundsSize(
        view: UIView, from: CGSize, to: CGSize, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animateBoundsSize(
            layer: view.layer, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    /// Changes the size from one to another.
    public func animateBoundsSize(
        layer: CALayer, from: CGSize, to: CGSize, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            .boundsSize, of: layer, from: from, to: to, delay: delay, additive: additive,
            completion: completion)
    }

    /// Scales from one factor to another.
    public func animateScale(
        view: UIView, from: CGFloat, to: CGFloat, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animateScale(layer: view.layer, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    /// Scales from one factor to another.
    public func animateScale(
        layer: CALayer, from: CGFloat, to: CGFloat, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            .scale, of: layer, from: from, to: to, delay: delay, additive: additive,
            completion: completion)
    }

    /// Turns from one angle to another, in radians.
    public func animateRotation(
        view: UIView, from: CGFloat, to: CGFloat, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animateRotation(layer: view.layer, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    /// Turns from one angle to another, in radians.
    public func animateRotation(
        layer: CALayer, from: CGFloat, to: CGFloat, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            .rotation, of: layer, from: from, to: to, delay: delay, additive: additive,
            completion: completion)
    }

    /// Scales from one factor to another, on a lively spring that lasts as long as the transition.
    public func animateScaleWithSpring(
        view: UIView, from: CGFloat, to: CGFloat, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animateScaleWithSpring(
            layer: view.layer, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    /// Scales from one factor to another, on a lively spring that lasts as long as the transition.
    public func animateScaleWithSpring(
        layer: CALayer, from: CGFloat, to: CGFloat, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            .scale, of: layer, from: from, to: to, delay: delay, additive: additive, motion: .livelySpring,
            completion: completion)
    }

    /// Moves the transform from one to another; with `additive` it is concatenated.
    public func animateTransform(
        view: UIView, from: CATransform3D, to: CATransform3D, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animateTransform(
            layer: view.layer, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    /// Moves the transform from one to another; with `additive` it is concatenated.
    public func animateTransform(
        layer: CALayer, from: CATransform3D, to: CATransform3D, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(.transform, of: layer, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    /// Moves the transform of everything inside from one to another.
    public func animateSublayerTransform(
        view: UIView, from: CATransform3D, to: CATransform3D, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animateSublayerTransform(
            layer: view.layer, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    /// Moves the transform of everything inside from one to another.
    public func animateSublayerTransform(
        layer: CALayer, from: CATransform3D, to: CATransform3D, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            .sublayerTransform, of: layer, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    /// Moves the anchor point, in fractions of the bounds.
    public func animateAnchorPoint(
        view: UIView, from: CGPoint, to: CGPoint, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animateAnchorPoint(
            layer: view.layer, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    /// Moves the anchor point, in fractions of the bounds.
    public func animateAnchorPoint(
        layer: CALayer, from: CGPoint, to: CGPoint, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(.anchorPoint, of: layer, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    /// Moves the depth from one to another.
    public func animateZPosition(
        view: UIView, from: CGFloat, to: CGFloat, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animateZPosition(
            layer: view.layer, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    /// Moves the depth from one to another.
    public func animateZPosition(
        layer: CALayer, from: CGFloat, to: CGFloat, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(.zPosition, of: layer, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    /// Fades from one opacity to another.
    public func animateAlpha(
        view: UIView, from: CGFloat, to: CGFloat, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animateAlpha(layer: view.layer, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    /// Fades from one opacity to another.
    public func animateAlpha(
        layer: CALayer, from: CGFloat, to: CGFloat, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            .opacity, of: layer, from: Float(from), to: Float(to), delay: delay, additive: additive,
            completion: completion)
    }

    /// Changes the corner radius, in points.
    public func animateCornerRadius(
        view: UIView, from: CGFloat, to: CGFloat, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animateCornerRadius(
            layer: view.layer, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    /// Changes the corner radius, in points.
    public func animateCornerRadius(
        layer: CALayer, from: CGFloat, to: CGFloat, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(.cornerRadius, of: layer, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    /// Changes the background colour from one to another.
    public func animateBackgroundColor(
        view: UIView, from: UIColor, to: UIColor, delay: Double = 0,
        completion: ((Bool) -> Void)? = nil
    ) {
        animateBackgroundColor(layer: view.layer, from: from, to: to, delay: delay, completion: completion)
    }

    /// Changes the background colour from one to another.
    public func animateBackgroundColor(
        layer: CALayer, from: UIColor, to: UIColor, delay: Double = 0,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(.backgroundColor, of: layer, from: from.cgColor, to: to.cgColor, delay: delay, completion: completion)
    }

    /// Changes the colour of a tinted picture from one to another.
    public func animateTintColor(
        view: UIView, from: UIColor, to: UIColor, delay: Double = 0,
        completion: ((Bool) -> Void)? = nil
    ) {
        animateTintColor(layer: view.layer, from: from, to: to, delay: delay, completion: completion)
    }

    /// Changes the colour of a tinted picture from one to another.
    public func animateTintColor(
        layer: CALayer, from: UIColor, to: UIColor, delay: Double = 0,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(.tintColor, of: layer, from: from.cgColor, to: to.cgColor, delay: delay, completion: completion)
    }

    /// Changes the width of the border, in points.
    public func animateBorderWidth(
        view: UIView, from: CGFloat, to: CGFloat, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animateBorderWidth(
            layer: view.layer, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    /// Changes the width of the border, in points.
    public func animateBorderWidth(
        layer: CALayer, from: CGFloat, to: CGFloat, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(.borderWidth, of: layer, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    /// Changes the colour of the border from one to another.
    public func animateBorderColor(
        view: UIView, from: UIColor, to: UIColor, delay: Double = 0,
        completion: ((Bool) -> Void)? = nil
    ) {
        animateBorderColor(layer: view.layer, from: from, to: to, delay: delay, completion: completion)
    }

    /// Changes the colour of the border from one to another.
    public func animateBorderColor(
        layer: CALayer, from: UIColor, to: UIColor, delay: Double = 0,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(.borderColor, of: layer, from: from.cgColor, to: to.cgColor, delay: delay, completion: completion)
    }

    /// Changes the colour of the shadow from one to another.
    public func animateShadowColor(
        view: UIView, from: UIColor, to: UIColor, delay: Double = 0,
        completion: ((Bool) -> Void)? = nil
    ) {
        animateShadowColor(layer: view.layer, from: from, to: to, delay: delay, completion: completion)
    }

    /// Changes the colour of the shadow from one to another.
    public func animateShadowColor(
        layer: CALayer, from: UIColor, to: UIColor, delay: Double = 0,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(.shadowColor, of: layer, from: from.cgColor, to: to.cgColor, delay: delay, completion: completion)
    }

    /// Changes how strong the shadow is, from 0 to 1.
    public func animateShadowOpacity(
        view: UIView, from: CGFloat, to: CGFloat, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animateShadowOpacity(
            layer: view.layer, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    /// Changes how strong the shadow is, from 0 to 1.
    public func animateShadowOpacity(
        layer: CALayer, from: CGFloat, to: CGFloat, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            .shadowOpacity, of: layer, from: Float(from), to: Float(to), delay: delay, additive: additive,
            completion: completion)
    }

    /// Changes how soft the shadow is, in points.
    public func animateShadowRadius(
        view: UIView, from: CGFloat, to: CGFloat, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animateShadowRadius(
            layer: view.layer, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    /// Changes how soft the shadow is, in points.
    public func animateShadowRadius(
        layer: CALayer, from: CGFloat, to: CGFloat, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(.shadowRadius, of: layer, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    /// Changes how far the shadow is moved, in points.
    public func animateShadowOffset(
        view: UIView, from: CGSize, to: CGSize, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animateShadowOffset(
            layer: view.layer, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    /// Changes how far the shadow is moved, in points.
    public func animateShadowOffset(
        layer: CALayer, from: CGSize, to: CGSize, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(.shadowOffset, of: layer, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    /// Changes the shape that casts the shadow; paths of equal structure mix point by point.
    public func animateShadowPath(
        view: UIView, from: CGPath, to: CGPath, delay: Double = 0,
        completion: ((Bool) -> Void)? = nil
    ) {
        animateShadowPath(layer: view.layer, from: from, to: to, delay: delay, completion: completion)
    }

    /// Changes the shape that casts the shadow; paths of equal structure mix point by point.
    public func animateShadowPath(
        layer: CALayer, from: CGPath, to: CGPath, delay: Double = 0,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(.shadowPath, of: layer, from: from, to: to, delay: delay, completion: completion)
    }

    /// Runs UIKit property changes as one animation.
    ///
    /// - Parameters:
    ///   - allowUserInteraction: Whether the views react to touches while they move.
    ///   - delay: Seconds before it starts.
    ///   - changes: Sets the properties.
    ///   - completion: Called once, at the end.
    public func animateView(
        allowUserInteraction: Bool = true, delay: Double = 0, _ changes: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard case .curve(let duration, let curve) = animation else {
            changes()
            completion?(true)
            return
        }
        var options: UIView.AnimationOptions = allowUserInteraction ? [.allowUserInteraction] : []
        switch curve {
        case .spring, .bounce, .custom:
            UIView.animate(
                withDuration: duration, delay: delay, usingSpringWithDamping: curve.dampingRatio,
                initialSpringVelocity: 0, options: options, animations: changes, completion: completion)
        case .linear:
            options.insert(.curveLinear)
            UIView.animate(
                withDuration: duration, delay: delay, options: options, animations: changes, completion: completion)
        case .easeInOut:
            options.insert(.curveEaseInOut)
            UIView.animate(
                withDuration: duration, delay: delay, options: options, animations: changes, completion: completion)
        }
    }

    /// Runs the transition's clock on a view without moving anything, and tells when it is over.
    ///
    /// - Parameters:
    ///   - view: Where the animation is kept.
    ///   - id: Its name; another one under the same name ends it with `false`.
    ///   - completion: Called once, at the end.
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
    /// How strongly the curve is damped, from 0 (swings for ever) to 1 (does not swing).
    fileprivate var dampingRatio: CGFloat {
        guard case .bounce(let stiffness, let damping) = self, stiffness > 0 else { return 1 }
        return min(max(damping / (2 * stiffness.squareRoot()), 0.01), 1)
    }
}
