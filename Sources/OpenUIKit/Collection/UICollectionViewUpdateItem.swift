/// One edit of a batch, told to the layout before it answers for the new state.
public final class UICollectionViewUpdateItem: NSObject {
    /// What happens.
    public enum Action: Int, Sendable {
        /// Something comes.
        case insert = 0
        /// Something goes.
        case delete = 1
        /// Something is replaced where it is.
        case reload = 2
        /// Something goes elsewhere.
        case move = 3
        /// Nothing.
        case none = 4
    }

    /// The place before the batch; nil for what comes.
    ///
    /// The item of a section as a whole is `NSNotFound`.
    public let indexPathBeforeUpdate: IndexPath?
    /// The place after the batch; nil for what goes.
    public let indexPathAfterUpdate: IndexPath?
    /// What happens.
    public let updateAction: Action

    init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
        (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
        super.init()
    }

    /// The edits of a batch as a layout hears of them.
    static func items(of update: ListUpdate, _ mapping: ListMapping) -> [UICollectionViewUpdateItem] {
        func section(_ number: Int?) -> IndexPath? { number.map { IndexPath(item: NSNotFound, section: $0) } }
        func item(_ place: ListPlace?) -> IndexPath? { place.map(IndexPath.init) }
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
