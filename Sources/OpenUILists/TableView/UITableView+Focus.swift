@_spi(Subclassing) import OpenUIKitCore

/// The description of an update that moves the focus from or to a row of a table view.
@preconcurrency @MainActor open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    /// The index path of the cell that loses focus or contains the view that does, or `nil` for views outside of cells.
    public final let previouslyFocusedIndexPath: IndexPath?
    /// The index path of the cell that gains focus or contains the view that does, or `nil` for views outside of cells.
    public final let nextFocusedIndexPath: IndexPath?

    init(_ context: UIFocusUpdateContext, in core: ListCore) {
        (previouslyFocusedIndexPath, nextFocusedIndexPath) = core.indexPaths(of: context)
        super.init(context)
    }
}

extension UITableView {
    var preferredFocus: ListPosition? {
        delegate?.indexPathForPreferredFocusedView(in: self).map(ListPosition.init)
    }
}
