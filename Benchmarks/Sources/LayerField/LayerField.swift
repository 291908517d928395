public import ComponentFlow

/// Layers that move and fade indefinitely, each with its own path and duration.
@MainActor
public enum LayerField {
    /// Fills a view with animated layers.
    public static func fill(_ view: UIView, layerCount: Int) {
        let size = view.bounds.size
        for number in 0..<layerCount {
            let layer = CALayer()
            layer.backgroundColor =
                UIColor(hue: CGFloat(number % 360) / 360, saturation: 0.7, brightness: 0.9, alpha: 1).cgColor
            layer.bounds = CGRect(x: 0, y: 0, width: 12, height: 12)
            layer.position = CGPoint(
                x: size.width * (CGFloat(number % 50) + 0.5) / 50,
                y: size.height * (CGFloat(number / 50) + 0.5) * 50 / CGFloat(layerCount))
            view.layer.addSublayer(layer)
            animate(layer, number: number, in: size)
        }
    }

    private static func animate(_ layer: CALayer, number: Int, in size: CGSize) {
        let move = CABasicAnimation(keyPath: "position")
        move.fromValue = layer.position
        move.toValue = CGPoint(x: size.width - layer.position.x, y: size.height - layer.position.y)
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 1
        fade.toValue = 0.3
        for animation in [move, fade] {
            animation.duration = 0.8 + Double(number % 17) * 0.05
            animation.autoreverses = true
            animation.repeatCount = .infinity
            animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
            layer.add(animation, forKey: animation.keyPath)
        }
    }
}
