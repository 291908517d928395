/// A path to which elements can be added.
///
/// Elements with a coordinate that is not finite are ignored. A line or curve on an empty path starts at its own end.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    private let steps: OrderedMutex<[PathElement]>

    package override init(elements: [PathElement]) {
        steps = OrderedMutex(elements)
        super.init()
    }

    /// Creates an empty path.
    public convenience init() {
        self.init(elements: [])
    }

    package override var elements: [PathElement] {
        steps.withLock { $0 }
    }

    /// Adds elements; if no subpath is open, a line or curve first moves to its own end.
    private func append(_ elements: [PathElement], transform: CGAffineTransform = .identity) {
        steps.withLock { PathBuilder.append(elements, to: &$0, transform: transform) }
    }

    /// Starts a new subpath.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append([.move(point)], transform: transform)
    }

    /// Adds a straight line.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append([.line(point)], transform: transform)
    }

    /// Adds a quadratic Bézier curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        append([.quad(control: control, end: end)], transform: transform)
    }

    /// Adds a cubic Bézier curve.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        append([.curve(control1: control1, control2: control2, end: end)], transform: transform)
    }

    /// Closes the current subpath with a line to its start.
    public func closeSubpath() {
        append([.close])
    }

    /// Adds a rectangle as a separate subpath.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        append(PathBuilder.rectangle(rect), transform: transform)
    }

    /// Adds rectangles, each as a separate subpath.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        rects.forEach { addRect($0, transform: transform) }
    }

    /// Adds a rectangle with rounded corners as a separate subpath.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let corner = CGSize(width: cornerWidth, height: cornerHeight)
        append(PathBuilder.roundedRectangle(rect, radii: CornerRadii(corner)), transform: transform)
    }

    /// Adds the ellipse inscribed in a rectangle as a separate subpath.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        append(PathBuilder.ellipse(in: rect), transform: transform)
    }

    /// Adds a subpath of straight lines between points.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        append([.move(first)] + points.dropFirst().map { .line($0) }, transform: transform)
    }

    /// Adds the elements of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        append(path.elements, transform: transform)
    }

    /// Adds an arc of a circle, connected to the current point by a straight line; angles are in radians.
    ///
    /// `clockwise` specifies whether the angle decreases from start to end. Where the y-axis points down, such an arc
    /// appears counterclockwise, as on Apple platforms.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        guard startAngle.isFinite, endAngle.isFinite else { return }
        let delta = PathBuilder.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
        addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
    }

    /// Adds an arc of a circle that spans the angle `delta`, connected to the current point by a straight line.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        guard center.isFinite, radius.isFinite, radius >= 0, startAngle.isFinite, delta.isFinite else { return }
        let turns = min(max(delta, -64 * .pi), 64 * .pi)
        let start = PathBuilder.point(center, radius, startAngle)
        let first: PathElement = isEmpty ? .move(start) : .line(start)
        let arc = turns == 0 ? [] : PathBuilder.arc(center: center, radius: radius, start: startAngle, delta: turns)
        append([first] + arc, transform: transform)
    }

    /// Adds the arc that rounds the corner between the current point, `tangent1End` and `tangent2End`, connected to the
    /// current point by a straight line.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard tangent1End.isFinite, tangent2End.isFinite, radius.isFinite else { return }
        guard let back = transform.invertedIfPossible, !isEmpty else {
            addLine(to: tangent1End, transform: transform)
            return
        }
        let corner = RoundedCorner(
            from: currentPoint.applying(back), corner: tangent1End, to: tangent2End, radius: radius)
        append(corner?.elements ?? [.line(tangent1End)], transform: transform)
    }
}
