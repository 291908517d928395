import OpenUIKitCore

/// A tab of a tab bar controller, with the controller that it shows.
@preconcurrency @MainActor open class UITab: NSObject {
    /// Identifies the tab among those of its tab bar controller.
    public final let identifier: String
    /// A client-defined value.
    public final var userInfo: Any?
    /// The tab bar controller that has the tab.
    public internal(set) final weak var tabBarController: UITabBarController?
    /// The item by which the bar displays the tab.
    final let item: UITabBarItem
    private final let provider: ((UITab) -> UIViewController)?
    private final var storedController: UIViewController?

    /// Creates a tab.
    ///
    /// - Parameters:
    ///   - title: The title in the bar.
    ///   - image: The image in the bar.
    ///   - identifier: Identifies the tab among those of its tab bar controller.
    ///   - viewControllerProvider: Creates the controller, once. A tab without a controller is not displayed.
    public convenience init(
        title: String, image: UIImage?, identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.init(UITabBarItem(title: title, image: image, selectedImage: nil), identifier, viewControllerProvider)
    }

    init(_ item: UITabBarItem, _ identifier: String, _ provider: ((UITab) -> UIViewController)?) {
        (self.item, self.identifier, self.provider) = (item, identifier, provider)
        super.init()
    }

    /// The controller that the tab shows, which is created on first use; `nil` for a tab without one.
    public final var viewController: UIViewController? {
        if let storedController { return storedController }
        guard let made = provider?(self) else { return nil }
        storedController = made
        made.tabBarItem = item
        return made
    }

    /// Returns whether the tab shows a controller.
    final func shows(_ controller: UIViewController?) -> Bool {
        storedController != nil && storedController === controller
    }

    /// The title in the bar.
    open var title: String {
        get { item.title ?? "" }
        set { item.title = newValue }
    }

    /// The image in the bar.
    open var image: UIImage? {
        get { item.image }
        set { item.image = newValue }
    }

    /// The text of the badge; `nil` or an empty text shows no badge.
    open var badgeValue: String? {
        get { item.badgeValue }
        set { item.badgeValue = newValue }
    }

    /// Whether the user can select the tab.
    ///
    /// The default is `true`.
    open var isEnabled: Bool {
        get { item.isEnabled }
        set { item.isEnabled = newValue }
    }

    /// Whether the tab is not displayed; if a selected tab is hidden, another one is selected.
    ///
    /// The default is `false`.
    open var isHidden = false {
        didSet { if oldValue != isHidden { tabBarController?.showTabs(animated: false) } }
    }
}

/// A tab for a search, by default with a title in the user's language.
@preconcurrency @MainActor open class UISearchTab: UITab {
    /// The identifier of search tabs that specify none.
    public static let defaultIdentifier = "UISearchTab"

    /// Creates a tab with the title "Search" in the user's language.
    public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        self.init(
            UITabBarItem(tabBarSystemItem: .search, tag: 0), Self.defaultIdentifier, viewControllerProvider)
        image = UIImage(systemName: "magnifyingglass")
    }
}
