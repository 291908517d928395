/// A component that is composed of other components.
///
/// Its `body` declares the children once and returns the closure that lays them out: it updates, places and adds each
/// child, and returns the total size.
///
/// ```swift
/// struct Labeled: CombinedComponent {
///     let title: String
///
///     static var body: Body {
///         let mark = Child(Rectangle.self)
///         let title = Child(Text.self)
///         return { context in
///             let mark = mark.update(
///                 component: Rectangle(color: .red, width: 8, height: 8),
///                 availableSize: context.availableSize, transition: context.transition)
///             let title = title.update(
///                 component: Text(text: context.component.title, font: .systemFont(ofSize: 15), color: .label),
///                 availableSize: context.availableSize, transition: context.transition)
///             context.add(mark.position(CGPoint(x: 4, y: title.size.height / 2)))
///             context.add(title.position(CGPoint(x: 16 + title.size.width / 2, y: title.size.height / 2)))
///             return CGSize(width: 16 + title.size.width, height: title.size.height)
///         }
///     }
/// }
/// ```
///
/// Children that are not added in a pass are removed, new ones are inserted, and the others keep their views and
/// states.
public protocol CombinedComponent: Component {
    /// A closure that lays out the children and returns their total size.
    typealias Body = @MainActor (CombinedComponentContext<Self>) -> CGSize

    /// Declares the children and returns the closure that lays them out.
    ///
    /// Evaluated once for each mounted instance of the component.
    @preconcurrency @MainActor static var body: Body { get }
}

extension CombinedComponent {
    public static var _traits: _ComponentTraits { .keepsNoState }

    /// Runs the body and updates the view's children to match what it added.
    @preconcurrency @MainActor public func update(
        view: View, availableSize: CGSize, state: State, environment: Environment<EnvironmentType>,
        transition: ComponentTransition
    ) -> CGSize {
        guard let node = updatedNode(with: view) else { return .zero }
        let container = node.containerMakingIfNeeded()
        guard let context = CombinedComponentContext<Self>.of(container, state: state) else { return .zero }
        let isOwn = node.box.holds(ObjectIdentifier(Self.self)) && !node.isEdited
        return context.run(
            ownBox: isOwn ? nil : TypedComponentBox(self), in: container, availableSize: availableSize,
            environment: environment, transition: transition)
    }
}

extension Component {
    /// Returns the node that is being updated; `nil`, after a report, if the component's `update` was called directly.
    @MainActor fileprivate func updatedNode(with view: View) -> MountedNode? {
        if let node = UpdateScheduler.runningNode, node.view === view { return node }
        diagnose(
            "component.called-directly", "update(…) of a component with children was called directly",
            path: "\(Self.self)", hint: "Host the component in a ComponentHostView or add it as a child.")
        return nil
    }
}

/// A component that updates its children in its own `update`, without a body: the built-in stacks and modifiers.
protocol ContainerComponent: Component {
    /// Updates, places and adds the children, and returns the total size.
    @MainActor func layOut(
        _ children: ChildContainer, availableSize: CGSize, environment: EnvironmentCells,
        transition: ComponentTransition
    ) -> CGSize
}

extension ContainerComponent {
    public static var _traits: _ComponentTraits { [.keepsNoState, .readsNoModels] }

    /// Updates the children and returns the total size.
    @preconcurrency @MainActor public func update(
        view: View, availableSize: CGSize, state: State, environment: Environment<EnvironmentType>,
        transition: ComponentTransition
    ) -> CGSize {
        updateChildren(in: view, availableSize: availableSize, environment: environment, transition: transition)
    }

    @MainActor func updateChildren(
        in view: View, availableSize: CGSize, environment: Environment<EnvironmentType>,
        transition: ComponentTransition
    ) -> CGSize {
        guard let container = updatedNode(with: view)?.containerMakingIfNeeded() else { return .zero }
        container.begin()
        let size = layOut(
            container, availableSize: availableSize, environment: environment.cells, transition: transition)
        container.finish(transition: transition)
        return size
    }
}
