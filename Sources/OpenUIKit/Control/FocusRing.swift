/// The outline around a control that has the keyboard.
@MainActor final class FocusRing {
    private static let width: CGFloat = 2
    private static let gap: CGFloat = 2

    private unowned let view: UIView
    private var layer: CALayer?

    init(around view: UIView) {
        self.view = view
    }

    /// Shows the ring around a rectangle of the view, or hides it.
    func update(isShown: Bool, around rect: CGRect, cornerRadius: CGFloat) {
        guard isShown else {
            layer?.removeFromSuperlayer()
            layer = nil
            return
        }
        let ring = layer ?? makeLayer()
        let reach = Self.gap + Self.width
        ring.frame = rect.insetBy(dx: -reach, dy: -reach)
        ring.cornerRadius = cornerRadius + reach
        ring.borderColor =
            view.tintColor.withAlphaComponent(0.6).resolvedColor(with: view.traitCollection).cgColor
    }

    private func makeLayer() -> CALayer {
        let ring = CALayer()
        ring.suppressesImplicitActions = true
        ring.borderWidth = Self.width
        view.layer.addSublayer(ring)
        layer = ring
        return ring
    }
}
