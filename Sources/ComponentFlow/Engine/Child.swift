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
@preconcurrency @MainActor
public struct Child<Content> {
    @usableFromInline let declaration = ChildDeclaration()

    private init() {}
}

/// A declaration of one child: the number that identifies it in every container.
@MainActor
@usableFromInline
struct ChildDeclaration {
    private let key = ChildKey(declaration: ChildKey.makeDeclaration(), identity: nil)

    init() {}

    @usableFromInline func update(
        _ content: some ChildContent, environment: EnvironmentCells, availableSize: CGSize,
        transition: ComponentTransition
    ) -> UpdatedChild {
        ChildContainer.updateRunning(
            key, content, environment: environment, availableSize: availableSize, transition: transition)
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
