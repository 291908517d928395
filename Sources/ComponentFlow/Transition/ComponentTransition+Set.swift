// The `set…` methods set a property: immediately, or with an animation from its on-screen value. Delays are in seconds.

@MainActor
extension ComponentTransition {
    // MARK: - Geometry

    /// Sets the frame of a view whose transform is the identity, in the superview's coordinate system.
    public func setFrame(view: UIView, frame: CGRect, delay: Double = 0, completion: ((Bool) -> Void)? = nil) {
        setFrame(layer: view.layer, frame: frame, delay: delay, completion: completion)
    }

    /// Sets the frame of a layer whose transform is the identity, in the superlayer's coordinate system.
    public func setFrame(layer: CALayer, frame: CGRect, delay: Double = 0, completion: ((Bool) -> Void)? = nil) {
        let anchor = layer.anchorPoint
        let position = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
        let completion = TransitionCompletionGroup.join(2, completion)
        set(.position, of: layer, to: position, delay: delay, completion: completion)
        // The origin of the bounds is not animated: a scroll view may scroll meanwhile.
        set(.boundsSize, of: layer, to: frame.size, delay: delay, completion: completion)
    }

    /// Sets the frame of a view whose transform is the identity, with an additive animation of its position.
    ///
    /// The animation is added to other animations of the position, so that several changes blend smoothly and each runs
    /// to its own end. The size is animated as in ``setFrame(view:frame:delay:completion:)``.
    public func setFrameWithAdditivePosition(
        view: UIView, frame: CGRect, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        setFrameWithAdditivePosition(layer: view.layer, frame: frame, delay: delay, completion: completion)
    }

    /// Sets the frame of a layer whose transform is the identity, with an additive animation of its position.
    ///
    /// The animation is added to other animations of the position, so that several changes blend smoothly and each runs
    /// to its own end. The size is animated as in ``setFrame(layer:frame:delay:completion:)``.
    public func setFrameWithAdditivePosition(
        layer: CALayer, frame: CGRect, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        let anchor = layer.anchorPoint
        let position = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
        let old = layer.position
        let completion = TransitionCompletionGroup.join(2, completion)
        set(.boundsSize, of: layer, to: frame.size, delay: delay, completion: completion)
        guard !animation.isImmediate, old != position else {
            set(.position, of: layer, to: position, completion: completion)
            return
        }
        ComponentTransition.assign(.position, of: layer, position)
        animate(
            .position, of: layer, from: CGPoint(x: old.x - position.x, y: old.y - position.y), to: .zero, delay: delay,
            additive: true, completion: completion)
    }

    public func setBounds(view: UIView, bounds: CGRect, delay: Double = 0, completion: ((Bool) -> Void)? = nil) {
        set(.bounds, of: view, to: bounds, delay: delay, completion: completion)
    }

    public func setBounds(layer: CALayer, bounds: CGRect, delay: Double = 0, completion: ((Bool) -> Void)? = nil) {
        set(.bounds, of: layer, to: bounds, delay: delay, completion: completion)
    }

    public func setBoundsOrigin(view: UIView, origin: CGPoint, delay: Double = 0, completion: ((Bool) -> Void)? = nil) {
        set(.boundsOrigin, of: view, to: origin, delay: delay, completion: completion)
    }

