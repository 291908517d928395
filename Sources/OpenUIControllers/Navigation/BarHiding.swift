import OpenUIKitCore

/// Hides and shows the bars of a navigation controller when users swipe or tap its content.
@MainActor final class BarHiding {
    /// The distance in points after which a swipe hides or shows the bars.
    private static let distance: CGFloat = 24

    let swipe: UIPanGestureRecognizer = BarSwipeRecognizer(target: nil, action: nil)
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    /// The navigation controller, whose view may exist longer.
    private weak var controller: UINavigationController?
    /// Whether the toolbar was hidden together with the navigation bar.
    private var hidToolbar = false

    init(of controller: UINavigationController) {
        self.controller = controller
        for recognizer in [swipe, tap] {
            recognizer.isEnabled = false
            recognizer.cancelsTouchesInView = false
            controller.contentView.addGestureRecognizer(recognizer)
        }
        swipe.addHandler { [weak self] _ in self?.swipeDidChange() }
        tap.addHandler { [weak self] _ in self?.tapDidChange() }
    }

    private func tapDidChange() {
        guard tap.state == .ended, let controller else { return }
        setHidden(!controller.isNavigationBarHidden, in: controller)
    }

    private func swipeDidChange() {
        guard swipe.state == .began || swipe.state == .changed, let controller else { return }
        let moved = swipe.translation(in: controller.contentView)
        guard abs(moved.y) >= Self.distance, abs(moved.y) > abs(moved.x) else { return }
        swipe.setTranslation(.zero, in: controller.contentView)
        setHidden(moved.y < 0, in: controller)
    }

    private func setHidden(_ isHidden: Bool, in controller: UINavigationController) {
        guard isHidden != controller.isNavigationBarHidden else { return }
        if isHidden { hidToolbar = !controller.isToolbarHidden }
        controller.setNavigationBarHidden(isHidden, animated: true)
        if hidToolbar { controller.setToolbarHidden(isHidden, animated: true) }
        if !isHidden { hidToolbar = false }
    }
}

/// Recognizes swipes together with the pan gestures of scroll views.
private final class BarSwipeRecognizer: UIPanGestureRecognizer {
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
