/// What a drop on a list view would do.
@MainActor struct ListDropProposal {
    /// How a drop relates to the item at the pointer.
    enum Relation {
        /// The drop has no relation to a place in the list.
        case unspecified
        /// The items are inserted between items.
        case between
        /// The items are dropped into the item.
        case into
    }

    let proposal: UIDropProposal
    let relation: Relation

    init(_ proposal: UIDropProposal, _ relation: Relation) {
        (self.proposal, self.relation) = (proposal, relation)
    }

    /// The proposal without a delegate.
    static var cancel: ListDropProposal { ListDropProposal(UIDropProposal(operation: .cancel), .unspecified) }
}

/// A drop that a list view performs.
struct ListDrop {
    let session: any UIDropSession
    let proposal: UIDropProposal
    let destination: IndexPath?
    let items: [ListDropItem]
}

/// An item that is dropped on a list view.
@MainActor final class ListDropItem: UITableViewDropItem, UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?

    init(_ item: UIDragItem, from source: IndexPath?) {
        (dragItem, sourceIndexPath) = (item, source)
    }
}

/// The drop coordinator of a list view; `Item` and `Proposal` are types of the list view's API.
@MainActor final class ListDropCoordinator<Item, Proposal: UIDropProposal> {
    let items: [Item]
    let destinationIndexPath: IndexPath?
    let proposal: Proposal
    let session: any UIDropSession
    private weak var core: ListCore?

    init(_ drop: ListDrop, items: [Item], proposal: Proposal, in core: ListCore) {
        (self.items, self.proposal, self.core) = (items, proposal, core)
        (destinationIndexPath, session) = (drop.destination, drop.session)
    }

    /// Lets the cell of a dropped item appear.
    func fadeIn(at path: IndexPath) {
        core?.host.layoutIfNeeded()
        guard let cell = core?.cell(at: ListPosition(path)) else { return }
        let opacity = cell.alpha
        UIView.performWithoutAnimation { cell.alpha = 0 }
        UIView.animate(withDuration: 0.2, delay: 0, options: [.allowUserInteraction]) { cell.alpha = opacity }
    }
}
