/// The arc that is tangent to both sides of a corner.
struct RoundedCorner {
    /// A line to the start of the arc, and the arc.
    let elements: [PathElement]

    /// Returns nil if the three points are collinear or the radius is not positive.
    init?(from start: CGPoint, corner: CGPoint, to end: CGPoint, radius: CGFloat) {
        let (back, ahead) = (start - corner, end - corner)
        let (backLength, aheadLength) = (back.length, ahead.length)
        guard radius > 0, backLength > 0, aheadLength > 0 else { return nil }
        let (u, v) = (back * (1 / backLength), ahead * (1 / aheadLength))
        let cross = u.dx * v.dy - u.dy * v.dx
        let dot = u.dx * v.dx + u.dy * v.dy
        guard abs(cross) > 1e-9 else { return nil }
        let angle = atan2(abs(cross), dot)
        let (first, last) = (corner + u * (radius / tan(angle / 2)), corner + v * (radius / tan(angle / 2)))
        let bisector = CGVector(dx: u.dx + v.dx, dy: u.dy + v.dy)
        let center = corner + bisector * (radius / sin(angle / 2) / bisector.length)
        let startAngle = atan2(first.y - center.y, first.x - center.x)
        let delta = (cross < 0 ? 1 : -1) * (.pi - angle)
        var arc = PathBuilder.arc(center: center, radius: radius, start: startAngle, delta: delta)
        if case .curve(let control1, let control2, _)? = arc.popLast() {
            arc.append(.curve(control1: control1, control2: control2, end: last))
        }
        elements = [.line(first)] + arc
    }
}
