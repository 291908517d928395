/// A component that shows one of several screens, which the user selects with tabs.
///
/// ```swift
/// struct Mail: CompositeComponent {
///     @Local var tab = "inbox"
///
///     var content: some Component<Empty> {
///         TabView(selection: $tab) {
///             Inbox().tabItem { Text("Inbox") }.tag("inbox").badge(3)
///             Preferences().tabItem { Text("Settings") }.tag("settings")
///         }
///     }
/// }
/// ```
///
/// In a narrow window the tabs are at the bottom, otherwise at the top or, in the style ``TabViewStyle/sidebar``, at the
/// leading side; see `UITabBarController` for the keyboard. The screens keep their states while others are shown. If
/// the selection is the value of no tab, the tab that was shown before remains.
///
/// The view takes the proposed size; in a dimension without a limit it is 480 points long.
public struct TabView<ChildEnvironment>: Component {
    /// The environment that the screens expect.
    public typealias EnvironmentType = ChildEnvironment

    let tabs: [TabItem<ChildEnvironment>]
    let style: TabViewStyle
    /// The value of the selected tab; `nil` if the view has a selection of its own.
    let selection: AnyHashable?
    @Behavior var select: ((AnyHashable) -> Void)?

    /// Creates a view with a selection of its own, which is initially the first tab.
    ///
    /// - Parameters:
    ///   - style: Where the tabs are.
    ///   - tabs: A builder of the tabs.
    public init(
        style: TabViewStyle = .automatic, @TabBuilder<ChildEnvironment> tabs: () -> [TabItem<ChildEnvironment>]
    ) {
        self.tabs = tabs()
        self.style = style
        selection = nil
        _select = Behavior(wrappedValue: nil)
    }

    /// Creates a view that shows the tab whose tag is the value of a binding.
    ///
    /// - Parameters:
    ///   - selection: A binding to the tag of the selected tab.
    ///   - style: Where the tabs are.
    ///   - tabs: A builder of the tabs, all of which have tags.
    public init<Value: Hashable>(
        selection: Binding<Value>, style: TabViewStyle = .automatic,
        @TabBuilder<ChildEnvironment> tabs: () -> [TabItem<ChildEnvironment>]
    ) {
        self.tabs = tabs()
        self.style = style
        self.selection = AnyHashable(selection.wrappedValue)
        _select = Behavior(wrappedValue: { value in
            if let value = value.base as? Value { selection.setFromControl(value) }
        })
    }

    public func makeView() -> ContainerControllerView {
        ContainerControllerView(frame: .zero)
    }

    public func makeState() -> ContainerState {
        ContainerState()
    }

    /// Updates the tabs and their screens.
    public func update(
        view: ContainerControllerView, availableSize: CGSize, state: ContainerState,
        environment: Environment<ChildEnvironment>,
        transition: ComponentTransition
    ) -> CGSize {
        state.show(
            self, with: TabCoordinator<ChildEnvironment>.self, in: view, environment: environment,
            transition: transition)
        return .ofContainer(in: availableSize)
    }
}

/// Where the tabs of a ``TabView`` are in a window that is not narrow.
public enum TabViewStyle: Sendable {
    /// At the top.
    case automatic
    /// In a column at the leading side.
    case sidebar
}
