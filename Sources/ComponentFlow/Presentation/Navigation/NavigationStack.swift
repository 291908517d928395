/// A component that shows the last of a stack of screens, below a bar with its title and a back button.
///
/// ```swift
/// struct Shelf: CompositeComponent {
///     @Bindable var library: Library
///     @Local var path: [Book] = []
///
///     var content: some Component<Empty> {
///         NavigationStack(path: $path) {
///             VStack { for book in library.books { NavigationLink(book.title, value: book) } }
///                 .navigationTitle("Books")
///                 .navigationDestination(for: Book.self) { BookDetail(book: $0) }
///         }
///     }
/// }
/// ```
///
/// The path contains a value for each screen after the first one. A change of the path pushes and pops screens; the
/// back button, a swipe from the leading edge, and Alt with the arrow key that points backward remove the last value. A
/// component in the stack registers the screens with `navigationDestination(for:destination:)`.
///
/// The stack takes the proposed size; in a dimension without a limit it is 480 points long.
public struct NavigationStack<ChildEnvironment>: Component {
    /// The environment that the first screen expects.
    public typealias EnvironmentType = ChildEnvironment

    let root: AnyComponent<ChildEnvironment>
    /// The values of the path; `nil` if the stack has a path of its own.
    let values: [AnyHashable]?
    @Behavior var path: NavigationPathAccess?

    /// Creates a stack with a path of its own, which links extend.
    ///
    /// - Parameter root: A closure that describes the first screen.
    public init<Root: Component>(root: () -> Root) where Root.EnvironmentType == ChildEnvironment {
        self.init(AnyComponent(root()), values: nil, path: nil)
    }

    /// Creates a stack with a path of values of one type.
    ///
    /// - Parameters:
    ///   - path: A binding to the values of the screens after the first one.
    ///   - root: A closure that describes the first screen.
    public init<Value: Hashable, Root: Component>(path: Binding<[Value]>, root: () -> Root)
    where Root.EnvironmentType == ChildEnvironment {
        self.init(
            AnyComponent(root()), values: path.wrappedValue.map { AnyHashable($0) }, path: NavigationPathAccess(path))
    }

    /// Creates a stack with a path of values of different types.
    ///
    /// - Parameters:
    ///   - path: A binding to the values of the screens after the first one.
    ///   - root: A closure that describes the first screen.
    public init<Root: Component>(path: Binding<NavigationPath>, root: () -> Root)
    where Root.EnvironmentType == ChildEnvironment {
        self.init(AnyComponent(root()), values: path.wrappedValue.values, path: NavigationPathAccess(path))
    }

    private init(_ root: AnyComponent<ChildEnvironment>, values: [AnyHashable]?, path: NavigationPathAccess?) {
        self.root = root
        self.values = values
        self.path = path
    }

    /// The state, which owns the screens.
    public final class State: ComponentState {
        private var root: ScreenController<ChildEnvironment>?
        private var coordinator: NavigationCoordinator?

        fileprivate func show(
            _ stack: NavigationStack, in view: NavigationStackView, environment: Environment<ChildEnvironment>,
            transition: ComponentTransition
        ) {
            let coordinator = coordinatorMakingIfNeeded(for: stack, in: view, environment: environment)
            root?.update(stack.root, environment: environment, transition: transition)
            coordinator.show(stack.values, path: stack.path, transition: transition)
        }

        private func coordinatorMakingIfNeeded(
            for stack: NavigationStack, in view: NavigationStackView, environment: Environment<ChildEnvironment>
        ) -> NavigationCoordinator {
            if let coordinator { return coordinator }
            let root = ScreenController(stack.root, environment: environment, origin: view)
            let made = NavigationCoordinator(root: root, view: view)
            self.root = root
            coordinator = made
            return made
        }
    }

    public func makeView() -> NavigationStackView {
        NavigationStackView(frame: .zero)
    }

    public func makeState() -> State {
        State()
    }

    /// Updates the first screen, and pushes and pops the others.
    public func update(
        view: NavigationStackView, availableSize: CGSize, state: State, environment: Environment<ChildEnvironment>,
        transition: ComponentTransition
    ) -> CGSize {
        state.show(self, in: view, environment: environment, transition: transition)
        return .ofContainer(in: availableSize)
    }
}

/// The view of a ``NavigationStack``.
public final class NavigationStackView: ContainerControllerView {
    weak var coordinator: NavigationCoordinator?

    /// Shows the path that was specified outside of a window.
    public override func didMoveToWindow() {
        super.didMoveToWindow()
        coordinator?.windowDidChange()
    }
}
