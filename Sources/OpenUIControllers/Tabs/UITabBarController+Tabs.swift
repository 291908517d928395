import OpenUIKitCore

/// Tabs that are described by ``UITab`` objects instead of controllers.
extension UITabBarController {
    /// Creates a controller with tabs.
    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        self.tabs = tabs
    }

    /// The tabs, also hidden ones; empty if ``viewControllers`` was set instead.
    public final var tabs: [UITab] {
        get { storedTabs }
        set { setTabs(newValue, animated: false) }
    }

    /// Sets the tabs, of which the selected one stays selected if it is among them.
    public final func setTabs(_ tabs: [UITab], animated: Bool) {
        var seen: Set<String> = []
        replaceTabs(with: tabs.filter { seen.insert($0.identifier).inserted })
        showTabs(animated: animated)
    }

    /// The selected tab, or `nil` if there are no tabs; a tab that is not displayed is ignored.
    public final var selectedTab: UITab? {
        get { tab(of: selectedViewController) }
        set {
            guard let newValue, storedTabs.contains(where: { $0 === newValue }), !newValue.isHidden else { return }
            selectedViewController = newValue.viewController
        }
    }

    /// Returns the tab with an identifier, or `nil` if there is none.
    public final func tab(forIdentifier identifier: String) -> UITab? {
        storedTabs.first { $0.identifier == identifier }
    }

    final func tab(of controller: UIViewController?) -> UITab? {
        storedTabs.first { $0.shows(controller) }
    }

    /// Shows the controllers of the tabs that are not hidden.
    final func showTabs(animated: Bool) {
        let shown = storedTabs.filter { !$0.isHidden }.compactMap(\.viewController)
        setControllers(shown, animated: animated)
    }

    /// Replaces the tabs without showing the new ones.
    final func replaceTabs(with tabs: [UITab]) {
        for tab in storedTabs { tab.tabBarController = nil }
        storedTabs = tabs
        for tab in tabs {
            tab.tabBarController?.tabs.removeAll { $0 === tab }
            tab.tabBarController = self
        }
    }
}

extension UIViewController {
    /// The tab that shows the controller or an ancestor of it; `nil` if the tabs are not described by ``UITab`` objects.
    public final var tab: UITab? {
        var controller: UIViewController? = self
        while let current = controller {
            if let tabs = current.parent as? UITabBarController { return tabs.tab(of: current) }
            controller = current.parent
        }
        return nil
    }
}
