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
        // Only one of the two carries the completion: it must be called once.
        let positionCarries = layer.position != position
        set(.position, of: layer, to: position, delay: delay, completion: positionCarries ? completion : nil)
        set(.bounds, of: layer, to: bounds, delay: delay, completion: positionCarries ? nil : completion)
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
        let seen = seenBackground(of: view.layer)
        guard view.backgroundColor != color else {
            set(.backgroundColor, of: view.layer, to: view.layer.backgroundColor, completion: completion)
            return
        }
        view.backgroundColor = color
        if animation.isImmediate {
            view.layer.removeAnimation(forKey: TransitionProperty.backgroundColor.keyPath)
            completion?(true)
            return
        }
        animate(
            .backgroundColor, of: view.layer, from: seen, to: view.layer.backgroundColor, delay: delay,
            completion: completion)
    }

    private func seenBackground(of layer: CALayer) -> CGColor? {
        let isMoving = layer.animation(forKey: TransitionProperty.backgroundColor.keyPath) != nil
        return isMoving ? layer.presentation()?.backgroundColor : layer.backgroundColor
    }

    /// Sets the background colour of a layer.
    public func setBackgroundColor(
        layer: CALayer, color: UIColor?, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.backgroundColor, of: layer, to: color?.cgColor, delay: delay, completion: completion)
    }

    /// Sets the tint colour of a view.
    ///
    /// Views draw their tint themselves, so it changes at once.
    public func setTintColor(view: UIView, color: UIColor, completion: ((Bool) -> Void)? = nil) {
        if view.tintColor != color { view.tintColor = color }
        completion?(true)
    }

    /// Sets the border of a layer: its width in points and its colour.
    public func setBorder(
        layer: CALayer, width: CGFloat, color: UIColor?, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.borderColor, of: layer, to: color?.cgColor, delay: delay)
        set(.borderWidth, of: layer, to: width, delay: delay, completion: completion)
    }

    /// Sets the shadow of a layer; nil takes it away.
    public func setShadow(
        layer: CALayer, shadow: ComponentShadow?, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        if let shadow {
            set(.shadowColor, of: layer, to: shadow.color.cgColor, delay: delay)
            set(.shadowRadius, of: layer, to: shadow.radius, delay: delay)
            set(.shadowOffset, of: layer, to: shadow.offset, delay: delay)
        }
        set(
            .shadowOpacity, of: layer, to: Float(shadow?.opacity ?? 0), delay: delay, completion: completion)
    }
}
