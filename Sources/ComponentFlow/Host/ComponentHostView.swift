/// A view that shows a component: the bridge from UIKit to components.
///
/// ```swift
/// let host = ComponentHostView<Theme>()
/// view.addSubview(host)
/// let size = host.update(
///     transition: .immediate,
///     component: AnyComponent(Screen()),
///     environment: { theme },
///     containerSize: view.bounds.size)
/// host.frame = CGRect(origin: .zero, size: size)
/// ```
///
/// The host lets touches through wherever the component does not take them. When a state inside changes, the tree is
/// updated where the change is; if the size of the whole changes by that, ``sizeDidChange`` tells.
public final class ComponentHostView<EnvironmentType>: UIView {
    private let core = ComponentHostCore<EnvironmentType>()

    /// Called when the component took another size by itself, after its view was given that size.
    public var sizeDidChange: ((_ size: CGSize, _ transition: ComponentTransition) -> Void)?

    /// Makes a host that shows nothing yet.
    public init() {
        super.init(frame: .zero)
    }

    /// Hosts are not archived: returns nil.
    public required init?(coder: NSCoder) {
        nil
    }

    /// The component's view, once there is one.
    public var componentView: UIView? {
        core.node?.view
    }

    /// The size the component takes at present, in points.
    public var currentSize: CGSize? {
        core.node?.size
    }

    /// Shows a component and returns the size it takes, in points.
    ///
    /// Does nothing if component, environment and size are what they were before.
    ///
    /// - Parameters:
    ///   - transition: How changes are shown; the first time they never move.
    ///   - component: What to show. A component of another type than before replaces the view.
    ///   - environment: The values handed down.
    ///   - forceUpdate: Updates the component even if nothing changed.
    ///   - containerSize: The size the component is offered, in points.
    @discardableResult
    public func update(
        transition: ComponentTransition, component: AnyComponent<EnvironmentType>,
        @EnvironmentBuilder environment: () -> Environment<EnvironmentType>, forceUpdate: Bool = false,
        containerSize: CGSize
    ) -> CGSize {
        let isFirst = core.node == nil
        let size = core.update(
            transition: transition, component: component, environment: environment(), forceUpdate: forceUpdate,
            containerSize: containerSize, host: self
        ) { old in
            old?.removeFromSuperview()
            if let view = core.node?.view { addSubview(view) }
        }
        place(transition: isFirst ? .immediate : transition)
        return size
    }

    /// Hands other values to the component that is shown, with the size it was offered before.
    ///
    /// Costs what the components cost that read a value which changed.
    ///
    /// - Returns: The size the component takes, in points; nil while there is no component.
    @discardableResult
    public func updateEnvironment(
        transition: ComponentTransition, @EnvironmentBuilder environment: () -> Environment<EnvironmentType>
    ) -> CGSize? {
        let size = core.updateEnvironment(environment(), transition: transition, host: self)
        place(transition: transition)
        return size
    }

    private func place(transition: ComponentTransition) {
        guard let node = core.node else { return }
        transition.setFrame(view: node.view, frame: CGRect(origin: .zero, size: node.size))
    }

    /// Passes through touches that hit no view of the component.
    public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let result = super.hitTest(point, with: event)
        return result === self ? nil : result
    }
}

extension ComponentHostView where EnvironmentType == Empty {
    /// Shows a component that expects no environment; see
    /// ``update(transition:component:environment:forceUpdate:containerSize:)``.
    @discardableResult
    public func update(
        transition: ComponentTransition = .immediate, component: AnyComponent<Empty>, forceUpdate: Bool = false,
        containerSize: CGSize
    ) -> CGSize {
        update(
            transition: transition, component: component, environment: {}, forceUpdate: forceUpdate,
            containerSize: containerSize)
    }
}

extension ComponentHostView: ComponentNodeHost {
    func rootDidUpdate(transition: ComponentTransition, sizeChanged: Bool, isLocal: Bool) {
        guard sizeChanged, let size = currentSize else { return }
        place(transition: transition)
        sizeDidChange?(size, transition)
    }
}
