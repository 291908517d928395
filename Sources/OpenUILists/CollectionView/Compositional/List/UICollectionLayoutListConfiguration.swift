/// The options of a list in a compositional layout.
///
/// Cells of the class ``UICollectionViewListCell`` adopt the background, the corners and the separators of the list.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
    /// The appearance of a list.
    public enum Appearance: Int, Sendable {
        /// Rows over the whole width.
        case plain = 0
        /// Rows over the whole width, in groups.
        case grouped = 1
        /// Rows in groups with rounded corners.
        case insetGrouped = 2
        /// The list of a sidebar.
        case sidebar = 3
        /// The list of a sidebar without a background.
        case sidebarPlain = 4
    }

    /// The headers of a list.
    public enum HeaderMode: Int, Sendable {
        /// No headers.
        case none = 0
        /// A supplementary view of the kind ``UICollectionView/elementKindSectionHeader`` for each section.
        case supplementary = 1
        /// The first item of each section.
        case firstItemInSection = 2
    }

    /// The footers of a list.
    public enum FooterMode: Int, Sendable {
        /// No footers.
        case none = 0
        /// A supplementary view of the kind ``UICollectionView/elementKindSectionFooter`` for each section.
        case supplementary = 1
    }

    /// A closure that returns the swipe actions of a row, or `nil` for none.
    public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
    /// A closure that changes the separators of a row.
    public typealias ItemSeparatorHandler = (
        _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

    public let appearance: Appearance
    /// Whether rows have separators, initially `true` except in sidebars.
    public var showsSeparators: Bool
    /// The separators of all rows.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// A closure that changes the separators of single rows.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// The color behind the sections, or `nil` for that of the appearance.
    public var backgroundColor: UIColor?
    /// The headers, initially none.
    public var headerMode = HeaderMode.none
    /// The padding above the header of each section, in points; `nil`, the default, stands for that of the appearance.
    ///
    /// A pinned header keeps no distance from the top. Without headers, the padding has no effect.
    public var headerTopPadding: CGFloat?
    /// The footers, initially none.
    public var footerMode = FooterMode.none
    /// A closure that returns the actions at the leading end of a row.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// A closure that returns the actions at the trailing end of a row.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// Creates the options of a list with an appearance.
    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }

    /// Returns the padding above headers of a mode, in points.
    func topPadding(_ mode: HeaderMode) -> CGFloat {
        guard headerMode == mode, let headerTopPadding, headerTopPadding.isFinite else { return 0 }
        return max(headerTopPadding, 0)
    }
}
