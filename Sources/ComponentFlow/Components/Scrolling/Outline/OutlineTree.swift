/// The rows of a tree, independent of the types of its elements and ids.
protocol OutlineRows {
    var count: Int { get }
    /// An object that stands for the ids of the rows.
    var identity: AnyObject { get }
    func id(of row: Int) -> ComponentIdentity
    func parent(of row: Int) -> Int?
    /// Returns the number of ancestors of a row.
    func depth(of row: Int) -> Int
    /// Returns whether a row can be expanded, and whether it is.
    func expansion(of row: Int) -> (isPossible: Bool, isExpanded: Bool)
    /// Returns the tree with the place of a row that is about to be expanded, which the next version does not search.
    func locating(_ row: Int) -> Self
}

/// A tree of identified elements, of which some are expanded.
///
/// The children of an element are requested only when it is visible or expanded. A new version reuses the levels of the
/// previous one whose collections are in the same memory, so it costs as much as its expanded elements and the collections
/// that changed; an element that is expanded costs as much as its children.
struct OutlineTree<Data: RandomAccessCollection>: OutlineRows where Data.Element: Identifiable {
    typealias ID = Data.Element.ID
    typealias Level = OutlineLevel<Data>

    /// The element above a collection, and the index of an element in it.
    struct Location {
        let parent: ID?
        let index: Int
    }

    let root: Level
    let expanded: Set<ID>
    private let children: KeyPath<Data.Element, Data?>
    private var locations: [ID: Location] = [:]

    init(
        _ data: Data, children: KeyPath<Data.Element, Data?>, expanded: Set<ID>, reusing previous: OutlineTree? = nil
    ) {
        self.children = children
        self.expanded = expanded
        var builder = OutlineTreeBuilder(
            children: children, expanded: expanded,
            changes: previous.map { expanded.subtracting($0.expanded) } ?? [], locations: previous?.locations ?? [:])
        root = builder.level(data, below: nil, reusing: previous?.root)
    }

    var count: Int { root.rowCount }

    var identity: AnyObject { root }

    func id(of row: Int) -> ComponentIdentity {
        ComponentIdentity(root.place(of: row).element.id)
    }

    func parent(of row: Int) -> Int? {
        root.place(of: row).parent
    }

    func depth(of row: Int) -> Int {
        root.place(of: row).depth
    }

    func expansion(of row: Int) -> (isPossible: Bool, isExpanded: Bool) {
        let place = root.place(of: row)
        return (place.element[keyPath: children] != nil, place.isExpanded)
    }

    func locating(_ row: Int) -> OutlineTree {
        let place = root.place(of: row)
        let parent = place.parent.map { root.place(of: $0).element.id }
        var tree = self
        tree.locations = [place.element.id: Location(parent: parent, index: place.index)]
        return tree
    }
}

/// Creates the levels of a tree, and reuses those of the previous version.
private struct OutlineTreeBuilder<Data: RandomAccessCollection> where Data.Element: Identifiable {
    typealias ID = Data.Element.ID
    typealias Level = OutlineLevel<Data>

    /// The greatest number of ancestors of an element.
    private static var depthLimit: Int { 500 }

    let children: KeyPath<Data.Element, Data?>
    let expanded: Set<ID>
    /// The elements that were expanded since the previous version.
    let changes: Set<ID>
    let locations: [ID: OutlineTree<Data>.Location]
    /// The expanded elements around the current level; an element that contains itself is not expanded in itself.
    private var ancestors: Set<ID> = []

    init(
        children: KeyPath<Data.Element, Data?>, expanded: Set<ID>, changes: Set<ID>,
        locations: [ID: OutlineTree<Data>.Location]
    ) {
        self.children = children
        self.expanded = expanded
        self.changes = changes
        self.locations = locations
    }

    mutating func level(_ data: Data, below parent: ID?, reusing previous: Level?) -> Level {
        guard let previous, previous.shows(data) else {
            let known = previous?.branches.map { ($0.element.id, $0.level) } ?? []
            return Level(
                data, count: data.count,
                expanded: scan(data, reusing: Dictionary(known, uniquingKeysWith: { first, _ in first })))
        }
        let branches = branches(of: previous, below: parent)
        let isSame = branches.elementsEqual(previous.branches) { $0.index == $1.index && $0.level === $1.level }
        return isSame ? previous : Level(data, count: previous.count, expanded: branches)
    }

    /// Finds the expanded elements of a collection.
    private mutating func scan(_ data: Data, reusing previous: [ID: Level]) -> [(index: Int, level: Level)] {
        guard !expanded.isEmpty else { return [] }
        var found: [(index: Int, level: Level)] = []
        for (index, element) in data.enumerated() where expanded.contains(element.id) {
            if let level = branch(of: element, reusing: previous[element.id]) { found.append((index, level)) }
        }
        return found
    }

    /// Returns the expanded elements of a level whose collection has not changed.
    private mutating func branches(of level: Level, below parent: ID?) -> [(index: Int, level: Level)] {
        var found: [(index: Int, level: Level)] = []
        for branch in level.branches where expanded.contains(branch.element.id) {
            if let new = self.branch(of: branch.element, reusing: branch.level) { found.append((branch.index, new)) }
        }
        let added = indicesOfChanges(in: level, below: parent).filter { index in
            !level.branches.contains { $0.index == index }
        }
        guard !added.isEmpty else { return found }
        for index in added {
            if let new = branch(of: level.element(index), reusing: nil) { found.append((index, new)) }
        }
        return found.sorted { $0.index < $1.index }
    }

    /// Returns the indices of the elements of a level that were expanded since the previous version.
    ///
    /// Elements whose location is not known are searched.
    private func indicesOfChanges(in level: Level, below parent: ID?) -> [Int] {
        var found: [Int] = []
        var unknown: Set<ID> = []
        for id in changes {
            guard let location = locations[id] else {
                unknown.insert(id)
                continue
            }
            guard location.parent == parent, location.index < level.count, level.element(location.index).id == id else {
                continue
            }
            found.append(location.index)
        }
        guard !unknown.isEmpty else { return found }
        // The iterator of a collection in memory took 80 % of the instructions of a search in 100,000 elements.
        let isInMemory: Void? = level.data.withContiguousStorageIfAvailable { elements in
            for index in elements.indices where unknown.contains(elements[index].id) { found.append(index) }
        }
        if isInMemory == nil {
            for (index, element) in level.data.enumerated() where unknown.contains(element.id) { found.append(index) }
        }
        return found
    }

    private mutating func branch(of element: Data.Element, reusing previous: Level?) -> Level? {
        guard ancestors.count < Self.depthLimit, let data = element[keyPath: children],
            ancestors.insert(element.id).inserted
        else { return nil }
        defer { ancestors.remove(element.id) }
        return level(data, below: element.id, reusing: previous)
    }
}
