/// A layout that arranges items in lines, with headers and footers around the items of each section.
///
/// If all items have one size, nothing is stored per item and each query takes O(log s) for s sections. With sizes from
/// a delegate, ``prepare()`` requests each size once and stores two numbers per item and one entry per line.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The value of ``itemSize`` or ``estimatedItemSize`` that makes cells determine their own size.
    public nonisolated static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    /// The size of the items, in points, initially 50 by 50.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { if oldValue != itemSize { metricsDidChange() } } }
    /// The size of items until their cells determine their own size; with zero, the initial value, cells never do.
    open var estimatedItemSize = CGSize.zero {
        didSet { if oldValue != estimatedItemSize { metricsDidChange() } }
    }
    /// The minimum distance between lines, in points, initially 10.
    open var minimumLineSpacing: CGFloat = 10 {
        didSet { if oldValue != minimumLineSpacing { metricsDidChange() } }
    }
    /// The minimum distance between the items of a line, in points, initially 10.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if oldValue != minimumInteritemSpacing { metricsDidChange() } }
    }
    /// The direction in which the content scrolls; lines are perpendicular to it.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if oldValue != scrollDirection { metricsDidChange() } }
    }
    /// The size of headers, of which only the dimension along the scroll axis is used; 0 for no headers.
    open var headerReferenceSize = CGSize.zero {
        didSet { if oldValue != headerReferenceSize { metricsDidChange() } }
    }
    /// The size of footers, of which only the dimension along the scroll axis is used; 0 for no footers.
    open var footerReferenceSize = CGSize.zero {
        didSet { if oldValue != footerReferenceSize { metricsDidChange() } }
    }
    /// The insets around the items of a section, between its header and its footer.
    open var sectionInset = UIEdgeInsets.zero { didSet { if oldValue != sectionInset { metricsDidChange() } } }
    /// The reference of ``sectionInset``.
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { if oldValue != sectionInsetReference { metricsDidChange() } }
    }
    /// Whether headers remain visible while items of their section are visible.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { if oldValue != sectionHeadersPinToVisibleBounds { invalidateLayout() } }
    }
    /// Whether footers remain visible while items of their section are visible.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { if oldValue != sectionFootersPinToVisibleBounds { invalidateLayout() } }
    }

    /// The reference of a section's inset.
    public enum SectionInsetReference: Int, Sendable {
        /// The edges of the content.
        case fromContentInset = 0
        case fromSafeArea = 1
        case fromLayoutMargins = 2
    }

    /// Whether the delegate provides no sizes; set by the default implementation of its method.
    final var delegateLacksItemSizes = false
    final var sections: [FlowSection] = []
    /// The interactive movement for which the sections were measured.
    final var arrangement: ListMapping?
    final var length: CGFloat = 0
    /// The available length along the cross axis for which the sections were or are being measured.
    final var availableLength: CGFloat = 0
    private final var isStale = true
    /// The number of invalidations of the sections; it changes if the delegate invalidates them while they are measured.
    private(set) final var invalidations = 0
    private final var hasNewSizes = false
    private final var discardsSizes = false

    final var axis: FlowAxis { FlowAxis(scrollDirection) }

    private func metricsDidChange() {
        invalidateLayout()
    }

    // MARK: Preparation

    /// The class of invalidation contexts, ``UICollectionViewFlowLayoutInvalidationContext``.
    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    /// Measures the sections if they were invalidated.
    ///
    /// If the delegate invalidates them again while sizes are requested, possibly in an update that measures them in
    /// the meantime, the sizes that it provided before are discarded.
    open override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        if isStale {
            let start = invalidations
            var builder = FlowBuilder(
                layout: self, collectionView: collectionView, old: discardsSizes ? [] : sections)
            availableLength = builder.availableLength
            let measured = builder.build()
            guard start == invalidations else { return }
            sections = measured
            (isStale, hasNewSizes, discardsSizes) = (false, false, false)
            let movement = collectionView.core.movement
            arrangement = movement?.from == movement?.to ? nil : movement?.mapping
        } else if hasNewSizes {
            hasNewSizes = false
            for index in sections.indices { sections[index].breakLinesIfNeeded() }
        } else {
            return
        }
        length = 0
        for index in sections.indices {
            sections[index].start = length
            length += sections[index].length
        }
    }

    /// The size of the content: the available length along the cross axis, and all sections along the main axis.
    open override var collectionViewContentSize: CGSize {
        axis.size(main: length, cross: availableLength)
    }

    // MARK: Layout attributes

    /// Returns the attributes of the headers, items and footers in a rectangle.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard rect.isFinite else { return [] }
        let rect = rect.standardized
        var result: [UICollectionViewLayoutAttributes] = []
        let (low, high) = (axis.start(rect), axis.end(rect))
        var index = firstSection(endingAfter: low)
        while index < sections.count, sections[index].start < high {
            addElements(of: index, low, high, to: &result)
            index += 1
        }
        var visible: [UICollectionViewLayoutAttributes] = []
        visible.reserveCapacity(result.count)
        for attributes in result where attributes.frame.intersects(rect) { visible.append(attributes) }
        return visible
    }

    /// Returns the attributes of an item's cell, or `nil` if the item does not exist.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let (section, item) = (indexPath.section, indexPath.item)
        guard sections.indices.contains(section), item >= 0, item < sections[section].count else { return nil }
        return attributes(section: section, item: item)
    }

    /// Returns the attributes of a section's header or footer, or `nil` if the section has none.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section) else { return nil }
        switch elementKind {
        case UICollectionView.elementKindSectionHeader: return header(of: indexPath.section)
        case UICollectionView.elementKindSectionFooter: return footer(of: indexPath.section)
        default: return nil
        }
    }

    private func firstSection(endingAfter place: CGFloat) -> Int {
        var (low, high) = (0, sections.count)
        while low < high {
            let middle = (low + high) / 2
            if sections[middle].start + sections[middle].length <= place { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func addElements(
        of index: Int, _ low: CGFloat, _ high: CGFloat, to result: inout [UICollectionViewLayoutAttributes]
    ) {
        if let header = header(of: index) { result.append(header) }
        let section = sections[index]
        for item in section.items(from: low - section.start, to: high - section.start) {
            result.append(attributes(section: index, item: item))
        }
        if let footer = footer(of: index) { result.append(footer) }
    }

    private func attributes(section: Int, item: Int) -> UICollectionViewLayoutAttributes {
        let attributes = make(UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section)))
        let place = sections[section].place(of: item)
        attributes.frame = axis.rect(
            main: sections[section].start + place.main, cross: place.cross, length: place.size.main,
            breadth: place.size.cross)
        return attributes
    }

    private func make(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let type: AnyClass = Self.layoutAttributesClass
        guard type != UICollectionViewLayoutAttributes.self,
            let type = type as? UICollectionViewLayoutAttributes.Type
        else { return attributes }
        return type.init(copying: attributes)
    }

    // MARK: Headers and footers

    /// In front of the items, so that pinned headers and footers cover them.
    private static let supplementaryZ = 10

    private func header(of index: Int) -> UICollectionViewLayoutAttributes? {
        let section = sections[index]
        guard section.header > 0 else { return nil }
        var place = section.start
        if sectionHeadersPinToVisibleBounds, let shown = shownRange {
            place = min(max(place, shown.lowerBound), section.start + section.length - section.footer - section.header)
            place = max(place, section.start)
        }
        return supplementary(UICollectionView.elementKindSectionHeader, index, place, section.header)
    }

    private func footer(of index: Int) -> UICollectionViewLayoutAttributes? {
        let section = sections[index]
        guard section.footer > 0 else { return nil }
        let last = section.start + section.length - section.footer
        var place = last
        if sectionFootersPinToVisibleBounds, let shown = shownRange {
            place = max(min(place, shown.upperBound - section.footer), section.start + section.header)
            place = min(place, last)
        }
        return supplementary(UICollectionView.elementKindSectionFooter, index, place, section.footer)
    }

    private func supplementary(
        _ kind: String, _ section: Int, _ place: CGFloat, _ length: CGFloat
    ) -> UICollectionViewLayoutAttributes {
        let attributes = make(
            UICollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section)))
        attributes.frame = axis.rect(main: place, cross: 0, length: length, breadth: availableLength)
        attributes.zIndex = Self.supplementaryZ
        return attributes
    }

    /// The visible interval of the content along the main axis.
    private var shownRange: ClosedRange<CGFloat>? {
        guard let collectionView else { return nil }
        let bounds = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
        let shown = flipping?.flipped(bounds) ?? bounds
        return axis.start(shown)...max(axis.start(shown), axis.end(shown))
    }

    // MARK: Invalidation

    /// Returns `true` if the available length along the cross axis changes, or if headers or footers are pinned.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { return true }
        return crossLength(in: newBounds) != availableLength
    }

    /// Returns a context that invalidates sizes only if the available length along the cross axis changes.
    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
            context.invalidateFlowLayoutDelegateMetrics = crossLength(in: newBounds) != availableLength
        }
        return context
    }

    final func crossLength(in bounds: CGRect) -> CGFloat {
        let inset = collectionView?.adjustedContentInset ?? .zero
        return max(0, axis.cross(bounds.inset(by: inset).size))
    }

    /// Marks what has to be measured again.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        let flow = context as? UICollectionViewFlowLayoutInvalidationContext
        let metrics = flow?.invalidateFlowLayoutDelegateMetrics ?? true
        if context.invalidateEverything || context.invalidateDataSourceCounts || metrics {
            isStale = true
            invalidations += 1
        }
        if context.invalidateEverything || (metrics && !context.invalidateDataSourceCounts) { discardsSizes = true }
        super.invalidateLayout(with: context)
    }

    override func measures(_ attributes: UICollectionViewLayoutAttributes) -> Bool { estimatedItemSize != .zero }

    /// Returns `true` if ``estimatedItemSize`` enables self-sizing cells and the cell requires another size.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard estimatedItemSize != .zero, originalAttributes.representedElementCategory == .cell else { return false }
        return preferredAttributes.size != originalAttributes.size
    }

    /// Stores the size that a cell requires and returns a context that keeps the delegate's metrics.
    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
            context.invalidateFlowLayoutDelegateMetrics = false
        }
        let path = originalAttributes.indexPath
        guard sections.indices.contains(path.section) else { return context }
        sections[path.section].setSize(axis.flow(preferredAttributes.size), of: path.item)
        hasNewSizes = true
        return context
    }
}

/// Specifies the invalid parts of a flow layout.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether sizes and distances have to be requested again, initially `true`.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether positions have to be computed again, initially `true`.
    @available(*, deprecated, message: "Has no effect on Linux.")
    open var invalidateFlowLayoutAttributes = true
}
