import ComponentFlow
import ComponentFlowTesting

/// Two thousand layers that move and fade at once: what a frame costs before its pixels.
@MainActor
func measureAnimatedLayers(_ harness: Harness) {
    let names = (
        evaluation: "layers.animate.2k.evaluate", nodes: "layers.animate.2k.nodes", both: "layers.animate.2k.frame"
    )
    guard harness.wants(names.evaluation, names.nodes, names.both) else { return }
    let costs = animatedLayerCosts(layerCount: 2_000, frames: 300)
    func record(_ name: String, _ meaning: String, _ cost: (FrameCost) -> Double) {
        harness.record(
            Measurement(name: name, meaning: meaning, samples: costs.map { cost($0) * 1_000 }, unit: .milliseconds))
    }
    record(names.evaluation, "2,000 layers animate position and opacity: evaluating them for a frame") {
        $0.preparation
    }
    record(names.nodes, "the same frame: making its render nodes") { $0.nodes }
    record(names.both, "the same frame: both, all that happens before pixels") { $0.preparation + $0.nodes }
}

/// Each layer goes its own way, forever, at its own pace.
@MainActor
private func animatedLayerCosts(layerCount: Int, frames: Int) -> [FrameCost] {
    let stage = Stage(size: CGSize(width: 1_000, height: 800))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 1_000, height: 800))
    stage.show(view)
    for number in 0..<layerCount {
        let layer = CALayer()
        layer.backgroundColor =
            UIColor(hue: CGFloat(number % 360) / 360, saturation: 0.7, brightness: 0.9, alpha: 1).cgColor
        layer.bounds = CGRect(x: 0, y: 0, width: 12, height: 12)
        layer.position = CGPoint(x: 10 + (number % 50) * 20, y: 10 + number / 50 * 20)
        view.layer.addSublayer(layer)
        let duration = 0.8 + Double(number % 17) * 0.05
        let move = CABasicAnimation(keyPath: "position")
        move.fromValue = NSValue(cgPoint: layer.position)
        move.toValue = NSValue(cgPoint: CGPoint(x: 1_000 - layer.position.x, y: 800 - layer.position.y))
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 1
        fade.toValue = 0.3
        for animation in [move, fade] {
            animation.duration = duration
            animation.autoreverses = true
            animation.repeatCount = .infinity
            animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
            layer.add(animation, forKey: animation.keyPath)
        }
    }
    for _ in 0..<10 { _ = stage.measureFrame(after: 1.0 / 60) }
    return (0..<frames).map { _ in stage.measureFrame(after: 1.0 / 60) }
}
