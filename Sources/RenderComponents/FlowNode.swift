public import ComponentFlow
public import Render

/// A ComponentFlow component as a node of Render.
///
///     UINode<UIView>().children([
///         FlowNode(Text(text: "Drawn by ComponentFlow")),
///         label,
///     ])
///
/// The node is as large as the component wants to be in the room there is; when the component takes another size by
/// itself, the nodes around it are laid out again before the next frame.
@MainActor
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

/// Shows a ComponentFlow component among the views of Render.
public final class FlowView: UIView {
    private let host = ComponentHostView<Empty>()
    private var offer: CGSize?

    /// What is shown.
    public var component: AnyComponent<Empty>? { didSet { componentDidChange() } }

    init() {
        super.init(frame: .zero)
        addSubview(host)
        host.sizeDidChange = { [weak self] _, _ in self?.setNeedsRenderLayout() }
    }

    /// Always `nil`: an archive holds no component.
    public required init?(coder: NSCoder) {
        nil
    }

    private func componentDidChange() {
        offer = nil
        setNeedsLayout()
    }

    /// Hands the closures of an equal component over.
    func refresh(_ new: AnyComponent<Empty>) {
        guard let offer, component == new else { return }
        host.update(component: new, containerSize: offer)
    }

    private func show(in size: CGSize) -> CGSize {
        guard let component else { return .zero }
        offer = size
        return host.update(component: component, containerSize: size)
    }

    /// The size that the component takes in the room given, in points.
    public override func sizeThatFits(_ size: CGSize) -> CGSize {
        func extent(_ value: CGFloat) -> CGFloat { value < CGFloat.max ? value : .infinity }
        return show(in: CGSize(width: extent(size.width), height: extent(size.height)))
    }

    /// Shows the component in the view's size.
    public override func layoutSubviews() {
        super.layoutSubviews()
        host.frame = CGRect(origin: .zero, size: show(in: bounds.size))
    }
}
