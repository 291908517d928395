/// A component that is described by another component, its content.
///
/// ```swift
/// struct Counter: CompositeComponent {
///     @Local var count = 0
///
///     var content: some Component<Empty> {
///         VStack(spacing: 16) {
///             Text("\(count)").font(.largeTitle)
///             Button("Count") { withTransition(.spring(duration: 0.3)) { count += 1 } }
///         }
///     }
/// }
/// ```
///
/// The environment of the content is the environment of the component. The content is described again when something
/// that it read has changed: a ``Local`` value, a ``Binding``, a property of an `@Observable` model, an environment
/// value, or the component itself. Other components do not run. Several changes before the next frame cause one update.
///
/// A composite component has the size of its content. For a layout of your own, use ``CombinedComponent``.
public protocol CompositeComponent: Component where View == UIView, State == EmptyComponentState {
    /// The type of the content.
    associatedtype Content: Component

    /// The component that describes this one.
    ///
    /// Evaluated in updates only. It must not change state.
    @preconcurrency @MainActor var content: Content { get }
}

extension CompositeComponent {
    public static var _traits: _ComponentTraits { [.keepsNoState, .subscribes] }

    /// Describes the content, and updates it.
    @preconcurrency @MainActor public func update(
        view: UIView, availableSize: CGSize, state: EmptyComponentState,
        environment: Environment<Content.EnvironmentType>, transition: ComponentTransition
    ) -> CGSize {
        guard let node = UpdateScheduler.runningNode, node.view === view,
            case let container = node.containerMakingIfNeeded(),
            let body = CompositeBody.of(self, in: node, container)
        else {
            diagnose(
                "component.called-directly", "update(…) of a composite component was called directly",
                path: "\(Self.self)", hint: "Host the component in a ComponentHostView or add it as a child.")
            return .zero
        }
        container.begin()
        let content = body.content(of: self)
        func update<ContentType: ChildContent>(_: ContentType.Type) -> UpdatedChild {
            // A `TypedContent` has the component as its only property.
            container.update(
                body.childKey, unsafeBitCast(content, to: ContentType.self), environment: environment.cells,
                availableSize: availableSize, transition: transition)
        }
        let child = update(body.facts.contentType)
        container.add(child)
        container.finish(transition: transition)
        return child.size
    }

    /// The environment values of the component, which can be read while ``content`` is evaluated.
    ///
    /// A closure that runs later, such as a button's action, captures the values that it needs:
    ///
    /// ```swift
    /// let theme = environment[Theme.self].value
    /// ```
    @preconcurrency @MainActor public var environment: Environment<Content.EnvironmentType> {
        guard let node = UpdateScheduler.runningNode, node.box.holds(ObjectIdentifier(Self.self)) else {
            diagnose(
                "environment.read-outside", "The environment was read while the content was not being evaluated",
                path: "\(Self.self)", hint: "Read the value in content, and capture it in the closure.")
            return Environment(cells: EnvironmentCells())
        }
        return Environment(cells: node.environment)
    }
}

/// A component that is described by a closure of another component, and is updated when something that the closure read
/// has changed.
struct ObservedContent<ChildEnvironment>: CompositeComponent {
    let describe: () -> AnyComponent<ChildEnvironment>

    /// Returns `false`, because closures are not compared.
    static func == (lhs: ObservedContent, rhs: ObservedContent) -> Bool {
        false
    }

    var content: some Component<ChildEnvironment> {
        Modified(content: describe())
    }
}
