import ComponentFlow

extension Page {
    static let pathMotion = Page(
        "path-motion", title: "Along a path", topic: .animation,
        about: Localized(
            "A keyframe animation along a path, at constant speed and rotated to its direction.",
            de: "Bewegung einen Pfad entlang: in gleichmäßigem Tempo, in Fahrtrichtung gedreht.",
            ja: "パスに沿った動き。一定の速さで、進む方向に向きを変えます。"),
        demo: ViewDemo(330, button: .start) { PathView(frame: .zero) })
}

// <code>
private final class PathView: UIView, MovingView {
    private let road = CAShapeLayer()
    private let arrow = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 30, y: 280))
        path.addCurve(
            to: CGPoint(x: 320, y: 60),
            controlPoint1: CGPoint(x: 60, y: -120),
            controlPoint2: CGPoint(x: 260, y: 460))
        path.addArc(
            withCenter: CGPoint(x: 290, y: 60), radius: 30,
            startAngle: 0, endAngle: .pi, clockwise: false)
        road.path = path.cgPath
        road.fillColor = nil
        road.strokeColor = UIColor.systemGray.cgColor
        road.lineWidth = 2
        road.lineDashPattern = [6, 6]
        layer.addSublayer(road)

        let head = UIBezierPath()
        head.move(to: CGPoint(x: 16, y: 0))
        head.addLine(to: CGPoint(x: -12, y: 11))
        head.addLine(to: CGPoint(x: -6, y: 0))
        head.addLine(to: CGPoint(x: -12, y: -11))
        head.close()
        arrow.path = head.cgPath
        arrow.fillColor = UIColor.systemOrange.cgColor
        arrow.position = CGPoint(x: 30, y: 280)
        layer.addSublayer(arrow)
    }

    required init?(coder: NSCoder) { nil }

    func start() {
        let flight = CAKeyframeAnimation(keyPath: "position")
        flight.path = road.path
        flight.calculationMode = .paced
        flight.rotationMode = .rotateAuto
        flight.duration = 2.4
        arrow.add(flight, forKey: "flight")
    }
}
// </code>
