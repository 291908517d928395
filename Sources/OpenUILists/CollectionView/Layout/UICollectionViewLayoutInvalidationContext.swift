/// Specifies the invalid parts of a layout.
///
/// Subclasses add properties for the parts that their layouts can invalidate separately.
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Whether the whole layout is invalid, because client code invalidated it or the data was reloaded.
    public internal(set) final var invalidateEverything = false
    /// Whether the numbers of sections and items may have changed.
    public internal(set) final var invalidateDataSourceCounts = false
    /// The distance by which the content offset changes at the next layout.
    open var contentOffsetAdjustment = CGPoint.zero
    /// The change of the content size.
    @available(*, deprecated, message: "Has no effect on Linux.")
    open var contentSizeAdjustment = CGSize.zero
    /// The index paths of the invalid items, or `nil` if none were added.
    public private(set) final var invalidatedItemIndexPaths: [IndexPath]?
    /// The index paths of the invalid supplementary views by kind, or `nil` if none were added.
    public private(set) final var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// The index paths of the invalid decoration views by kind, or `nil` if none were added.
    public private(set) final var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
    /// The previous index paths of the items that an interactive movement moves, or `nil` without a movement.
    public internal(set) final var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// The index paths of the items that an interactive movement moves, or `nil` without a movement.
    public internal(set) final var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// The point to which an interactive movement moves the center of the items; zero at its end.
    public internal(set) final var interactiveMovementTarget = CGPoint.zero

    /// Creates a context without invalid elements.
    public required override init() {
        super.init()
    }

    /// Adds invalid items.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    /// Adds invalid supplementary views.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }

    /// Adds invalid decoration views.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }
}
