@_spi(Subclassing) import OpenUIKitCore

/// The description of an update that moves the focus from or to an item of a collection view.
@preconcurrency @MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    /// The index path of the cell that loses focus or contains the view that does, or `nil` for views outside of cells.
    public final let previouslyFocusedIndexPath: IndexPath?
    /// The index path of the cell that gains focus or contains the view that does, or `nil` for views outside of cells.
    public final let nextFocusedIndexPath: IndexPath?

    init(_ context: UIFocusUpdateContext, in core: ListCore) {
        (previouslyFocusedIndexPath, nextFocusedIndexPath) = core.indexPaths(of: context)
        super.init(context)
    }
}

extension UICollectionView {
    var preferredFocus: ListPosition? {
        delegate?.indexPathForPreferredFocusedView(in: self).map(ListPosition.init)
    }
}
