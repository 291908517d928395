/// The methods by which a collection view requests dragged items and reports drags of items.
@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: AnyObject {
    /// Returns the items of a drag that begins at an item; an empty array does not begin one.
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]
    /// Returns the appearance of the image at the pointer; the default is the whole cell.
    func collectionView(
        _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
    /// Called when a drag begins.
    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
    /// Called when a drag has ended.
    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
    /// Returns whether the items can be moved; the default is `true`.
    func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession)
        -> Bool
    /// Returns whether other programs receive nothing; the default is `false`.
    func collectionView(
        _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
}

extension UICollectionViewDragDelegate {
    public func collectionView(
        _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
    public func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {}
    public func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {}
    public func collectionView(
        _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { true }
    public func collectionView(
        _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { false }
}

/// The methods by which a collection view accepts and performs drops.
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: AnyObject {
    /// Performs a drop: changes the data, and loads the data of items of other programs.
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
    /// Returns whether the view is interested in a drag; the default is `true`.
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
    /// Called when a drag enters the view.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
    /// Returns what a drop at an index path would do; the default copies to between items.
    ///
    /// `destinationIndexPath` is the item at the pointer, or otherwise the index path of an item that is inserted there; it
    /// is `nil` without sections.
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal
    /// Called when a drag leaves the view without a drop.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
    /// Called when a drag that has been over the view is over.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
}

extension UICollectionViewDropDelegate {
    public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        true
    }
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {}
    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {}
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {}
}

/// A proposal of what a drop on a collection view would do.
@preconcurrency @MainActor public final class UICollectionViewDropProposal: UIDropProposal {
    /// How a drop relates to the item at the destination.
    public enum Intent: Int, Sendable {
        /// The drop has no relation to a place in the view.
        case unspecified = 0
        /// The items are inserted between items.
        case insertAtDestinationIndexPath = 1
        /// The items are dropped into the item.
        case insertIntoDestinationIndexPath = 2
    }

    /// How the drop relates to the item at the destination.
    public let intent: Intent

    /// Creates a proposal.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    /// Creates a proposal for a drop without a place.
    public override convenience init(operation: UIDropOperation) {
        self.init(operation: operation, intent: .unspecified)
    }
}

/// An item that is dropped on a collection view.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: AnyObject {
    var dragItem: UIDragItem { get }
    /// The index path from which the item was dragged, or `nil` if it is from elsewhere or the data has changed since.
    var sourceIndexPath: IndexPath? { get }
}

/// A drop on a collection view.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: AnyObject {
    /// The dropped items.
    var items: [any UICollectionViewDropItem] { get }
    /// The index path at which items are inserted, after those that are moved were removed, or the item into which they
    /// are dropped; `nil` without sections.
    var destinationIndexPath: IndexPath? { get }
    /// The last proposal.
    var proposal: UICollectionViewDropProposal { get }
    /// The drag.
    var session: any UIDropSession { get }
    /// Lets the cell of a new item fade in; call it after the item was inserted.
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath)
}

typealias CollectionDropCoordinator = ListDropCoordinator<any UICollectionViewDropItem, UICollectionViewDropProposal>

extension CollectionDropCoordinator: UICollectionViewDropCoordinator {
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) {
        fadeIn(at: indexPath)
    }
}

extension UICollectionView {
    /// Whether items of the view are being dragged.
    public final var hasActiveDrag: Bool { core.dragging?.hasActiveDrag ?? false }
    /// Whether a drag is over the view.
    public final var hasActiveDrop: Bool { core.dragging?.hasActiveDrop ?? false }

    // MARK: Dragging

    var allowsDragging: Bool { dragDelegate != nil && dragInteractionEnabled }

    func dragItems(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
        dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
    }

    func dragPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: path)
    }

    func dragAllowsMove(_ session: any UIDragSession) -> Bool {
        dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
    }

    func dragIsRestricted(_ session: any UIDragSession) -> Bool {
        dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    func dragWillBegin(_ session: any UIDragSession) {
        dragDelegate?.collectionView(self, dragSessionWillBegin: session)
    }

    func dragDidEnd(_ session: any UIDragSession) {
        dragDelegate?.collectionView(self, dragSessionDidEnd: session)
    }

    // MARK: Dropping

    var acceptsDrops: Bool { dropDelegate != nil }

    func canHandle(_ session: any UIDropSession) -> Bool {
        dropDelegate?.collectionView(self, canHandle: session) ?? false
    }

    func dropDidEnter(_ session: any UIDropSession) {
        dropDelegate?.collectionView(self, dropSessionDidEnter: session)
    }

    func dropDidExit(_ session: any UIDropSession) {
        dropDelegate?.collectionView(self, dropSessionDidExit: session)
    }

    func dropDidEnd(_ session: any UIDropSession) {
        dropDelegate?.collectionView(self, dropSessionDidEnd: session)
    }

    func dropProposal(_ session: any UIDropSession, at path: IndexPath?) -> ListDropProposal {
        let proposal = dropDelegate?.collectionView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
        return proposal.map { ListDropProposal($0, $0.intent.relation) } ?? .cancel
    }

    func performDrop(_ drop: ListDrop) {
        let proposal =
            drop.proposal as? UICollectionViewDropProposal
            ?? UICollectionViewDropProposal(operation: drop.proposal.operation)
        dropDelegate?.collectionView(
            self,
            performDropWith: CollectionDropCoordinator(drop, items: drop.items, proposal: proposal, in: core))
    }
}

extension UICollectionViewDropProposal.Intent {
    fileprivate var relation: ListDropProposal.Relation {
        switch self {
        case .unspecified: .unspecified
        case .insertAtDestinationIndexPath: .between
        case .insertIntoDestinationIndexPath: .into
        }
    }
}
