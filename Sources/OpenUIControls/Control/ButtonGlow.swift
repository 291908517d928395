/// The glow behind the content of a highlighted button.
@MainActor final class ButtonGlow {
    private static let smallestDiameter: CGFloat = 60

    private let layer = CAGradientLayer()

    init(in parent: CALayer) {
        layer.type = .radial
        layer.colors = [CGColor(red: 1, green: 1, blue: 1, alpha: 0.8), CGColor(red: 1, green: 1, blue: 1, alpha: 0)]
        (layer.startPoint, layer.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
        layer.suppressesImplicitActions = true
        parent.insertSublayer(layer, at: 0)
    }

    func show(_ isShown: Bool, in bounds: CGRect) {
        let diameter = max(min(bounds.width, bounds.height) * 1.5, Self.smallestDiameter)
        layer.frame = CGRect(
            x: bounds.midX - diameter / 2, y: bounds.midY - diameter / 2, width: diameter, height: diameter)
        layer.isHidden = !isShown
    }
}
