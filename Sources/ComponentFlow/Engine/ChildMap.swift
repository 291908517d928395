/// A declaration of any number of children of a ``CombinedComponent``, which are identified by keys.
///
/// ```swift
/// static var body: Body {
///     let rows = ChildMap(environment: Empty.self, keyedBy: Int.self)
///     return { context in
///         for item in context.component.items {
///             let row = rows[item.id].update(
///                 component: item.row, availableSize: context.availableSize, transition: context.transition)
///             …
/// ```
///
/// The child of a key keeps its view and its state as long as it is updated and added in every pass, regardless of its
/// position.
@preconcurrency @MainActor
public final class ChildMap<Key: Hashable, Content> {
    @usableFromInline let declaration = KeyedDeclaration()

    private init() {}

    /// The child with the given key, created on its first update.
    @inlinable public subscript(key: Key) -> KeyedChild<Key, Content> {
        KeyedChild(declaration: declaration, identity: ComponentIdentity(key))
    }
}

/// A declaration of any number of children: the number that identifies it in every container.
@MainActor
@usableFromInline
struct KeyedDeclaration {
    private let declaration = ChildKey.makeDeclaration()

    init() {}

    func key(_ identity: ComponentIdentity) -> ChildKey {
        ChildKey(declaration: declaration, identity: identity)
    }

    func update(
        _ content: some ChildContent, identity: ComponentIdentity, environment: EnvironmentCells,
        availableSize: CGSize, transition: ComponentTransition
    ) -> UpdatedChild {
        ChildContainer.updateRunning(
            key(identity), content, environment: environment, availableSize: availableSize, transition: transition)
    }

    /// Updates a boxed component; non-generic code runs several times faster here.
    @usableFromInline func update(
        _ box: ComponentBox, identity: ComponentIdentity, environment: EnvironmentCells, availableSize: CGSize,
        transition: ComponentTransition
    ) -> UpdatedChild {
        update(
            BoxContent(box: box), identity: identity, environment: environment, availableSize: availableSize,
            transition: transition)
    }
}

extension ChildMap where Content: Component {
    /// Declares children that are all components of one type.
    public convenience init(_ type: Content.Type, keyedBy: Key.Type) {
        self.init()
    }
}

extension ChildMap {
    /// Declares children of any component type with the given environment type.
    public convenience init<EnvironmentType>(environment: EnvironmentType.Type, keyedBy: Key.Type)
    where Content == AnyComponent<EnvironmentType> {
        self.init()
    }
}

/// One child of a ``ChildMap``.
@preconcurrency @MainActor
public struct KeyedChild<Key: Hashable, Content> {
    @usableFromInline let declaration: KeyedDeclaration
    @usableFromInline let identity: ComponentIdentity

    @inlinable init(declaration: KeyedDeclaration, identity: ComponentIdentity) {
        self.declaration = declaration
        self.identity = identity
    }
}

extension KeyedChild where Content: Component {
    /// Updates the child and returns it for placement.
    public func update(
        component: Content, @EnvironmentBuilder environment: () -> Environment<Content.EnvironmentType>,
        availableSize: CGSize, transition: ComponentTransition
    ) -> UpdatedChild {
        declaration.update(
            TypedContent(component: component), identity: identity, environment: environment().cells,
            availableSize: availableSize, transition: transition)
    }

    /// Updates a child that expects no environment.
    public func update(
        component: Content, availableSize: CGSize, transition: ComponentTransition
    ) -> UpdatedChild where Content.EnvironmentType == Empty {
        declaration.update(
            TypedContent(component: component), identity: identity, environment: EnvironmentCells(),
            availableSize: availableSize, transition: transition)
    }
}

extension KeyedChild {
    /// Updates the child and returns it for placement.
    ///
    /// Changing the type of the component replaces the view.
    @inlinable public func update<EnvironmentType>(
        component: AnyComponent<EnvironmentType>,
        @EnvironmentBuilder environment: () -> Environment<EnvironmentType>,
        availableSize: CGSize, transition: ComponentTransition
    ) -> UpdatedChild where Content == AnyComponent<EnvironmentType> {
        declaration.update(
            component.box, identity: identity, environment: environment().cells,
            availableSize: availableSize,
            transition: transition)
    }

    /// Updates a child that expects no environment.
    @inlinable public func update(
        component: AnyComponent<Empty>, availableSize: CGSize, transition: ComponentTransition
    ) -> UpdatedChild where Content == AnyComponent<Empty> {
        declaration.update(
            component.box, identity: identity, environment: EnvironmentCells(), availableSize: availableSize,
            transition: transition)
    }
}
