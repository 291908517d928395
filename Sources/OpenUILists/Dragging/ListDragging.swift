/// Drag and drop in a list view.
@MainActor final class ListDragging {
    private unowned let core: ListCore
    private lazy var dragInteraction = UIDragInteraction(delegate: self)
    private lazy var dropInteraction = UIDropInteraction(delegate: self)
    private let indicator = ListDropIndicator()
    /// The dragged items of this list, and their index paths at the beginning of the drag.
    private var sources: [(item: UIDragItem, path: IndexPath)] = []
    private var sourceEpoch = 0
    /// The cells whose items are dragged.
    private var draggedCells: [any ListCell] = []
    /// The last proposal for the drag over the list.
    private var proposed: ListDropProposal?
    private(set) var hasActiveDrag = false
    private(set) var hasActiveDrop = false

    init(_ core: ListCore) {
        self.core = core
    }

    /// Adds or removes the interactions.
    func update() {
        let (canDrag, canDrop) = (core.client.allowsDragging, core.client.acceptsDrops)
        set(dragInteraction, canDrag)
        set(dropInteraction, canDrag || canDrop)
    }

    private func set(_ interaction: any UIInteraction, _ isInstalled: Bool) {
        guard isInstalled != (interaction.view != nil) else { return }
        if isInstalled { core.host.addInteraction(interaction) } else { core.host.removeInteraction(interaction) }
    }

    private func reportDragState(_ state: ListDragState) {
        for cell in draggedCells { cell.reportDragState(state) }
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
        guard let item = ListDropPlace(at: session.location(in: core.host), in: core).item else { return [] }
        let path = IndexPath(item)
        let items = core.client.dragItems(session, at: path)
        sources = items.map { ($0, path) }
        sourceEpoch = core.epoch
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let path = source(of: item), let cell = core.visible[.cell(ListPosition(path))]?.view else { return nil }
        return UITargetedDragPreview(
            view: cell, parameters: core.client.dragPreviewParameters(at: path) ?? UIDragPreviewParameters())
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { core.client.dragAllowsMove(session) }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { core.client.dragIsRestricted(session) }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        hasActiveDrag = true
        core.client.dragWillBegin(session)
        draggedCells = sources.compactMap { source(of: $0.item) }.compactMap { core.cell(at: ListPosition($0)) }
        reportDragState(.lifting)
        reportDragState(.dragging)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        hasActiveDrag = false
        sources = []
        reportDragState(.none)
        draggedCells = []
        core.client.dragDidEnd(session)
    }
}

// MARK: - Dropping

extension ListDragging: UIDropInteractionDelegate {
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        core.client.acceptsDrops ? core.client.canHandle(session) : reordered(session) != nil
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        hasActiveDrop = true
        core.client.dropDidEnter(session)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        let place = ListDropPlace(at: session.location(in: core.host), in: core)
        let proposed = propose(session, at: place)
        self.proposed = proposed
        switch proposed.proposal.operation {
        case .cancel, .forbidden: indicator.hide()
        case .copy, .move: indicator.show(place, proposed.relation, in: core.host)
        }
        return proposed.proposal
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        dropIsOver()
        core.client.dropDidExit(session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        guard let proposed else { return }
        dropIsOver()
        // The data may have changed since the last update, while a list of files was read.
        let place = ListDropPlace(at: session.location(in: core.host), in: core)
        guard core.client.acceptsDrops else { return reorder(session, to: place) }
        let items = session.items.map { ListDropItem($0, from: source(of: $0)) }
        let moved = proposed.proposal.operation == .move ? items.compactMap(\.sourceIndexPath) : []
        core.client.performDrop(
            ListDrop(
                session: session, proposal: proposed.proposal,
                destination: place.destination(proposed.relation, removing: moved), items: items))
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        dropIsOver()
        core.client.dropDidEnd(session)
    }

    private func dropIsOver() {
        hasActiveDrop = false
        proposed = nil
        indicator.hide()
    }

    private func propose(_ session: any UIDropSession, at place: ListDropPlace) -> ListDropProposal {
        guard !core.client.acceptsDrops else {
            return core.client.dropProposal(session, at: (place.item ?? place.insertion).map { IndexPath($0) })
        }
        return reordered(session) == nil ? .cancel : ListDropProposal(UIDropProposal(operation: .move), .between)
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
        guard let from = reordered(session),
            let destination = place.destination(.between, removing: [IndexPath(from)])
        else { return }
        core.mover.move(from, to: ListPosition(destination))
    }
}

extension ListCore {
    /// Adds or removes the interactions for drag and drop after a delegate has changed.
    func updateDragging() {
        guard dragging != nil || client.allowsDragging || client.acceptsDrops else { return }
        let dragging = dragging ?? ListDragging(self)
        self.dragging = dragging
        dragging.update()
    }
}
