// Every `set…` brings a property to a value: at once, or moving from where the eye sees it. Delays are in seconds.

@MainActor
extension ComponentTransition {
    // MARK: - Geometry

    /// Sets the frame of a view whose transform is the identity, in its superview's space.
    public func setFrame(
        view: UIView, frame: CGRect, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        setFrame(layer: view.layer, frame: frame, delay: delay, completion: completion)
    }

    /// Sets the frame of a layer whose transform is the identity, in its superlayer's space.
    public func setFrame(
        layer: CALayer, frame: CGRect, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        let anchor = layer.anchorPoint
        let position = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
        let bounds = CGRect(origin: layer.bounds.origin, size: frame.size)
        let completion = TransitionCompletionGroup.join(2, completion)
        set(.position, of: layer, to: position, delay: delay, completion: completion)
        set(.bounds, of: layer, to: bounds, delay: delay, completion: completion)
    }

    /// Sets the frame of a view whose transform is the identity; its position moves beside other movements.
    ///
    /// The way is added to whatever else moves the position, so that several such changes overlap softly: each runs to its
    /// own end. The size moves as in ``setFrame(view:frame:delay:completion:)``.
    public func setFrameWithAdditivePosition(
        view: UIView, frame: CGRect, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        setFrameWithAdditivePosition(layer: view.layer, frame: frame, delay: delay, completion: completion)
    }

    /// Sets the frame of a layer whose transform is the identity; its position moves beside other movements.
    ///
    /// The way is added to whatever else moves the position, so that several such changes overlap softly: each runs to its
    /// own end. The size moves as in ``setFrame(layer:frame:delay:completion:)``.
    public func setFrameWithAdditivePosition(
        layer: CALayer, frame: CGRect, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        let anchor = layer.anchorPoint
        let position = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
        let old = layer.position
        let completion = TransitionCompletionGroup.join(2, completion)
        let bounds = CGRect(origin: layer.bounds.origin, size: frame.size)
        set(.bounds, of: layer, to: bounds, delay: delay, completion: completion)
        guard !animation.isImmediate, old != position else {
            set(.position, of: layer, to: position, completion: completion)
            return
        }
        ComponentTransition.assign(.position, of: layer, position)
        animate(
            .position, of: layer, from: CGPoint(x: old.x - position.x, y: old.y - position.y), to: .zero, delay: delay,
            additive: true, completion: completion)
    }

    /// Sets the bounds of a view.
    public func setBounds(
        view: UIView, bounds: CGRect, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        setBounds(layer: view.layer, bounds: bounds, delay: delay, completion: completion)
    }

