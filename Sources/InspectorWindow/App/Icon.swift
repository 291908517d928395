import ComponentFlow

/// The symbols of the inspector, drawn as templates that take the color of texts.
enum Icon: Hashable {
    case closed
    case open
    case record
    case refresh
    case stop
    case timeline
    case warning
    case window

    private static let length: CGFloat = 20
    @MainActor private static var images: [Icon: UIImage] = [:]

    /// The image.
    @MainActor var image: UIImage {
        if let image = Self.images[self] { return image }
        let format = UIGraphicsImageRendererFormat()
        // Messages show the symbols larger than their own size.
        format.scale = 5
        let size = CGSize(width: Self.length, height: Self.length)
        let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in draw() }
            .withRenderingMode(.alwaysTemplate)
        Self.images[self] = image
        return image
    }

    @MainActor private func draw() {
        let path = path
        path.lineWidth = 1.8
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        UIColor.black.set()
        if self == .record || self == .stop { path.fill() }
        path.stroke()
    }

    @MainActor private var path: UIBezierPath {
        switch self {
        case .closed: Self.line((8, 6), (12, 10), (8, 14))
        case .open: Self.line((6, 8), (10, 12), (14, 8))
        case .record: UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 10, height: 10))
        case .stop: UIBezierPath(roundedRect: CGRect(x: 5.5, y: 5.5, width: 9, height: 9), cornerRadius: 1)
        case .refresh: Self.refreshPath
        case .timeline: Self.timelinePath
        case .warning: Self.warningPath
        case .window: Self.windowPath
        }
    }

    @MainActor private static func line(_ points: (CGFloat, CGFloat)...) -> UIBezierPath {
        let path = UIBezierPath()
        for (index, (x, y)) in points.enumerated() {
            let point = CGPoint(x: x, y: y)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        return path
    }

    @MainActor private static var refreshPath: UIBezierPath {
        let path = UIBezierPath(
            arcCenter: CGPoint(x: 10, y: 10), radius: 6, startAngle: -0.3, endAngle: -1.6, clockwise: true)
        path.append(line((12.5, 1.5), (9.5, 4), (12.5, 6.5)))
        return path
    }

    @MainActor private static var timelinePath: UIBezierPath {
        let path = line((3, 17), (17, 17))
        for (x, top): (CGFloat, CGFloat) in [(5, 12), (8.3, 9), (11.7, 4), (15, 11)] {
            path.append(line((x, 14.5), (x, top)))
        }
        return path
    }

    @MainActor private static var warningPath: UIBezierPath {
        let path = line((10, 3.5), (17.5, 16.5), (2.5, 16.5))
        path.close()
        path.append(line((10, 8.5), (10, 12)))
        path.append(line((10, 14.2), (10, 14.3)))
        return path
    }

    @MainActor private static var windowPath: UIBezierPath {
        let path = UIBezierPath(roundedRect: CGRect(x: 2.5, y: 3.5, width: 15, height: 13), cornerRadius: 2)
        path.append(line((2.5, 7.5), (17.5, 7.5)))
        return path
    }
}
