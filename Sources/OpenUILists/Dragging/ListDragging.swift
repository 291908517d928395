@_spi(Subclassing) import OpenUIKitCore

/// Requests the dragged items of a list view from its delegate.
@MainActor protocol ListDragClient: AnyObject {
    func dragItems(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
    func dragPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters?
    func dragAllowsMove(_ session: any UIDragSession) -> Bool
    func dragIsRestricted(_ session: any UIDragSession) -> Bool
    func dragWillBegin(_ session: any UIDragSession)
    func dragDidEnd(_ session: any UIDragSession)
}

/// Notifies the delegate of a list view of drops.
@MainActor protocol ListDropClient: AnyObject {
    /// Whether the list accepts drops other than those that reorder its own items.
    var acceptsDrops: Bool { get }
    func canHandle(_ session: any UIDropSession) -> Bool
    func dropDidEnter(_ session: any UIDropSession)
    func dropDidExit(_ session: any UIDropSession)
    func dropDidEnd(_ session: any UIDropSession)
    /// Returns the proposal, and whether the items are dropped into the item at the destination.
    func dropProposal(_ session: any UIDropSession, at path: IndexPath?) -> (proposal: UIDropProposal, isInto: Bool)
    func performDrop(_ drop: ListDrop)
}

/// The positions of a list view's items, for drags.
@MainActor protocol ListDragGeometry: AnyObject {
    var sectionCount: Int { get }
    func itemCount(in section: Int) -> Int
    func pathOfItem(at point: CGPoint) -> IndexPath?
    func frameOfItem(at path: IndexPath) -> CGRect?
}

/// A drop that a list view performs.
struct ListDrop {
    let session: any UIDropSession
    let proposal: UIDropProposal
    let destination: IndexPath?
    /// The items, with their index paths if they are from the same list view.
    let items: [(item: UIDragItem, source: IndexPath?)]
}

/// Drag and drop in a list view.
@MainActor final class ListDragging {
    private unowned let core: ListCore
    private unowned let client: any ListDragClient & ListDropClient & ListDragGeometry
    private lazy var dragInteraction = UIDragInteraction(delegate: self)
    private lazy var dropInteraction = UIDropInteraction(delegate: self)
    private let indicator = ListDropIndicator()
    /// The dragged items of this list, and their index paths at the beginning of the drag.
    private var sources: [(item: UIDragItem, path: IndexPath)] = []
    private var sourceEpoch = 0
    private(set) var hasActiveDrag = false
    private(set) var hasActiveDrop = false

    init(_ core: ListCore, _ client: any ListDragClient & ListDropClient & ListDragGeometry) {
        (self.core, self.client) = (core, client)
    }

    /// Adds or removes the interactions.
    func update(canDrag: Bool, canDrop: Bool) {
        set(dragInteraction, canDrag, dragInteraction.view != nil)
        set(dropInteraction, canDrop, dropInteraction.view != nil)
    }

    private func set(_ interaction: any UIInteraction, _ isWanted: Bool, _ isPresent: Bool) {
        guard isWanted != isPresent else { return }
        if isWanted { core.host.addInteraction(interaction) } else { core.host.removeInteraction(interaction) }
    }

    private func source(of item: UIDragItem) -> IndexPath? {
        guard sourceEpoch == core.epoch else { return nil }
        return sources.first { $0.item === item }?.path
    }
}

// MARK: - Dragging

extension ListDragging: UIDragInteractionDelegate {
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        guard let path = client.pathOfItem(at: session.location(in: core.host)) else { return [] }
        let items = client.dragItems(session, at: path)
        sources = items.map { ($0, path) }
        sourceEpoch = core.epoch
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let path = source(of: item), let cell = core.visible[.cell(ListPosition(path))]?.view else { return nil }
        return UITargetedDragPreview(
            view: cell, parameters: client.dragPreviewParameters(at: path) ?? UIDragPreviewParameters())
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { client.dragAllowsMove(session) }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { client.dragIsRestricted(session) }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        hasActiveDrag = true
        client.dragWillBegin(session)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        hasActiveDrag = false
        sources = []
        client.dragDidEnd(session)
    }
}

// MARK: - Dropping

extension ListDragging: UIDropInteractionDelegate {
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        client.acceptsDrops ? client.canHandle(session) : reordered(session) != nil
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        hasActiveDrop = true
        client.dropDidEnter(session)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        let (proposal, place) = self.proposal(session)
        switch proposal.operation {
        case .cancel, .forbidden: indicator.hide()
        case .copy, .move: indicator.show(place, in: core.host, client)
        }
        return proposal
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        hasActiveDrop = false
        indicator.hide()
        client.dropDidExit(session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        indicator.hide()
        hasActiveDrop = false
        let (proposal, place) = self.proposal(session)
        guard client.acceptsDrops else { return reorder(session, to: place) }
        let items = session.items.map { (item: $0, source: source(of: $0)) }
        client.performDrop(
            ListDrop(
                session: session, proposal: proposal,
                destination: place.destination(removing: proposal.operation == .move ? items.map(\.source) : []),
                items: items))
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        hasActiveDrop = false
        indicator.hide()
        client.dropDidEnd(session)
    }

    private func proposal(_ session: any UIDropSession) -> (UIDropProposal, ListDropPlace) {
        let point = session.location(in: core.host)
        guard client.acceptsDrops else {
            let operation: UIDropOperation = reordered(session) == nil ? .cancel : .move
            return (UIDropProposal(operation: operation), ListDropPlace(at: point, in: client, isInto: false))
        }
        let place = ListDropPlace(at: point, in: client, isInto: false)
        let (proposal, isInto) = client.dropProposal(session, at: place.item ?? place.insertion)
        return (proposal, isInto ? ListDropPlace(at: point, in: client, isInto: true) : place)
    }

    // MARK: Reordering without a delegate for drops

    /// Returns the position of the single item of this list that is dragged, if it can be moved.
    private func reordered(_ session: any UIDropSession) -> ListPosition? {
        guard session.items.count == 1, session.allowsMoveOperation, let path = source(of: session.items[0]) else {
            return nil
        }
        let position = ListPosition(path)
        return core.client.canMove(position) ? position : nil
    }

    private func reorder(_ session: any UIDropSession, to place: ListDropPlace) {
        guard let from = reordered(session), let path = place.destination(removing: [IndexPath(from)]) else { return }
        let to = core.client.approvedDestination(of: from, from, ListPosition(path))
        guard to != from, sourceEpoch == core.epoch else { return }
        core.client.commitMove(from, to)
        guard sourceEpoch == core.epoch else { return }
        core.performUpdates({ self.core.edit { $0.moved = [(from, to)] } }, completion: nil)
    }
}
