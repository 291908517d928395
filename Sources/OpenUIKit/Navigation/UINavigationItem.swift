/// What a navigation bar shows while a controller is on top.
@MainActor open class UINavigationItem: NSObject {
    /// When a title is shown large below the bar.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As the controller below does.
        case automatic = 0
        /// Where the bar prefers large titles.
        case always = 1
        /// Never.
        case never = 2
    }

    /// What the way back is called.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title of the controller below, where there is room for it.
        case `default` = 0
        /// "Back".
        case generic = 1
        /// An arrow only.
        case minimal = 2
    }

    /// The title in the middle of the bar.
    open var title: String? { didSet { if oldValue != title { didChange() } } }
    /// A view in the place of the title.
    open var titleView: UIView? { didSet { if oldValue !== titleView { didChange() } } }
    /// A line above the title; the bar is higher with it.
    open var prompt: String? { didSet { if oldValue != prompt { didChange() } } }
    /// What the way back to this controller is called, if not ``title``.
    open var backButtonTitle: String? { didSet { if oldValue != backButtonTitle { didChange() } } }
    /// A button that stands for the way back to this controller.
    ///
    /// Only its title and picture count.
    open var backBarButtonItem: UIBarButtonItem? { didSet { if oldValue !== backBarButtonItem { didChange() } } }
    /// What the way back to this controller is called.
    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { if oldValue != backButtonDisplayMode { didChange() } }
    }
    /// What the way back does instead of going back.
    open var backAction: UIAction? { didSet { didChange() } }
    /// Whether there is no button for the way back.
    ///
    /// False at first.
    open var hidesBackButton = false { didSet { if oldValue != hidesBackButton { didChange() } } }
    /// Whether the items at the start stand beside the way back, instead of in its place.
    ///
    /// False at first.
    open var leftItemsSupplementBackButton = false {
        didSet { if oldValue != leftItemsSupplementBackButton { didChange() } }
    }
    /// When the title is shown large below the bar.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if oldValue != largeTitleDisplayMode { didChange() } }
    }
    /// The items at the start, from the start inwards.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
    /// The items at the end, from the end inwards.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
    /// How the bar looks while it shows the item; nil for the bar's own look.
    open var standardAppearance: UINavigationBarAppearance? { didSet { didChange() } }
    /// How the bar looks over the start of what scrolls, while it shows the item; nil for the bar's own look.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { didChange() } }
    /// How a low bar looks; stored.
    open var compactAppearance: UINavigationBarAppearance?
    final var hasOwnLook: Bool { standardAppearance != nil || scrollEdgeAppearance != nil }
    /// The bar that shows the item, or has it below the shown one.
    final weak var owner: (any NavigationItemOwner)?

    /// Makes an item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Makes an item without a title.
    public override init() {
        super.init()
    }

    /// Makes an item.
    ///
    /// There are no archives to decode from here.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// The first item at the start.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The first item at the end.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Shows or hides the way back.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        change(animated) { self.hidesBackButton = hidesBackButton }
    }

    /// Sets the item at the start.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        change(animated) { self.leftBarButtonItem = item }
    }

    /// Sets the item at the end.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        change(animated) { self.rightBarButtonItem = item }
    }

    /// Sets the items at the start.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        change(animated) { self.leftBarButtonItems = items }
    }

    /// Sets the items at the end.
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

/// A bar that shows navigation items.
@MainActor protocol NavigationItemOwner: AnyObject {
    /// An item says something else.
    func navigationItemDidChange(_ item: UINavigationItem, animated: Bool)
}
