/// An elliptical arc between two points.
///
/// By the notes on implementation of the SVG recommendation, "Conversion from endpoint to center parameterization".
struct SymbolArc {
    private let end: CGPoint
    private let transform: CGAffineTransform
    private let startAngle: CGFloat
    private let sweep: CGFloat

    /// - Parameters:
    ///   - rotation: The angle of the first axis, in radians.
    ///   - isPositive: Whether the angle increases along the arc.
    init(
        from start: CGPoint, to end: CGPoint, radii: CGSize, rotation: CGFloat, isLarge: Bool, isPositive: Bool
    ) {
        self.end = end
        let (cosine, sine) = (cos(rotation), sin(rotation))
        let (dx, dy) = ((start.x - end.x) / 2, (start.y - end.y) / 2)
        // The start in the coordinates of the axes, from the middle between the points.
        let (x, y) = (cosine * dx + sine * dy, cosine * dy - sine * dx)
        var (rx, ry) = (radii.width, radii.height)
        guard rx > 0, ry > 0, dx != 0 || dy != 0 else {
            (transform, startAngle, sweep) = (.identity, 0, 0)
            return
        }
        let excess = (x * x) / (rx * rx) + (y * y) / (ry * ry)
        if excess > 1 { (rx, ry) = (rx * excess.squareRoot(), ry * excess.squareRoot()) }
        let product = rx * rx * y * y + ry * ry * x * x
        let distance = (max(rx * rx * ry * ry - product, 0) / product).squareRoot() * (isLarge == isPositive ? -1 : 1)
        let (cx, cy) = (distance * rx * y / ry, -distance * ry * x / rx)
        let center = CGPoint(
            x: cosine * cx - sine * cy + (start.x + end.x) / 2, y: sine * cx + cosine * cy + (start.y + end.y) / 2)
        startAngle = atan2((y - cy) / ry, (x - cx) / rx)
        let endAngle = atan2((-y - cy) / ry, (-x - cx) / rx)
        var sweep = endAngle - startAngle
        if isPositive, sweep < 0 { sweep += 2 * .pi }
        if !isPositive, sweep > 0 { sweep -= 2 * .pi }
        self.sweep = sweep
        transform = CGAffineTransform(translationX: center.x, y: center.y).rotated(by: rotation).scaledBy(x: rx, y: ry)
    }

    /// Adds the arc, or a line if one of the radii is 0, to a path that ends at the arc's start.
    func add(to path: CGMutablePath) {
        if sweep != 0 {
            path.addRelativeArc(center: .zero, radius: 1, startAngle: startAngle, delta: sweep, transform: transform)
        }
        // The end of the arc is rounded.
        path.addLine(to: end)
    }
}
