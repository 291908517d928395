/// The outline around the view that has keyboard focus.
@MainActor final class FocusRing {
    private static let width: CGFloat = 2
    private static let gap: CGFloat = 2

    private weak var view: UIView?
    private let layer = CALayer()

    init(around view: UIView) {
        self.view = view
        layer.suppressesImplicitActions = true
        layer.borderWidth = Self.width
        layer.zPosition = 1e5
        view.layer.addSublayer(layer)
    }

    /// Shows the outline around a rectangle of the view, or inside of it if the view clips its contents.
    func show(around rect: CGRect, cornerRadius: CGFloat) {
        guard let view else { return }
        let reach = view.clipsToBounds ? 0 : Self.gap + Self.width
        layer.frame = rect.insetBy(dx: -reach, dy: -reach)
        layer.cornerRadius = min(cornerRadius + reach, min(layer.bounds.width, layer.bounds.height) / 2)
        layer.borderColor =
            view.tintColor.withAlphaComponent(0.6).resolvedColor(with: view.traitCollection).cgColor
    }

    /// Removes the outline.
    func hide() {
        layer.removeFromSuperlayer()
    }
}
