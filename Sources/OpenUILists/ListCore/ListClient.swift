/// A list view as its core uses it, by role.
@MainActor
protocol ListClient: ListDataClient, ListLayoutClient, ListViewClient, ListTransitionClient,
    ListPrefetchingClient, ListSelectionClient, ListFocusClient, ListIndexClient, ListMovementClient, ListDragClient,
    ListDropClient
{}

/// The data of a list view.
@MainActor protocol ListDataClient: AnyObject {
    /// Requests the counts from the data source.
    func loadCounts() -> ListCounts
    /// Requests new content for a visible cell, which is kept.
    func reconfigure(_ item: ListItem)
    /// Invalidates the layout after the data changed.
    func dataDidChange()
}

/// The positions of the elements of a list view.
@MainActor protocol ListLayoutClient: AnyObject {
    /// Updates the layout for the current counts and bounds, and the content size for the layout.
    func prepareLayout()
    /// Returns the attributes of all elements in a rectangle; it may contain elements outside.
    func attributes(in rect: CGRect) -> [ListLayoutAttributes]
    /// Returns the attributes of one element, or `nil` if the layout does not contain it.
    func attributes(of element: ListElement) -> ListLayoutAttributes?
    /// Measures a self-sizing view.
    ///
    /// - Returns: Whether the layout changed.
    func measure(_ item: ListItem) -> Bool
    /// Discards the measured size of a self-sizing view; returns `false` if its size does not depend on its content.
    func forgetSize(of item: ListItem) -> Bool
    /// Whether a view that was measured with some attributes has to be measured again with others.
    func requiresMeasuring(_ old: ListLayoutAttributes, _ new: ListLayoutAttributes) -> Bool
}

extension ListLayoutClient {
    func requiresMeasuring(_ old: ListLayoutAttributes, _ new: ListLayoutAttributes) -> Bool { false }
}

/// The views of the elements of a list view.
@MainActor protocol ListViewClient: AnyObject {
    /// The number of subviews behind all elements.
    var firstElementSubviewIndex: Int { get }
    /// Returns the subview of the list view that contains the view of an element, or `nil` if the list view itself does.
    func container(of element: ListElement) -> UIView?
    /// Returns a configured view for the element with the given attributes.
    func makeView(for attributes: ListLayoutAttributes) -> UIView?
    /// Applies layout attributes to a view.
    func place(_ view: UIView, _ attributes: ListLayoutAttributes)
    /// Recycles a view that is no longer needed.
    func recycle(_ view: UIView, of element: ListElement)
    /// Called after recycled views were removed from the hierarchy.
    func didRemoveViews()
    func willDisplay(_ item: ListItem)
    func didEndDisplaying(_ item: ListItem)
}

extension ListViewClient {
    func container(of element: ListElement) -> UIView? { nil }
    func didRemoveViews() {}
}

/// The animation of batch updates and of layout changes.
@MainActor protocol ListTransitionClient: AnyObject {
    func transitionWillBegin(_ transition: ListTransition)
    /// Returns the initial attributes of an element that appears; `nil` for its final ones.
    func initialAttributes(of element: ListElement) -> ListLayoutAttributes?
    /// Returns the final attributes of an element that disappears; `nil` to fade it out in place.
    func finalAttributes(of element: ListElement) -> ListLayoutAttributes?
    /// Called inside the animation block, after all views have their final attributes.
    func transitionDidPlace()
}

/// The prefetching of a list view's data.
@MainActor protocol ListPrefetchingClient: AnyObject {
    var isPrefetchingActive: Bool { get }
    func prefetch(_ positions: [ListPosition])
    func cancelPrefetching(_ positions: [ListPosition])
}

/// The selection settings of a list view, and the delegate's decisions about selection.
@MainActor protocol ListSelectionClient: AnyObject {
    var isEditing: Bool { get }
    var allowsSelection: Bool { get }
    var allowsMultipleSelection: Bool { get }
    var allowsSelectionDuringEditing: Bool { get }
    var allowsMultipleSelectionDuringEditing: Bool { get }

    func shouldHighlight(_ position: ListPosition) -> Bool
    func didHighlight(_ position: ListPosition)
    func didUnhighlight(_ position: ListPosition)
    /// Returns the item that a tap selects, or `nil` for none.
    func willSelect(_ position: ListPosition) -> ListPosition?
    func willDeselect(_ position: ListPosition, byTap: Bool) -> ListPosition?
    func didSelect(_ position: ListPosition)
    func didDeselect(_ position: ListPosition)
    /// Whether the user can select several items, beginning with one.
    func shouldBeginMultipleSelection(at position: ListPosition) -> Bool
    func didBeginMultipleSelection(at position: ListPosition)
    func didEndMultipleSelection()
}

