internal import CGTK

extension CGContext {
    /// Pushes a copy of the state (transform, clip, colors, line, alpha, blend mode, shadow) onto the stack.
    public func saveGState() {
        cairo_save(cairo)
        savedStates.append(state)
        state.masks = []
        state.isTransparencyLayer = false
    }

    /// Restores the state saved last, if there is one and no transparency layer began after it.
    public func restoreGState() {
        guard !state.isTransparencyLayer, let saved = savedStates.popLast() else { return }
        compositeMasks()
        cairo_restore(cairo)
        state = saved
    }

    /// Ends all layers and restores all states.
    func restoreAllStates() {
        while !savedStates.isEmpty {
            state.isTransparencyLayer ? endTransparencyLayer() : restoreGState()
        }
        compositeMasks()
    }

    // MARK: Transform

    /// The transform from user space to device pixels.
    public var ctm: CGAffineTransform {
        state.ctm
    }

    /// The transform from user space to device pixels.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
        state.ctm
    }

    /// Moves the origin of user space.
    public func translateBy(x: CGFloat, y: CGFloat) {
        concatenate(CGAffineTransform(translationX: x, y: y))
    }

    /// Scales user space; after scaling by 0, nothing drawn is visible.
    public func scaleBy(x: CGFloat, y: CGFloat) {
        concatenate(CGAffineTransform(scaleX: x, y: y))
    }

    /// Rotates user space by an angle in radians; positive angles rotate clockwise where the y-axis points down.
    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle))
    }

    /// Applies a transform to subsequent drawing, before the current one.
    public func concatenate(_ transform: CGAffineTransform) {
        state.ctm = transform.concatenating(state.ctm)
    }

    /// Returns the device pixel position of a point in user space.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint {
        point.applying(state.ctm)
    }

    /// Converts a size from user space to device pixels.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize {
        size.applying(state.ctm)
    }

    /// Returns the bounding box, in device pixels, of a rectangle in user space.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect {
        rect.applying(state.ctm)
    }

    /// Returns the point in user space at a device pixel position.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
        point.applying(state.ctm.inverted())
    }

    /// Converts a size from device pixels to user space.
    public func convertToUserSpace(_ size: CGSize) -> CGSize {
        size.applying(state.ctm.inverted())
    }

    /// Returns the bounding box, in user space, of a rectangle in device pixels.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect {
        rect.applying(state.ctm.inverted())
    }

    // MARK: Colors

    public func setFillColor(_ color: CGColor) {
        state.fill(with: color)
    }

    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill(with: CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        state.fill(with: CGColor(gray: gray, alpha: alpha))
    }

    /// Sets the fill color to one with components of the inks of a printer.
    public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        state.fill(
            with: CGColor(
                genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
    }

    /// Sets the stroke color to one with components of the inks of a printer.
    public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        state.stroke(
            with: CGColor(
                genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
    }

    public func setStrokeColor(_ color: CGColor) {
        state.stroke(with: color)
    }

    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.stroke(with: CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        state.stroke(with: CGColor(gray: gray, alpha: alpha))
    }

    // MARK: Lines

    /// Sets the line width, in user space; with 0 or less, no lines are drawn.
    public func setLineWidth(_ width: CGFloat) {
        state.lineWidth = width
    }

    /// Sets the style of the ends of open lines.
    public func setLineCap(_ cap: CGLineCap) {
        state.lineCap = cap
    }

    /// Sets the style of the joins between line segments.
    public func setLineJoin(_ join: CGLineJoin) {
        state.lineJoin = join
    }

    /// Sets the limit of the ratio of a miter's length to the line width; beyond it, the join is a bevel.
    public func setMiterLimit(_ limit: CGFloat) {
        state.miterLimit = limit
    }

    /// Sets the lengths of dashes and gaps, in user space; an empty array draws solid lines.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.dash = GraphicsState.Dash(phase: phase, lengths: lengths)
    }

    // MARK: Composition

    /// Sets the opacity of subsequent drawing, 0…1.
    public func setAlpha(_ alpha: CGFloat) {
        state.alpha = alpha.isNaN ? 0 : min(max(alpha, 0), 1)
    }

    /// Sets how new pixels are combined with existing ones.
    public func setBlendMode(_ mode: CGBlendMode) {
        state.blendMode = mode
    }

    /// The quality with which scaled images are drawn.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolationQuality }
        set { state.interpolationQuality = newValue }
    }

    /// Sets whether edges are antialiased.
    public func setShouldAntialias(_ shouldAntialias: Bool) {
        state.shouldAntialias = shouldAntialias
    }

    /// Sets whether edges may be antialiased; they are if `setShouldAntialias` requests it too.
    ///
    /// This is not part of the state that `saveGState` saves.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
        self.allowsAntialiasing = allowsAntialiasing
    }

    var antialias: cairo_antialias_t {
        allowsAntialiasing && state.shouldAntialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE
    }

    /// Sets the handling of colors that a device cannot show; all colors are sRGB.
    @available(*, deprecated, message: "Has no effect on Linux.")
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

    /// Sets whether the edges of glyphs have the colors of subpixels, which the settings of the desktop specify.
    @available(*, deprecated, message: "Has no effect on Linux.")
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}

    /// Sets whether the edges of glyphs may have the colors of subpixels, which the settings of the desktop specify.
    @available(*, deprecated, message: "Has no effect on Linux.")
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}

    /// Sets whether glyphs are placed between pixels, which they always are.
    @available(*, deprecated, message: "Has no effect on Linux.")
    public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}

    /// Sets whether glyphs may be placed between pixels, which they always are.
    @available(*, deprecated, message: "Has no effect on Linux.")
    public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}

    /// Sets whether the positions of glyphs are rounded to fractions of a pixel.
    @available(*, deprecated, message: "Has no effect on Linux.")
    public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}

    /// Sets whether the positions of glyphs may be rounded to fractions of a pixel.
    @available(*, deprecated, message: "Has no effect on Linux.")
    public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}

    /// Sets the accuracy of curves, which are always accurate to a tenth of a pixel.
    @available(*, deprecated, message: "Has no effect on Linux.")
    public func setFlatness(_ flatness: CGFloat) {}

    /// Sets the shadow of subsequent drawing; nil or a transparent color removes it.
    ///
    /// `offset` is in points of the base space, independent of the current transform. Positive heights move the shadow
    /// down in UIKit's contexts, and up in a bitmap context whose y-axis points up. `blur` is in points, independent of
    /// the current transform: twice the standard deviation of the Gaussian, as in CSS.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard let color, color.alpha > 0, offset.isFinite, blur.isFinite else {
            state.shadow = nil
            return
        }
        state.shadow = GraphicsState.Shadow(offset: offset, blur: max(blur, 0), color: color)
    }

    /// Sets a black shadow with an opacity of one third for subsequent drawing.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }
}
