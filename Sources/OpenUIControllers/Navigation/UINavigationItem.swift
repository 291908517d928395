/// The content of a navigation bar for a controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
    /// The conditions under which a large title is displayed.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// Inherits the mode of the previous item; the first item displays a large title if the bar prefers large titles.
        case automatic = 0
        /// Displays a large title if the bar prefers large titles.
        case always = 1
        /// Never displays a large title.
        case never = 2
    }

    /// The title of the back button that leads to a controller.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The controller's title, if there is enough space.
        case `default` = 0
        /// The title "Back".
        case generic = 1
        /// An arrow without title.
        case minimal = 2
    }

    /// The places of a search bar in the navigation bar.
    public enum SearchBarPlacement: Int, Sendable {
        /// ``inline`` in bars of regular width, otherwise ``stacked``.
        case automatic = 0
        /// In the row of the title, at the trailing edge.
        case inline = 1
        /// Below the title.
        case stacked = 2
    }

    /// The title displayed in the center of the bar.
    open var title: String? { didSet { if oldValue != title { didChange() } } }
    /// A view that is displayed instead of the title.
    open var titleView: UIView? { didSet { if oldValue !== titleView { didChange() } } }
    /// A closure that returns the menu that the title opens, from suggested elements; `nil` for a title without a menu.
    ///
    /// Called whenever the menu is opened, without suggested elements. Large titles have no menu.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { didChange() } }
    /// A line of text above the title, which increases the height of the bar.
    open var prompt: String? { didSet { if oldValue != prompt { didChange() } } }
    /// The title of the back button that leads to this controller; `nil` uses ``title``.
    open var backButtonTitle: String? { didSet { if oldValue != backButtonTitle { didChange() } } }
    /// An item that configures the back button that leads to this controller.
    ///
    /// Only its title and image are used.
    open var backBarButtonItem: UIBarButtonItem? { didSet { if oldValue !== backBarButtonItem { didChange() } } }
    /// The kind of title of the back button that leads to this controller.
    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { if oldValue != backButtonDisplayMode { didChange() } }
    }
    /// The action of the back button, performed instead of popping the controller.
    open var backAction: UIAction? { didSet { didChange() } }
    /// Whether the back button is hidden.
    ///
    /// The default is `false`.
    open var hidesBackButton = false { didSet { if oldValue != hidesBackButton { didChange() } } }
    /// Whether the leading items are displayed next to the back button instead of replacing it.
    ///
    /// The default is `false`.
    open var leftItemsSupplementBackButton = false {
        didSet { if oldValue != leftItemsSupplementBackButton { didChange() } }
    }
    /// The conditions under which the large title is displayed.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if oldValue != largeTitleDisplayMode { didChange() } }
    }
    /// The controller of the search whose bar is displayed in the navigation bar.
    open var searchController: UISearchController? { didSet { if oldValue !== searchController { didChange() } } }
    /// Whether a search bar below the title is hidden when the content is scrolled.
    ///
    /// The default is `true`. The search bar is shown initially, and while the search is active.
    open var hidesSearchBarWhenScrolling = true {
        didSet { if oldValue != hidesSearchBarWhenScrolling { didChange() } }
    }
    /// The preferred place of the search bar.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
        didSet { if oldValue != preferredSearchBarPlacement { didChange() } }
    }
    /// The place of the search bar.
    open var searchBarPlacement: SearchBarPlacement { searchController?.searchBarPlacement ?? .stacked }
    /// The leading items, from the edge inward.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
    /// The trailing items, from the edge inward.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
    /// Elements that the menu with the items that do not fit contains in addition, at its end.
    ///
    /// While it is not `nil`, the button of the menu is displayed although all items fit.
    open var additionalOverflowItems: UIDeferredMenuElement? {
        didSet { if oldValue !== additionalOverflowItems { didChange() } }
    }
    /// The button of the menu with the items that do not fit, from which a popover can be presented; `nil` if all items fit or the
    /// bar displays another item.
    open var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? {
        guard let content = (owner as? UINavigationBar)?.content, content.item === self else { return nil }
        return content.overflow.button?.item
    }
    /// The appearance of the bar while it displays this item; `nil` uses the bar's.
    ///
    /// The property holds a copy of the value that is set.
    open var standardAppearance: UINavigationBarAppearance? {
        didSet {
            standardAppearance = standardAppearance.map(UINavigationBarAppearance.init(barAppearance:))
            didChange()
        }
    }
    /// The appearance of the bar for this item while the content is scrolled to its top; `nil` uses the bar's.
    ///
    /// The property holds a copy of the value that is set.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet {
            scrollEdgeAppearance = scrollEdgeAppearance.map(UINavigationBarAppearance.init(barAppearance:))
            didChange()
        }
    }
    /// The appearance of a bar of compact height.
    @available(*, deprecated, message: "Has no effect on Linux.")
    open var compactAppearance: UINavigationBarAppearance?
    /// The appearance of a bar of compact height while the content is scrolled to its top.
    @available(*, deprecated, message: "Has no effect on Linux.")
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    final var hasCustomAppearance: Bool { standardAppearance != nil || scrollEdgeAppearance != nil }
    /// The bar that contains the item.
    final weak var owner: (any NavigationItemOwner)?

    /// Creates an item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Creates an item without a title.
    public override init() {
        super.init()
    }

    /// Creates an empty item; archiving is not supported.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// The first leading item.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The first trailing item.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Shows or hides the back button.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        change(animated) { self.hidesBackButton = hidesBackButton }
    }

    /// Sets the leading item.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        change(animated) { self.leftBarButtonItem = item }
    }

    /// Sets the trailing item.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        change(animated) { self.rightBarButtonItem = item }
    }

    /// Sets the leading items.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        change(animated) { self.leftBarButtonItems = items }
    }

    /// Sets the trailing items.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        change(animated) { self.rightBarButtonItems = items }
    }

    private final var isChangeAnimated = false

    private final func change(_ animated: Bool, _ change: () -> Void) {
        let outer = isChangeAnimated
        isChangeAnimated = animated
        change()
        isChangeAnimated = outer
    }

    private final func didChange() {
        owner?.navigationItemDidChange(self, animated: isChangeAnimated)
    }
}

/// A bar that displays navigation items.
@MainActor protocol NavigationItemOwner: AnyObject {
    /// Called when an item changes.
    func navigationItemDidChange(_ item: UINavigationItem, animated: Bool)
}
