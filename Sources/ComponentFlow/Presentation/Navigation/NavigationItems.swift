/// A component that specifies the title and the bar items of its screen in a ``NavigationStack``.
///
/// If several components of a screen specify the same, the last one that appeared applies.
public struct NavigationItems<ChildEnvironment>: Wrapper {
    /// The environment that the content expects.
    public typealias EnvironmentType = ChildEnvironment

    /// The component to which the modifier was applied.
    public let content: AnyComponent<ChildEnvironment>
    private var title: String?
    private var toolbar: [ToolbarItem]?

    fileprivate init(content: AnyComponent<ChildEnvironment>) {
        self.content = content
    }

    public func makeView() -> NavigationItemView {
        NavigationItemView(frame: .zero)
    }

    /// Updates the content, and shows the title and the items.
    public func update(
        view: NavigationItemView, availableSize: CGSize, state: EmptyComponentState,
        environment: Environment<ChildEnvironment>, transition: ComponentTransition
    ) -> CGSize {
        view.show(title: title, toolbar: toolbar)
        return updateChildren(
            in: view, availableSize: availableSize, environment: environment, transition: transition)
    }

    fileprivate func titled(_ title: String) -> NavigationItems {
        with { $0.title = title }
    }

    fileprivate func with(toolbar: [ToolbarItem]) -> NavigationItems {
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
    ///     Button("Add") { library.add() }
    ///     ToolbarItem(placement: .bottomBar) { Button("Sort") { library.sort() } }
    /// }
    /// ```
    ///
    /// - Parameter items: A builder of the items; a button or a menu of its own is at the trailing edge.
    public func toolbar(@ToolbarBuilder _ items: () -> [ToolbarItem]) -> NavigationItems<EnvironmentType> {
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
    private var toolbar: [ToolbarItem]?
    private var commands: [UIKeyCommand] = []
    private weak var screen: ScreenView?

    fileprivate func show(title: String?, toolbar: [ToolbarItem]?) {
        let isChanged = title != self.title || toolbar != self.toolbar
        let areItemsChanged = toolbar != self.toolbar
        self.title = title
        self.toolbar = toolbar
        if areItemsChanged {
            leading = toolbar.map { makeItems(of: $0, at: .leading) }
            trailing = toolbar.map { makeItems(of: $0, at: .trailing) }
            bottom = toolbar.map { makeItems(of: $0, at: .bottomBar) }
            commands = (toolbar ?? []).enumerated().flatMap { index, item in
                item.items.keyCommands { [weak self] in self?.perform($0, at: $1, of: index) }
            }
        }
        if isChanged { screen?.showItems() }
    }

    private func makeItems(of toolbar: [ToolbarItem], at placement: ToolbarItem.Placement) -> [UIBarButtonItem] {
        toolbar.enumerated().flatMap { index, item -> [UIBarButtonItem] in
            guard item.placement == placement else { return [] }
            return item.items.barItems(at: placement) { [weak self] in self?.perform($0, at: $1, of: index) }
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
