/// The layout of one section: a group that is repeated until all items of the section have a place.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
    final let group: NSCollectionLayoutGroup
    /// The insets around the groups, between headers and footers.
    public final var contentInsets = NSDirectionalEdgeInsets.zero
    /// The distance between groups, in points.
    public final var interGroupSpacing: CGFloat = 0
    /// The reference of the content insets; automatic uses that of the layout's configuration.
    public final var contentInsetsReference = UIContentInsetsReference.automatic
    /// The reference of the space for headers and footers; automatic uses the content insets of the section.
    public final var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// Whether headers and footers are inset by ``contentInsets`` at the leading and trailing edges, initially `true`.
    @available(*, deprecated, message: "Use supplementaryContentInsetsReference.")
    public final var supplementariesFollowContentInsets: Bool {
        get { supplementaryContentInsetsReference == .automatic }
        set { supplementaryContentInsetsReference = newValue ? .automatic : .none }
    }
    /// The headers and footers of the section.
    public final var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The views behind the section.
    public final var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// Whether and how the groups scroll across the direction in which the layout scrolls.
    public final var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// The deceleration and the bounces of a section that scrolls on its own.
    public final var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    /// A closure that changes the visible elements of the section, called before the layout is used for a new position.
    public final var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// The appearance of the section as a list, or `nil` for other sections.
    final var list: ListSectionOptions?

    /// Creates a section with the group that it repeats.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group.copy() as? NSCollectionLayoutGroup ?? group
        super.init()
    }

    /// Returns a copy, which can be changed independently.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutSection(group: group)
        (copy.contentInsets, copy.interGroupSpacing) = (contentInsets, interGroupSpacing)
        copy.contentInsetsReference = contentInsetsReference
        copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
        (copy.boundarySupplementaryItems, copy.decorationItems) = (boundarySupplementaryItems, decorationItems)
        copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
        copy.orthogonalScrollingProperties = orthogonalScrollingProperties
        copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
        copy.list = list
        return copy
    }
}

/// A closure that changes the visible elements of a section for a scroll offset.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
    _ environment: any NSCollectionLayoutEnvironment
) -> Void

/// The reference of content insets.
public enum UIContentInsetsReference: Int, Sendable {
    /// The reference of the enclosing level, which is the safe area for a layout.
    case automatic = 0
    /// The edges of the content.
    case none = 1
    case safeArea = 2
    case layoutMargins = 3
    /// The same as ``layoutMargins``.
    case readableContent = 4
}

/// The scrolling of a section's groups across the direction in which the layout scrolls.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// The groups do not scroll on their own.
    case none = 0
    /// Scrolling ends anywhere.
    case continuous = 1
    /// Scrolling ends at the leading edge of a group.
    case continuousGroupLeadingBoundary = 2
    /// Scrolling ends at multiples of the width of the collection view.
    case paging = 3
    /// Scrolling advances by one group at a time.
    case groupPaging = 4
    /// Scrolling advances by one group at a time, which is centered.
    case groupPagingCentered = 5
}

/// The deceleration and the bounces of a section that scrolls on its own.
public struct UICollectionLayoutSectionOrthogonalScrollingProperties: Sendable {
    /// The rates of deceleration.
    public enum DecelerationRate: Sendable {
        /// The rate of the behavior: fast if it ends at groups or pages, otherwise normal.
        case automatic
        /// A long distance.
        case normal
        /// A short distance.
        case fast
    }

    /// Whether content bounces at its ends.
    public enum Bounce: Sendable {
        /// The default of the behavior, which is ``always``.
        case automatic
        /// The content can always be dragged past its ends.
        case always
        /// The content can never be dragged past its ends.
        case never
    }

    public var decelerationRate = DecelerationRate.automatic
    /// Whether the content bounces.
    public var bounce = Bounce.automatic

    public init() {}
}
