import ComponentFlow

/// The symbols of the program, drawn as templates that take the color of texts.
enum Icon: String {
    case all, add, article, browser, chevron, chevronOpen, circle, dot, feed, folder, markRead, more, note, refresh,
        star
    case starFilled, tag, unread, warning

    private static let length: CGFloat = 20
    @MainActor private static var images: [Icon: UIImage] = [:]

    /// The paths in a square of 20 points: `M` and `L` with a point, `C` with two control points and a point, `O` with the
    /// center and the radius of a circle, and `Z`.
    private var path: String {
        switch self {
        case .all: "M 4 5 L 16 5 M 4 10 L 16 10 M 4 15 L 16 15"
        case .add: "M 10 4 L 10 16 M 4 10 L 16 10"
        case .article: "M 5 3 L 12 3 L 15 6 L 15 17 L 5 17 Z M 8 9 L 12 9 M 8 12 L 12 12"
        case .browser: "O 10 10 7 M 3 10 L 17 10 M 10 3 C 6 7 6 13 10 17 M 10 3 C 14 7 14 13 10 17"
        case .chevron: "M 8 6 L 12 10 L 8 14"
        case .chevronOpen: "M 6 8 L 10 12 L 14 8"
        case .circle: "O 10 10 5"
        case .dot, .unread: "O 10 10 5"
        case .feed: "O 5.5 14.5 0.8 M 4 9 C 8 9 11 12 11 16 M 4 4.5 C 10.5 4.5 15.5 9.5 15.5 16"
        case .folder: "M 3 6 L 8 6 L 10 8 L 17 8 L 17 16 L 3 16 Z"
        case .markRead: "O 10 10 7 M 7 10 L 9.3 12.3 L 13 8"
        case .more: "O 5 10 0.8 O 10 10 0.8 O 15 10 0.8"
        case .note: "M 4 16 L 4.6 12.6 L 13.5 3.7 L 16.3 6.5 L 7.4 15.4 Z M 11.5 5.7 L 14.3 8.5"
        case .refresh:
            "M 15.5 6.5 C 13 3 7.5 3 5 6.5 C 2.6 10 4 15 8.5 16.2 C 12 17 15.5 15 16.3 11.5 M 15.8 3 L 15.5 6.8 L 11.8 6.4"
        case .star, .starFilled:
            "M 10 2.8 L 12.2 7.5 L 17.2 8.1 L 13.5 11.6 L 14.5 16.6 L 10 14.1 L 5.5 16.6 L 6.5 11.6 L 2.8 8.1 L 7.8 7.5 Z"
        case .tag: "M 3.5 4 L 10 4 L 16.5 10.5 L 10.5 16.5 L 3.5 9.5 Z O 7 7.2 1"
        case .warning: "M 10 3.5 L 17.5 16.5 L 2.5 16.5 Z M 10 8 L 10 12 M 10 14.2 L 10 14.4"
        }
    }

    private var isFilled: Bool { [.dot, .unread, .starFilled].contains(self) }

    @MainActor var image: UIImage {
        if let image = Self.images[self] { return image }
        let size = CGSize(width: Self.length, height: Self.length)
        let format = UIGraphicsImageRendererFormat()
        // Messages show the symbols larger than their own size.
        format.scale = 5
        let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in draw() }
            .withRenderingMode(.alwaysTemplate)
        Self.images[self] = image
        return image
    }

    private func draw() {
        let path = UIBezierPath(commands: path)
        path.lineWidth = 1.6
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        UIColor.black.set()
        if isFilled { path.fill() }
        path.stroke()
    }
}

extension UIBezierPath {
    /// Creates a path from commands with absolute coordinates; see ``Icon``.
    fileprivate convenience init(commands: String) {
        self.init()
        var words = commands.split(separator: " ")[...]
        func number() -> CGFloat { words.popFirst().flatMap { Double($0) }.map { CGFloat($0) } ?? 0 }
        func point() -> CGPoint { CGPoint(x: number(), y: number()) }
        while let command = words.popFirst() {
            switch command {
            case "M": move(to: point())
            case "L": addLine(to: point())
            case "C":
                let (first, second) = (point(), point())
                addCurve(to: point(), controlPoint1: first, controlPoint2: second)
            case "O":
                let center = point()
                let radius = number()
                move(to: CGPoint(x: center.x + radius, y: center.y))
                addArc(withCenter: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
            default: close()
            }
        }
    }
}
