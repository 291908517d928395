/// Declares one child of a ``CombinedComponent``.
///
/// Declare it once, in `body`, before the closure that lays the children out:
///
/// ```swift
/// static var body: Body {
///     let title = Child(Text.self)
///     let accessory = Child(environment: Theme.self)    // any component that expects a Theme
///     return { context in … }
/// }
/// ```
///
/// `Content` is the type of the child: a component, or `AnyComponent` for a child of changing type.
@MainActor
public struct Child<Content> {
    @usableFromInline let declaration = SingleDeclaration()

    private init() {}
}

/// What a ``Child`` declares, without its type: code that is not generic runs several times faster here.
///
/// It is the slot of the first container that uses it, and so of every one whose body declares its children. Containers
/// that share a declaration each get a slot of their own.
@usableFromInline
final class SingleDeclaration: SingleChildSlot {
    init() {
        super.init(declaration: ChildContainer.makeID(), containerID: 0)
    }

    @usableFromInline func update(
        _ content: some ChildContent, environment: EnvironmentCells, availableSize: CGSize,
        transition: ComponentTransition
    ) -> UpdatedChild {
        guard let container = ChildContainer.running else {
            return ChildContainer.updateOutside(content, environment, availableSize, transition)
        }
        let slot = slot(in: container)
        var node = slot.node
        let child = container.updateChild(
            &node, content: content, identity: nil, environment: environment, availableSize: availableSize,
            transition: transition)
        if slot.node !== node { slot.node = node }
        return child
    }

    private func slot(in container: ChildContainer) -> SingleChildSlot {
        if containerID == container.id || settle(in: container) { return self }
        return container.slots(of: declaration) { SingleChildSlot(declaration: declaration, containerID: $0) }
    }
}

extension Child where Content: Component {
    /// Declares a child that is always a component of one type.
    public init(_ type: Content.Type) {
        self.init()
    }

    /// Updates the child and returns it, ready to be placed and added.
    ///
    /// - Parameters:
    ///   - component: What the child is to show.
    ///   - environment: The values the child receives.
    ///   - availableSize: The size the child is offered, in points.
    ///   - transition: How the child shows its changes.
    @inlinable public func update(
        component: Content, @EnvironmentBuilder environment: () -> Environment<Content.EnvironmentType>,
        availableSize: CGSize, transition: ComponentTransition
    ) -> UpdatedChild {
        declaration.update(
            TypedContent(component: component), environment: environment().cells, availableSize: availableSize,
            transition: transition)
    }

    /// Updates a child that expects no environment.
    @inlinable public func update(
        component: Content, availableSize: CGSize, transition: ComponentTransition
    ) -> UpdatedChild where Content.EnvironmentType == Empty {
        declaration.update(
            TypedContent(component: component), environment: EnvironmentCells(), availableSize: availableSize,
            transition: transition)
    }
}

extension Child {
    /// Declares a child of any type that expects a certain environment.
    public init<EnvironmentType>(environment: EnvironmentType.Type)
    where Content == AnyComponent<EnvironmentType> {
        self.init()
    }

    /// Updates the child and returns it, ready to be placed and added.
    ///
    /// - Parameters:
    ///   - component: What the child is to show. Another type than before replaces the view.
    ///   - environment: The values the child receives.
    ///   - availableSize: The size the child is offered, in points.
    ///   - transition: How the child shows its changes.
    @inlinable public func update<EnvironmentType>(
        component: AnyComponent<EnvironmentType>,
        @EnvironmentBuilder environment: () -> Environment<EnvironmentType>,
        availableSize: CGSize, transition: ComponentTransition
    ) -> UpdatedChild where Content == AnyComponent<EnvironmentType> {
        declaration.update(
            BoxContent(box: component.box), environment: environment().cells, availableSize: availableSize,
            transition: transition)
    }

    /// Updates a child that expects no environment.
    @inlinable public func update(
        component: AnyComponent<Empty>, availableSize: CGSize, transition: ComponentTransition
    ) -> UpdatedChild where Content == AnyComponent<Empty> {
        declaration.update(
            BoxContent(box: component.box), environment: EnvironmentCells(), availableSize: availableSize,
            transition: transition)
    }
}
