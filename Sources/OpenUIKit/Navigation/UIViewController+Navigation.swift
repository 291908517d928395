extension UIViewController {
    /// What only controllers in bars have.
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

    /// What a navigation bar shows while the controller is on top; made when first asked for, with the controller's title.
    public final var navigationItem: UINavigationItem {
        let state = ensuredNavigation
        if let item = state.item { return item }
        let item = UINavigationItem()
        item.title = title
        state.item = item
        return item
    }

    /// An item that turns editing on and off: "Edit", or "Done" meanwhile.
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

    /// What the tool bar of a navigation controller shows while the controller is on top.
    public final var toolbarItems: [UIBarButtonItem]? {
        get { navigation?.toolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }

    /// Sets what the tool bar of a navigation controller shows while the controller is on top.
    public final func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        ensuredNavigation.toolbarItems = toolbarItems
        if let navigationController, navigationController.topViewController === self {
            navigationController.updateToolbar(animated)
        }
    }

    /// Whether bars at the bottom are hidden while the controller is in a navigation controller.
    ///
    /// False at first.
    public final var hidesBottomBarWhenPushed: Bool {
        get { navigation?.hidesBottomBarWhenPushed ?? false }
        set { ensuredNavigation.hidesBottomBarWhenPushed = newValue }
    }

    /// Says which scroll view the bars follow, for example with large titles; nil leaves it to the system.
    ///
    /// There is one for all edges.
    public final func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {
        ensuredNavigation.contentScrollView = scrollView
        navigationController?.viewIfLoaded?.setNeedsLayout()
    }

    /// Which scroll view the bars follow, if somebody said so.
    public final func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        navigation?.contentScrollView
    }
}
