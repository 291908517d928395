extension UIViewController {
    /// The properties of controllers that are displayed in bars.
    final class NavigationState {
        var item: UINavigationItem?
        var toolbarItems: [UIBarButtonItem]?
        var hidesBottomBarWhenPushed = false
        var isEditing = false
        var editItem: UIBarButtonItem?
        weak var contentScrollView: UIScrollView?
    }

    private var ensuredNavigation: NavigationState {
        if let navigation { return navigation }
        let state = NavigationState()
        navigation = state
        return state
    }

    /// The navigation item, which is created on first use with the controller's title.
    public final var navigationItem: UINavigationItem {
        let state = ensuredNavigation
        if let item = state.item { return item }
        let item = UINavigationItem()
        item.title = title
        state.item = item
        return item
    }

    /// A button that toggles editing, with the title "Edit" or, while editing, "Done".
    public final var editButtonItem: UIBarButtonItem {
        let state = ensuredNavigation
        if let item = state.editItem { return item }
        let item = UIBarButtonItem(
            systemItem: isEditing ? .done : .edit,
            primaryAction: UIAction { [weak self] _ in
                if let self { setEditing(!isEditing, animated: true) }
            })
        state.editItem = item
        return item
    }

    final func editingDidChange(_ editing: Bool) {
        let state = ensuredNavigation
        state.isEditing = editing
        state.editItem?.style = .plain
        state.editItem?.adopt(editing ? .done : .edit)
    }

    /// The items in the toolbar of the navigation controller.
    public final var toolbarItems: [UIBarButtonItem]? {
        get { navigation?.toolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }

    /// Sets the items in the toolbar of the navigation controller.
    public final func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        ensuredNavigation.toolbarItems = toolbarItems
        if let navigationController, navigationController.topViewController === self {
            navigationController.updateToolbar(animated)
        }
    }

    /// Whether the bottom bars are hidden while the controller is in a navigation stack.
    ///
    /// The default is `false`.
    public final var hidesBottomBarWhenPushed: Bool {
        get { navigation?.hidesBottomBarWhenPushed ?? false }
        set { ensuredNavigation.hidesBottomBarWhenPushed = newValue }
    }

    /// Sets the scroll view that bars observe, for example for large titles; `nil` selects it automatically.
    ///
    /// The same scroll view is used for all edges.
    public final func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {
        ensuredNavigation.contentScrollView = scrollView
        navigationController?.viewIfLoaded?.setNeedsLayout()
    }

    /// Returns the scroll view set by `setContentScrollView(_:for:)`.
    public final func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        navigation?.contentScrollView
    }
}
