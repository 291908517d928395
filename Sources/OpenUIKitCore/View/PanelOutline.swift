/// The outline of a panel whose content scrolls, as that of menus and lists of completions: a border, rounded corners and a
/// shadow, or a rectangle with a border where the desktop does not composite windows.
@MainActor package final class PanelOutline {
    private static let cornerRadius: CGFloat = 10

    package let scrollView = UIScrollView()
    private weak var panel: UIView?
    private let border = CALayer()

    /// Whether the panel has neither rounded corners nor a shadow.
    package var isOpaqueRectangle = false {
        didSet { if isOpaqueRectangle != oldValue { update() } }
    }

    package init() {}

    /// Adds the scroll view to a panel, and the border in front of it.
    package func add(to panel: UIView) {
        self.panel = panel
        panel.backgroundColor = UIColor {
            $0.userInterfaceStyle == .dark ? .tertiarySystemBackground : .systemBackground
        }
        // The panel may be in the area of the title bar.
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.isPartOfAccessibilityContainer = true
        scrollView.clipsToBounds = true
        panel.addSubview(scrollView)
        border.suppressesImplicitActions = true
        border.borderWidth = 0.5
        panel.layer.addSublayer(border)
        update()
    }

    private func update() {
        guard let panel else { return }
        let radius = isOpaqueRectangle ? 0 : Self.cornerRadius
        for layer in [panel.layer, scrollView.layer, border] { layer.cornerRadius = radius }
        PanelShadow.menu.apply(to: panel.layer, isVisible: !isOpaqueRectangle)
    }

    /// Sets the frames to the bounds of the panel.
    package func layOut() {
        guard let panel else { return }
        scrollView.frame = panel.bounds
        border.frame = panel.bounds
        panel.layer.shadowPath = CGPath(
            roundedRect: panel.bounds, cornerWidth: Self.cornerRadius, cornerHeight: Self.cornerRadius, transform: nil)
    }

    package func resolveColors(with traits: UITraitCollection) {
        border.borderColor = UIColor.separator.resolvedColor(with: traits).cgColor
        panel?.layer.shadowColor = UIColor.black.cgColor
    }
}
