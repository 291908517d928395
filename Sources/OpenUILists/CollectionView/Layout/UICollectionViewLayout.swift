/// The base class of layouts, which determine the position of each element of a collection view.
///
/// Subclasses override ``collectionViewContentSize`` and the methods that return attributes. ``prepare()`` is called
/// before the first of them, and again after the layout was invalidated. A layout can be used by one collection view
/// only.
///
/// A layout whose ``flipsHorizontallyInOppositeLayoutDirection`` is `true` computes positions for its
/// ``developmentLayoutDirection`` only: in the opposite direction the collection view mirrors them.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
    /// The collection view that uses the layout.
    public internal(set) final weak var collectionView: UICollectionView?
    final var decorationClasses: [String: AnyClass] = [:]
    /// The batch update or layout transition that is being animated.
    final var transition: ListTransition?

    public override init() {
        super.init()
    }

    /// Creates a layout; archives are not supported, so nothing is decoded.
    public required init?(coder: NSCoder) {
        super.init()
    }

    // MARK: Layout direction

    /// The layout direction for which the layout computes positions; the default is left to right.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Whether the collection view mirrors the elements if its layout direction is opposite to
    /// ``developmentLayoutDirection``; the default is `false`.
    ///
    /// The methods of the layout then receive and return rectangles, points and attributes as if they were not mirrored, and
    /// `layoutAttributesForItem(at:)` of the collection view returns mirrored ones. Content that scrolls horizontally begins at
    /// the right. The bounds and content offsets, also those of
    /// ``targetContentOffset(forProposedContentOffset:withScrollingVelocity:)``, are always those of the collection view.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    /// Whether the methods of the layout return mirrored attributes, so that the collection view does not mirror them.
    var flipsElementsItself: Bool { false }
    /// The layout that determines the edge at which the content begins, and the order in which elements are read.
    var leadingLayout: UICollectionViewLayout { self }

    // MARK: Layout attributes

    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// Prepares the layout; called before the first query of a new or invalidated layout.
    open func prepare() {}

    /// The size of the whole content, in points.
    open var collectionViewContentSize: CGSize { .zero }

    /// Returns the attributes of all elements in a rectangle of the content.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// Returns the attributes of an item's cell.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a header, a footer or another supplementary view.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the content offset at which scrolling ends after a drag.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        proposedContentOffset
    }

    /// Returns the content offset after an update or when the layout becomes active.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationClasses[elementKind] = viewClass
    }

    // MARK: Invalidation

    /// Whether a change of the bounds invalidates the layout; the default returns `false`.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Returns a context that describes what a change of the bounds invalidates.
    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        makeContext()
    }

    /// Whether the view with the given attributes is measured.
    func measures(_ attributes: UICollectionViewLayoutAttributes) -> Bool { true }

    /// Called before a layout of the collection view; layouts that depend on traits compare them.
    func environmentMayHaveChanged() {}

    /// Whether the size that a cell requires invalidates the layout; the default returns `false`.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// Returns a context that describes what the size of a cell invalidates.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.invalidateItems(at: [originalAttributes.indexPath])
        return context
    }

    /// Invalidates the whole layout, which is prepared and queried again before the next frame.
    open func invalidateLayout() {
        let context = makeContext()
        context.invalidateEverything = true
        invalidateLayout(with: context)
    }

    /// Invalidates the parts of the layout that the context specifies.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        collectionView?.layoutWasInvalidated(context)
    }

    final func makeContext() -> UICollectionViewLayoutInvalidationContext {
        let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        return (type ?? UICollectionViewLayoutInvalidationContext.self).init()
    }

    // MARK: Movement

    /// Returns the index path of an item whose center is moved to a point, by default that of the cell at the point.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
        let spot = CGRect(x: position.x, y: position.y, width: 0.001, height: 0.001)
        let found = layoutAttributesForElements(in: spot) ?? []
        return found.last { $0.representedElementCategory == .cell && $0.frame.contains(position) }?.indexPath
            ?? previousIndexPath
    }

    /// Returns the attributes of an item that is being moved to a point, by default in front of all other elements.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes =
            layoutAttributesForItem(at: indexPath)?.duplicate()
            ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.center = position
        attributes.zIndex = .max
        return attributes
    }

    /// Returns a context that describes what an interactive movement invalidates.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.invalidateDataSourceCounts = true
        context.invalidateItems(at: targetIndexPaths + previousIndexPaths)
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
        context.interactiveMovementTarget = targetPosition
        return context
    }

    /// Returns a context that describes what the end of an interactive movement invalidates.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.invalidateDataSourceCounts = true
        context.invalidateItems(at: indexPaths + previousIndexPaths)
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        context.targetIndexPathsForInteractivelyMovingItems = indexPaths
        return context
    }

    // MARK: Updates

    /// Called with the changes of a batch update before it is animated.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Returns the index paths before a batch update of supplementary views that it removes, in addition to those of removed
    /// items and sections; by default none.
    ///
    /// Called after ``prepare(forCollectionViewUpdates:)``, like the three methods below.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Returns the index paths before a batch update of decoration views that it removes, in addition to those of removed items
    /// and sections; by default none.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Returns the index paths after a batch update of supplementary views that appear as new ones, in addition to those of new
    /// items and sections; by default none.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Returns the index paths after a batch update of decoration views that appear as new ones, in addition to those of new
    /// items and sections; by default none.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Called inside the animation block of a batch update, after all elements have their final attributes.
    open func finalizeCollectionViewUpdates() {}

    /// Called before an animated change of the bounds in UIKit.
    @available(*, deprecated, message: "Not called on Linux.")
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    /// Called after an animated change of the bounds in UIKit.
    @available(*, deprecated, message: "Not called on Linux.")
    open func finalizeAnimatedBoundsChange() {}

    /// Called when another layout replaces this one.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    /// Called when this layout replaces another one.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// Called after a change of the layout.
    open func finalizeLayoutTransition() {}

    /// Returns the initial attributes of a cell that appears in a batch update: faded out by default if its item is
    /// new, otherwise the previous attributes.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        appearing(.cell(ListPosition(itemIndexPath)), layoutAttributesForItem(at: itemIndexPath))
    }

    /// Returns the final attributes of a cell that disappears in a batch update; the index path is the previous one.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        disappearing(.cell(ListPosition(itemIndexPath)))
    }

    /// Returns the initial attributes of a supplementary view that appears in a batch update.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        appearing(
            .supplementary(elementKind, ListPosition(elementIndexPath)),
            layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath))
    }

    /// Returns the final attributes of a supplementary view that disappears in a batch update; the index path is the
    /// previous one.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        disappearing(.supplementary(elementKind, ListPosition(elementIndexPath)))
    }

    /// Returns the initial attributes of a decoration view that appears in a batch update.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        appearing(
            .decoration(elementKind, ListPosition(decorationIndexPath)),
            layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath))
    }

    /// Returns the final attributes of a decoration view that disappears in a batch update.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        disappearing(.decoration(elementKind, ListPosition(decorationIndexPath)))
    }

    private func appearing(
        _ element: ListElement, _ attributes: UICollectionViewLayoutAttributes?
    ) -> UICollectionViewLayoutAttributes? {
        guard let transition else { return attributes }
        if let old = transition.oldElement(element) { return previous(old, transition) }
        return Self.faded(attributes)
    }

    private func disappearing(_ element: ListElement) -> UICollectionViewLayoutAttributes? {
        Self.faded(transition.flatMap { previous(element, $0) })
    }

    /// Returns the attributes that an element had on screen before an update, in the coordinates of the layout.
    private func previous(
        _ element: ListElement, _ transition: ListTransition
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = transition.before[element]?.layoutAttributes
        return attributes.map { flipping?.flipped($0) ?? $0 }
    }

    private static func faded(
        _ attributes: UICollectionViewLayoutAttributes?
    ) -> UICollectionViewLayoutAttributes? {
        let copy = attributes?.duplicate()
        copy?.alpha = 0
        return copy
    }
}
