/// The methods by which a table view requests dragged items and reports drags of rows.
@preconcurrency @MainActor public protocol UITableViewDragDelegate: AnyObject {
    /// Returns the items of a drag that begins at a row; an empty array does not begin one.
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]
    /// Returns the appearance of the image at the pointer; the default is the whole cell.
    func tableView(
        _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
    /// Called when a drag begins.
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
    /// Called when a drag has ended.
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
    /// Returns whether the items can be moved; the default is `true`.
    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
    /// Returns whether other programs receive nothing; the default is `false`.
    func tableView(
        _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
}

extension UITableViewDragDelegate {
    public func tableView(
        _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
    public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
    public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
    public func tableView(
        _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { true }
    public func tableView(
        _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { false }
}

/// The methods by which a table view accepts and performs drops.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: AnyObject {
    /// Performs a drop: changes the data, and loads the data of items of other programs.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
    /// Returns whether the view is interested in a drag; the default is `true`.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
    /// Called when a drag enters the view.
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
    /// Returns what a drop at an index path would do; the default copies to between rows.
    ///
    /// `destinationIndexPath` is the row at the pointer, or otherwise the index path of a row that is inserted there; it
    /// is `nil` without sections.
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal
    /// Called when a drag leaves the view without a drop.
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
    /// Called when a drag that has been over the view is over.
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
}

extension UITableViewDropDelegate {
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
    public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
    public func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }
    public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
    public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
}

/// A proposal of what a drop on a table view would do.
@preconcurrency @MainActor public final class UITableViewDropProposal: UIDropProposal {
    /// How a drop relates to the row at the destination.
    public enum Intent: Int, Sendable {
        /// The drop has no relation to a place in the view.
        case unspecified = 0
        /// The items are inserted between rows.
        case insertAtDestinationIndexPath = 1
        /// The items are dropped into the row.
        case insertIntoDestinationIndexPath = 2
        /// The same as `insertAtDestinationIndexPath`.
        case automatic = 3
    }

    /// How the drop relates to the row at the destination.
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

/// An item that is dropped on a table view.
@preconcurrency @MainActor public protocol UITableViewDropItem: AnyObject {
    var dragItem: UIDragItem { get }
    /// The index path from which the item was dragged, or `nil` if it is from elsewhere or the data has changed since.
    var sourceIndexPath: IndexPath? { get }
}

/// A drop on a table view.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: AnyObject {
    /// The dropped items.
    var items: [any UITableViewDropItem] { get }
    /// The index path at which items are inserted, after those that are moved were removed, or the row into which they
    /// are dropped; `nil` without sections.
    var destinationIndexPath: IndexPath? { get }
    /// The last proposal.
    var proposal: UITableViewDropProposal { get }
    /// The drag.
    var session: any UIDropSession { get }
    /// Lets the cell of a new row fade in; call it after the row was inserted.
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath)
}

typealias TableDropCoordinator = ListDropCoordinator<any UITableViewDropItem, UITableViewDropProposal>

extension TableDropCoordinator: UITableViewDropCoordinator {
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) {
        fadeIn(at: indexPath)
    }
}

extension UITableView {
    /// Whether rows of the view are being dragged.
    public final var hasActiveDrag: Bool { core.dragging?.hasActiveDrag ?? false }
    /// Whether a drag is over the view.
    public final var hasActiveDrop: Bool { core.dragging?.hasActiveDrop ?? false }

    // MARK: Dragging

    var allowsDragging: Bool { dragDelegate != nil && dragInteractionEnabled }

    func dragItems(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
        dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
    }

    func dragPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        dragDelegate?.tableView(self, dragPreviewParametersForRowAt: path)
    }

    func dragAllowsMove(_ session: any UIDragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
    }

    func dragIsRestricted(_ session: any UIDragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    func dragWillBegin(_ session: any UIDragSession) {
        dragDelegate?.tableView(self, dragSessionWillBegin: session)
    }

    func dragDidEnd(_ session: any UIDragSession) {
        dragDelegate?.tableView(self, dragSessionDidEnd: session)
    }

    // MARK: Dropping

    var acceptsDrops: Bool { dropDelegate != nil }

    func canHandle(_ session: any UIDropSession) -> Bool {
        dropDelegate?.tableView(self, canHandle: session) ?? false
    }

    func dropDidEnter(_ session: any UIDropSession) {
        dropDelegate?.tableView(self, dropSessionDidEnter: session)
    }

    func dropDidExit(_ session: any UIDropSession) {
        dropDelegate?.tableView(self, dropSessionDidExit: session)
    }

    func dropDidEnd(_ session: any UIDropSession) {
        dropDelegate?.tableView(self, dropSessionDidEnd: session)
    }

    func dropProposal(_ session: any UIDropSession, at path: IndexPath?) -> ListDropProposal {
        let proposal = dropDelegate?.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
        return proposal.map { ListDropProposal($0, $0.intent.relation) } ?? .cancel
    }

    func performDrop(_ drop: ListDrop) {
        let proposal =
            drop.proposal as? UITableViewDropProposal ?? UITableViewDropProposal(operation: drop.proposal.operation)
        dropDelegate?.tableView(
            self,
            performDropWith: TableDropCoordinator(drop, items: drop.items, proposal: proposal, in: core))
    }
}

extension UITableViewDropProposal.Intent {
    fileprivate var relation: ListDropProposal.Relation {
        switch self {
        case .unspecified: .unspecified
        case .insertAtDestinationIndexPath, .automatic: .between
        case .insertIntoDestinationIndexPath: .into
        }
    }
}
