/// A view that shows a component, for use in a UIKit view hierarchy.
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
/// Touches that the component does not handle pass through the host. When a state in the tree changes, only the
/// affected part of the tree is updated; if this changes the total size, ``sizeDidChange`` is called.
public final class ComponentHostView<EnvironmentType>: UIView {
    private let core = ComponentHostCore<EnvironmentType>()

    /// A closure called when the component changed its size by itself, after the size was applied to the component's
    /// view.
    public var sizeDidChange: ((_ size: CGSize, _ transition: ComponentTransition) -> Void)?

    /// Creates a host without a component.
    public init() {
        super.init(frame: .zero)
    }

    /// Returns `nil`: hosts do not support archiving.
    public required init?(coder: NSCoder) {
        nil
    }

    /// The component's view, or `nil` before the first update.
    public var componentView: UIView? {
        core.node?.view
    }

    /// The current size of the component, in points.
    public var currentSize: CGSize? {
        core.node?.size
    }

    /// Shows a component and returns its size, in points.
    ///
    /// Nothing happens if component, environment and size are unchanged.
    ///
    /// - Parameters:
    ///   - transition: The transition with which changes are shown; the first update is never animated.
    ///   - component: The component to show; changing its type replaces the view.
    ///   - environment: The environment values for the component.
    ///   - forceUpdate: Whether to update the component even if nothing changed.
    ///   - containerSize: The size proposed to the component, in points.
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
            ScreenView.subviewsDidChange(of: self)
        }
        place(transition: isFirst ? .immediate : transition)
        return size
    }

    /// Updates the environment of the current component with the same proposed size.
    ///
    /// Only components that read a changed value are updated.
    ///
    /// - Returns: The size of the component, in points, or `nil` if there is no component.
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

    /// Updates everything in the component when the language or the layout direction changes, and what reads the text size,
    /// or is only measured and therefore not notified, when that changes.
    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard core.node != nil, let previous = previousTraitCollection else { return }
        let traits = traitCollection
        if traits.language != previous.language || traits.layoutDirection != previous.layoutDirection {
            UpdateScheduler.shared.forceUpdates(of: descendantNodes)
        } else if traits.hasDifferentTextSize(comparedTo: previous) {
            let nodes = descendantNodes
            // Views of components that are only measured are in no hierarchy that is notified.
            for view in nodes.map(\.view) where view.superview == nil {
                view.inheritedTraitsDidChange(from: previous.withColorAppearance(of: traits), to: traits)
            }
            UpdateScheduler.shared.forceUpdates(
                of: nodes.filter { $0.existingDetails?.readsTextSize == true || $0.view.window == nil })
        }
    }

    /// Ignores touches that hit no view of the component.
    public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let result = super.hitTest(point, with: event)
        return result === self ? nil : result
    }
}

extension ComponentHostView where EnvironmentType == Empty {
    /// Shows a component that expects no environment.
    ///
    /// See ``update(transition:component:environment:forceUpdate:containerSize:)``.
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

extension ComponentHostView: MountedNodeHost {
    var isRightToLeft: Bool {
        effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    var language: Language { traitCollection.language }

    var contentSizeCategory: UIContentSizeCategory { traitCollection.preferredContentSizeCategory }

    var enclosingView: UIView? { self }

    /// In a screen, the scope of the component that presents or pushes it, and in a cell that of the component around the list;
    /// otherwise the host is the root of its components.
    var enclosingScope: InheritedScope? {
        if let cell = superview as? HostingContentView { return cell.enclosingNode?.scopeOfContent }
        return (superview as? ScreenView)?.origin?.mountedNode?.scopeOfContent
    }

    /// `nil`, because the size is reported to the code that positions the view.
    var outerNode: MountedNode? { nil }

    func rootDidResize(transition: ComponentTransition, isLocal: Bool) {
        guard let size = currentSize else { return }
        place(transition: transition)
        sizeDidChange?(size, transition)
    }
}
