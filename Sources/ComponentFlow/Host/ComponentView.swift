/// A component hosted by hand: the view is yours to insert and to place.
///
/// Use it in the view of a component that has children but is not a ``CombinedComponent``.
///
/// ```swift
/// let size = content.update(
///     transition: transition, component: component.content, environment: {}, containerSize: availableSize)
/// if let contentView = content.view {
///     if contentView.superview == nil { addSubview(contentView) }
///     transition.setFrame(view: contentView, frame: CGRect(origin: .zero, size: size))
/// }
/// ```
@MainActor
public final class ComponentView<EnvironmentType> {
    private let core = ComponentHostCore<EnvironmentType>()

    /// The state of the component around this one: it is updated when this one's size changes by itself.
    public weak var parentState: ComponentState?

    /// Makes a host that shows nothing yet.
    public init() {}

    /// The component's view, once there is one.
    ///
    /// Another type of component brings another view; the old one is removed.
    public var view: UIView? {
        core.node?.view
    }

    /// The size the component takes at present, in points.
    public var currentSize: CGSize? {
        core.node?.size
    }

    /// Updates the component and returns the size it takes, in points.
    ///
    /// - Parameters:
    ///   - transition: How changes are shown; the first time they never move.
    ///   - component: What to show.
    ///   - environment: The values handed down.
    ///   - forceUpdate: Updates the component even if nothing changed.
    ///   - containerSize: The size the component is offered, in points.
    @discardableResult
    public func update(
        transition: ComponentTransition, component: AnyComponent<EnvironmentType>,
        @EnvironmentBuilder environment: () -> Environment<EnvironmentType>, forceUpdate: Bool = false,
        containerSize: CGSize
    ) -> CGSize {
        core.update(
            transition: transition, component: component, environment: environment(), forceUpdate: forceUpdate,
            containerSize: containerSize, host: self
        ) { old in
            old?.removeFromSuperview()
        }
    }

    /// Hands other values to the component that is shown, with the size it was offered before.
    ///
    /// - Returns: The size the component takes, in points; nil while there is no component.
    @discardableResult
    public func updateEnvironment(
        transition: ComponentTransition, @EnvironmentBuilder environment: () -> Environment<EnvironmentType>
    ) -> CGSize? {
        core.updateEnvironment(environment(), transition: transition, host: self)
    }

    /// The first view of the component that bears a tag.
    public func findTaggedView(tag: Any) -> UIView? {
        view?.findTaggedView(tag: tag)
    }

    /// Hands the closures of an equal component down without an update.
    func refreshBehavior(from component: AnyComponent<EnvironmentType>) {
        guard let node = core.node, node.box !== component.box else { return }
        _ = component.box.adoptIfEqual(into: node)
    }

    /// Shows the component's view paler, or as it is with 1, and lets it take no touches.
    func fade(_ opacity: CGFloat, transition: ComponentTransition) {
        guard let node = core.node else { return }
        node.placementDetails.style = ChildStyle(opacity: opacity == 1 ? nil : opacity, takesNoTouches: true)
        node.placementDetails.look?.apply(to: node.view, transition: transition)
    }

    /// Leaves alpha and transform of the view to what removes it.
    func beginRemoval() {
        guard let node = core.node else { return }
        node.placementDetails.ensuredLook.hold(node.view)
    }

    /// Brings the view back to what the component shows, after a removal that does not happen.
    func cancelRemoval(transition: ComponentTransition) {
        guard let node = core.node else { return }
        node.placement.details?.look?.release(node.view, transition: transition)
    }

    /// The node of the component in whose view this one's view was inserted.
    private var surroundingNode: ComponentNode? {
        guard let view else { return nil }
        return sequence(first: view, next: \.superview).dropFirst().lazy.compactMap(\.componentNode).first
    }
}

extension ComponentView: ComponentNodeHost {
    func rootDidUpdate(transition: ComponentTransition, sizeChanged: Bool, isLocal: Bool) {
        guard sizeChanged else {
            (parentState?.node ?? surroundingNode)?.invalidateMeasure(transition: transition, isLocal: isLocal)
            return
        }
        if let parentState {
            parentState.updated(transition: transition, isLocal: isLocal)
        } else if let surroundingNode {
            UpdateScheduler.shared.requestUpdate(of: surroundingNode, transition: transition, isLocal: isLocal)
        }
    }
}
