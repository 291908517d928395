/// A view controller that manages a collection view and serves as its data source and delegate.
///
/// Override the methods of the data source and delegate protocols as needed.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDelegate, UICollectionViewDataSource {
    private final var firstLayout: UICollectionViewLayout

    /// Whether the selection is cleared when the view appears, initially `true`.
    open var clearsSelectionOnViewWillAppear = true

    /// Creates a controller for a collection view with a layout.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        firstLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller with a flow layout; archives are not supported, so nothing is decoded.
    public required init?(coder: NSCoder) {
        firstLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    /// The managed collection view.
    ///
    /// It is the controller's view, unless a subclass loads another one.
    open var collectionView: UICollectionView! {
        get {
            loadViewIfNeeded()
            return storedCollectionView
        }
        set {
            storedCollectionView = newValue
            if !isViewLoaded || view is UICollectionView { view = newValue }
        }
    }
    private final var storedCollectionView: UICollectionView?
    private final var movementDelegate: MovementGestureDelegate?

    public final var collectionViewLayout: UICollectionViewLayout {
        storedCollectionView?.collectionViewLayout ?? firstLayout
    }

    /// Creates the collection view.
    open override func loadView() {
        let collectionView = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: firstLayout)
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.alwaysBounceVertical = true
        addMovementGesture(to: collectionView)
        storedCollectionView = collectionView
        view = collectionView
    }

    /// Clears the selection if ``clearsSelectionOnViewWillAppear`` is set.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear, let collectionView = storedCollectionView else { return }
        for path in collectionView.indexPathsForSelectedItems ?? [] {
            collectionView.deselectItem(at: path, animated: animated)
        }
    }

    // MARK: Data source

    /// The default returns 0.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

    /// The default returns an empty cell.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }

    /// The default returns 1.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// The default returns an empty view and reports a diagnostic.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.reportMissingSupplementary(kind)
        return UICollectionReusableView()
    }

    /// The default returns `true`.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        collectionView.missing.insert(.movableItems)
        return true
    }

    /// The default implementation reports a diagnostic, because the data has to follow the move.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        collectionView.core.reportMissingMoveImplementation()
    }

    /// The default returns `nil`.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    /// The default returns the first item of the section with the index of the title.
    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
        IndexPath(item: 0, section: index)
    }

    // MARK: Movement

    /// Whether a long press moves items that the data source allows to move, initially `true`.
    open var installsStandardGestureForInteractiveMovement = true

    /// Whether the data source implements `canMoveItemAt` itself and allows the item at a point to move.
    private func allowsMovement(at point: CGPoint) -> Bool {
        guard installsStandardGestureForInteractiveMovement, let view = storedCollectionView,
            let path = view.indexPathForItem(at: point),
            view.dataSource?.collectionView(view, canMoveItemAt: path) == true
        else { return false }
        return !view.missing.contains(.movableItems)
    }

    private func addMovementGesture(to view: UICollectionView) {
        let press = UILongPressGestureRecognizer(target: nil, action: nil)
        press.addHandler { [weak view] press in
            guard let view else { return }
            let position = view.indexPathForItem(at: press.location(in: view)).map(ListPosition.init)
            view.core.mover.handle(press, position)
        }
        let gestureDelegate = MovementGestureDelegate { [weak self, weak view] in
            self?.allowsMovement(at: $0.location(in: view)) ?? false
        }
        press.delegate = gestureDelegate
        movementDelegate = gestureDelegate
        view.addGestureRecognizer(press)
    }

    // MARK: Delegate

    /// The default returns `true`.
    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        true
    }
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
    /// The default returns `true`.
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        true
    }
    /// The default returns `true`.
    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        true
    }
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    /// The default returns `true` unless the collection view is being edited.
    open func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { !collectionView.isEditing }
    open func collectionView(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) {}
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {}
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {}
    /// The default returns the proposed offset.
    open func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { proposedContentOffset }
    /// The default calls the variant without the current index path.
    open func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        self.collectionView(
            collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath, toProposedIndexPath: proposedIndexPath)
    }
    /// The default returns the proposed index path.
    open func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { proposedIndexPath }
    /// The default calls the variant for a single item.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        indexPaths.first.flatMap {
            self.collectionView(collectionView, contextMenuConfigurationForItemAt: $0, point: point)
        }
    }
    /// The default returns `nil`.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// The default returns a plain transition layout.
    open func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }
    /// The default returns the value of ``UICollectionView/selectionFollowsFocus``.
    open func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath)
        -> Bool
    {
        collectionView.selectionFollowsFocus
    }
    /// The default returns whether items can be selected, and the collection view allows focus.
    open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        collectionView.allowsFocus && collectionView.allowsSelection
    }
    /// The default returns `true`.
    open func collectionView(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool { true }
    open func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {}
    /// The default returns `nil`.
    open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { nil }
    /// The default returns `true`.
    open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { true }
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// The default implementation keeps the target.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// The default returns `nil`.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// The default returns `true`.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}

/// A gesture delegate that restricts interactive movement to items that can be moved.
@MainActor private final class MovementGestureDelegate: NSObject, UIGestureRecognizerDelegate {
    private let isOpen: (UIGestureRecognizer) -> Bool

    init(_ isOpen: @escaping (UIGestureRecognizer) -> Bool) {
        self.isOpen = isOpen
        super.init()
    }

    package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        isOpen(gestureRecognizer)
    }
}
