/// A component host whose view the caller inserts and positions.
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
@preconcurrency @MainActor
public final class ComponentView<EnvironmentType> {
    private let core = ComponentHostCore<EnvironmentType>()
    /// The scope whose values the component inherits.
    private(set) var enclosingScope: InheritedScope?
    /// The component whose update runs the first update of this one, before it can insert the view.
    private var creator: MountedNode?

    /// The state of the enclosing component, which is updated when the size of this component changes by itself.
    public weak var parentState: ComponentState? {
        didSet { UpdateScheduler.shared.measurementsDidChange() }
    }

    /// Creates a host without a component.
    public init() {}

    /// The component's view, or `nil` before the first update.
    ///
    /// Changing the type of the component replaces the view; the old one is removed from its superview.
    public var view: UIView? {
        core.node?.view
    }

    /// The current size of the component, in points.
    public var currentSize: CGSize? {
        core.node?.size
    }

    /// Updates the component and returns its size, in points.
    ///
    /// - Parameters:
    ///   - transition: The transition with which changes are shown; the first update is never animated.
    ///   - component: The component to show.
    ///   - environment: The environment values for the component.
    ///   - forceUpdate: Whether to update the component even if nothing changed.
    ///   - containerSize: The size proposed to the component, in points.
    @discardableResult
    public func update(
        transition: ComponentTransition, component: AnyComponent<EnvironmentType>,
        @EnvironmentBuilder environment: () -> Environment<EnvironmentType>, forceUpdate: Bool = false,
        containerSize: CGSize
    ) -> CGSize {
        findScope()
        let isFirst = core.node == nil && creator == nil
        if isFirst { creator = UpdateScheduler.runningNode }
        defer { if isFirst { creator = nil } }
        return core.update(
            transition: transition, component: component, environment: environment(), forceUpdate: forceUpdate,
            containerSize: containerSize, host: self
        ) { old in
            old?.removeFromSuperview()
        }
    }

    /// Finds the values that the component inherits, through the component whose update this host belongs to.
    private func findScope() {
        guard InheritedScope.exists else { return }
        enclosingScope = (parentState?.node ?? UpdateScheduler.runningNode ?? enclosingNode)?.scopeOfContent
    }

    /// Updates the environment of the current component with the same proposed size.
    ///
    /// - Returns: The size of the component, in points, or `nil` if there is no component.
    @discardableResult
    public func updateEnvironment(
        transition: ComponentTransition, @EnvironmentBuilder environment: () -> Environment<EnvironmentType>
    ) -> CGSize? {
        core.updateEnvironment(environment(), transition: transition, host: self)
    }

    /// Returns the first view of the component with the given tag.
    public func findTaggedView(tag: Any) -> UIView? {
        view?.findTaggedView(tag: tag)
    }

    /// Sets the opacity of the component's view, 1 for its own, and disables touches in it.
    func fade(_ opacity: CGFloat, transition: ComponentTransition) {
        guard let node = core.node else { return }
        let style = ChildStyle(opacity: opacity == 1 ? nil : opacity, ignoresTouches: true)
        node.detailsMakingIfNeeded.overridesMakingIfNeeded.apply(style, to: node.view, transition: transition)
    }

    /// Leaves alpha and transform of the view to a removal animation, during which the component is not updated.
    func beginRemoval() {
        guard let node = core.node else { return }
        node.host = nil
        node.detailsMakingIfNeeded.overridesMakingIfNeeded.hold(node.view)
    }

    /// Restores the view to the component's own values after a cancelled removal.
    func cancelRemoval(transition: ComponentTransition) {
        guard let node = core.node else { return }
        node.host = self
        node.requestDeferredUpdates()
        node.existingDetails?.overrides?.release(node.view, transition: transition)
    }

    /// The node of the component in whose view this component's view is inserted.
    private var enclosingNode: MountedNode? {
        guard let view else { return nil }
        return sequence(first: view, next: \.superview).dropFirst().lazy.compactMap(\.mountedNode).first
    }
}

extension ComponentView: MountedNodeHost {
    var isRightToLeft: Bool {
        surroundingNode?.isRightToLeft ?? false
    }

    var language: Language {
        surroundingNode?.language ?? .preferred
    }

    var contentSizeCategory: UIContentSizeCategory {
        surroundingNode?.contentSizeCategory ?? .unspecified
    }

    var enclosingView: UIView? {
        surroundingNode?.view
    }

    /// The node of the component around this one, also before the view is inserted.
    ///
    /// Unlike ``outerNode``, it includes the creator, which uses the size when the first update has ended.
    private var surroundingNode: MountedNode? {
        outerNode ?? creator
    }

    var outerNode: MountedNode? {
        parentState?.node ?? enclosingNode
    }

    func rootDidResize(transition: ComponentTransition, isLocal: Bool) {
        if let outerNode {
            UpdateObservation.observer?.updateWasRequested(of: MountedComponent(outerNode), because: .contentSize)
        }
        if let parentState {
            parentState.updated(transition: transition, isLocal: isLocal)
        } else if let enclosingNode {
            UpdateScheduler.shared.requestUpdate(of: enclosingNode, transition: transition, isLocal: isLocal)
        }
    }
}
