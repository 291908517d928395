@_spi(Subclassing) import OpenUIKitCore

/// An item of a tab bar: a title, an image and a badge.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    /// The items for which the system provides a title.
    public enum SystemItem: Int, Sendable {
        /// The title "More".
        case more = 0
        /// The title "Favorites".
        case favorites = 1
        /// The title "Featured".
        case featured = 2
        /// The title "Top Rated".
        case topRated = 3
        /// The title "Recents".
        case recents = 4
        /// The title "Contacts".
        case contacts = 5
        /// The title "History".
        case history = 6
        /// The title "Bookmarks".
        case bookmarks = 7
        /// The title "Search".
        case search = 8
        /// The title "Downloads".
        case downloads = 9
        /// The title "Most Recent".
        case mostRecent = 10
        /// The title "Most Viewed".
        case mostViewed = 11
    }

    /// The image displayed while the item is selected; `nil` stands for ``UIBarItem/image``.
    open var selectedImage: UIImage? { didSet { displayDidChange() } }
    /// The text of the badge, such as a number of unread messages; `nil` or an empty text shows no badge.
    open var badgeValue: String? { didSet { if oldValue != badgeValue { displayDidChange() } } }
    /// The background color of the badge; `nil` stands for red.
    open var badgeColor: UIColor? { didSet { if oldValue != badgeColor { displayDidChange() } } }
    /// The distance by which the title is displayed away from its place, in points; zero stands for that of the bar's appearance.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { if oldValue != titlePositionAdjustment { displayDidChange() } }
    }
    /// The appearance of the bar while the item is selected; `nil` stands for that of the bar.
    ///
    /// The property holds a copy of the value that is set.
    open var standardAppearance: UITabBarAppearance? {
        didSet {
            standardAppearance = standardAppearance.map(UITabBarAppearance.init(barAppearance:))
            bar?.appearanceDidChange(of: self)
        }
    }
    /// The appearance of the bar while no content continues behind it and the item is selected; `nil` stands for that of the bar.
    ///
    /// The property holds a copy of the value that is set.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        didSet {
            scrollEdgeAppearance = scrollEdgeAppearance.map(UITabBarAppearance.init(barAppearance:))
            bar?.appearanceDidChange(of: self)
        }
    }
    final var hasCustomAppearance: Bool { standardAppearance != nil || scrollEdgeAppearance != nil }
    private final var badgeAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]
    /// The bar that displays the item.
    final weak var bar: UITabBar?

    @_spi(Subclassing) open override class var appearanceProperties: AppearanceProperties { customizableProperties }

    private static let customizableProperties = AppearanceProperties(
        of: UITabBarItem.self,
        adding: [
            AppearanceProperty(\UITabBarItem.badgeColor),
            AppearanceProperty(\UITabBarItem.titlePositionAdjustment),
            AppearanceProperty(
                get: { (item: UITabBarItem) in item.standardAppearance.map(UITabBarAppearance.init(barAppearance:)) },
                set: { $0.standardAppearance = $1 }, areEqual: { UIBarAppearance.areCopies($0, $1) }),
            AppearanceProperty(
                get: { (item: UITabBarItem) in item.scrollEdgeAppearance.map(UITabBarAppearance.init(barAppearance:)) },
                set: { $0.scrollEdgeAppearance = $1 }, areEqual: { UIBarAppearance.areCopies($0, $1) }),
        ]
            + AppearanceProperty.states(
                attributes: { (item: UITabBarItem, state) in item.badgeTextAttributes(for: state) },
                set: { item, attributes, state in item.setBadgeTextAttributes(attributes, for: state) }),
        to: UIBarItem.appearanceProperties)

    /// Creates an item without title and image.
    public override init() {
        super.init()
    }

    /// Creates an empty item; archiving is not supported.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Creates an item with a title, an image and a tag.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(title: title, image: image, selectedImage: nil)
        self.tag = tag
    }

    /// Creates an item with a title, and images for both states of selection.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// Creates an item with the title of a system item.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(title: nil, image: nil, tag: tag)
        builtInTitle = systemItem.title
    }

    /// Sets the attributes of the badge's text in a state, of which the foreground color and the font are used.
    ///
    /// The states are normal and selected. Attributes that are not set are those of the bar's appearance.
    open func setBadgeTextAttributes(
        _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        badgeAttributes[state.rawValue] = textAttributes
        displayDidChange()
    }

    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state.rawValue]
    }

    @_spi(Subclassing) public override func displayDidChange() {
        bar?.itemDidChange(self)
    }
}

extension UITabBarItem.SystemItem {
    fileprivate var title: LocalizedString {
        switch self {
        case .more: .BuiltIn.tabMore
        case .favorites: .BuiltIn.tabFavorites
        case .featured: .BuiltIn.tabFeatured
        case .topRated: .BuiltIn.tabTopRated
        case .recents: .BuiltIn.tabRecents
        case .contacts: .BuiltIn.tabContacts
        case .history: .BuiltIn.tabHistory
        case .bookmarks: .BuiltIn.bookmarks
        case .search: .BuiltIn.search
        case .downloads: .BuiltIn.tabDownloads
        case .mostRecent: .BuiltIn.tabMostRecent
        case .mostViewed: .BuiltIn.tabMostViewed
        }
    }
}
