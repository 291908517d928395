/// Says where the elements of a collection view are.
///
/// Subclasses answer ``collectionViewContentSize`` and the questions for attributes; ``prepare()`` is called before the
/// first of them, and again after the layout was invalidated. At most one layout serves one collection view.
@MainActor open class UICollectionViewLayout: NSObject {
    /// The collection view that the layout serves.
    public internal(set) final weak var collectionView: UICollectionView?
    final var decorationClasses: [String: AnyClass] = [:]
    /// What is known of a batch while it is animated.
    final var transition: ListTransition?

    /// Makes a layout.
    public override init() {
        super.init()
    }

    /// Makes a layout; there are no archives to decode from here.
    public required init?(coder: NSCoder) {
        super.init()
    }

    // MARK: Answers of a layout

    /// The class of the attributes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// The class of the contexts.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// Called before the layout is asked, when it is new or was invalidated.
    open func prepare() {}

    /// The size of the whole content, in points.
    open var collectionViewContentSize: CGSize { .zero }

    /// The attributes of all elements in a rectangle of the content.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// The attributes of an item's cell.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes of a header, a footer or another supplementary view.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes of a decoration view.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Where the content comes to rest after a drag.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        proposedContentOffset
    }

    /// Where the content goes after an update or when the layout takes over.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    /// Says of which class the decoration views of a kind are.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationClasses[elementKind] = viewClass
    }

    // MARK: Invalidation

    /// Whether other bounds make the layout out of date.
    ///
    /// False unless overridden.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Says what other bounds make out of date.
    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        makeContext()
    }

    /// Whether the layout follows a cell's wish.
    ///
    /// False unless overridden.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// Says what a cell's wish makes out of date.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.invalidateItems(at: [originalAttributes.indexPath])
        return context
    }

    /// Says that everything is out of date: the layout is prepared and asked again before the next frame.
    open func invalidateLayout() {
        let context = makeContext()
        context.invalidateEverything = true
        invalidateLayout(with: context)
    }

    /// Says that something is out of date; overriding layouts read what.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        collectionView?.layoutWasInvalidated(context)
    }

    final func makeContext() -> UICollectionViewLayoutInvalidationContext {
        let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        return (type ?? UICollectionViewLayoutInvalidationContext.self).init()
    }

    // MARK: Movement

    /// The place that an item takes when its middle is moved to a point: by default that of the cell there.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
        let spot = CGRect(x: position.x, y: position.y, width: 0.001, height: 0.001)
        let found = layoutAttributesForElements(in: spot) ?? []
        return found.last { $0.representedElementCategory == .cell && $0.frame.contains(position) }?.indexPath
            ?? previousIndexPath
    }

    /// The attributes of an item that is moved, given where its middle is: by default in front of the others.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = layoutAttributesForItem(at: indexPath)?.duplicate()
        attributes?.center = position
        attributes?.zIndex = .max
        return attributes
    }

    /// Says what a movement makes out of date.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.invalidateDataSourceCounts = true
        context.invalidateItems(at: targetIndexPaths + previousIndexPaths)
        return context
    }

    /// Says what the end of a movement makes out of date.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.invalidateDataSourceCounts = true
        context.invalidateItems(at: indexPaths + previousIndexPaths)
        return context
    }

    // MARK: Updates

    /// Called before a batch is animated, with its edits.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Called in the block that animates a batch, after everything has its new place.
    open func finalizeCollectionViewUpdates() {}

    /// Called before other bounds are animated.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    /// Called after other bounds were animated.
    open func finalizeAnimatedBoundsChange() {}

    /// Called when another layout takes over from this one.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    /// Called when this layout takes over from another one.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// Called after a layout took over.
    open func finalizeLayoutTransition() {}

    /// From where a cell comes that appears in a batch: by default from nothing if it is new, otherwise from where it was.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        appearing(.cell(ListPlace(itemIndexPath)), layoutAttributesForItem(at: itemIndexPath))
    }

    /// Whereto a cell goes that disappears in a batch; its path is the old one.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        disappearing(.cell(ListPlace(itemIndexPath)))
    }

    /// From where a supplementary view comes that appears in a batch.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        appearing(
            .supplementary(elementKind, ListPlace(elementIndexPath)),
            layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath))
    }

    /// Whereto a supplementary view goes that disappears in a batch; its path is the old one.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        disappearing(.supplementary(elementKind, ListPlace(elementIndexPath)))
    }

    /// From where a decoration view comes that appears in a batch.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        appearing(
            ListElement(category: .decorationView, kind: elementKind, place: ListPlace(decorationIndexPath)),
            layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath))
    }

    /// Whereto a decoration view goes that disappears in a batch.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        disappearing(
            ListElement(category: .decorationView, kind: elementKind, place: ListPlace(decorationIndexPath)))
    }

    private func appearing(
        _ element: ListElement, _ attributes: UICollectionViewLayoutAttributes?
    ) -> UICollectionViewLayoutAttributes? {
        guard let transition else { return attributes }
        if let old = transition.oldElement(element) { return transition.before[old] }
        return Self.faded(attributes)
    }

    private func disappearing(_ element: ListElement) -> UICollectionViewLayoutAttributes? {
        Self.faded(transition?.before[element])
    }

    private static func faded(
        _ attributes: UICollectionViewLayoutAttributes?
    ) -> UICollectionViewLayoutAttributes? {
        let copy = attributes?.duplicate()
        copy?.alpha = 0
        return copy
    }
}
