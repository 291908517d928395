extension UIViewController {
    /// The properties of controllers that are displayed in bars.
    final class NavigationState: NavigationProperties {
        var item: UINavigationItem?
        var tabBarItem: UITabBarItem?
        var toolbarItems: [UIBarButtonItem]?
        var hidesBottomBarWhenPushed = false
        var editItem: UIBarButtonItem?
        weak var contentScrollView: UIScrollView?
        /// The view that had the keyboard focus when another controller was pushed.
        weak var focusedView: UIView?

        var searchText: String? { item?.searchController?.searchBar.text }

        func titleDidChange(_ title: String?) {
            item?.title = title
            tabBarItem?.title = title
        }

        func editingDidChange(_ isEditing: Bool) {
            editItem?.style = .plain
            editItem?.adopt(isEditing ? .done : .edit)
        }
    }

    /// The navigation properties, or `nil` if none was set.
    final var navigation: NavigationState? { navigationProperties as? NavigationState }

    final var ensuredNavigation: NavigationState {
        if let navigation { return navigation }
        let state = NavigationState()
        navigationProperties = state
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

    /// Sets the scroll view that bars observe for large titles and their scroll edge appearance; `nil` selects it automatically.
    ///
    /// The same scroll view is used for all edges.
    public final func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {
        ensuredNavigation.contentScrollView = scrollView
        navigationController?.viewIfLoaded?.setNeedsLayout()
        tabBarController?.viewIfLoaded?.setNeedsLayout()
    }

    /// Returns the scroll view set by `setContentScrollView(_:for:)`.
    public final func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        navigation?.contentScrollView
    }

    /// The nearest navigation controller among the ancestors, or `nil` if there is none.
    public final var navigationController: UINavigationController? {
        var current = parent
        while let controller = current {
            if let navigation = controller as? UINavigationController { return navigation }
            current = controller.parent
        }
        return nil
    }
}
