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
    ///
    /// - Parameter isOnEdge: Whether the outline is inside in any case, on the border of the view.
    func show(around rect: CGRect, cornerRadius: CGFloat, isOnEdge: Bool) {
        guard let view else { return }
        let width = Self.gap + Self.width
        let isInside =
            isOnEdge || view.clipsToBounds
            || Self.isCutOff(rect.insetBy(dx: -width, dy: -width), around: rect, of: view)
        let reach = isInside ? 0 : width
        layer.frame = rect.insetBy(dx: -reach, dy: -reach)
        layer.cornerRadius = min(cornerRadius + reach, min(layer.bounds.width, layer.bounds.height) / 2)
        layer.borderColor = view.tintColor.resolvedColor(with: view.traitCollection).cgColor
    }

    /// Returns whether an ancestor that shows a rectangle of the view entirely cuts off the outline around it.
    private static func isCutOff(_ outline: CGRect, around rect: CGRect, of view: UIView) -> Bool {
        var ancestor = view.superview
        while let current = ancestor {
            if current.clipsToBounds, current.bounds.contains(view.convert(rect, to: current)),
                !current.bounds.contains(view.convert(outline, to: current))
            {
                return true
            }
            ancestor = current.superview
        }
        return false
    }

    /// Removes the outline.
    func hide() {
        layer.removeFromSuperlayer()
    }
}
