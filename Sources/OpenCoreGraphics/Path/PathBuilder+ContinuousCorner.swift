extension PathBuilder {
    /// The length of a continuous corner along its sides, in radii, if the sides are long enough.
    private static let reach: CGFloat = 1.528_665
    /// The angle by which the tangent has turned where the circular part of a corner begins.
    private static let easeAngle: CGFloat = 0.6 * .pi / 4

    /// Returns a rectangle whose curvature changes continuously between sides and corners.
    ///
    /// The middle of a corner is an arc of a circle; towards each side, a curve reduces the curvature to zero. Where a
    /// side is too short for that, the corner approaches a plain quarter circle.
    static func continuousRectangle(_ rect: CGRect, radii: CornerRadii) -> [PathElement] {
        guard rect.isFinite else { return [] }
        let rect = rect.standardized
        let radii = radii.fitted(to: rect.size)
        let available = min(rect.width, rect.height) / 2
        let corners: [(CGPoint, CGVector, CGSize)] = [
            (CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: 0, dy: 1), radii.topRight),
            (CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: -1, dy: 0), radii.bottomRight),
            (CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 0, dy: -1), radii.bottomLeft),
            (CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 1, dy: 0), radii.topLeft),
        ]
        let parts = corners.map { corner($0, leaving: $1, radius: min($2.width, $2.height), available: available) }
        guard let start = parts.last?.last?.points.last else { return [] }
        return [.move(start)] + parts.joined() + [.close]
    }

    /// Returns a line to the start of the corner, and the corner.
    ///
    /// - Parameter leaving: The direction of the side after the corner.
    private static func corner(
        _ point: CGPoint, leaving: CGVector, radius: CGFloat, available: CGFloat
    ) -> [PathElement] {
        guard radius > 0 else { return [.line(point)] }
        let smoothness = min(max((available / radius - 1) / (reach - 1), 0), 1)
        let side = 1 + smoothness * (reach - 1)
        let angle = max(smoothness * easeAngle, 1e-4)
        // For a corner of radius 1 whose sides are the axes: `ease` is the distance from the point where the tangent of
        // the circle at `angle` meets the side to the circle; `bend` makes the curvature there 1.
        let ease = tan(angle / 2)
        let bend = 1.5 * ease * ease / sin(angle)
        let (meet, start) = (1 - ease, (1 - sin(angle), 1 - cos(angle)))
        let arc = 4 / 3 * tan((.pi / 2 - 2 * angle) / 4)
        let (c, s) = (cos(angle) * arc, sin(angle) * arc)
        // `along` is measured from the corner backwards along the incoming side, `across` along the outgoing one.
        let incoming = CGVector(dx: leaving.dy, dy: -leaving.dx)
        func at(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
            point + incoming * (-along * radius) + leaving * (across * radius)
        }
        return [
            .line(at(side, 0)),
            .curve(control1: at(meet + bend, 0), control2: at(meet, 0), end: at(start.0, start.1)),
            .curve(
                control1: at(start.0 - c, start.1 + s), control2: at(start.1 + s, start.0 - c),
                end: at(start.1, start.0)),
            .curve(control1: at(0, meet), control2: at(0, meet + bend), end: at(0, side)),
        ]
    }
}
