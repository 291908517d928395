/// One change of a batch update, passed to the layout before it is queried for the new state.
public final class UICollectionViewUpdateItem: NSObject {
    /// The kind of a change.
    public enum Action: Int, Sendable {
        /// An insertion.
        case insert = 0
        /// A deletion.
        case delete = 1
        /// A replacement at the same index path.
        case reload = 2
        /// A move to another index path.
        case move = 3
        /// No change.
        case none = 4
    }

    /// The index path before the batch update, or `nil` for insertions.
    ///
    /// The item is `NSNotFound` if the change affects a whole section.
    public let indexPathBeforeUpdate: IndexPath?
    /// The index path after the batch update, or `nil` for deletions.
    public let indexPathAfterUpdate: IndexPath?
    /// The kind of the change.
    public let updateAction: Action

    init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
        (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
        super.init()
    }

    /// Returns the changes of a batch update in the form that layouts receive.
    static func items(of update: ListUpdate, _ mapping: ListMapping) -> [UICollectionViewUpdateItem] {
        func section(_ number: Int?) -> IndexPath? { number.map { IndexPath(item: NSNotFound, section: $0) } }
        func item(_ position: ListPosition?) -> IndexPath? { position.map(IndexPath.init) }
        var items = update.deletedSections.map { Self(.delete, from: section($0), to: nil) }
        items += update.deleted.map { Self(.delete, from: item($0), to: nil) }
        items += update.insertedSections.map { Self(.insert, from: nil, to: section($0)) }
        items += update.inserted.map { Self(.insert, from: nil, to: item($0)) }
        items += update.reloadedSections.map { Self(.reload, from: section($0), to: section(mapping.newSection($0))) }
        items += update.reloaded.map { Self(.reload, from: item($0), to: item(mapping.new($0))) }
        items += update.movedSections.map { Self(.move, from: section($0.from), to: section($0.to)) }
        items += update.moved.map { Self(.move, from: item($0.from), to: item($0.to)) }
        return items
    }
}
