/// A component that shows two or three columns side by side, or one of them if there is too little space.
///
/// ```swift
/// struct Mail: CompositeComponent {
///     @SceneStorage("columns") var columns = NavigationSplitState()
///     @Local var mailbox = "Inbox"
///
///     var content: some Component<Empty> {
///         NavigationSplitView(state: $columns) {
///             Mailboxes(selection: $mailbox)
///         } content: {
///             Messages(in: mailbox)
///         } detail: {
///             MessageText()
///         }
///     }
/// }
/// ```
///
/// Users drag the dividers, or move a divider that has the focus with the arrow keys. In a narrow window the columns are
/// joined to a stack; ``NavigationSplitState/compactColumn`` determines which one is on top, and changes when the user
/// goes back. Titles and bar items that the columns specify are shown in a bar above each column.
///
/// The view takes the proposed size; in a dimension without a limit it is 480 points long.
public struct NavigationSplitView<ChildEnvironment>: Component {
    /// The environment that the columns expect.
    public typealias EnvironmentType = ChildEnvironment

    let sidebar: AnyComponent<ChildEnvironment>
    let middle: AnyComponent<ChildEnvironment>?
    let detail: AnyComponent<ChildEnvironment>
    /// The state of a binding; `nil` if the view has a state of its own.
    let splitState: NavigationSplitState?
    @Behavior var changeState: ((NavigationSplitState) -> Void)?

    /// Creates a view with two columns.
    ///
    /// - Parameters:
    ///   - state: A binding to the visible columns and their widths; `nil` for a state of the view's own.
    ///   - sidebar: A closure that describes the leading column.
    ///   - detail: A closure that describes the trailing column.
    public init<Sidebar: Component, Detail: Component>(
        state: Binding<NavigationSplitState>? = nil, sidebar: () -> Sidebar, detail: () -> Detail
    ) where Sidebar.EnvironmentType == ChildEnvironment, Detail.EnvironmentType == ChildEnvironment {
        self.init(state, AnyComponent(sidebar()), nil, AnyComponent(detail()))
    }

    /// Creates a view with three columns.
    ///
    /// - Parameters:
    ///   - state: A binding to the visible columns and their widths; `nil` for a state of the view's own.
    ///   - sidebar: A closure that describes the leading column.
    ///   - content: A closure that describes the column between the others.
    ///   - detail: A closure that describes the trailing column.
    public init<Sidebar: Component, Content: Component, Detail: Component>(
        state: Binding<NavigationSplitState>? = nil, sidebar: () -> Sidebar, content: () -> Content,
        detail: () -> Detail
    )
    where
        Sidebar.EnvironmentType == ChildEnvironment, Content.EnvironmentType == ChildEnvironment,
        Detail.EnvironmentType == ChildEnvironment
    {
        self.init(state, AnyComponent(sidebar()), AnyComponent(content()), AnyComponent(detail()))
    }

    private init(
        _ state: Binding<NavigationSplitState>?, _ sidebar: AnyComponent<ChildEnvironment>,
        _ middle: AnyComponent<ChildEnvironment>?, _ detail: AnyComponent<ChildEnvironment>
    ) {
        self.sidebar = sidebar
        self.middle = middle
        self.detail = detail
        splitState = state?.wrappedValue
        _changeState = Behavior(wrappedValue: state.map { state in { state.setFromControl($0) } })
    }

    public func makeView() -> ContainerControllerView {
        ContainerControllerView(frame: .zero)
    }

    public func makeState() -> ContainerState {
        ContainerState()
    }

    /// Updates the columns.
    public func update(
        view: ContainerControllerView, availableSize: CGSize, state: ContainerState,
        environment: Environment<ChildEnvironment>,
        transition: ComponentTransition
    ) -> CGSize {
        state.show(
            self, with: SplitCoordinator<ChildEnvironment>.self, in: view, environment: environment,
            transition: transition)
        return .ofContainer(in: availableSize)
    }
}
