/// A controller that shows the component of a window, whose size the window may adopt.
@MainActor
protocol WindowContent: UIViewController {
    /// The size that is proposed to the component instead of the size of the view.
    var proposal: CGSize? { get set }
    /// A closure called with the size of the component after an update, and when it changes by itself.
    var onContentSizeChange: ((CGSize) -> Void)? { get set }
    /// Updates the component.
    func updateForWindow()
}

extension ComponentViewController: WindowContent {
    func updateForWindow() {
        loadViewIfNeeded()
        update(transition: .immediate)
    }
}
