internal import OpenCoreGraphics

/// A conic gradient as sectors of one color each, which Cairo fills within the visible area.
///
/// GSK's renderer for Cairo draws a conic gradient as a mesh of curved patches, which takes time and memory proportional
/// to the area of the whole gradient on the screen, visible or not. The colors of adjacent sectors differ by at most one
/// 255th, so that the result is the same as that of a continuous gradient in 8 bits per channel.
struct ConicSectors {
    private typealias Stop = CGGradient.Stop

    private struct Sector {
        /// The angles where the sector begins and ends, in radians, clockwise from the gradient's first stop.
        var start: CGFloat
        var end: CGFloat
        var color: CGColor
    }

    /// The largest angle of a sector: the chord of a larger one would be far inside the corners that it must cover.
    private static let largestAngle = CGFloat.pi / 8
    /// The limit of the number of sectors, for gradients of many stops.
    private static let limit = 8192

    private let center: CGPoint
    private let rotation: CGFloat
    private var sectors: [Sector] = []

    init(_ gradient: GradientAppearance) {
        center = gradient.start
        rotation = atan2(gradient.end.y - gradient.start.y, gradient.end.x - gradient.start.x)
        guard let first = gradient.stops.first, let last = gradient.stops.last else { return }
        let stops =
            [Stop(location: 0, color: first.color)] + gradient.stops + [Stop(location: 1, color: last.color)]
        let share = Self.limit / stops.count
        for (stop, next) in zip(stops, stops.dropFirst()) where next.location > stop.location {
            addSectors(from: stop, to: next, limit: max(share, 1))
        }
    }

    private mutating func addSectors(from stop: Stop, to next: Stop, limit: Int) {
        let (start, end) = (stop.location * 2 * .pi, next.location * 2 * .pi)
        let differences = [
            stop.color.red - next.color.red, stop.color.green - next.color.green, stop.color.blue - next.color.blue,
            stop.color.alpha - next.color.alpha,
        ]
        let difference = min(differences.map(\.magnitude).max() ?? 0, 1)
        let byColor = min(Int((difference * 255).rounded(.up)), limit)
        let byAngle = Int(((end - start) / Self.largestAngle).rounded(.up))
        let count = max(byColor, byAngle, 1)
        for index in 0..<count {
            let place = { (index: Int) in start + (end - start) * CGFloat(index) / CGFloat(count) }
            let progress = (CGFloat(index) + 0.5) / CGFloat(count)
            sectors.append(
                Sector(
                    start: place(index), end: place(index + 1),
                    color: stop.color.mixed(with: next.color, by: progress)))
        }
    }

    func draw(on canvas: BoundedPolygons) {
        let area = canvas.area
        let radius =
            1 + hypot(
                max(abs(area.minX - center.x), abs(area.maxX - center.x)),
                max(abs(area.minY - center.y), abs(area.maxY - center.y))) / cos(Self.largestAngle / 2)
        for sector in sectors {
            let arc = [sector.start, sector.end].map { angle in
                CGPoint(x: center.x + radius * cos(rotation + angle), y: center.y + radius * sin(rotation + angle))
            }
            canvas.fill([center] + arc, sector.color)
        }
    }
}

extension CGColor {
    /// Returns the color between two colors, component by component.
    fileprivate func mixed(with other: CGColor, by progress: CGFloat) -> CGColor {
        func mix(_ one: CGFloat, _ two: CGFloat) -> CGFloat { one + (two - one) * progress }
        return CGColor(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
            alpha: mix(alpha, other.alpha))
    }
}
