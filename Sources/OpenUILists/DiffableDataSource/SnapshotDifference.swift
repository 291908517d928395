/// The difference between two snapshots, as changes of a list.
///
/// It minimizes moves: sections, and items that stay in their section, keep their positions along a longest increasing
/// subsequence, and only the others are moved. Identifiers are unique, so that matching takes one look-up per item:
/// O(n) in total, plus O(m log m) for the m items outside the common prefix and suffix of their section.
struct SnapshotDifference<Section: Hashable, Item: Hashable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    private(set) var update = ListUpdate()
    /// The positions after the update of the cells to reconfigure.
    private(set) var reconfigured: [ListPosition] = []
    private let old: Snapshot
    private let new: Snapshot
    private let oldSections: [Section: Int]
    private let newSections: [Section: Int]
    private var oldPositions: [Item: ListPosition] = [:]

    /// Compares two snapshots.
    ///
    /// 1. Compare the sections.
    /// 2. Compare the items of each section; items that come from other sections are moved.
    /// 3. Delete the missing items.
    /// 4. Add reloads and reconfigurations.
    init(from old: Snapshot, to new: Snapshot) {
        (self.old, self.new) = (old, new)
        oldSections = Self.numbers(old.sectionIdentifiers)
        newSections = Self.numbers(new.sectionIdentifiers)
        compareSections()
        for (number, section) in new.sectionIdentifiers.enumerated() { compareItems(of: section, number) }
        deleteMissing()
        addReloads()
    }

    private static func numbers(_ sections: [Section]) -> [Section: Int] {
        Dictionary(uniqueKeysWithValues: sections.enumerated().map { ($0.element, $0.offset) })
    }

    private mutating func compareSections() {
        update.deletedSections = old.sectionIdentifiers.indices.filter {
            newSections[old.sectionIdentifiers[$0]] == nil
        }
        var staying: [(old: Int, new: Int)] = []
        for (number, section) in new.sectionIdentifiers.enumerated() {
            if let before = oldSections[section] {
                staying.append((before, number))
            } else {
                update.insertedSections.append(number)
            }
        }
        let kept = LongestIncreasing.members(of: staying.map(\.old))
        for (index, pair) in staying.enumerated() where !kept[index] {
            update.movedSections.append((pair.old, pair.new))
        }
    }

    /// Compares the items of a section, apart from their common prefix and suffix.
    private mutating func compareItems(of section: Section, _ number: Int) {
        let after = new.itemIdentifiers(inSection: section)
        guard let before = oldSections[section] else {
            for (index, item) in after.enumerated() { addArrival(item, ListPosition(number, index), isCounted: false) }
            return
        }
        let items = old.itemIdentifiers(inSection: section)
        let start = zip(items, after).prefix { $0 == $1 }.count
        let rest = min(items.count, after.count) - start
        let end = zip(items.reversed(), after.reversed()).prefix(rest).prefix { $0 == $1 }.count
        var positions: [Item: Int] = [:]
        for index in start..<items.count - end { positions[items[index]] = index }
        var staying: [(old: Int, new: Int)] = []
        for index in start..<after.count - end {
            if let position = positions[after[index]] {
                staying.append((position, index))
            } else {
                addArrival(after[index], ListPosition(number, index), isCounted: true)
            }
        }
        let kept = LongestIncreasing.members(of: staying.map(\.old))
        for (index, pair) in staying.enumerated() where !kept[index] {
            move(after[pair.new], ListPosition(before, pair.old), ListPosition(number, pair.new))
        }
    }

    /// Adds a move for an item that comes from another section, or an insertion for a new one.
    private mutating func addArrival(_ item: Item, _ position: ListPosition, isCounted: Bool) {
        if let section = old.sectionIdentifier(containingItem: item), let number = oldSections[section] {
            move(item, ListPosition(number, oldIndex(of: item, in: section, number)), position)
        } else if isCounted {
            update.inserted.append(position)
        }
    }

    /// Returns the index of an item in an old section; the first query of a section indexes all of its items.
    private mutating func oldIndex(of item: Item, in section: Section, _ number: Int) -> Int {
        if let position = oldPositions[item] { return position.item }
        for (index, item) in old.itemIdentifiers(inSection: section).enumerated() {
            oldPositions[item] = ListPosition(number, index)
        }
        return oldPositions[item]?.item ?? 0
    }

    /// Adds a move, or a deletion and an insertion for an item that is also reloaded, because a move keeps its cell.
    private mutating func move(_ item: Item, _ from: ListPosition, _ to: ListPosition) {
        guard reloaded.contains(item) else { return update.moved.append((from, to)) }
        update.deleted.append(from)
        update.inserted.append(to)
    }

    private lazy var reloaded = Set(new.reloadedItemIdentifiers)

    private mutating func deleteMissing() {
        for (number, section) in old.sectionIdentifiers.enumerated() where newSections[section] != nil {
            for (index, item) in old.itemIdentifiers(inSection: section).enumerated()
            where new.sectionIdentifier(containingItem: item) == nil {
                update.deleted.append(ListPosition(number, index))
            }
        }
    }

    private mutating func addReloads() {
        update.reloadedSections = Array(Set(new.reloadedSectionIdentifiers)).compactMap { oldSections[$0] }
        guard !new.reloadedItemIdentifiers.isEmpty || !new.reconfiguredItemIdentifiers.isEmpty else { return }
        let moved = Set(update.moved.map(\.from)).union(update.deleted)
        let configured = Set(new.reconfiguredItemIdentifiers)
        for (number, section) in old.sectionIdentifiers.enumerated() {
            for (index, item) in old.itemIdentifiers(inSection: section).enumerated()
            where reloaded.contains(item) && !moved.contains(ListPosition(number, index)) {
                update.reloaded.append(ListPosition(number, index))
            }
        }
        guard !configured.isEmpty else { return }
        for (number, section) in new.sectionIdentifiers.enumerated() {
            for (index, item) in new.itemIdentifiers(inSection: section).enumerated() where configured.contains(item) {
                reconfigured.append(ListPosition(number, index))
            }
        }
    }
}

/// Finds a longest increasing subsequence with patience sorting.
enum LongestIncreasing {
    /// Returns for each number whether it belongs to one longest increasing subsequence, in O(n log n), or O(n) if all
    /// ascend.
    static func members(of numbers: [Int]) -> [Bool] {
        var isMember = Array(repeating: false, count: numbers.count)
        if zip(numbers, numbers.dropFirst()).allSatisfy(<) { return isMember.map { _ in true } }
        /// The index of the smallest number that ends an increasing subsequence of each length.
        var ends: [Int] = []
        var previous = Array(repeating: -1, count: numbers.count)
        for (index, number) in numbers.enumerated() {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[index] = ends[low - 1] }
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var index = ends.last ?? -1
        while index >= 0 {
            isMember[index] = true
            index = previous[index]
        }
        return isMember
    }
}
