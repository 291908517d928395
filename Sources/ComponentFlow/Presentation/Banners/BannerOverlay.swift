/// The view over a screen that shows its banners, one at a time in the order of their presentation.
final class BannerOverlay: UIView {
    private static let margin: CGFloat = 12
    private static let maximumWidth: CGFloat = 560

    private var waiting: [PresentedBanner] = []
    private var shown: BannerView?

    /// Returns the overlay of the screen that contains a view, created unless it exists; `nil` if the view is in no window.
    static func overlay(over view: UIView) -> BannerOverlay? {
        guard let container = container(of: view) else { return nil }
        let existing = container.subviews.last { $0 is BannerOverlay } as? BannerOverlay
        if let existing { return existing }
        let overlay = BannerOverlay(frame: container.bounds)
        overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(overlay)
        return overlay
    }

    /// The view of the nearest view controller whose view does not scroll, or otherwise the window.
    private static func container(of view: UIView) -> UIView? {
        guard let window = view.window else { return nil }
        var controller = view.nearestViewController
        while let current = controller {
            if let root = current.viewIfLoaded, !(root is UIScrollView) { return root }
            controller = current.parent
        }
        return window
    }

    // MARK: Banners

    /// Announces a banner, and shows it as soon as those before it have disappeared.
    func add(_ banner: PresentedBanner) {
        banner.overlay = self
        waiting.append(banner)
        UIAccessibility.post(notification: .announcement, argument: banner.message(in: traitCollection))
        showNext()
    }

    /// Removes a banner that is shown or waits.
    func remove(_ banner: PresentedBanner) {
        waiting.removeAll { $0 === banner }
        banner.overlay = nil
        guard let view = shown, view.banner === banner else { return }
        view.disappear { [weak self] in
            view.removeFromSuperview()
            self?.didRemove(view)
        }
    }

    private func didRemove(_ view: BannerView) {
        guard shown === view else { return }
        shown = nil
        showNext()
        if shown == nil { removeFromSuperview() }
    }

    func contentDidChange(of banner: PresentedBanner) {
        guard let shown, shown.banner === banner else { return }
        shown.contentDidChange()
        setNeedsLayout()
    }

    private func showNext() {
        guard shown == nil, !waiting.isEmpty else { return }
        let view = BannerView(waiting.removeFirst())
        view.sizeDidChange = { [weak self] in self?.setNeedsLayout() }
        shown = view
        addSubview(view)
        layoutIfNeeded()
        view.appear()
    }

    // MARK: Layout

    /// Lets touches beside the banner pass.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    /// Places the banner in the middle of its edge, inside the safe area.
    override func layoutSubviews() {
        super.layoutSubviews()
        guard let shown else { return }
        let area = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
        guard area.width > 0, area.height > 0 else { return }
        let limit = CGSize(width: min(area.width, Self.maximumWidth), height: area.height)
        let size = shown.fittingSize(in: limit)
        shown.bounds.size = size
        let half = size.height / 2
        let y = shown.banner.banner.edge == .top ? area.minY + half : area.maxY - half
        shown.center = CGPoint(x: area.midX.rounded(), y: y)
    }
}
