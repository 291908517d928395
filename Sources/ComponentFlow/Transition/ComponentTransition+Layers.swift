// The methods for shapes, gradients, pictures and blurs. Delays are in seconds.

@MainActor
extension ComponentTransition {
    // MARK: - Shapes

    /// Sets the path of a shape; paths of equal structure mix point by point, others change half-way.
    public func setShapeLayerPath(
        layer: CAShapeLayer, path: CGPath?, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.shapePath, of: layer, to: path, delay: delay, completion: completion)
    }

    /// Sets the width of a shape's line, in points.
    public func setShapeLayerLineWidth(
        layer: CAShapeLayer, lineWidth: CGFloat, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.lineWidth, of: layer, to: lineWidth, delay: delay, completion: completion)
    }

    /// Sets the lengths of a shape's dashes and gaps, in points; an empty list draws a whole line.
    public func setShapeLayerLineDashPattern(
        layer: CAShapeLayer, pattern: [NSNumber], delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.lineDashPattern, of: layer, to: pattern, delay: delay, completion: completion)
    }

    /// Sets how far into its dashes a shape's line begins, in points.
    public func setShapeLayerLineDashPhase(
        layer: CAShapeLayer, phase: CGFloat, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.lineDashPhase, of: layer, to: phase, delay: delay, completion: completion)
    }

    /// Sets where a shape's line begins, as a fraction of the path.
    public func setShapeLayerStrokeStart(
        layer: CAShapeLayer, strokeStart: CGFloat, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.strokeStart, of: layer, to: strokeStart, delay: delay, completion: completion)
    }

    /// Sets where a shape's line ends, as a fraction of the path.
    public func setShapeLayerStrokeEnd(
        layer: CAShapeLayer, strokeEnd: CGFloat, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.strokeEnd, of: layer, to: strokeEnd, delay: delay, completion: completion)
    }

    /// Sets the colour inside a shape.
    public func setShapeLayerFillColor(
        layer: CAShapeLayer, color: UIColor?, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.fillColor, of: layer, to: color?.cgColor, delay: delay, completion: completion)
    }

    /// Sets the colour of a shape's line.
    public func setShapeLayerStrokeColor(
        layer: CAShapeLayer, color: UIColor?, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.strokeColor, of: layer, to: color?.cgColor, delay: delay, completion: completion)
    }

    /// Changes the path of a shape from one to another.
    public func animateShapeLayerPath(
        layer: CAShapeLayer, from: CGPath, to: CGPath, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        animate(.shapePath, of: layer, from: from, to: to, delay: delay, completion: completion)
    }

    /// Changes the width of a shape's line, in points.
    public func animateShapeLayerLineWidth(
        layer: CAShapeLayer, from: CGFloat, to: CGFloat, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(.lineWidth, of: layer, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    /// Changes the lengths of a shape's dashes and gaps, in points.
    public func animateShapeLayerLineDashPattern(
        layer: CAShapeLayer, from: [NSNumber], to: [NSNumber], delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        animate(.lineDashPattern, of: layer, from: from, to: to, delay: delay, completion: completion)
    }

    /// Moves a shape's dashes along its line, in points.
    public func animateShapeLayerLineDashPhase(
        layer: CAShapeLayer, from: CGFloat, to: CGFloat, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(.lineDashPhase, of: layer, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    /// Moves the beginning of a shape's line, in fractions of the path.
    public func animateShapeLayerStrokeStart(
        layer: CAShapeLayer, from: CGFloat, to: CGFloat, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(.strokeStart, of: layer, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    /// Moves the end of a shape's line, in fractions of the path.
    public func animateShapeLayerStrokeEnd(
        layer: CAShapeLayer, from: CGFloat, to: CGFloat, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(.strokeEnd, of: layer, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    /// Changes the colour inside a shape from one to another.
    public func animateShapeLayerFillColor(
        layer: CAShapeLayer, from: UIColor, to: UIColor, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        animate(.fillColor, of: layer, from: from.cgColor, to: to.cgColor, delay: delay, completion: completion)
    }

    /// Changes the colour of a shape's line from one to another.
    public func animateShapeLayerStrokeColor(
        layer: CAShapeLayer, from: UIColor, to: UIColor, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        animate(.strokeColor, of: layer, from: from.cgColor, to: to.cgColor, delay: delay, completion: completion)
    }

    // MARK: - Gradients

    /// Sets the colours of a gradient; as many mix one by one, others change half-way.
    public func setGradientColors(
        layer: CAGradientLayer, colors: [UIColor], delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.gradientColors, of: layer, to: colors.map(\.cgColor), delay: delay, completion: completion)
    }

    /// Sets where the colours of a gradient stand, from 0 to 1.
    public func setGradientLocations(
        layer: CAGradientLayer, locations: [NSNumber], delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.gradientLocations, of: layer, to: locations, delay: delay, completion: completion)
    }

    /// Sets where a gradient starts, in fractions of the bounds.
    public func setGradientStartPoint(
        layer: CAGradientLayer, startPoint: CGPoint, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.gradientStartPoint, of: layer, to: startPoint, delay: delay, completion: completion)
    }

    /// Sets where a gradient ends, in fractions of the bounds.
    public func setGradientEndPoint(
        layer: CAGradientLayer, endPoint: CGPoint, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.gradientEndPoint, of: layer, to: endPoint, delay: delay, completion: completion)
    }

    /// Changes the colours of a gradient.
    public func animateGradientColors(
        layer: CAGradientLayer, from: [UIColor], to: [UIColor], delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            .gradientColors, of: layer, from: from.map(\.cgColor), to: to.map(\.cgColor), delay: delay,
            completion: completion)
    }

    /// Changes where the colours of a gradient stand, from 0 to 1.
    public func animateGradientLocations(
        layer: CAGradientLayer, from: [NSNumber], to: [NSNumber], delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        animate(.gradientLocations, of: layer, from: from, to: to, delay: delay, completion: completion)
    }

    /// Moves the start of a gradient, in fractions of the bounds.
    public func animateGradientStartPoint(
        layer: CAGradientLayer, from: CGPoint, to: CGPoint, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            .gradientStartPoint, of: layer, from: from, to: to, delay: delay, additive: additive, completion: completion
        )
    }

    /// Moves the end of a gradient, in fractions of the bounds.
    public func animateGradientEndPoint(
        layer: CAGradientLayer, from: CGPoint, to: CGPoint, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            .gradientEndPoint, of: layer, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    // MARK: - Pictures

    /// Sets the picture of a view's layer; the old one and the new one fade into each other.
    public func setContentsImage(
        view: UIView, image: CGImage?, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        setContentsImage(layer: view.layer, image: image, delay: delay, completion: completion)
    }

    /// Sets the picture of a layer; the old one and the new one fade into each other.
    public func setContentsImage(
        layer: CALayer, image: CGImage?, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.contents, of: layer, to: image, delay: delay, completion: completion)
    }

    /// Fades a layer from one picture to another.
    public func animateContentsImage(
        layer: CALayer, from: CGImage?, to: CGImage?, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        animate(.contents, of: layer, from: from, to: to, delay: delay, completion: completion)
    }

    /// Fades a layer from one picture to another, in a time and on a curve of its own.
    ///
    /// - Parameter duration: In seconds.
    public func animateContentsImage(
        layer: CALayer, from: CGImage?, to: CGImage?, duration: Double, curve: Animation.Curve = .easeInOut,
        completion: ((Bool) -> Void)? = nil
    ) {
        withAnimation(.curve(duration: duration, curve: curve))
            .animate(.contents, of: layer, from: from, to: to, completion: completion)
    }

    // MARK: - Blurs

    /// Blurs a view and everything in it.
    ///
    /// - Parameter radius: The standard deviation of the blur, in points; 0 is sharp.
    public func setBlur(
        view: UIView, radius: CGFloat, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        setBlur(layer: view.layer, radius: radius, delay: delay, completion: completion)
    }

    /// Blurs a layer and everything in it.
    ///
    /// - Parameter radius: The standard deviation of the blur, in points; 0 is sharp.
    public func setBlur(
        layer: CALayer, radius: CGFloat, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.blur, of: layer, to: radius, delay: delay, completion: completion)
    }

    /// Blurs a view and everything in it from one radius to another, in points.
    public func animateBlur(
        view: UIView, fromRadius: CGFloat, toRadius: CGFloat, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        animateBlur(
            layer: view.layer, fromRadius: fromRadius, toRadius: toRadius, delay: delay, completion: completion)
    }

    /// Blurs a layer and everything in it from one radius to another, in points.
    public func animateBlur(
        layer: CALayer, fromRadius: CGFloat, toRadius: CGFloat, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        animate(.blur, of: layer, from: fromRadius, to: toRadius, delay: delay, completion: completion)
    }
}
