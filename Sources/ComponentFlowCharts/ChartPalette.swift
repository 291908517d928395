import ComponentFlow

/// The colors and the shapes of the points by which series differ.
@MainActor enum ChartPalette {
    private static let colors: [UIColor] = [
        .systemBlue, .systemOrange, .systemGreen, .systemPurple, .systemRed, .systemTeal,
    ]

    static func color(_ index: Int) -> UIColor { colors[index % colors.count] }

    /// Adds the shape of a point to a path: a disc, a square, a triangle or a diamond.
    static func addMarker(_ index: Int, at place: CGPoint, radius: CGFloat, to path: UIBezierPath) {
        let frame = CGRect(x: place.x - radius, y: place.y - radius, width: 2 * radius, height: 2 * radius)
        switch index % 4 {
        case 0: path.append(UIBezierPath(ovalIn: frame))
        case 1: path.append(UIBezierPath(rect: frame.insetBy(dx: radius / 8, dy: radius / 8)))
        case 2:
            path.move(to: CGPoint(x: frame.midX, y: frame.minY))
            path.addLine(to: CGPoint(x: frame.maxX, y: frame.maxY))
            path.addLine(to: CGPoint(x: frame.minX, y: frame.maxY))
            path.close()
        default:
            path.move(to: CGPoint(x: frame.midX, y: frame.minY))
            path.addLine(to: CGPoint(x: frame.maxX, y: frame.midY))
            path.addLine(to: CGPoint(x: frame.midX, y: frame.maxY))
            path.addLine(to: CGPoint(x: frame.minX, y: frame.midY))
            path.close()
        }
    }

    static func marker(_ index: Int, at place: CGPoint, radius: CGFloat) -> UIBezierPath {
        let path = UIBezierPath()
        addMarker(index, at: place, radius: radius, to: path)
        return path
    }
}
