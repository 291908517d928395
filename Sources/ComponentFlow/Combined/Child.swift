/// A declaration of one child of a ``CombinedComponent``.
///
/// Declare it once, in `body`, before the closure that lays out the children:
///
/// ```swift
/// static var body: Body {
///     let title = Child(Text.self)
///     let accessory = Child(environment: Theme.self)    // any component that expects a Theme
///     return { context in … }
/// }
/// ```
///
/// `Content` is the type of the child: a component, or `AnyComponent` for a child whose type can change.
@MainActor
public struct Child<Content> {
    @usableFromInline let declaration = SingleDeclaration()

    private init() {}
}

/// The untyped part of a ``Child`` declaration; non-generic code runs several times faster here.
///
/// It serves as the slot of the first container that uses it, and therefore of every container whose body creates its
/// own declarations. Further containers that share a declaration get slots of their own.
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

    /// Updates the child and returns it for placement.
    ///
    /// - Parameters:
    ///   - component: The component to show.
    ///   - environment: The environment values that the child receives.
    ///   - availableSize: The size proposed to the child, in points.
    ///   - transition: The transition with which the child shows its changes.
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
    /// Declares a child of any component type with the given environment type.
    public init<EnvironmentType>(environment: EnvironmentType.Type)
    where Content == AnyComponent<EnvironmentType> {
        self.init()
    }

    /// Updates the child and returns it for placement.
    ///
    /// - Parameters:
    ///   - component: The component to show; changing its type replaces the view.
    ///   - environment: The environment values that the child receives.
    ///   - availableSize: The size proposed to the child, in points.
    ///   - transition: The transition with which the child shows its changes.
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
