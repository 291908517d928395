/// Says which parts of a layout are out of date.
///
/// Subclasses add what their layouts can tell apart.
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Whether everything is: the layout was told so, or the data was reloaded.
    public internal(set) final var invalidateEverything = false
    /// Whether the numbers of sections and items may be others.
    public internal(set) final var invalidateDataSourceCounts = false
    /// By how much the content is moved on at the next layout.
    open var contentOffsetAdjustment = CGPoint.zero
    /// By how much the content's size changes.
    open var contentSizeAdjustment = CGSize.zero
    /// The items that are named; nil for none.
    public private(set) final var invalidatedItemIndexPaths: [IndexPath]?
    /// The supplementary views that are named, by their kind; nil for none.
    public private(set) final var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// The decoration views that are named, by their kind; nil for none.
    public private(set) final var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    /// Makes a context that names nothing.
    public required override init() {
        super.init()
    }

    /// Names items.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    /// Names supplementary views.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }

    /// Names decoration views.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }
}