    public func setBoundsOrigin(
        layer: CALayer, origin: CGPoint, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.boundsOrigin, of: layer, to: origin, delay: delay, completion: completion)
    }

    public func setBoundsSize(view: UIView, size: CGSize, delay: Double = 0, completion: ((Bool) -> Void)? = nil) {
        set(.boundsSize, of: view, to: size, delay: delay, completion: completion)
    }

    public func setBoundsSize(layer: CALayer, size: CGSize, delay: Double = 0, completion: ((Bool) -> Void)? = nil) {
        set(.boundsSize, of: layer, to: size, delay: delay, completion: completion)
    }

    /// Sets the position of a view's anchor point (by default the center), in the superview's coordinate system.
    public func setPosition(view: UIView, position: CGPoint, delay: Double = 0, completion: ((Bool) -> Void)? = nil) {
        set(.position, of: view, to: position, delay: delay, completion: completion)
    }

    /// Sets the position of a layer's anchor point (by default the center), in the superlayer's coordinate system.
    public func setPosition(layer: CALayer, position: CGPoint, delay: Double = 0, completion: ((Bool) -> Void)? = nil) {
        set(.position, of: layer, to: position, delay: delay, completion: completion)
    }

    /// Sets the anchor point of a view, in unit coordinates.
    public func setAnchorPoint(
        view: UIView, anchorPoint: CGPoint, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.anchorPoint, of: view, to: anchorPoint, delay: delay, completion: completion)
    }

    /// Sets the anchor point of a layer, in unit coordinates.
    public func setAnchorPoint(
        layer: CALayer, anchorPoint: CGPoint, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.anchorPoint, of: layer, to: anchorPoint, delay: delay, completion: completion)
    }

    public func setZPosition(view: UIView, zPosition: CGFloat, delay: Double = 0, completion: ((Bool) -> Void)? = nil) {
        set(.zPosition, of: view, to: zPosition, delay: delay, completion: completion)
    }

    public func setZPosition(
        layer: CALayer, zPosition: CGFloat, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.zPosition, of: layer, to: zPosition, delay: delay, completion: completion)
    }

    // MARK: - Transforms

    /// Sets the transform of a view to a scale.
    public func setScale(view: UIView, scale: CGFloat, delay: Double = 0, completion: ((Bool) -> Void)? = nil) {
        set(.scale, of: view, to: scale, delay: delay, completion: completion)
    }

    /// Sets the transform of a layer to a scale.
    public func setScale(layer: CALayer, scale: CGFloat, delay: Double = 0, completion: ((Bool) -> Void)? = nil) {
        set(.scale, of: layer, to: scale, delay: delay, completion: completion)
    }

    /// Sets the transform of a view to a scale, with a spring that lasts as long as the transition.
    ///
    /// It overshoots by about 1 percent, regardless of the transition's curve.
    public func setScaleWithSpring(
        view: UIView, scale: CGFloat, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.scale, of: view, to: scale, delay: delay, motion: .overshootingSpring, completion: completion)
    }

    /// Sets the transform of a layer to a scale, with a spring that lasts as long as the transition.
    ///
    /// It overshoots by about 1 percent, regardless of the transition's curve.
    public func setScaleWithSpring(
        layer: CALayer, scale: CGFloat, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.scale, of: layer, to: scale, delay: delay, motion: .overshootingSpring, completion: completion)
    }

    /// Sets the transform of a view to a rotation, in radians.
    public func setRotation(view: UIView, angle: CGFloat, delay: Double = 0, completion: ((Bool) -> Void)? = nil) {
        set(.rotation, of: view, to: angle, delay: delay, completion: completion)
    }

    /// Sets the transform of a layer to a rotation, in radians.
    public func setRotation(layer: CALayer, angle: CGFloat, delay: Double = 0, completion: ((Bool) -> Void)? = nil) {
        set(.rotation, of: layer, to: angle, delay: delay, completion: completion)
    }

    public func setTransform(
        view: UIView, transform: CATransform3D, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.transform, of: view, to: transform, delay: delay, completion: completion)
    }

    public func setTransform(
        layer: CALayer, transform: CATransform3D, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.transform, of: layer, to: transform, delay: delay, completion: completion)
    }

    public func setSublayerTransform(
        view: UIView, transform: CATransform3D, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.sublayerTransform, of: view, to: transform, delay: delay, completion: completion)
    }

    public func setSublayerTransform(
        layer: CALayer, transform: CATransform3D, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.sublayerTransform, of: layer, to: transform, delay: delay, completion: completion)
    }

    // MARK: - Appearance

    /// Sets the opacity of a view, from 0 to 1.
    public func setAlpha(view: UIView, alpha: CGFloat, delay: Double = 0, completion: ((Bool) -> Void)? = nil) {
        set(.opacity, of: view, to: Float(alpha), delay: delay, completion: completion)
    }

    /// Sets the opacity of a layer, from 0 to 1.
    public func setAlpha(layer: CALayer, alpha: CGFloat, delay: Double = 0, completion: ((Bool) -> Void)? = nil) {
        set(.opacity, of: layer, to: Float(alpha), delay: delay, completion: completion)
    }

    /// Sets the corner radius of a view, in points.
    public func setCornerRadius(
        view: UIView, cornerRadius: CGFloat, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.cornerRadius, of: view, to: cornerRadius, delay: delay, completion: completion)
    }

    /// Sets the corner radius of a layer, in points.
    public func setCornerRadius(
        layer: CALayer, cornerRadius: CGFloat, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.cornerRadius, of: layer, to: cornerRadius, delay: delay, completion: completion)
    }

    /// Sets the background color of a view; a dynamic color adapts to the view's traits.
    public func setBackgroundColor(
        view: UIView, color: UIColor?, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        if animation.isImmediate, !view.layer.hasAnimations, view.backgroundColor != color {
            // Equivalent, without resolving the color twice.
            view.backgroundColor = color
            completion?(true)
            return
        }
        let resolved = color?.resolvedColor(with: view.traitCollection).cgColor
        // Different dynamic colors may currently resolve to the same color.
        if resolved == view.layer.backgroundColor, view.backgroundColor != color { view.backgroundColor = color }
        set(
            .backgroundColor, of: view.layer, to: resolved, delay: delay, assigning: { view.backgroundColor = color },
            completion: completion)
    }

    public func setBackgroundColor(
        layer: CALayer, color: UIColor?, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.backgroundColor, of: layer, to: color?.cgColor, delay: delay, completion: completion)
    }

    /// Sets the tint color of a view.
    ///
    /// Tinted images in the view are animated; everything else that uses the tint color changes immediately.
    public func setTintColor(view: UIView, color: UIColor, delay: Double = 0, completion: ((Bool) -> Void)? = nil) {
        let layers = Self.tintedLayers(in: view)
        let seen = layers.map { TransitionProperty.tintColor.seen(on: $0) }
        // The view may only inherit an equal color so far.
        view.tintColor = color
        let completion = TransitionCompletionGroup.join(layers.count + 1, completion)
        for (layer, seen) in zip(layers, seen) {
            let tint = TransitionProperty.tintColor.get(layer)
            if animation.isImmediate || seen == tint {
                TransitionProperty.tintColor.endAnimations(of: layer)
                completion?(true)
            } else {
                animate(.tintColor, of: layer, from: seen, to: tint, delay: delay, completion: completion)
            }
        }
        completion?(true)
    }

    private static func tintedLayers(in view: UIView) -> [CALayer] {
        var (found, waiting) = ([CALayer](), [view])
        while let view = waiting.popLast() {
            if TransitionProperty.tintColor.get(view.layer) != nil { found.append(view.layer) }
            waiting += view.subviews
        }
        return found
    }

    /// Sets the color that replaces the colors of a layer's image; `nil` shows the original colors.
    public func setTintColor(layer: CALayer, color: UIColor?, delay: Double = 0, completion: ((Bool) -> Void)? = nil) {
        set(.tintColor, of: layer, to: color?.cgColor, delay: delay, completion: completion)
    }

    /// Sets the width, in points, and the color of the border of a view.
    public func setBorder(
        view: UIView, width: CGFloat, color: UIColor?, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        setBorder(
            layer: view.layer, width: width, color: color?.resolvedColor(with: view.traitCollection), delay: delay,
            completion: completion)
    }

    /// Sets the width, in points, and the color of the border of a layer.
    public func setBorder(
        layer: CALayer, width: CGFloat, color: UIColor?, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        let completion = TransitionCompletionGroup.join(2, completion)
        set(.borderColor, of: layer, to: color?.cgColor, delay: delay, completion: completion)
        set(.borderWidth, of: layer, to: width, delay: delay, completion: completion)
    }

    /// Sets the width of the border of a view, in points.
    public func setBorderWidth(
        view: UIView, borderWidth: CGFloat, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.borderWidth, of: view, to: borderWidth, delay: delay, completion: completion)
    }

    /// Sets the width of the border of a layer, in points.
    public func setBorderWidth(
        layer: CALayer, borderWidth: CGFloat, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.borderWidth, of: layer, to: borderWidth, delay: delay, completion: completion)
    }

    public func setBorderColor(view: UIView, color: UIColor?, delay: Double = 0, completion: ((Bool) -> Void)? = nil) {
        setColor(.borderColor, of: view, to: color, delay: delay, completion: completion)
    }

    public func setBorderColor(
        layer: CALayer, color: UIColor?, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.borderColor, of: layer, to: color?.cgColor, delay: delay, completion: completion)
    }

    /// Sets the shadow of a view; `nil` removes it.
    public func setShadow(
        view: UIView, shadow: ComponentShadow?, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        var resolved = shadow
        resolved?.color = shadow?.color.resolvedColor(with: view.traitCollection) ?? .black
        setShadow(layer: view.layer, shadow: resolved, delay: delay, completion: completion)
    }

    /// Sets the shadow of a layer; `nil` removes it.
    public func setShadow(
        layer: CALayer, shadow: ComponentShadow?, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        guard let shadow else {
            setShadowOpacity(layer: layer, shadowOpacity: 0, delay: delay, completion: completion)
            return
        }
        let completion = TransitionCompletionGroup.join(4, completion)
        set(.shadowColor, of: layer, to: shadow.color.cgColor, delay: delay, completion: completion)
        set(.shadowRadius, of: layer, to: shadow.radius, delay: delay, completion: completion)
        set(.shadowOffset, of: layer, to: shadow.offset, delay: delay, completion: completion)
        set(.shadowOpacity, of: layer, to: Float(shadow.opacity), delay: delay, completion: completion)
    }

    public func setShadowColor(view: UIView, color: UIColor?, delay: Double = 0, completion: ((Bool) -> Void)? = nil) {
        setColor(.shadowColor, of: view, to: color, delay: delay, completion: completion)
    }

    public func setShadowColor(
        layer: CALayer, color: UIColor?, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.shadowColor, of: layer, to: color?.cgColor, delay: delay, completion: completion)
    }

    /// Sets the opacity of the shadow of a view, from 0 to 1.
    public func setShadowOpacity(
        view: UIView, shadowOpacity: CGFloat, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.shadowOpacity, of: view, to: Float(shadowOpacity), delay: delay, completion: completion)
    }

    /// Sets the opacity of the shadow of a layer, from 0 to 1.
    public func setShadowOpacity(
        layer: CALayer, shadowOpacity: CGFloat, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.shadowOpacity, of: layer, to: Float(shadowOpacity), delay: delay, completion: completion)
    }

    /// Sets the blur radius of the shadow of a view, in points.
    public func setShadowRadius(
        view: UIView, shadowRadius: CGFloat, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.shadowRadius, of: view, to: shadowRadius, delay: delay, completion: completion)
    }

    /// Sets the blur radius of the shadow of a layer, in points.
    public func setShadowRadius(
        layer: CALayer, shadowRadius: CGFloat, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.shadowRadius, of: layer, to: shadowRadius, delay: delay, completion: completion)
    }

    /// Sets the offset of the shadow of a view, in points.
    public func setShadowOffset(
        view: UIView, shadowOffset: CGSize, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.shadowOffset, of: view, to: shadowOffset, delay: delay, completion: completion)
    }

    /// Sets the offset of the shadow of a layer, in points.
    public func setShadowOffset(
        layer: CALayer, shadowOffset: CGSize, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.shadowOffset, of: layer, to: shadowOffset, delay: delay, completion: completion)
    }

    /// Sets the shadow path of a view; `nil` derives the shadow from the view's content.
    public func setShadowPath(view: UIView, path: CGPath?, delay: Double = 0, completion: ((Bool) -> Void)? = nil) {
        set(.shadowPath, of: view, to: path, delay: delay, completion: completion)
    }

    /// Sets the shadow path of a layer; `nil` derives the shadow from the layer's content.
    public func setShadowPath(layer: CALayer, path: CGPath?, delay: Double = 0, completion: ((Bool) -> Void)? = nil) {
        set(.shadowPath, of: layer, to: path, delay: delay, completion: completion)
    }
}
