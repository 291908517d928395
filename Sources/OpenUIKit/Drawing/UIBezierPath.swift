/// A shape of lines and curves with a way of drawing it into the current context.
open class UIBezierPath: NSObject {
    private var path: CGMutablePath
    /// The width of outlines, in points.
    open var lineWidth: CGFloat = 1
    /// How the ends of open lines look.
    open var lineCapStyle = CGLineCap.butt
    /// How corners of outlines look.
    open var lineJoinStyle = CGLineJoin.miter
    /// How far a mitre may stick out, in line widths.
    open var miterLimit: CGFloat = 10
    /// The precision of curves, in points.
    ///
    /// Stored.
    open var flatness: CGFloat = 0.6
    /// Whether the inside of crossing lines is found by counting them (even: outside) instead of their directions.
    open var usesEvenOddFillRule = false
    private var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

    /// Makes an empty path.
    public override init() {
        path = CGMutablePath()
        super.init()
    }

    /// Makes a path of a Core Graphics path.
    public init(cgPath: CGPath) {
        path = cgPath.mutableCopy() ?? CGMutablePath()
        super.init()
    }

    /// Makes a rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// Makes the ellipse that touches the sides of a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// Makes a rectangle with rounded corners.
    ///
    /// Radii beyond half a side are cut down to that.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            roundedRect: rect, byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// Makes a rectangle of which some corners are rounded; the radius is the width of `cornerRadii`.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        let limit = max(0, min(rect.width, rect.height) / 2)
        let radius = cornerRadii.width.isFinite ? min(max(cornerRadii.width, 0), limit) : 0
        func rounded(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
        let radii = CornerRadii(
            topLeft: rounded(.topLeft), topRight: rounded(.topRight), bottomRight: rounded(.bottomRight),
            bottomLeft: rounded(.bottomLeft))
        self.init(cgPath: CGPath(roundedRect: rect, radii: radii))
    }

    /// Makes a part of a circle.
    ///
    /// Angles are in radians from the right, clockwise positive.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// The shape.
    open var cgPath: CGPath {
        get { path.copy() ?? path }
        set { path = newValue.mutableCopy() ?? CGMutablePath() }
    }

    /// Whether nothing was added yet.
    open var isEmpty: Bool { path.isEmpty }
    /// The smallest rectangle around all points, control points included; null for an empty path.
    ///
    /// The rectangle around the lines and curves alone is `cgPath.boundingBoxOfPath`.
    open var bounds: CGRect { path.boundingBox }
    /// Where the next line starts.
    open var currentPoint: CGPoint { path.currentPoint }

    // MARK: Building

    /// Starts a line at a point.
    open func move(to point: CGPoint) {
        path.move(to: point)
    }

    /// Adds a straight line.
    open func addLine(to point: CGPoint) {
        path.addLine(to: point)
    }

    /// Adds a cubic curve.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic curve.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds a part of a circle, and a line to its start.
    ///
    /// Angles are in radians from the right, clockwise positive.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // Core Graphics counts directions as seen with y upwards; here y points down.
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// Draws a line back to the start of the current line.
    open func close() {
        path.closeSubpath()
    }

    /// Takes everything out.
    open func removeAllPoints() {
        path = CGMutablePath()
    }

    /// Adds another shape.
    open func append(_ bezierPath: UIBezierPath) {
        path.addPath(bezierPath.path)
    }

    /// Transforms every point.
    open func apply(_ transform: CGAffineTransform) {
        let moved = CGMutablePath()
        moved.addPath(path, transform: transform)
        path = moved
    }

    /// The same shape drawn the other way round.
    open func reversing() -> UIBezierPath {
        let reversed = UIBezierPath(cgPath: CGPath(elements: PathReversal.reversed(path.elements)))
        reversed.takeStyle(of: self)
        return reversed
    }

    /// Whether the point is inside the shape.
    ///
    /// Subpaths that are open hold no point, whatever filling them would paint: close them first. For points on the
    /// outline see `CGPath.contains`.
    open func contains(_ point: CGPoint) -> Bool {
        path.withoutOpenSubpaths.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    // MARK: Drawing

    /// Sets lengths of drawn and skipped parts of outlines, in points.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = (phase, pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? [])
    }

    /// Reads the lengths of drawn and skipped parts of outlines, and how many there are.
    ///
    /// - Parameter pattern: nil, or room for as many numbers as a call without it says.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        pattern?.update(from: dash.lengths, count: dash.lengths.count)
        count?.pointee = dash.lengths.count
        phase?.pointee = dash.phase
    }

    /// Fills the shape in the current context with its fill colour.
    open func fill() {
        fill(with: .normal, alpha: 1)
    }

    /// Fills the shape in the current context, mixed in the given way.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha) { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) }
    }

    /// Outlines the shape in the current context with its stroke colour.
    open func stroke() {
        stroke(with: .normal, alpha: 1)
    }

    /// Outlines the shape in the current context, mixed in the given way.
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

    /// Confines drawing in the current context to the inside of the shape.
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

    private func takeStyle(of other: UIBezierPath) {
        lineWidth = other.lineWidth
        lineCapStyle = other.lineCapStyle
        lineJoinStyle = other.lineJoinStyle
        miterLimit = other.miterLimit
        flatness = other.flatness
        usesEvenOddFillRule = other.usesEvenOddFillRule
        dash = other.dash
    }

    /// A path with the same shape and style.
    open override func copy() -> Any {
        let copy = UIBezierPath(cgPath: path)
        copy.takeStyle(of: self)
        return copy
    }

    /// Paths of equal shapes are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIBezierPath)?.path == path
    }

    /// Equal paths have equal hashes.
    open override var hash: Int { path.hashValue }
}
