/// A component that specifies the title, the bar items and the components in the bars of its screen in a ``NavigationStack``.
///
/// If several components of a screen specify the same, the last one that appeared applies.
public struct NavigationItems<ChildEnvironment>: Wrapper {
    /// The environment that the content expects.
    public typealias EnvironmentType = ChildEnvironment

    /// The component to which the modifier was applied.
    public let content: AnyComponent<ChildEnvironment>
    private var title: String?
    private var toolbar: [ToolbarItem<ChildEnvironment>]?

    fileprivate init(content: AnyComponent<ChildEnvironment>) {
        self.content = content
    }

    /// The state, which hosts the components in the bars.
    public final class State: ComponentState {
        fileprivate var principal: BarContent<ChildEnvironment>?
        fileprivate var status: BarContent<ChildEnvironment>?
    }

    public func makeView() -> NavigationItemView {
        NavigationItemView(frame: .zero)
    }

    public func makeState() -> State {
        State()
    }

    /// Updates the content, and shows the title, the items and the components in the bars.
    public func update(
        view: NavigationItemView, availableSize: CGSize, state: State, environment: Environment<ChildEnvironment>,
        transition: ComponentTransition
    ) -> CGSize {
        let context = BarContent<ChildEnvironment>.Context(
            origin: view, state: state, width: availableSize.width, environment: environment, transition: transition)
        show(component(at: .principal), in: &state.principal, context)
        show(component(at: .status), in: &state.status, context)
        view.show(
            title: title, toolbar: toolbar?.compactMap(\.group), principal: state.principal?.view,
            status: state.status?.item)
        return updateChildren(
            in: view, availableSize: availableSize, environment: environment, transition: transition)
    }

    private func component(at placement: ToolbarContentPlacement) -> AnyComponent<ChildEnvironment>? {
        toolbar?.lazy.compactMap { $0.component(at: placement) }.last
    }

    @MainActor private func show(
        _ component: AnyComponent<ChildEnvironment>?, in content: inout BarContent<ChildEnvironment>?,
        _ context: BarContent<ChildEnvironment>.Context
    ) {
        guard let component else { return content = nil }
        let shown = content ?? BarContent()
        content = shown
        shown.show(component, context)
    }

    fileprivate func titled(_ title: String) -> NavigationItems {
        with { $0.title = title }
    }

    fileprivate func with(toolbar: [ToolbarItem<ChildEnvironment>]) -> NavigationItems {
        with { $0.toolbar = ($0.toolbar ?? []) + toolbar }
    }
}

extension Component {
    /// Returns the component, which sets the title of its screen in a ``NavigationStack``.
    public func navigationTitle(_ title: String) -> NavigationItems<EnvironmentType> {
        navigationItems.titled(title)
    }

    /// Returns the component, which adds items to the bars of its screen in a ``NavigationStack``.
    ///
    /// ```swift
    /// .toolbar {
    ///     ToolbarItem(placement: .leading) { Button("Edit") { isEditing.toggle() } }
    ///     ToolbarItem(placement: .principal) { Text(library.name).font(.headline) }
    ///     Button("Add") { library.add() }
    ///     ToolbarItem(placement: .bottomBar) { Button("Sort") { library.sort() } }
    /// }
    /// ```
    ///
    /// - Parameter items: A builder of the items; a button or a menu of its own is at the trailing edge.
    public func toolbar(
        @ToolbarBuilder<EnvironmentType> _ items: () -> [ToolbarItem<EnvironmentType>]
    ) -> NavigationItems<EnvironmentType> {
        navigationItems.with(toolbar: items())
    }

    private var navigationItems: NavigationItems<EnvironmentType> {
        self as? NavigationItems<EnvironmentType> ?? NavigationItems(content: AnyComponent(self))
    }
}

/// The view of ``NavigationItems``.
public final class NavigationItemView: UIView {
    private(set) var title: String?
    private(set) var leading: [UIBarButtonItem]?
    private(set) var trailing: [UIBarButtonItem]?
    private(set) var bottom: [UIBarButtonItem]?
    /// The view of the component in the middle of the bar at the top.
    private(set) var principal: UIView?
    /// The item of the component in the middle of the bar at the bottom.
    private(set) var status: UIBarButtonItem?
    private var toolbar: [ToolbarGroup]?
    private var commands: [UIKeyCommand] = []
    private weak var screen: ScreenView?

    fileprivate func show(
        title: String?, toolbar: [ToolbarGroup]?, principal: UIView?, status: UIBarButtonItem?
    ) {
        let areItemsChanged = toolbar != self.toolbar
        let isChanged =
            areItemsChanged || title != self.title || principal !== self.principal || status !== self.status
        (self.title, self.toolbar, self.principal, self.status) = (title, toolbar, principal, status)
        if areItemsChanged {
            leading = toolbar.map { makeItems(of: $0, at: .leading) }
            trailing = toolbar.map { makeItems(of: $0, at: .trailing) }
            bottom = toolbar.map { makeItems(of: $0, at: .bottom) }
            commands = (toolbar ?? []).enumerated().flatMap { index, group in
                group.items.keyCommands { [weak self] in self?.perform($0, at: $1, of: index) }
            }
        }
        if isChanged { screen?.showItems() }
    }

    private func makeItems(of toolbar: [ToolbarGroup], at edge: ToolbarItemPlacement.Edge) -> [UIBarButtonItem] {
        toolbar.enumerated().flatMap { index, group -> [UIBarButtonItem] in
            guard group.placement.edge == edge else { return [] }
            return group.items.barItems(at: group.placement) { [weak self] in self?.perform($0, at: $1, of: index) }
        }
    }

    /// Performs the current action of an entry.
    private func perform(_ entry: MenuItem, at index: Int, of item: Int) {
        prepareComponentsForEvent()
        let toolbar = toolbar ?? []
        let items = toolbar.indices.contains(item) ? toolbar[item].items : []
        items.current(entry, at: index).action()
    }

    /// The key combinations of the items.
    public override var keyCommands: [UIKeyCommand]? { commands }

    /// Shows the title and the items in the screen that contains the view, and makes their key combinations available
    /// wherever the keyboard focus is in the window.
    public override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { registerKeyCommandsWithWindow() }
        screenDidChange()
    }

    func screenDidChange() {
        let current = sequence(first: self as UIView, next: \.superview).first { $0 is ScreenView } as? ScreenView
        guard current !== screen else { return }
        screen?.remove(self)
        screen = current
        current?.add(self)
        current?.showItems()
    }
}
