/// The host of a component in the middle of a bar.
@MainActor
final class BarContent<EnvironmentType> {
    /// What a component with a toolbar passes to the components in its bars.
    struct Context {
        /// The view of the component with the toolbar.
        let origin: UIView
        let state: ComponentState
        /// The width that is proposed before the bar is laid out, in points.
        let width: CGFloat
        let environment: Environment<EnvironmentType>
        let transition: ComponentTransition
    }

    let view = BarContentView(frame: .zero)
    /// The item that displays the view in a toolbar.
    private(set) lazy var item = UIBarButtonItem(customView: view)
    private let host = ComponentView<EnvironmentType>()

    func show(_ component: AnyComponent<EnvironmentType>, _ context: Context) {
        view.origin = context.origin
        host.parentState = context.state
        let size = host.update(
            transition: context.transition, component: component, environment: { context.environment },
            containerSize: view.proposal(initialWidth: context.width))
        if let content = host.view { view.show(content, size: size, transition: context.transition) }
    }
}

/// A view that fills the space between the items of a bar, and places a component in it as close to the center of the bar as
/// possible.
final class BarContentView: UIView, BarFillingView {
    /// The view of the component with the toolbar.
    weak var origin: UIView?
    private var content: UIView?
    private var contentSize = CGSize.zero
    /// The width that was proposed to the component, in points.
    private var proposedWidth: CGFloat?

    private static let height: CGFloat = 44

    var barCenter: CGFloat = 0 { didSet { if barCenter != oldValue { setNeedsLayout() } } }

    /// Returns the size that is proposed to the component.
    ///
    /// - Parameter initialWidth: The width before the view is laid out, in points.
    fileprivate func proposal(initialWidth: CGFloat) -> CGSize {
        let width = bounds.width > 0 ? bounds.width : initialWidth
        proposedWidth = width
        return CGSize(width: width, height: Self.height)
    }

    fileprivate func show(_ view: UIView, size: CGSize, transition: ComponentTransition) {
        let isNew = content !== view
        if isNew { addSubview(view) }
        (content, contentSize) = (view, size)
        place(isNew ? .immediate : transition)
    }

    /// Updates the component if the space in the bar has changed, and places it.
    override func layoutSubviews() {
        super.layoutSubviews()
        if bounds.width != proposedWidth, bounds.width > 0, let node = origin?.mountedNode {
            UpdateScheduler.shared.requestUpdate(of: node, transition: .immediate, isLocal: false)
        }
        place(.immediate)
    }

    private func place(_ transition: ComponentTransition) {
        guard let content else { return }
        let x = min(max(barCenter - contentSize.width / 2, 0), max(bounds.width - contentSize.width, 0))
        let y = (bounds.height - contentSize.height) / 2
        transition.setFrame(
            view: content,
            frame: CGRect(
                x: x.rounded(.down), y: y.rounded(.down), width: contentSize.width, height: contentSize.height))
    }

    /// Ignores touches beside the component.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let result = super.hitTest(point, with: event)
        return result === self ? nil : result
    }
}
