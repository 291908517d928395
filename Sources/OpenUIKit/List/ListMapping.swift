/// Where the elements of a list are after a batch of updates.
///
/// It knows the edits, not the elements: looking a place up costs O(log e) for e edits, however long the list is.
struct ListMapping {
    /// Positions in a row, some of which went and some of which came; the others keep their order.
    struct Line {
        /// Old positions, ascending.
        var removed: [Int] = []
        /// New positions, ascending.
        var added: [Int] = []

        /// The new position of one that stayed in the row.
        func new(_ old: Int) -> Int? {
            let before = removed.countWhile { $0 < old }
            if before < removed.count, removed[before] == old { return nil }
            return Self.slot(old - before, leaving: added)
        }

        /// The old position of one that stayed in the row.
        func old(_ new: Int) -> Int? {
            let before = added.countWhile { $0 < new }
            if before < added.count, added[before] == new { return nil }
            return Self.slot(new - before, leaving: removed)
        }

        /// The position with a rank among those that are not taken.
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
    /// By the old number of their section; sections without edits are missing.
    var items: [Int: Line] = [:]
    var itemMoves = Moves<ListPlace>()
    /// Old numbers of sections whose content is replaced.
    var reloadedSections: Set<Int> = []
    /// Old places of items that are replaced where they are.
    var reloadedItems: Set<ListPlace> = []

    /// What goes elsewhere, looked up from both sides.
    struct Moves<Place: Hashable> {
        var new: [Place: Place] = [:]
        var old: [Place: Place] = [:]

        mutating func add(_ from: Place, _ to: Place) {
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

    /// Where an item is now; nil if it is gone, or in a section that was replaced.
    func new(_ old: ListPlace) -> ListPlace? {
        if let moved = itemMoves.new[old] { return moved }
        guard !reloadedSections.contains(old.section), let section = newSection(old.section) else { return nil }
        guard let line = items[old.section] else { return ListPlace(section, old.item) }
        return line.new(old.item).map { ListPlace(section, $0) }
    }

    /// Where an item was; nil if it is new.
    func old(_ new: ListPlace) -> ListPlace? {
        if let moved = itemMoves.old[new] { return moved }
        guard let section = oldSection(new.section), !reloadedSections.contains(section) else { return nil }
        guard let line = items[section] else { return ListPlace(section, new.item) }
        return line.old(new.item).map { ListPlace(section, $0) }
    }

    func new(_ old: ListElement) -> ListElement? {
        var element = old
        switch old.category {
        case .decorationView: return old
        case .supplementaryView where old.belongsToSection:
            guard !reloadedSections.contains(old.place.section), let section = newSection(old.place.section)
            else { return nil }
            element.place.section = section
        case .cell, .supplementaryView:
            guard !reloadedItems.contains(old.place), let place = new(old.place) else { return nil }
            element.place = place
        }
        return element
    }

    func old(_ new: ListElement) -> ListElement? {
        var element = new
        switch new.category {
        case .decorationView: return new
        case .supplementaryView where new.belongsToSection:
            guard let section = oldSection(new.place.section), !reloadedSections.contains(section) else { return nil }
            element.place.section = section
        case .cell, .supplementaryView:
            guard let place = old(new.place), !reloadedItems.contains(place) else { return nil }
            element.place = place
        }
        return element
    }
}

extension [Int] {
    /// How many elements of an ascending array come before one for which a condition fails.
    fileprivate func countWhile(_ holds: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if holds(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
