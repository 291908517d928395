// Methods for shapes, gradients, images and blurs. Delays are in seconds.

@MainActor
extension ComponentTransition {
    // MARK: - Shapes

    /// Sets the path of a shape layer; paths with the same structure are interpolated, others change halfway.
    public func setShapeLayerPath(
        layer: CAShapeLayer, path: CGPath?, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.shapePath, of: layer, to: path, delay: delay, completion: completion)
    }

    /// Sets the line width of a shape layer, in points.
    public func setShapeLayerLineWidth(
        layer: CAShapeLayer, lineWidth: CGFloat, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.lineWidth, of: layer, to: lineWidth, delay: delay, completion: completion)
    }

    /// Sets the lengths of the dashes and gaps of a shape layer, in points; an empty array draws a solid line.
    public func setShapeLayerLineDashPattern(
        layer: CAShapeLayer, pattern: [NSNumber], delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.lineDashPattern, of: layer, to: pattern, delay: delay, completion: completion)
    }

    /// Sets the offset into the dash pattern at which the line of a shape layer starts, in points.
    public func setShapeLayerLineDashPhase(
        layer: CAShapeLayer, phase: CGFloat, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.lineDashPhase, of: layer, to: phase, delay: delay, completion: completion)
    }

    /// Sets the start of the line of a shape layer, as a fraction of the path.
    public func setShapeLayerStrokeStart(
        layer: CAShapeLayer, strokeStart: CGFloat, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.strokeStart, of: layer, to: strokeStart, delay: delay, completion: completion)
    }

    /// Sets the end of the line of a shape layer, as a fraction of the path.
    public func setShapeLayerStrokeEnd(
        layer: CAShapeLayer, strokeEnd: CGFloat, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.strokeEnd, of: layer, to: strokeEnd, delay: delay, completion: completion)
    }

    public func setShapeLayerFillColor(
        layer: CAShapeLayer, color: UIColor?, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.fillColor, of: layer, to: color?.cgColor, delay: delay, completion: completion)
    }

    public func setShapeLayerStrokeColor(
        layer: CAShapeLayer, color: UIColor?, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.strokeColor, of: layer, to: color?.cgColor, delay: delay, completion: completion)
    }

    public func animateShapeLayerPath(
        layer: CAShapeLayer, from: CGPath, to: CGPath, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        animate(.shapePath, of: layer, from: from, to: to, delay: delay, completion: completion)
    }

    /// Animates the line width of a shape layer, in points.
    public func animateShapeLayerLineWidth(
        layer: CAShapeLayer, from: CGFloat, to: CGFloat, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(.lineWidth, of: layer, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    /// Animates the lengths of the dashes and gaps of a shape layer, in points.
    public func animateShapeLayerLineDashPattern(
        layer: CAShapeLayer, from: [NSNumber], to: [NSNumber], delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        animate(.lineDashPattern, of: layer, from: from, to: to, delay: delay, completion: completion)
    }

    /// Animates the offset into the dash pattern of a shape layer, in points.
    public func animateShapeLayerLineDashPhase(
        layer: CAShapeLayer, from: CGFloat, to: CGFloat, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(.lineDashPhase, of: layer, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    /// Animates the start of the line of a shape layer, in fractions of the path.
    public func animateShapeLayerStrokeStart(
        layer: CAShapeLayer, from: CGFloat, to: CGFloat, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(.strokeStart, of: layer, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    /// Animates the end of the line of a shape layer, in fractions of the path.
    public func animateShapeLayerStrokeEnd(
        layer: CAShapeLayer, from: CGFloat, to: CGFloat, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(.strokeEnd, of: layer, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    public func animateShapeLayerFillColor(
        layer: CAShapeLayer, from: UIColor, to: UIColor, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        animate(.fillColor, of: layer, from: from.cgColor, to: to.cgColor, delay: delay, completion: completion)
    }

    public func animateShapeLayerStrokeColor(
        layer: CAShapeLayer, from: UIColor, to: UIColor, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        animate(.strokeColor, of: layer, from: from.cgColor, to: to.cgColor, delay: delay, completion: completion)
    }

    // MARK: - Gradients

    /// Sets the colors of a gradient; arrays of equal length are interpolated by element, others change halfway.
    public func setGradientColors(
        layer: CAGradientLayer, colors: [UIColor], delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.gradientColors, of: layer, to: colors.map(\.cgColor), delay: delay, completion: completion)
    }

    /// Sets the positions of the colors of a gradient, from 0 to 1.
    public func setGradientLocations(
        layer: CAGradientLayer, locations: [NSNumber], delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.gradientLocations, of: layer, to: locations, delay: delay, completion: completion)
    }

    /// Sets the start point of a gradient, in unit coordinates.
    public func setGradientStartPoint(
        layer: CAGradientLayer, startPoint: CGPoint, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.gradientStartPoint, of: layer, to: startPoint, delay: delay, completion: completion)
    }

    /// Sets the end point of a gradient, in unit coordinates.
    public func setGradientEndPoint(
        layer: CAGradientLayer, endPoint: CGPoint, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.gradientEndPoint, of: layer, to: endPoint, delay: delay, completion: completion)
    }

    public func animateGradientColors(
        layer: CAGradientLayer, from: [UIColor], to: [UIColor], delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            .gradientColors, of: layer, from: from.map(\.cgColor), to: to.map(\.cgColor), delay: delay,
            completion: completion)
    }

    /// Animates the positions of the colors of a gradient, from 0 to 1.
    public func animateGradientLocations(
        layer: CAGradientLayer, from: [NSNumber], to: [NSNumber], delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        animate(.gradientLocations, of: layer, from: from, to: to, delay: delay, completion: completion)
    }

    /// Animates the start point of a gradient, in unit coordinates.
    public func animateGradientStartPoint(
        layer: CAGradientLayer, from: CGPoint, to: CGPoint, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            .gradientStartPoint, of: layer, from: from, to: to, delay: delay, additive: additive,
            completion: completion)
    }

    /// Animates the end point of a gradient, in unit coordinates.
    public func animateGradientEndPoint(
        layer: CAGradientLayer, from: CGPoint, to: CGPoint, delay: Double = 0, additive: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            .gradientEndPoint, of: layer, from: from, to: to, delay: delay, additive: additive, completion: completion)
    }

    // MARK: - Images

    /// Sets the image of a view's layer, with a cross-fade between the old and the new one.
    public func setContentsImage(
        view: UIView, image: CGImage?, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.contents, of: view, to: image, delay: delay, completion: completion)
    }

    /// Sets the image of a layer, with a cross-fade between the old and the new one.
    public func setContentsImage(
        layer: CALayer, image: CGImage?, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        set(.contents, of: layer, to: image, delay: delay, completion: completion)
    }

    /// Cross-fades a layer from one image to another.
    public func animateContentsImage(
        layer: CALayer, from: CGImage?, to: CGImage?, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        animate(.contents, of: layer, from: from, to: to, delay: delay, completion: completion)
    }

    /// Cross-fades a layer from one image to another, with a given duration and curve.
    ///
    /// `duration` is the duration in seconds.
    public func animateContentsImage(
        layer: CALayer, from: CGImage?, to: CGImage?, duration: Double, curve: Animation.Curve = .easeInOut,
        completion: ((Bool) -> Void)? = nil
    ) {
        withAnimation(.curve(duration: duration, curve: curve))
            .animate(.contents, of: layer, from: from, to: to, completion: completion)
    }

    // MARK: - Blurs

    /// Blurs a view and its subviews.
    ///
    /// `radius` is the standard deviation of the blur, in points; 0 for no blur.
    public func setBlur(view: UIView, radius: CGFloat, delay: Double = 0, completion: ((Bool) -> Void)? = nil) {
        set(.blur, of: view, to: radius, delay: delay, completion: completion)
    }

    /// Blurs a layer and its sublayers.
    ///
    /// `radius` is the standard deviation of the blur, in points; 0 for no blur.
    public func setBlur(layer: CALayer, radius: CGFloat, delay: Double = 0, completion: ((Bool) -> Void)? = nil) {
        set(.blur, of: layer, to: radius, delay: delay, completion: completion)
    }

    /// Animates the blur radius of a view and its subviews, in points.
    public func animateBlur(
        view: UIView, fromRadius: CGFloat, toRadius: CGFloat, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        animate(.blur, of: view, from: fromRadius, to: toRadius, delay: delay, completion: completion)
    }

    /// Animates the blur radius of a layer and its sublayers, in points.
    public func animateBlur(
        layer: CALayer, fromRadius: CGFloat, toRadius: CGFloat, delay: Double = 0, completion: ((Bool) -> Void)? = nil
    ) {
        animate(.blur, of: layer, from: fromRadius, to: toRadius, delay: delay, completion: completion)
    }
}
