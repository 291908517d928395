/// The mapping of positions in a list before and after a batch update.
///
/// It stores the changes, not the elements: a look-up takes O(log e) for e changes, regardless of the length of the
/// list.
struct ListMapping {
    /// A sequence of positions from which some were removed and to which some were added; the others keep their order.
    struct Line {
        /// The removed positions before the update, ascending.
        var removed: [Int] = []
        /// The added positions after the update, ascending.
        var added: [Int] = []

        /// Returns the new position of one that remained in the sequence.
        func new(_ old: Int) -> Int? {
            let before = removed.countWhile { $0 < old }
            if before < removed.count, removed[before] == old { return nil }
            return Self.slot(old - before, leaving: added)
        }

        /// Returns the old position of one that remained in the sequence.
        func old(_ new: Int) -> Int? {
            let before = added.countWhile { $0 < new }
            if before < added.count, added[before] == new { return nil }
            return Self.slot(new - before, leaving: removed)
        }

        /// Returns the position of the given rank among the positions that are not taken.
        private static func slot(_ rank: Int, leaving taken: [Int]) -> Int {
            var (low, high) = (0, taken.count)
            while low < high {
                let middle = (low + high) / 2
                if taken[middle] - middle <= rank { low = middle + 1 } else { high = middle }
            }
            return rank + low
        }
    }

    var sections = Line()
    var sectionMoves = Moves<Int>()
    /// The changes of items by the old index of their section; sections without changes are omitted.
    var items: [Int: Line] = [:]
    var itemMoves = Moves<ListPosition>()
    /// The old indexes of sections whose content is replaced.
    var reloadedSections: Set<Int> = []
    /// The old positions of items that are replaced in place.
    var reloadedItems: Set<ListPosition> = []

    /// Moves that can be looked up in both directions.
    struct Moves<Position: Hashable> {
        var new: [Position: Position] = [:]
        var old: [Position: Position] = [:]

        mutating func add(_ from: Position, _ to: Position) {
            new[from] = to
            old[to] = from
        }
    }

    func newSection(_ old: Int) -> Int? {
        sectionMoves.new[old] ?? sections.new(old)
    }

    func oldSection(_ new: Int) -> Int? {
        sectionMoves.old[new] ?? sections.old(new)
    }

    /// Returns the new position of an item, or `nil` if it was removed or its section was replaced.
    func new(_ old: ListPosition) -> ListPosition? {
        if let moved = itemMoves.new[old] { return moved }
        guard !reloadedSections.contains(old.section), let section = newSection(old.section) else { return nil }
        guard let line = items[old.section] else { return ListPosition(section, old.item) }
        return line.new(old.item).map { ListPosition(section, $0) }
    }

    /// Returns the old position of an item, or `nil` if it is new.
    func old(_ new: ListPosition) -> ListPosition? {
        if let moved = itemMoves.old[new] { return moved }
        guard let section = oldSection(new.section), !reloadedSections.contains(section) else { return nil }
        guard let line = items[section] else { return ListPosition(section, new.item) }
        return line.old(new.item).map { ListPosition(section, $0) }
    }

    func new(_ old: ListElement) -> ListElement? {
        var element = old
        switch old.category {
        case .decorationView: return old
        case .supplementaryView where old.belongsToSection:
            guard !reloadedSections.contains(old.position.section), let section = newSection(old.position.section)
            else { return nil }
            element.position.section = section
        case .cell, .supplementaryView:
            guard !reloadedItems.contains(old.position), let position = new(old.position) else { return nil }
            element.position = position
        }
        return element
    }

    func old(_ new: ListElement) -> ListElement? {
        var element = new
        switch new.category {
        case .decorationView: return new
        case .supplementaryView where new.belongsToSection:
            guard let section = oldSection(new.position.section), !reloadedSections.contains(section) else {
                return nil
            }
            element.position.section = section
        case .cell, .supplementaryView:
            guard let position = old(new.position), !reloadedItems.contains(position) else { return nil }
            element.position = position
        }
        return element
    }
}

extension [Int] {
    /// Returns the number of leading elements of an ascending array that satisfy a condition, by binary search.
    fileprivate func countWhile(_ holds: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if holds(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
