/// A path of lines and curves, with attributes for drawing it in the current context.
open class UIBezierPath: NSObject {
    private var path: CGMutablePath
    /// The line width of strokes, in points.
    open var lineWidth: CGFloat = 1
    /// The shape of the ends of open subpaths.
    open var lineCapStyle = CGLineCap.butt
    /// The shape of the corners of strokes.
    open var lineJoinStyle = CGLineJoin.miter
    /// The maximum length of a miter, in line widths.
    open var miterLimit: CGFloat = 10
    /// The precision of curves, in points.
    @available(*, deprecated, message: "Has no effect on Linux.")
    open var flatness: CGFloat = 0.6
    /// Whether the even-odd fill rule is used instead of the nonzero winding rule.
    open var usesEvenOddFillRule = false
    private var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

    public override init() {
        path = CGMutablePath()
        super.init()
    }

    /// Creates a path from a Core Graphics path.
    public init(cgPath: CGPath) {
        path = cgPath.mutableCopy() ?? CGMutablePath()
        super.init()
    }

    /// Creates a path with a rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// Creates a path with the ellipse inscribed in a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// Creates a path with a rounded rectangle.
    ///
    /// The radius is limited to half of the shorter side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            roundedRect: rect, byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// Creates a path with a rectangle of which some corners are rounded; the radius is the width of `cornerRadii`.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        let limit = max(0, min(rect.width, rect.height) / 2)
        let radius = cornerRadii.width.isFinite ? min(max(cornerRadii.width, 0), limit) : 0
        func rounded(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
        let radii = CornerRadii(
            topLeft: rounded(.topLeft), topRight: rounded(.topRight), bottomRight: rounded(.bottomRight),
            bottomLeft: rounded(.bottomLeft))
        self.init(cgPath: CGPath(roundedRect: rect, radii: radii))
    }

    /// Creates a path with an arc of a circle.
    ///
    /// Angles are in radians, measured clockwise from the positive x-axis.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// The Core Graphics representation of the path.
    open var cgPath: CGPath {
        get { path.copy() ?? path }
        set { path = newValue.mutableCopy() ?? CGMutablePath() }
    }

    /// Whether the path has no elements.
    open var isEmpty: Bool { path.isEmpty }
    /// The smallest rectangle that encloses all points, including control points; null for an empty path.
    ///
    /// The bounds of the lines and curves alone are `cgPath.boundingBoxOfPath`.
    open var bounds: CGRect { path.boundingBox }
    /// The end of the last element, at which the next one starts.
    open var currentPoint: CGPoint { path.currentPoint }

    // MARK: Building

    /// Starts a new subpath at a point.
    open func move(to point: CGPoint) {
        path.move(to: point)
    }

    /// Adds a straight line.
    open func addLine(to point: CGPoint) {
        path.addLine(to: point)
    }

    /// Adds a cubic Bézier curve.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic Bézier curve.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc of a circle, and a line to its start.
    ///
    /// Angles are in radians, measured clockwise from the positive x-axis.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // Core Graphics defines directions for a y-axis that points up; here it points down.
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// Closes the current subpath with a line to its start.
    open func close() {
        path.closeSubpath()
    }

    /// Removes all elements.
    open func removeAllPoints() {
        path = CGMutablePath()
    }

    /// Appends the elements of another path.
    open func append(_ bezierPath: UIBezierPath) {
        path.addPath(bezierPath.path)
    }

    /// Transforms every point.
    open func apply(_ transform: CGAffineTransform) {
        let moved = CGMutablePath()
        moved.addPath(path, transform: transform)
        path = moved
    }

    /// Returns the path with the opposite direction.
    open func reversing() -> UIBezierPath {
        let reversed = UIBezierPath(cgPath: CGPath(elements: PathReversal.reversed(path.elements)))
        reversed.copyAttributes(from: self)
        return reversed
    }

    /// Returns whether a point is inside the path.
    ///
    /// Open subpaths contain no points, even though they can be filled: close them first. For points on the outline see
    /// `CGPath.contains`.
    open func contains(_ point: CGPoint) -> Bool {
        path.withoutOpenSubpaths.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    // MARK: Drawing

    /// Sets the dash pattern of strokes: the lengths of drawn and skipped segments, in points.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = (phase, pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? [])
    }

    /// Copies the dash pattern of strokes and the number of its elements.
    ///
    /// `pattern` is `nil`, or a buffer with a capacity of at least `count` elements, as returned by a call without a
    /// buffer.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        pattern?.update(from: dash.lengths, count: dash.lengths.count)
        count?.pointee = dash.lengths.count
        phase?.pointee = dash.phase
    }

    /// Fills the path in the current context with its fill color.
    open func fill() {
        fill(with: .normal, alpha: 1)
    }

    /// Fills the path in the current context with a blend mode.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha) { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) }
    }

    /// Strokes the path in the current context with its stroke color.
    open func stroke() {
        stroke(with: .normal, alpha: 1)
    }

    /// Strokes the path in the current context with a blend mode.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha) { context in
            context.setLineWidth(lineWidth)
            context.setLineCap(lineCapStyle)
            context.setLineJoin(lineJoinStyle)
            context.setMiterLimit(miterLimit)
            context.setLineDash(phase: dash.phase, lengths: dash.lengths)
            context.strokePath()
        }
    }

    /// Intersects the clipping area of the current context with the path.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    private func draw(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        if blendMode != .normal { context.setBlendMode(blendMode) }
        if alpha != 1 { context.setAlpha(alpha) }
        context.beginPath()
        context.addPath(path)
        body(context)
        context.restoreGState()
    }

    private func copyAttributes(from other: UIBezierPath) {
        lineWidth = other.lineWidth
        lineCapStyle = other.lineCapStyle
        lineJoinStyle = other.lineJoinStyle
        miterLimit = other.miterLimit
        usesEvenOddFillRule = other.usesEvenOddFillRule
        dash = other.dash
    }

    /// Returns a path with the same elements and attributes.
    open override func copy() -> Any {
        let copy = UIBezierPath(cgPath: path)
        copy.copyAttributes(from: self)
        return copy
    }

    /// Returns whether the elements of two paths are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIBezierPath)?.path == path
    }

    open override var hash: Int { path.hashValue }
}
