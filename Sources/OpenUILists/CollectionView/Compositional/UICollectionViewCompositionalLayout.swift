/// A layout that is composed of sections, groups and items, whose sizes are fixed, relative or determined by the cells.
///
/// A section repeats its group until all items have a place:
///
/// ```swift
/// let item = NSCollectionLayoutItem(
///     layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
/// let group = NSCollectionLayoutGroup.horizontal(
///     layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
///     subitem: item, count: 3)
/// let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
/// ```
///
/// The groups of a section are computed once and repeated, so that nothing is stored per item. A cell with an estimated
/// size is measured when it becomes visible; only measured sizes are stored, and the visible content keeps its place
/// when they replace estimates. A query takes O(log s + log g) for s sections and g groups with measured cells, and the
/// time for the elements found.
///
/// A section with an ``NSCollectionLayoutSection/orthogonalScrollingBehavior`` scrolls on its own. The frames of its
/// elements are those at which they are displayed, which depend on its scroll offset.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// A closure that returns the layout of a section.
    ///
    /// It is called again when the data or the environment changes.
    final let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider
    private final var storedConfiguration: UICollectionViewCompositionalLayoutConfiguration
    final var sections: [CompositionalSection] = []
    final var environment = LayoutEnvironment(.zero, .zero, UITraitCollection(), isRightToLeft: false)
    /// The headers and footers of the whole layout.
    final var boundaries = BoundaryLayout([], container: .zero, insets: .zero, measured: [:])
    final var boundarySizes: [Int: CGSize] = [:]
    /// The length of the content along the scroll axis.
    final var length: CGFloat = 0
    /// The distances by which elements exceed their sections along the scroll axis.
    final var overflow: (start: CGFloat, end: CGFloat) = (0, 0)
    /// Whether frames of elements depend on the visible area, because of pinned headers or handlers.
    final var dependsOnBounds = false
    /// The changes that handlers of sections made, by element.
    final var changes: [ListElement: VisibleItemChanges] = [:]
    /// The sizes that views determined since the last preparation.
    final var pendingSizes: [ListElement: CGSize] = [:]
    /// The interactive movement for which the sections were measured.
    final var arrangement: ListMapping?
    private final var isStale = true
    private final var hasNewData = true
    private final var discardsSizes = false
    /// The number of invalidations of the sections; it changes if client code invalidates them while they are created.
    private(set) final var invalidations = 0

    /// Creates a layout whose sections are equal.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Creates a layout whose sections are equal, with options for the whole layout.
    public convenience init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        let copy = section.copy() as? NSCollectionLayoutSection ?? section
        self.init(sectionProvider: { _, _ in copy }, configuration: configuration)
    }

    /// Creates a layout with a closure that returns the layout of each section.
    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(
            sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Creates a layout with a closure that returns the layout of each section, and options for the whole layout.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.sectionProvider = sectionProvider
        storedConfiguration = Self.copy(configuration)
        super.init()
        decorationClasses[ListBackgroundView.kind] = ListBackgroundView.self
    }

    /// Creates a layout of rows; archives are not supported, so nothing is decoded.
    public required init?(coder: NSCoder) {
        sectionProvider = { _, _ in .rows }
        storedConfiguration = UICollectionViewCompositionalLayoutConfiguration()
        super.init(coder: coder)
    }

    /// The options of the whole layout; the value is a copy, which has to be set again after a change.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        get { Self.copy(storedConfiguration) }
        set {
            storedConfiguration = Self.copy(newValue)
            invalidateLayout()
        }
    }

    private static func copy(
        _ configuration: UICollectionViewCompositionalLayoutConfiguration
    ) -> UICollectionViewCompositionalLayoutConfiguration {
        configuration.copy() as? UICollectionViewCompositionalLayoutConfiguration ?? configuration
    }

    /// `true`: leading edges are at the right in right-to-left layouts, unless a subclass returns `false`.
    ///
    /// The attributes that the methods of the layout return are mirrored already.
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    override var flipsElementsItself: Bool { true }

    final var options: UICollectionViewCompositionalLayoutConfiguration { storedConfiguration }
    final var axis: FlowAxis { FlowAxis(storedConfiguration.scrollDirection) }

    // MARK: Preparation

    /// Creates the sections if they were invalidated, and replaces estimated sizes by those of new cells.
    open override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        let current = makeEnvironment(collectionView)
        if isStale || !current.isEquivalent(to: environment) {
            guard rebuild(collectionView, current) else { return }
        } else if !pendingSizes.isEmpty {
            applyPendingSizes()
        }
        updateVisibleItems()
        collectionView.orthogonalScrollers.update(self)
    }

    /// Creates the sections again; returns `false` if client code invalidated them meanwhile.
    private func rebuild(_ collectionView: UICollectionView, _ current: LayoutEnvironment) -> Bool {
        storePendingSizes()
        let start = invalidations
        let isResized = axis.cross(current.contentSize) != axis.cross(environment.contentSize)
        if isResized, environment.contentSize != .zero { collectionView.core.measureToken += 1 }
        var builder = CompositionalBuilder(
            layout: self, collectionView: collectionView, environment: current,
            keepsSizes: !discardsSizes && !isResized)
        let new = builder.build()
        guard start == invalidations else { return false }
        let anchor = hasNewData ? nil : makeAnchor()
        (sections, environment, boundarySizes) = (new, current, isResized ? [:] : boundarySizes)
        (isStale, hasNewData, discardsSizes) = (false, false, false)
        changes = [:]
        let movement = collectionView.core.movement
        arrangement = movement?.from == movement?.to ? nil : movement?.mapping
        layOutBoundaries()
        placeSections(anchor)
        if sections.contains(where: { $0.options.list?.hasSwipeActions == true }) { collectionView.enableSwipes() }
        return true
    }

    /// Places the headers and footers of the whole layout.
    final func layOutBoundaries() {
        boundaries = BoundaryLayout(
            options.boundarySupplementaryItems.map(BoundaryItem.init), container: environment.contentSize,
            insets: .zero, measured: boundarySizes)
    }

    /// Computes the starts of all sections, and the offset at which the anchor keeps its place.
    final func placeSections(_ anchor: LayoutAnchor?) {
        let spacing = options.interSectionSpacing
        let gap = spacing.isFinite ? max(0, spacing) : 0
        let reserved = boundaries.reserved
        var place = axis.isVertical ? reserved.top : reserved.leading
        (overflow, dependsOnBounds) = ((0, 0), boundaries.hasPinnedItems)
        for index in sections.indices {
            if index > 0 { place += gap }
            sections[index].start = place
            place += sections[index].length
            let own = sections[index].overflow
            overflow = (max(overflow.start, own.start), max(overflow.end, own.end))
            if sections[index].boundaries.hasPinnedItems || sections[index].options.handler != nil {
                dependsOnBounds = true
            }
        }
        length = place + (axis.isVertical ? reserved.bottom : reserved.trailing)
        keepInPlace(anchor)
    }

    private func makeEnvironment(_ collectionView: UICollectionView) -> LayoutEnvironment {
        let size = collectionView.bounds.inset(by: collectionView.adjustedContentInset).size
        let isRightToLeft = readingDirection == .rightToLeft
        let insets = ContentInsets(collectionView, axis, isRightToLeft: isRightToLeft)
        return LayoutEnvironment(
            CGSize(width: max(0, size.width), height: max(0, size.height)),
            insets.insets(options.contentInsetsReference), collectionView.traitCollection,
            isRightToLeft: isRightToLeft)
    }

    override func environmentMayHaveChanged() {
        guard let collectionView, !isStale, !makeEnvironment(collectionView).isEquivalent(to: environment) else {
            return
        }
        invalidateLayout(with: makeContext())
    }

    // MARK: Layout attributes

    /// The size of the content: all sections along the scroll axis, and the available length across it.
    open override var collectionViewContentSize: CGSize {
        axis.size(main: length, cross: axis.cross(environment.contentSize))
    }

    /// Returns the attributes of the elements in a rectangle.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard rect.isFinite else { return [] }
        return elements(in: mirrored(rect.standardized)).map(attributes).filter { $0.frame.overlaps(rect) }
    }

    /// Returns the attributes of an item's cell, or `nil` if the item does not exist.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        cell(ListPosition(indexPath)).map(attributes)
    }

    /// Returns the attributes of a header, a footer or a view that is attached to an item, or `nil` if there is none.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        supplementary(elementKind, ListPosition(indexPath)).map(attributes)
    }

    /// Returns the attributes of a view behind a section, or `nil` if there is none.
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        decoration(elementKind, indexPath.section).map(attributes)
    }

    // MARK: Invalidation

    /// Returns `true` if the available size changes, or if the frames of elements depend on the visible area.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let collectionView else { return false }
        let size = newBounds.inset(by: collectionView.adjustedContentInset).size
        return dependsOnBounds || size != environment.contentSize
    }

    /// Marks what has to be created again.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything || context.invalidateDataSourceCounts {
            isStale = true
            invalidations += 1
        }
        if context.invalidateDataSourceCounts {
            hasNewData = true
            if context.invalidateEverything { discardsSizes = true }
        }
        super.invalidateLayout(with: context)
    }

    override func measures(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        !attributes.selfSizing.isEmpty
    }

    /// Returns `true` if the size of the view differs where it is estimated.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        let (new, old, axes) = (preferredAttributes.size, originalAttributes.size, originalAttributes.selfSizing)
        guard new.isFinite, new.width >= 0, new.height >= 0 else {
            reportInvalidSize(new, originalAttributes)
            return false
        }
        return axes.contains(.horizontal) && abs(new.width - old.width) > 1e-6
            || axes.contains(.vertical) && abs(new.height - old.height) > 1e-6
    }

    /// Stores the size of the view and returns a context that keeps the sections.
    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        var element = ListElement(originalAttributes)
        if element.category == .cell { element.position = layoutPosition(of: element.position) }
        pendingSizes[element] = preferredAttributes.size
        return super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    }

    /// Returns the position in the layout of an item of the data, which differs during an interactive movement.
    private func layoutPosition(of position: ListPosition) -> ListPosition {
        guard let movement = collectionView?.core.movement, movement.from != movement.to else { return position }
        return movement.mapping.new(position) ?? position
    }

    private func reportInvalidSize(_ size: CGSize, _ attributes: UICollectionViewLayoutAttributes) {
        collectionView?.core.report(
            "collection-layout.invalid-preferred-size",
            "The view at \(attributes.indexPath) prefers the size \(size), which is negative, NaN or infinite; the "
                + "previous size is kept.",
            hint: "Check preferredLayoutAttributesFitting(_:) and sizeThatFits(_:) of the view.")
    }
}

/// A closure that returns the layout of a section.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
    _ sectionIndex: Int, _ environment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

extension NSCollectionLayoutSection {
    /// A section of rows with estimated heights, which replaces missing sections.
    static var rows: NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(LayoutLength.defaultEstimate))
        let item = NSCollectionLayoutItem(layoutSize: size)
        return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitem: item, count: 1))
    }
}
