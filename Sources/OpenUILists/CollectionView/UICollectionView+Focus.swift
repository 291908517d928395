@_spi(Subclassing) import OpenUIKitCore

/// The description of an update that moves the focus from or to an item of a collection view.
@preconcurrency @MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    /// The index path of the cell that loses focus or contains the view that does, or `nil` for views outside of cells.
    public final let previouslyFocusedIndexPath: IndexPath?
    /// The index path of the cell that gains focus or contains the view that does, or `nil` for views outside of cells.
    public final let nextFocusedIndexPath: IndexPath?

    init(_ context: UIFocusUpdateContext, in core: ListCore) {
        let (previous, next) = (context.previouslyFocusedView, context.nextFocusedView)
        previouslyFocusedIndexPath = core.position(around: previous).map(IndexPath.init)
        nextFocusedIndexPath = core.position(around: next).map(IndexPath.init)
        super.init(from: previous, to: next, heading: context.focusHeading)
    }
}

extension UICollectionView {
    var preferredFocus: ListPosition? {
        delegate?.indexPathForPreferredFocusedView(in: self).map(ListPosition.init)
    }
}
