extension UIButton.ButtonType {
    /// What the image of a button type means, or `nil` for the types without one.
    var accessibilityName: LocalizedString? {
        switch self {
        case .custom, .system: nil
        case .detailDisclosure, .infoLight, .infoDark: .BuiltIn.controlMoreInfo
        case .contactAdd: .BuiltIn.add
        case .close: .BuiltIn.close
        }
    }

    /// The image of the button types that show a symbol, or `nil` for the others.
    @MainActor var picture: UIImage? {
        switch self {
        case .custom, .system: nil
        case .detailDisclosure, .infoLight, .infoDark: Self.circle(isFilled: false, Self.letter)
        case .contactAdd: Self.circle(isFilled: false, Self.plus)
        case .close: Self.circle(isFilled: true, Self.cross)
        }
    }

    private static func circle(isFilled: Bool, _ sign: UIBezierPath) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        return UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24), format: format).image { _ in
            let circle = UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 20, height: 20))
            circle.lineWidth = 1.5
            UIColor.black.withAlphaComponent(isFilled ? 0.15 : 1).set()
            if isFilled { circle.fill() } else { circle.stroke() }
            UIColor.black.set()
            sign.lineWidth = 1.8
            sign.lineCapStyle = .round
            sign.stroke()
        }.withRenderingMode(.alwaysTemplate)
    }

    private static func lines(_ points: [(CGFloat, CGFloat)]) -> UIBezierPath {
        let path = UIBezierPath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            path.move(to: CGPoint(x: points[index].0, y: points[index].1))
            path.addLine(to: CGPoint(x: points[index + 1].0, y: points[index + 1].1))
        }
        return path
    }

    private static var plus: UIBezierPath { lines([(12, 7.5), (12, 16.5), (7.5, 12), (16.5, 12)]) }
    private static var cross: UIBezierPath { lines([(8.5, 8.5), (15.5, 15.5), (15.5, 8.5), (8.5, 15.5)]) }
    private static var letter: UIBezierPath { lines([(12, 11), (12, 16.5), (12, 7.5), (12, 7.7)]) }
}