extension ListSelectionClient {
    /// Whether a tap selects an item.
    var isSelectionAllowed: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    /// Whether several items can be selected.
    var isMultipleSelectionAllowed: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }
}

/// Keyboard navigation in a list view.
@MainActor protocol ListFocusClient: AnyObject {
    /// Whether a cell can become focused.
    func canFocus(_ position: ListPosition) -> Bool
    /// Whether Tab returns to the cell that was focused last rather than to the one that the delegate prefers.
    var remembersLastFocusedIndexPath: Bool { get }
    /// The cell that Tab focuses according to the delegate, or `nil` for no preference.
    var preferredFocus: ListPosition? { get }
    /// Called before the list view scrolls to a cell that receives the focus.
    func willReveal(_ position: ListPosition)
    /// Returns how far a pinned header and footer can cover a cell from the edges of the visible area, in points.
    func pinnedInsets(over position: ListPosition) -> UIEdgeInsets
    /// Whether an arrow key that moves the focus to a cell also selects it.
    func selectsWithFocus(_ position: ListPosition) -> Bool
    /// Whether arrow keys with Shift move the focus, too.
    var movesFocusWithShift: Bool { get }
    /// Called when an arrow key has moved the focus to a cell; returns whether the client selects cells itself.
    func focusDidMove(to position: ListPosition, withShift: Bool) -> Bool
    /// Returns the neighbor of a cell in a direction.
    func neighbor(of position: ListPosition, _ direction: ListDirection) -> ListPosition?
}

extension ListFocusClient {
    var movesFocusWithShift: Bool { false }

    func focusDidMove(to position: ListPosition, withShift: Bool) -> Bool { false }
}

extension ListFocusClient {
    func willReveal(_ position: ListPosition) {}
}

/// The index of a list view.
@MainActor protocol ListIndexClient: AnyObject {
    /// Requests the titles from the data source; an empty array for no index.
    func loadIndexTitles() -> [String]
    var indexColors: ListIndexColors { get }
    /// Called when the titles have changed.
    func indexDidChange()
    /// Scrolls to the items of a title.
    ///
    /// - Parameter number: The index of the title.
    func scroll(toIndexTitle title: String, _ number: Int)
}

/// The interactive movement of a list view's items.
@MainActor protocol ListMovementClient: AnyObject {
    /// Whether the user can move an item.
    func canMove(_ position: ListPosition) -> Bool
    /// Returns the destination of the moved item for a center of its cell, given its current destination.
    func moveDestination(_ present: ListPosition, at center: CGPoint) -> ListPosition
    /// Returns the destination that the delegate approves for a proposed one.
    func approvedDestination(of position: ListPosition, _ present: ListPosition, _ proposed: ListPosition)
        -> ListPosition
    /// Called when a movement started, changed its destination, or ended.
    ///
    /// - Parameter old: The state before the change, or `nil` if the movement started.
    func movementDidChange(from old: ListMovement?)
    /// Notifies the data source of a completed move.
    func commitMove(_ from: ListPosition, _ to: ListPosition)
}

/// The items that are dragged from a list view, as its delegate provides them.
@MainActor protocol ListDragClient: AnyObject {
    /// Whether items can be dragged.
    var allowsDragging: Bool { get }
    func dragItems(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
    func dragPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters?
    func dragAllowsMove(_ session: any UIDragSession) -> Bool
    func dragIsRestricted(_ session: any UIDragSession) -> Bool
    func dragWillBegin(_ session: any UIDragSession)
    func dragDidEnd(_ session: any UIDragSession)
}

/// The drops on a list view, as its delegate accepts them.
@MainActor protocol ListDropClient: AnyObject {
    /// Whether there is a delegate for drops; without one, the list view's own items can be reordered.
    var acceptsDrops: Bool { get }
    func canHandle(_ session: any UIDropSession) -> Bool
    func dropDidEnter(_ session: any UIDropSession)
    func dropDidExit(_ session: any UIDropSession)
    func dropDidEnd(_ session: any UIDropSession)
    func dropProposal(_ session: any UIDropSession, at path: IndexPath?) -> ListDropProposal
    func performDrop(_ drop: ListDrop)
}