    /// Sets the bounds of a layer.
    public func setBounds(
        layer: CALayer, bounds: CGRect, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.bounds, of: layer, to: bounds, delay: delay, completion: completion)
    }

    /// Sets the origin of the bounds of a view.
    public func setBoundsOrigin(
        view: UIView, origin: CGPoint, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        setBoundsOrigin(layer: view.layer, origin: origin, delay: delay, completion: completion)
    }

    /// Sets the origin of the bounds of a layer.
    public func setBoundsOrigin(
        layer: CALayer, origin: CGPoint, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.boundsOrigin, of: layer, to: origin, delay: delay, completion: completion)
    }

    /// Sets the size of the bounds of a view.
    public func setBoundsSize(
        view: UIView, size: CGSize, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        setBoundsSize(layer: view.layer, size: size, delay: delay, completion: completion)
    }

    /// Sets the size of the bounds of a layer.
    public func setBoundsSize(
        layer: CALayer, size: CGSize, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.boundsSize, of: layer, to: size, delay: delay, completion: completion)
    }

    /// Sets the position of the anchor point (normally the centre), in the superview's space, of a view.
    public func setPosition(
        view: UIView, position: CGPoint, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        setPosition(layer: view.layer, position: position, delay: delay, completion: completion)
    }

    /// Sets the position of the anchor point (normally the centre), in the superview's space, of a layer.
    public func setPosition(
        layer: CALayer, position: CGPoint, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.position, of: layer, to: position, delay: delay, completion: completion)
    }

    /// Sets the anchor point, in fractions of the bounds, of a view.
    public func setAnchorPoint(
        view: UIView, anchorPoint: CGPoint, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        setAnchorPoint(layer: view.layer, anchorPoint: anchorPoint, delay: delay, completion: completion)
    }

    /// Sets the anchor point, in fractions of the bounds, of a layer.
    public func setAnchorPoint(
        layer: CALayer, anchorPoint: CGPoint, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.anchorPoint, of: layer, to: anchorPoint, delay: delay, completion: completion)
    }

    /// Sets the depth order of a view.
    public func setZPosition(
        view: UIView, zPosition: CGFloat, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        setZPosition(layer: view.layer, zPosition: zPosition, delay: delay, completion: completion)
    }

    /// Sets the depth order of a layer.
    public func setZPosition(
        layer: CALayer, zPosition: CGFloat, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.zPosition, of: layer, to: zPosition, delay: delay, completion: completion)
    }

    // MARK: - Transforms

    /// Sets the transform to a scale of a view.
    public func setScale(
        view: UIView, scale: CGFloat, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        setScale(layer: view.layer, scale: scale, delay: delay, completion: completion)
    }

    /// Sets the transform to a scale of a layer.
    public func setScale(
        layer: CALayer, scale: CGFloat, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.scale, of: layer, to: scale, delay: delay, completion: completion)
    }

    /// Sets the transform to a scale of a view, on a lively spring that lasts as long as the transition.
    ///
    /// It overshoots by a hundredth, whatever the transition's curve.
    public func setScaleWithSpring(
        view: UIView, scale: CGFloat, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        setScaleWithSpring(layer: view.layer, scale: scale, delay: delay, completion: completion)
    }

    /// Sets the transform to a scale of a layer, on a lively spring that lasts as long as the transition.
    ///
    /// It overshoots by a hundredth, whatever the transition's curve.
    public func setScaleWithSpring(
        layer: CALayer, scale: CGFloat, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.scale, of: layer, to: scale, delay: delay, motion: .livelySpring, completion: completion)
    }

    /// Sets the transform to a rotation, in radians, of a view.
    public func setRotation(
        view: UIView, angle: CGFloat, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        setRotation(layer: view.layer, angle: angle, delay: delay, completion: completion)
    }

    /// Sets the transform to a rotation, in radians, of a layer.
    public func setRotation(
        layer: CALayer, angle: CGFloat, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.rotation, of: layer, to: angle, delay: delay, completion: completion)
    }

    /// Sets the transform of a view.
    public func setTransform(
        view: UIView, transform: CATransform3D, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        setTransform(layer: view.layer, transform: transform, delay: delay, completion: completion)
    }

    /// Sets the transform of a layer.
    public func setTransform(
        layer: CALayer, transform: CATransform3D, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.transform, of: layer, to: transform, delay: delay, completion: completion)
    }

    /// Sets the transform of everything inside of a view.
    public func setSublayerTransform(
        view: UIView, transform: CATransform3D, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        setSublayerTransform(layer: view.layer, transform: transform, delay: delay, completion: completion)
    }

    /// Sets the transform of everything inside of a layer.
    public func setSublayerTransform(
        layer: CALayer, transform: CATransform3D, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.sublayerTransform, of: layer, to: transform, delay: delay, completion: completion)
    }

    // MARK: - Appearance

    /// Sets the opacity of a view, from 0 to 1.
    public func setAlpha(
        view: UIView, alpha: CGFloat, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        setAlpha(layer: view.layer, alpha: alpha, delay: delay, completion: completion)
    }

    /// Sets the opacity of a layer, from 0 to 1.
    public func setAlpha(
        layer: CALayer, alpha: CGFloat, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.opacity, of: layer, to: Float(alpha), delay: delay, completion: completion)
    }

    /// Sets the corner radius, in points, of a view.
    public func setCornerRadius(
        view: UIView, cornerRadius: CGFloat, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        setCornerRadius(layer: view.layer, cornerRadius: cornerRadius, delay: delay, completion: completion)
    }

    /// Sets the corner radius, in points, of a layer.
    public func setCornerRadius(
        layer: CALayer, cornerRadius: CGFloat, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.cornerRadius, of: layer, to: cornerRadius, delay: delay, completion: completion)
    }

    /// Sets the background colour of a view; a dynamic colour follows the view's traits.
    public func setBackgroundColor(
        view: UIView, color: UIColor?, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        let resolved = color?.resolvedColor(with: view.traitCollection).cgColor
        // Colours may differ and yet look the same now.
        if resolved == view.layer.backgroundColor, view.backgroundColor != color { view.backgroundColor = color }
        set(
            .backgroundColor, of: view.layer, to: resolved, delay: delay, assigning: { view.backgroundColor = color },
            completion: completion)
    }

    /// Sets the background colour of a layer.
    public func setBackgroundColor(
        layer: CALayer, color: UIColor?, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.backgroundColor, of: layer, to: color?.cgColor, delay: delay, completion: completion)
    }

    /// Sets the tint colour of a view.
    ///
    /// The pictures in it that show the tint move from colour to colour; whatever else a view makes of its tint changes at
    /// once.
    public func setTintColor(
        view: UIView, color: UIColor, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        let layers = Self.tintedLayers(in: view)
        let seen = layers.map { TransitionProperty.tintColor.seen(on: $0) }
        if view.tintColor != color { view.tintColor = color }
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

    /// Sets the colour that replaces the colours of a layer's picture; nil shows them as they are.
    public func setTintColor(
        layer: CALayer, color: UIColor?, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.tintColor, of: layer, to: color?.cgColor, delay: delay, completion: completion)
    }

    /// Sets the border of a view: its width in points and its colour.
    public func setBorder(
        view: UIView, width: CGFloat, color: UIColor?, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        setBorder(
            layer: view.layer, width: width, color: color?.resolvedColor(with: view.traitCollection), delay: delay,
            completion: completion)
    }

    /// Sets the border of a layer: its width in points and its colour.
    public func setBorder(
        layer: CALayer, width: CGFloat, color: UIColor?, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        let completion = TransitionCompletionGroup.join(2, completion)
        set(.borderColor, of: layer, to: color?.cgColor, delay: delay, completion: completion)
        set(.borderWidth, of: layer, to: width, delay: delay, completion: completion)
    }

    /// Sets the width of the border, in points, of a view.
    public func setBorderWidth(
        view: UIView, borderWidth: CGFloat, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        setBorderWidth(layer: view.layer, borderWidth: borderWidth, delay: delay, completion: completion)
    }

    /// Sets the width of the border, in points, of a layer.
    public func setBorderWidth(
        layer: CALayer, borderWidth: CGFloat, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.borderWidth, of: layer, to: borderWidth, delay: delay, completion: completion)
    }

    /// Sets the colour of the border of a view.
    public func setBorderColor(
        view: UIView, color: UIColor?, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        setBorderColor(layer: view.layer, color: color, delay: delay, completion: completion)
    }

    /// Sets the colour of the border of a layer.
    public func setBorderColor(
        layer: CALayer, color: UIColor?, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.borderColor, of: layer, to: color?.cgColor, delay: delay, completion: completion)
    }

    /// Sets the shadow of a view; nil takes it away.
    public func setShadow(
        view: UIView, shadow: ComponentShadow?, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        setShadow(layer: view.layer, shadow: shadow, delay: delay, completion: completion)
    }

    /// Sets the shadow of a layer; nil takes it away.
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

    /// Sets the colour of the shadow of a view.
    public func setShadowColor(
        view: UIView, color: UIColor?, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        setShadowColor(layer: view.layer, color: color, delay: delay, completion: completion)
    }

    /// Sets the colour of the shadow of a layer.
    public func setShadowColor(
        layer: CALayer, color: UIColor?, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.shadowColor, of: layer, to: color?.cgColor, delay: delay, completion: completion)
    }

    /// Sets how strong the shadow of a view is, from 0 to 1.
    public func setShadowOpacity(
        view: UIView, shadowOpacity: CGFloat, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        setShadowOpacity(layer: view.layer, shadowOpacity: shadowOpacity, delay: delay, completion: completion)
    }

    /// Sets how strong the shadow of a layer is, from 0 to 1.
    public func setShadowOpacity(
        layer: CALayer, shadowOpacity: CGFloat, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.shadowOpacity, of: layer, to: Float(shadowOpacity), delay: delay, completion: completion)
    }

    /// Sets how soft the shadow of a view is, in points.
    public func setShadowRadius(
        view: UIView, shadowRadius: CGFloat, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        setShadowRadius(layer: view.layer, shadowRadius: shadowRadius, delay: delay, completion: completion)
    }

    /// Sets how soft the shadow of a layer is, in points.
    public func setShadowRadius(
        layer: CALayer, shadowRadius: CGFloat, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.shadowRadius, of: layer, to: shadowRadius, delay: delay, completion: completion)
    }

    /// Sets how far the shadow of a view is moved, in points.
    public func setShadowOffset(
        view: UIView, shadowOffset: CGSize, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        setShadowOffset(layer: view.layer, shadowOffset: shadowOffset, delay: delay, completion: completion)
    }

    /// Sets how far the shadow of a layer is moved, in points.
    public func setShadowOffset(
        layer: CALayer, shadowOffset: CGSize, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.shadowOffset, of: layer, to: shadowOffset, delay: delay, completion: completion)
    }

    /// Sets the shape that casts the shadow of a view; nil means what is shown.
    public func setShadowPath(
        view: UIView, path: CGPath?, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        setShadowPath(layer: view.layer, path: path, delay: delay, completion: completion)
    }

    /// Sets the shape that casts the shadow of a layer; nil means what is shown.
    public func setShadowPath(
        layer: CALayer, path: CGPath?, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.shadowPath, of: layer, to: path, delay: delay, completion: completion)
    }
}
