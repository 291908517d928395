import ComponentFlow
import Foundation

/// Where the sectors of a pie are.
@MainActor struct PieLayout {
    /// The space between sectors, in points.
    private static let gap = 1.5

    let center: CGPoint
    let radius: CGFloat
    let innerRadius: CGFloat
    /// The parts of the whole, from 0 to 1; all 0 if there is nothing to show.
    let parts: [Double]
    /// The angles of the starts of the sectors in radians, clockwise from the right, followed by the end of the last one.
    let angles: [Double]

    /// - Parameter plot: The rectangle beside the legend.
    init(_ data: ChartData, in plot: CGRect) {
        parts = Self.parts(of: data)
        var angle = -Double.pi / 2
        angles =
            [angle]
            + parts.map { part in
                angle += 2 * .pi * part
                return angle
            }
        radius = max(min(plot.width, plot.height) / 2 - 4, 1)
        center = CGPoint(x: plot.midX, y: plot.midY)
        innerRadius = radius * CGFloat(data.innerRadius)
    }

    /// Returns the parts of the sums of the series; they are divided before they are added, so that sums are finite.
    static func parts(of data: ChartData) -> [Double] {
        let greatest = data.shown.lazy.flatMap(\.points).map(\.y).max() ?? 0
        guard greatest > 0 else { return data.shown.map { _ in 0 } }
        let scaled = data.shown.map { $0.points.reduce(0) { $0 + $1.y / greatest } }
        let sum = scaled.reduce(0, +)
        return scaled.map { $0 / sum }
    }

    /// Returns the outline of a sector, which always consists of the same number of curves, so that it can be animated.
    func path(of index: Int) -> CGPath {
        let path = UIBezierPath()
        let (outer, inner) = (ends(of: index, at: radius), ends(of: index, at: innerRadius))
        path.move(to: point(outer.start, radius))
        addArc(from: outer.start, to: outer.end, radius, to: path)
        path.addLine(to: point(inner.end, innerRadius))
        addArc(from: inner.end, to: inner.start, innerRadius, to: path)
        path.close()
        return path.cgPath
    }

    /// Returns the angles of the ends of a sector at a distance from the center, with half a gap at both ends.
    private func ends(of index: Int, at radius: CGFloat) -> (start: Double, end: Double) {
        let (start, end) = (angles[index], angles[index + 1])
        guard parts[index] < 1 else { return (start, end) }
        let margin = min(Self.gap / 2 / Double(max(radius, Self.gap)), (end - start) / 2)
        return (start + margin, end - margin)
    }

    /// Adds an arc as eight cubic curves with handles of 4/3 tan(angle / 4).
    private func addArc(from start: Double, to end: Double, _ radius: CGFloat, to path: UIBezierPath) {
        let step = (end - start) / 8
        let handle = 4 / 3 * tan(step / 4)
        for index in 0..<8 {
            let (first, last) = (start + Double(index) * step, start + Double(index + 1) * step)
            path.addCurve(
                to: point(last, radius), controlPoint1: point(first, radius, handle),
                controlPoint2: point(last, radius, -handle))
        }
    }

    /// Returns the point at an angle, moved along the tangent by a multiple of the radius.
    private func point(_ angle: Double, _ radius: CGFloat, _ handle: Double = 0) -> CGPoint {
        let (x, y) = (cos(angle) - handle * sin(angle), sin(angle) + handle * cos(angle))
        return CGPoint(x: center.x + radius * CGFloat(x), y: center.y + radius * CGFloat(y))
    }

    /// Returns the middle of a sector.
    func middle(of index: Int) -> CGPoint {
        point((angles[index] + angles[index + 1]) / 2, max((radius + innerRadius) / 2, radius * 0.68))
    }

    /// Returns the sector at a location, or `nil` if there is none.
    func sector(at location: CGPoint) -> Int? {
        let (x, y) = (Double(location.x - center.x), Double(location.y - center.y))
        let distance = (x * x + y * y).squareRoot()
        guard distance <= Double(radius), distance >= Double(innerRadius) else { return nil }
        var angle = atan2(y, x)
        if angle < -Double.pi / 2 { angle += 2 * .pi }
        return parts.indices.last { parts[$0] > 0 && angles[$0] <= angle }
    }
}
