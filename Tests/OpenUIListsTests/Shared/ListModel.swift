import Fuzzing

import OpenUIKitCore
import OpenUILists

/// The data of a list, random edits that are consistent by construction, and checks of what a list shows of it.
struct ListModel {
    struct Section {
        var id: Int
        var items: [Int]
    }

    var sections: [Section] = []
    private var lastID = 0
    private var random: SeededRandom

    init(seed: Int, sections count: Int = 3, items: Int = 12) {
        random = SeededRandom(seed: UInt64(seed) + 1)
        for _ in 0..<count { sections.append(makeSection(items)) }
    }

    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    mutating func chance(_ percent: Int) -> Bool { number(1...100) <= percent }

    private mutating func makeItem() -> Int {
        lastID += 1
        return lastID
    }

    private mutating func makeSection(_ items: Int) -> Section {
        lastID += 1
        return Section(id: lastID, items: (0..<items).map { _ in makeItem() })
    }

    var places: [(id: Int, path: IndexPath)] {
        sections.enumerated().flatMap { section, content in
            content.items.enumerated().map { ($0.element, IndexPath(item: $0.offset, section: section)) }
        }
    }

    // MARK: Edits

    /// The operations of a batch update.
    struct Batch {
        var deletedSections = IndexSet()
        var insertedSections = IndexSet()
        var reloadedSections = IndexSet()
        var movedSections: [(Int, Int)] = []
        var deleted: [IndexPath] = []
        var inserted: [IndexPath] = []
        var reloaded: [IndexPath] = []
        var moved: [(IndexPath, IndexPath)] = []
        /// Items whose selection is lost because they were deleted or replaced.
        var replaced: Set<Int> = []
    }

    /// Inserts elements at random places among others that keep their order, and returns the result and those places.
    private mutating func arrange<Element>(
        _ staying: [Element], _ coming: [Element]
    ) -> (result: [Element], places: [Int]) {
        let count = staying.count + coming.count
        let places = Array(Array(0..<count).shuffled(using: &random).prefix(coming.count))
        var byPlace: [Int: Element] = [:]
        for (place, element) in zip(places, coming) { byPlace[place] = element }
        var rest = staying[...]
        let result = (0..<count).compactMap { byPlace[$0] ?? rest.popFirst() }
        return (result, places)
    }

    /// Changes the data at random and returns the operations.
    mutating func edit() -> Batch {
        var batch = Batch()
        let old = sections
        var leaving: [Section] = []
        var staying: [Section] = []
        var moving: [(from: Int, section: Section)] = []
        for (index, section) in sections.enumerated() {
            if chance(8) {
                batch.deletedSections.insert(index)
                leaving.append(section)
            } else if chance(8) {
                moving.append((index, section))
            } else {
                if chance(6) { batch.reloadedSections.insert(index) }
                staying.append(section)
            }
        }
        let new = (0..<(chance(15) ? number(1...2) : 0)).map { _ in makeSection(number(0...8)) }
        let (result, places) = arrange(staying, moving.map(\.section) + new)
        sections = result
        for (move, place) in zip(moving, places) { batch.movedSections.append((move.from, place)) }
        batch.insertedSections = IndexSet(places.dropFirst(moving.count))
        editItems(of: old, &batch)
        for section in leaving { batch.replaced.formUnion(section.items) }
        for index in batch.reloadedSections { batch.replaced.formUnion(old[index].items) }
        batch.replaced.subtract(batch.moved.map { old[$0.0.section].items[$0.0.item] })
        return batch
    }

    private mutating func editItems(of old: [Section], _ batch: inout Batch) {
        let untouchable = Set(batch.reloadedSections.map { old[$0].id }).union(
            batch.insertedSections.map { sections[$0].id })
        var arriving: [Int: [(id: Int, from: IndexPath?)]] = [:]
        for (index, section) in old.enumerated() where !batch.reloadedSections.contains(index) {
            let isDeleted = batch.deletedSections.contains(index)
            let target = sections.firstIndex { $0.id == section.id }
            for (item, id) in section.items.enumerated() {
                let path = IndexPath(item: item, section: index)
                let fate = number(1...100)
                if fate <= 5, !isDeleted {
                    batch.deleted.append(path)
                    batch.replaced.insert(id)
                    sections[target ?? 0].items.removeAll { $0 == id }
                } else if fate <= 10, let goal = sections.indices.randomElement(using: &random),
                    !untouchable.contains(sections[goal].id)
                {
                    if let target { sections[target].items.removeAll { $0 == id } }
                    arriving[goal, default: []].append((id, path))
                } else if fate <= 13, !isDeleted {
                    batch.reloaded.append(path)
                    batch.replaced.insert(id)
                }
            }
        }
        for index in sections.indices where !untouchable.contains(sections[index].id) {
            if chance(40) {
                for _ in 0..<number(1...4) { arriving[index, default: []].append((makeItem(), nil)) }
            }
            let coming = arriving[index] ?? []
            let (result, places) = arrange(sections[index].items, coming.map(\.id))
            sections[index].items = result
            for (item, place) in zip(coming, places) {
                let path = IndexPath(item: place, section: index)
                if let from = item.from { batch.moved.append((from, path)) } else { batch.inserted.append(path) }
            }
        }
    }
}

/// A cell that stores the number that it shows.
final class NumberCell: UICollectionViewCell {
    var number = 0
    var reuses = 0
    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
}

/// A row that stores the number that it shows, and its height.
final class NumberRow: UITableViewCell {
    var number = 0
    var height: CGFloat = 44
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
}
