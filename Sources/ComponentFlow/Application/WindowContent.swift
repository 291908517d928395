/// A controller that shows the component of a window, whose size the window may adopt.
@MainActor
protocol WindowContent: UIViewController {
    /// Proposes a size to the component instead of the size of the view.
    ///
    /// - Parameter sizeDidChange: A closure called with the size of the component, in points, now and after updates.
    func propose(_ size: CGSize, sizeDidChange: @escaping (CGSize) -> Void)

    /// Shows what another controller for the same window would show, and keeps the states of equal components.
    func update(as other: any WindowContent, transition: ComponentTransition)

    /// The models that the component of the window holds.
    var models: HeldModels { get }
}

/// The root view controller of a window of a ``ComponentApp``.
final class WindowContentController<EnvironmentType>: ComponentViewController<EnvironmentType>, WindowContent {
    private var proposal: CGSize?
    private var sizeDidChange: ((CGSize) -> Void)?

    func propose(_ size: CGSize, sizeDidChange: @escaping (CGSize) -> Void) {
        proposal = size
        self.sizeDidChange = sizeDidChange
        loadViewIfNeeded()
        update(transition: .immediate)
    }

    func update(as other: any WindowContent, transition: ComponentTransition) {
        if let other = other as? WindowContentController { update(asIn: other, transition: transition) }
    }

    var models: HeldModels { HeldModels(in: component) }

    override var proposedSize: CGSize {
        proposal ?? super.proposedSize
    }

    override func contentSizeDidChange(_ size: CGSize) {
        sizeDidChange?(size)
    }

    /// Centers a component whose proposal does not depend on the size of the view.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if proposal != nil { centerContent() }
    }
}
