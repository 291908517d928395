/// A component that describes the screens of a ``NavigationStack`` for values of one type.
///
/// Its closure is called again in every update of its parent, because what it uses is unknown.
public struct NavigationDestination<ChildEnvironment>: Wrapper {
    /// The environment that the content and the screens expect.
    public typealias EnvironmentType = ChildEnvironment

    /// The component to which the modifier was applied.
    public let content: AnyComponent<ChildEnvironment>
    /// Returns the description of the screen for a value, or `nil` if the value has another type.
    private let describe: (AnyHashable) -> (() -> AnyComponent<ChildEnvironment>)?

    fileprivate init<Value: Hashable>(
        content: AnyComponent<ChildEnvironment>, destination: @escaping (Value) -> AnyComponent<ChildEnvironment>
    ) {
        self.content = content
        describe = { value in
            guard let value = value.base as? Value else { return nil }
            return { destination(value) }
        }
    }

    /// Returns `false`, because closures are not compared.
    public static func == (lhs: NavigationDestination, rhs: NavigationDestination) -> Bool {
        false
    }

    /// The state, which knows the screens that were created.
    public final class State: ComponentState {
        private struct Page {
            let value: AnyHashable
            weak var controller: ScreenController<ChildEnvironment>?
        }

        private var pages: [Page] = []

        fileprivate func makePage(
            for value: AnyHashable, of destination: NavigationDestination, in view: UIView,
            environment: Environment<ChildEnvironment>
        ) -> ScreenController<ChildEnvironment>? {
            guard let component = destination.component(for: value) else { return nil }
            let controller = ScreenController(component, environment: environment, origin: view)
            pages.removeAll { $0.controller == nil }
            pages.append(Page(value: value, controller: controller))
            return controller
        }

        fileprivate func updatePages(
            of destination: NavigationDestination, environment: Environment<ChildEnvironment>,
            transition: ComponentTransition
        ) {
            for page in pages {
                guard let controller = page.controller, let component = destination.component(for: page.value) else {
                    continue
                }
                controller.update(component, environment: environment, transition: transition)
            }
        }
    }

    private func component(for value: AnyHashable) -> AnyComponent<ChildEnvironment>? {
        describe(value).map { AnyComponent(ObservedContent(describe: $0)) }
    }

    public func makeView() -> NavigationDestinationView {
        NavigationDestinationView(frame: .zero)
    }

    public func makeState() -> State {
        State()
    }

    /// Updates the content, and the screens that are in the stack.
    public func update(
        view: NavigationDestinationView, availableSize: CGSize, state: State,
        environment: Environment<ChildEnvironment>, transition: ComponentTransition
    ) -> CGSize {
        view.makePage = { [weak state, weak view] value in
            guard let state, let view else { return nil }
            return state.makePage(for: value, of: self, in: view, environment: environment)
        }
        state.updatePages(of: self, environment: environment, transition: transition)
        return updateChildren(
            in: view, availableSize: availableSize, environment: environment, transition: transition)
    }
}

/// The view of a ``NavigationDestination``.
public final class NavigationDestinationView: UIView {
    /// Creates the screen for a value, or returns `nil` if the value has another type.
    var makePage: (AnyHashable) -> (any ComponentScreen)? = { _ in nil }
}

extension Component {
    /// Returns the component, which describes the screens of the enclosing ``NavigationStack`` for values of a type.
    ///
    /// The screens have the environment of the component.
    ///
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - destination: A closure that describes the screen for a value.
    public func navigationDestination<Value: Hashable, Destination: Component>(
        for type: Value.Type, destination: @escaping (Value) -> Destination
    ) -> NavigationDestination<EnvironmentType> where Destination.EnvironmentType == EnvironmentType {
        NavigationDestination(content: AnyComponent(self)) { (value: Value) in AnyComponent(destination(value)) }
    }

    /// Returns the component, which describes screens that expect no environment for values of a type.
    @_disfavoredOverload
    public func navigationDestination<Value: Hashable, Destination: Component>(
        for type: Value.Type, destination: @escaping (Value) -> Destination
    ) -> NavigationDestination<EnvironmentType> where Destination.EnvironmentType == Empty {
        NavigationDestination(content: AnyComponent(self)) { (value: Value) in
            AnyComponent(ignoringEnvironment: destination(value))
        }
    }
}
