/// The images of search fields, drawn as templates.
@MainActor enum SearchImages {
    static let magnifyingGlass = draw { path in
        path.append(UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 9, height: 9)))
        path.move(to: CGPoint(x: 9.8, y: 9.8))
        path.addLine(to: CGPoint(x: 14, y: 14))
    }

    static let bookmark = draw { path in
        path.move(to: CGPoint(x: 4, y: 2))
        path.addLine(to: CGPoint(x: 12, y: 2))
        path.addLine(to: CGPoint(x: 12, y: 14))
        path.addLine(to: CGPoint(x: 8, y: 10.5))
        path.addLine(to: CGPoint(x: 4, y: 14))
        path.close()
    }

    static let resultsList = draw { path in
        for y: CGFloat in [4, 8, 12] {
            path.move(to: CGPoint(x: 2.5, y: y))
            path.addLine(to: CGPoint(x: 13.5, y: y))
        }
    }

    private static func draw(_ shape: (UIBezierPath) -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        return UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16), format: format).image { _ in
            let path = UIBezierPath()
            shape(path)
            path.lineWidth = 1.6
            path.lineCapStyle = .round
            path.lineJoinStyle = .round
            UIColor.black.setStroke()
            path.stroke()
        }.withRenderingMode(.alwaysTemplate)
    }
}
