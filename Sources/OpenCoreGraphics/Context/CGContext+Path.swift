internal import CGTK

extension CGContext {
    /// Discards the current path and starts an empty one.
    public func beginPath() {
        devicePath = CGMutablePath()
    }

    /// Starts a new subpath.
    public func move(to point: CGPoint) {
        devicePath.move(to: point, transform: state.ctm)
    }

    /// Adds a straight line to the current path.
    public func addLine(to point: CGPoint) {
        devicePath.addLine(to: point, transform: state.ctm)
    }

    /// Adds a subpath of straight lines between points.
    public func addLines(between points: [CGPoint]) {
        devicePath.addLines(between: points, transform: state.ctm)
    }

    /// Adds a cubic Bézier curve to the current path.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        devicePath.addCurve(to: end, control1: control1, control2: control2, transform: state.ctm)
    }

    /// Adds a quadratic Bézier curve to the current path.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        devicePath.addQuadCurve(to: end, control: control, transform: state.ctm)
    }

    /// Adds a rectangle to the current path.
    public func addRect(_ rect: CGRect) {
        devicePath.addRect(rect, transform: state.ctm)
    }

    /// Adds rectangles to the current path.
    public func addRects(_ rects: [CGRect]) {
        devicePath.addRects(rects, transform: state.ctm)
    }

    /// Adds an ellipse to the current path.
    public func addEllipse(in rect: CGRect) {
        devicePath.addEllipse(in: rect, transform: state.ctm)
    }

    /// Adds an arc of a circle to the current path; see `CGMutablePath` for the direction.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        devicePath.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
            transform: state.ctm)
    }

    /// Adds an arc that rounds a corner to the current path.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        devicePath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: state.ctm)
    }

    /// Adds the elements of a path to the current path.
    public func addPath(_ path: CGPath) {
        devicePath.addPath(path, transform: state.ctm)
    }

    /// Closes the current subpath.
    public func closePath() {
        devicePath.closeSubpath()
    }

    /// The current path in user space, or nil if it is empty.
    public var path: CGPath? {
        devicePath.isEmpty ? nil : devicePath.applying(state.ctm.inverted())
    }

    /// Whether the current path has no elements.
    public var isPathEmpty: Bool {
        devicePath.isEmpty
    }

    /// The end of the current path, in user space.
    public var currentPointOfPath: CGPoint {
        devicePath.currentPoint.applying(state.ctm.inverted())
    }

    /// The bounding box of the current path and its control points, in user space; null if the path is empty.
    public var boundingBoxOfPath: CGRect {
        path?.boundingBox ?? .null
    }

    /// Returns whether drawing the current path with `mode` would fill a point of user space.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let rule: CGPathFillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
        return devicePath.contains(point.applying(state.ctm), using: rule)
    }

    // MARK: Clip

    /// Intersects the clip with the current path and clears the path; an empty path clips everything.
    public func clip(using rule: CGPathFillRule = .winding) {
        cairo.addPath(devicePath.elements)
        cairo_set_fill_rule(cairo, rule.cairo)
        cairo_set_antialias(cairo, antialias)
        cairo_clip(cairo)
        beginPath()
    }

    /// Intersects the clip with a rectangle.
    public func clip(to rect: CGRect) {
        clip(to: [rect])
    }

    /// Intersects the clip with the union of rectangles.
    public func clip(to rects: [CGRect]) {
        beginPath()
        addRects(rects)
        clip()
    }

    /// Clips to the alpha of an image in a rectangle, or to the luminance of an opaque image.
    ///
    /// The image has the orientation of `draw(_:in:)`, that is, it is upside down where the y-axis points down. Until
    /// the state is restored, drawing goes to a separate layer, which is then composited with the normal blend mode.
    public func clip(to rect: CGRect, mask image: CGImage) {
        guard rect.isFinite else { return clip(to: rect) }
        let old = state.ctm
        concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
        clipUpright(to: rect, mask: image)
        state.ctm = old
    }

    /// Clips to the alpha of an image that is upright where the y-axis points down.
    package func clipUpright(to rect: CGRect, mask image: CGImage) {
        clip(to: rect)
        guard let mask = image.isOpaque ? image.luminanceMask() : image,
            let toImage = imageTransform(of: mask, in: rect)?.invertedIfPossible,
            let pattern = cairo_pattern_create_for_surface(mask.surface)
        else { return }
        var matrix = toImage.cairoMatrix
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_filter(pattern, state.interpolationQuality.filter)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_push_group(cairo)
        state.masks.append(GraphicsState.PendingMask(pattern: pattern))
    }

    /// Removes the whole clip, including clips of saved states, until the state is restored.
    public func resetClip() {
        cairo_reset_clip(cairo)
    }

    /// The bounding box of the clip, in user space.
    public var boundingBoxOfClipPath: CGRect {
        deviceClipBounds.applying(state.ctm.inverted())
    }

    var deviceClipBounds: CGRect {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Composites the layers of this state's masks and removes the masks.
    func compositeMasks() {
        for mask in state.masks.reversed() {
            cairo_pop_group_to_source(cairo)
            cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
            cairo_mask(cairo, mask.pattern)
            cairo_pattern_destroy(mask.pattern)
        }
        state.masks = []
    }

    /// Composites what was drawn under this state's masks so far, and keeps the masks.
    func flushMasks() {
        let masks = state.masks
        masks.forEach { cairo_pattern_reference($0.pattern) }
        compositeMasks()
        masks.forEach { _ in cairo_push_group(cairo) }
        state.masks = masks
    }
}
