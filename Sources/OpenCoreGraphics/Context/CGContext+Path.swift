internal import CGTK

extension CGContext {
    /// Forgets the current path and starts an empty one.
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

    /// Adds a subpath that goes from point to point.
    public func addLines(between points: [CGPoint]) {
        devicePath.addLines(between: points, transform: state.ctm)
    }

    /// Adds a curve with two control points to the current path.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        devicePath.addCurve(to: end, control1: control1, control2: control2, transform: state.ctm)
    }

    /// Adds a curve with one control point to the current path.
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

    /// Adds a part of a circle to the current path; see `CGMutablePath` for the direction.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        devicePath.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
            transform: state.ctm)
    }

    /// Adds the arc that rounds a corner to the current path.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        devicePath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: state.ctm)
    }

    /// Adds the steps of a path to the current path.
    public func addPath(_ path: CGPath) {
        devicePath.addPath(path, transform: state.ctm)
    }

    /// Goes back to the start of the subpath.
    public func closePath() {
        devicePath.closeSubpath()
    }

    /// The current path in user space.
    public var path: CGPath? {
        devicePath.isEmpty ? nil : devicePath.applying(state.ctm.inverted())
    }

    /// Whether the current path has no steps.
    public var isPathEmpty: Bool {
        devicePath.isEmpty
    }

    /// Where the next step would start, in user space.
    public var currentPointOfPath: CGPoint {
        devicePath.currentPoint.applying(state.ctm.inverted())
    }

    /// The rectangle around the current path with its control points, in user space; null if there is none.
    public var boundingBoxOfPath: CGRect {
        path?.boundingBox ?? .null
    }

    /// Whether filling the current path in a mode would paint a point of user space.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let rule: CGPathFillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
        return devicePath.contains(point.applying(state.ctm), using: rule)
    }

    // MARK: Clip

    /// Lets drawing through only inside the current path, which is empty afterwards; an empty path lets nothing through.
    public func clip(using rule: CGPathFillRule = .winding) {
        cairo.addPath(devicePath.elements)
        cairo_set_fill_rule(cairo, rule.cairo)
        cairo_set_antialias(cairo, state.antialias)
        cairo_clip(cairo)
        beginPath()
    }

    /// Lets drawing through only inside a rectangle.
    public func clip(to rect: CGRect) {
        clip(to: [rect])
    }

    /// Lets drawing through only inside some rectangles.
    public func clip(to rects: [CGRect]) {
        beginPath()
        addRects(rects)
        clip()
    }

    /// Lets drawing through as far as an image, laid into a rectangle, is opaque; opaque images count by brightness.
    ///
    /// The image lies as `draw(_:in:)` draws it: on its head where y points down. Until the state is restored, drawing
    /// goes to a layer of its own, which is normally blended into the rest.
    public func clip(to rect: CGRect, mask image: CGImage) {
        guard rect.isFinite else { return clip(to: rect) }
        let old = state.ctm
        concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
        clipUpright(to: rect, mask: image)
        state.ctm = old
    }

    /// Lets drawing through as far as an image is opaque, which stands upright where y points down.
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

    /// Takes back every clip, saved ones too until they are restored.
    public func resetClip() {
        cairo_reset_clip(cairo)
    }

    /// The rectangle around everything that is let through, in user space.
    public var boundingBoxOfClipPath: CGRect {
        deviceClipBounds.applying(state.ctm.inverted())
    }

    var deviceClipBounds: CGRect {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Draws what the masks of this state held back.
    func finishMasks() {
        for mask in state.masks.reversed() {
            cairo_pop_group_to_source(cairo)
            cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
            cairo_mask(cairo, mask.pattern)
            cairo_pattern_destroy(mask.pattern)
        }
        state.masks = []
    }

    /// Draws what the masks of this state held back so far, and keeps them.
    func settleMasks() {
        let masks = state.masks
        masks.forEach { cairo_pattern_reference($0.pattern) }
        finishMasks()
        masks.forEach { _ in cairo_push_group(cairo) }
        state.masks = masks
    }
}
