public import ComponentFlow
public import Render

/// Creates a Render node that shows a ComponentFlow component.
///
///     UINode<UIView>().children([
///         FlowNode(Text(text: "Drawn by ComponentFlow")),
///         label,
///     ])
///
/// The node has the size that the component chooses within the available space. When the component changes its size by
/// itself, the surrounding nodes are laid out again before the next frame.
@preconcurrency @MainActor
public func FlowNode<C: Component>(
    _ component: C, key: String? = nil, layoutSpec: ((UINode<FlowView>.LayoutSpec) -> Void)? = nil
) -> UINode<FlowView> where C.EnvironmentType == Empty {
    let component = AnyComponent(component)
    return UINode<FlowView>(reuseIdentifier: "flow", key: key, create: { FlowView() }) { spec in
        spec.set(\.component, component)
        spec.sameSizedView.refresh(component)
        layoutSpec?(spec)
    }
}

/// A view that shows a ComponentFlow component within a Render hierarchy.
public final class FlowView: UIView {
    private let host = ComponentHostView<Empty>()
    private var offer: CGSize?

    /// The displayed component.
    public var component: AnyComponent<Empty>? { didSet { componentDidChange() } }

    init() {
        super.init(frame: .zero)
        addSubview(host)
        host.sizeDidChange = { [weak self] _, _ in self?.setNeedsRenderLayout() }
    }

    /// Returns `nil`: an archive does not contain a component.
    public required init?(coder: NSCoder) {
        nil
    }

    private func componentDidChange() {
        offer = nil
        setNeedsLayout()
    }

    /// Passes on the closures of an equal component.
    func refresh(_ new: AnyComponent<Empty>) {
        guard let offer, component == new else { return }
        host.update(component: new, containerSize: offer)
    }

    private func show(in size: CGSize) -> CGSize {
        guard let component else { return .zero }
        offer = size
        return host.update(component: component, containerSize: size)
    }

    /// Returns the size, in points, that the component takes when `size` is proposed.
    public override func sizeThatFits(_ size: CGSize) -> CGSize {
        func extent(_ value: CGFloat) -> CGFloat { value < CGFloat.max ? value : .infinity }
        return show(in: CGSize(width: extent(size.width), height: extent(size.height)))
    }

    /// Lays out the component in the bounds of the view.
    public override func layoutSubviews() {
        super.layoutSubviews()
        host.frame = CGRect(origin: .zero, size: show(in: bounds.size))
    }
}
