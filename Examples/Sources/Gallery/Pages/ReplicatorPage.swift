import ComponentFlow

extension Page {
    static let replicator = Page(
        "replicator", title: "Replicator and emitter", topic: .animation,
        about: Localized(
            "CAReplicatorLayer repeats a layer and delays its animation; CAEmitterLayer emits particles.",
            de:
                "CAReplicatorLayer wiederholt eine Ebene mit verzögerter Animation; CAEmitterLayer sendet Teilchen aus.",
            ja: "CAReplicatorLayerはレイヤーを複製してアニメーションをずらし、CAEmitterLayerは粒子を放ちます。"),
        demo: ViewDemo(360, button: .sparks) { ReplicatorView(frame: .zero) })
}

extension Localized {
    fileprivate static let sparks = Localized(
        "Stop and go on", de: "Aufhören und weiter", ja: "停止と再開")
}

// <code>
private final class ReplicatorView: UIView, MovingView {
    private let emitter = CAEmitterLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addWheel()
        addFountain()
    }

    required init?(coder: NSCoder) { nil }

    /// Twelve dots; each pulses later than the one before.
    private func addWheel() {
        let wheel = CAReplicatorLayer()
        wheel.frame = CGRect(x: 20, y: 100, width: 140, height: 140)
        wheel.instanceCount = 12
        wheel.instanceDelay = 0.1
        wheel.instanceTransform = CATransform3DMakeRotation(
            .pi / 6, 0, 0, 1)
        wheel.instanceColor = UIColor.systemPink.cgColor
        wheel.instanceRedOffset = -0.07
        wheel.instanceBlueOffset = 0.05
        layer.addSublayer(wheel)

        let dot = CALayer()
        dot.frame = CGRect(x: 58, y: 4, width: 24, height: 24)
        dot.cornerRadius = 12
        dot.backgroundColor = UIColor.white.cgColor
        wheel.addSublayer(dot)
        let pulse = CABasicAnimation(keyPath: "transform.scale")
        pulse.fromValue = 1
        pulse.toValue = 0.3
        pulse.duration = 0.6
        pulse.autoreverses = true
        pulse.repeatCount = .infinity
        dot.add(pulse, forKey: "pulse")
    }

    /// Sparks that rise, fall and fade.
    private func addFountain() {
        let spark = CAEmitterCell()
        spark.contents = Self.spark.cgImage
        spark.birthRate = 60
        spark.lifetime = 2
        spark.velocity = 190
        spark.velocityRange = 60
        spark.emissionLongitude = -.pi / 2
        spark.emissionRange = .pi / 5
        spark.yAcceleration = 180
        spark.scale = 0.8
        spark.scaleRange = 0.8
        spark.color = UIColor.systemOrange.cgColor
        spark.greenRange = 0.6
        spark.alphaSpeed = -0.5
        emitter.emitterPosition = CGPoint(x: 260, y: 300)
        emitter.emitterCells = [spark]
        layer.addSublayer(emitter)
    }

    private static let spark = UIGraphicsImageRenderer(
        size: CGSize(width: 12, height: 12)
    ).image { context in
        UIColor.white.setFill()
        context.cgContext.fillEllipse(
            in: CGRect(x: 1, y: 1, width: 10, height: 10))
    }

    func start() {
        emitter.birthRate = emitter.birthRate == 0 ? 1 : 0
    }
}
// </code>
