import ComponentFlow

extension Page {
    static let layerTime = Page(
        "layer-time", title: "Layer time", topic: .animation,
        about: Localized(
            "Every layer has its own time: half as fast, twice as fast, and paused.",
            de: "Jede Ebene hat ihre eigene Zeit: halb so schnell, doppelt so schnell und angehalten.",
            ja: "レイヤーはそれぞれ自分の時間を持ちます。半分の速さ、倍の速さ、そして一時停止。"),
        demo: ViewDemo(330, button: .pause) { TimeView(frame: .zero) })
}

extension Localized {
    fileprivate static let pause = Localized(
        "Pause and resume", de: "Anhalten und weiter", ja: "一時停止と再開")
}

// <code>
private final class TimeView: UIView, MovingView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        for (index, speed) in ([0.5, 1, 2] as [Float]).enumerated() {
            let wheel = CAShapeLayer()
            let size = CGRect(x: -44, y: -44, width: 88, height: 88)
            let path = UIBezierPath(ovalIn: size)
            for spoke in 0..<6 {
                path.move(to: .zero)
                path.addLine(to: point(CGFloat(spoke) * .pi / 3))
            }
            wheel.path = path.cgPath
            wheel.fillColor = nil
            wheel.strokeColor = UIColor.systemBlue.cgColor
            wheel.lineWidth = 5
            wheel.position = CGPoint(
                x: 60 + CGFloat(index) * 116, y: 160)
            wheel.speed = speed
            layer.addSublayer(wheel)
            let turn = CABasicAnimation(keyPath: "transform.rotation")
            turn.toValue = 2 * CGFloat.pi
            turn.duration = 4
            turn.repeatCount = .infinity
            wheel.add(turn, forKey: "turn")
            addCaption(
                "speed \(speed)",
                CGRect(
                    x: 4 + CGFloat(index) * 116, y: 206,
                    width: 112, height: 48),
                alignment: .center)
        }
    }

    required init?(coder: NSCoder) { nil }

    private func point(_ angle: CGFloat) -> CGPoint {
        CGPoint(x: 42 * cos(angle), y: 42 * sin(angle))
    }

    private var now: CFTimeInterval {
        layer.convertTime(CACurrentMediaTime(), from: nil)
    }

    /// Pauses or resumes the layer, as in Apple's QA1673.
    func start() {
        if layer.speed == 0 {
            let paused = layer.timeOffset
            layer.speed = 1
            layer.timeOffset = 0
            layer.beginTime = 0
            layer.beginTime = now - paused
        } else {
            let time = now
            layer.speed = 0
            layer.timeOffset = time
        }
    }
}
// </code>
