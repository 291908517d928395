internal import CGTK

extension CGContext {
    /// Puts a copy of the state (transform, clip, colours, line, alpha, blend mode, shadow) on the stack.
    public func saveGState() {
        cairo_save(cairo)
        savedStates.append(state)
        state.masks = []
        state.isTransparencyLayer = false
    }

    /// Goes back to the state saved last; does nothing if there is none or a transparency layer began after it.
    public func restoreGState() {
        guard !state.isTransparencyLayer, let saved = savedStates.popLast() else { return }
        finishMasks()
        cairo_restore(cairo)
        state = saved
    }

    /// Ends all layers and restores all states.
    func unwind() {
        while !savedStates.isEmpty {
            state.isTransparencyLayer ? endTransparencyLayer() : restoreGState()
        }
        finishMasks()
    }

    // MARK: Transform

    /// From user space to the device's pixels.
    public var ctm: CGAffineTransform {
        state.ctm
    }

    /// From user space to the device's pixels.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
        state.ctm
    }

    /// Moves the origin of user space.
    public func translateBy(x: CGFloat, y: CGFloat) {
        concatenate(CGAffineTransform(translationX: x, y: y))
    }

    /// Scales user space; a factor of 0 makes everything drawn afterwards invisible.
    public func scaleBy(x: CGFloat, y: CGFloat) {
        concatenate(CGAffineTransform(scaleX: x, y: y))
    }

    /// Turns user space, clockwise to the eye for positive angles in radians.
    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle))
    }

    /// Makes what is drawn from now on go through a transform first.
    public func concatenate(_ transform: CGAffineTransform) {
        state.ctm = transform.concatenating(state.ctm)
    }

    /// The device's pixel position of a point of user space.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint {
        point.applying(state.ctm)
    }

    /// The size in the device's pixels.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize {
        size.applying(state.ctm)
    }

    /// The upright rectangle around a rectangle of user space, in the device's pixels.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect {
        rect.applying(state.ctm)
    }

    /// The point of user space at a pixel position of the device.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
        point.applying(state.ctm.inverted())
    }

    /// The size in user space.
    public func convertToUserSpace(_ size: CGSize) -> CGSize {
        size.applying(state.ctm.inverted())
    }

    /// The upright rectangle of user space around a rectangle of the device.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect {
        rect.applying(state.ctm.inverted())
    }

    // MARK: Colours

    /// The colour that fills.
    public func setFillColor(_ color: CGColor) {
        state.fillColor = color
    }

    /// The colour that fills.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// The grey that fills.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        state.fillColor = CGColor(gray: gray, alpha: alpha)
    }

    /// The colour of lines.
    public func setStrokeColor(_ color: CGColor) {
        state.strokeColor = color
    }

    /// The colour of lines.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// The grey of lines.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(gray: gray, alpha: alpha)
    }

    // MARK: Lines

    /// The width of lines, in user space; 0 or less draws none.
    public func setLineWidth(_ width: CGFloat) {
        state.lineWidth = width
    }

    /// How open lines end.
    public func setLineCap(_ cap: CGLineCap) {
        state.lineCap = cap
    }

    /// How lines turn corners.
    public func setLineJoin(_ join: CGLineJoin) {
        state.lineJoin = join
    }

    /// How many line widths long a sharp corner may be before it is cut off.
    public func setMiterLimit(_ limit: CGFloat) {
        state.miterLimit = limit
    }

    /// The lengths of dashes and gaps, in user space; none for a solid line.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.dash = GraphicsState.Dash(phase: phase, lengths: lengths)
    }

    // MARK: Composition

    /// The opacity of everything that is drawn, 0…1.
    public func setAlpha(_ alpha: CGFloat) {
        state.alpha = alpha.isNaN ? 0 : min(max(alpha, 0), 1)
    }

    /// How new pixels are combined with those that are there.
    public func setBlendMode(_ mode: CGBlendMode) {
        state.blendMode = mode
    }

    /// How smoothly scaled images are drawn.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolationQuality }
        set { state.interpolationQuality = newValue }
    }

    /// Whether edges are smooth.
    public func setShouldAntialias(_ shouldAntialias: Bool) {
        state.shouldAntialias = shouldAntialias
    }

    /// Whether edges may be smooth at all; the same as `setShouldAntialias` here.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
        setShouldAntialias(allowsAntialiasing)
    }

    /// How exact curves are; here they always are within a tenth of a pixel, so this has no effect.
    public func setFlatness(_ flatness: CGFloat) {}

    /// Makes everything that is drawn cast a shadow; nil or a clear colour makes it stop.
    ///
    /// - Parameters:
    ///   - offset: in points, whatever the current transform; positive heights go down.
    ///   - blur: in points, whatever the current transform: twice the standard deviation of the Gaussian, as in CSS.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard let color, color.alpha > 0, offset.isFinite, blur.isFinite else {
            state.shadow = nil
            return
        }
        state.shadow = GraphicsState.Shadow(offset: offset, blur: max(blur, 0), color: color)
    }

    /// Makes everything that is drawn cast a black shadow of one third opacity.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }
}
