/// The items of one section as an outline, in which items have children that are visible while their parents are
/// expanded.
///
/// ```swift
/// var outline = NSDiffableDataSourceSectionSnapshot<String>()
/// outline.append(["Fruit", "Bread"])
/// outline.append(["Apple", "Pear"], to: "Fruit")
/// outline.expand(["Fruit"])
/// dataSource.apply(outline, to: "Shop")
/// ```
///
/// The snapshot is a value type. Duplicate and unknown identifiers are reported with a diagnostic and ignored.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    /// The items at the top level, in their order.
    public private(set) var rootItems: [ItemIdentifierType] = []
    private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
    /// The parent of each item, or `nil` for items at the top level.
    private var parents: [ItemIdentifierType: ItemIdentifierType?] = [:]
    private var expanded: Set<ItemIdentifierType> = []

    /// Creates an empty outline.
    public init() {}

    // MARK: Items

    /// All items, with each parent before its children.
    public var items: [ItemIdentifierType] { walk(rootItems) { _ in true } }

    /// The items whose ancestors are all expanded, with each parent before its children.
    public var visibleItems: [ItemIdentifierType] { walk(rootItems, into: expanded.contains) }

    private func walk(
        _ start: [ItemIdentifierType], into isOpen: (ItemIdentifierType) -> Bool
    ) -> [ItemIdentifierType] {
        var result: [ItemIdentifierType] = []
        var waiting = Array(start.reversed())
        while let item = waiting.popLast() {
            result.append(item)
            if let below = children[item], isOpen(item) { waiting.append(contentsOf: below.reversed()) }
        }
        return result
    }

    /// Whether the outline contains an item.
    public func contains(_ item: ItemIdentifierType) -> Bool { parents[item] != nil }

    /// Returns the number of ancestors of an item; 0 at the top level.
    public func level(of item: ItemIdentifierType) -> Int {
        sequence(first: item) { parents[$0] ?? nil }.reduce(-1) { level, _ in level + 1 }
    }

    /// Returns the index of an item among all items, or `nil` if it does not exist.
    ///
    /// Complexity: O(n).
    public func index(of item: ItemIdentifierType) -> Int? {
        contains(item) ? items.firstIndex(of: item) : nil
    }

    /// Returns the parent of an item, or `nil` at the top level.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] ?? nil }

    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

    /// Whether all ancestors of an item are expanded.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        contains(item) && sequence(first: item) { parents[$0] ?? nil }.dropFirst().allSatisfy(expanded.contains)
    }

    func hasChildren(_ item: ItemIdentifierType) -> Bool { children[item]?.isEmpty == false }

    /// Returns the outline of an item's descendants.
    ///
    /// `includingParent` specifies whether the result contains the item as the root of the descendants.
    public func snapshot(
        of parent: ItemIdentifierType, includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot {
        var part = NSDiffableDataSourceSectionSnapshot()
        guard known(parent, "copy its descendants") else { return part }
        if includingParent { part.append([parent]) }
        for item in walk(children[parent] ?? [], into: { _ in true }) {
            let above = self.parent(of: item)
            part.append([item], to: above == parent && !includingParent ? nil : above)
        }
        part.expanded = expanded.filter(part.contains)
        return part
    }

    /// Returns a textual representation with one indented line per item and a sign for its expansion state.
    public func visualDescription() -> String {
        items.map { item in
            let sign = !hasChildren(item) ? " " : isExpanded(item) ? "-" : "+"
            return String(repeating: "  ", count: level(of: item)) + "\(sign) \(item)"
        }.joined(separator: "\n")
    }

    // MARK: Insertion

    /// Appends items to the children of a parent, or to the top level without a parent.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        if let parent, !known(parent, "append items to it") { return }
        add(items, below: parent, at: nil)
    }

    /// Inserts items before another one, as children of the same parent.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        guard let place = place(of: item) else { return }
        add(items, below: parent(of: item), at: place)
    }

    /// Inserts items after another one, as children of the same parent.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        guard let place = place(of: item) else { return }
        add(items, below: parent(of: item), at: place + 1)
    }

    /// Inserts another outline before an item, as children of the same parent.
    public mutating func insert(_ snapshot: NSDiffableDataSourceSectionSnapshot, before item: ItemIdentifierType) {
        insert(snapshot.rootItems, before: item)
        addBelow(snapshot)
    }

    /// Inserts another outline after an item, as children of the same parent.
    public mutating func insert(_ snapshot: NSDiffableDataSourceSectionSnapshot, after item: ItemIdentifierType) {
        insert(snapshot.rootItems, after: item)
        addBelow(snapshot)
    }

    /// Replaces the children of an item with another outline.
    public mutating func replace(
        childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot
    ) {
        guard known(parent, "replace its children") else { return }
        delete(children[parent] ?? [])
        append(snapshot.rootItems, to: parent)
        addBelow(snapshot)
    }

    /// Adds the descendants of another outline's top-level items, which this outline contains already.
    private mutating func addBelow(_ other: NSDiffableDataSourceSectionSnapshot) {
        for item in other.items where other.hasChildren(item) && contains(item) {
            append(other.children[item] ?? [], to: item)
        }
        expanded.formUnion(other.expanded.filter(contains))
    }

    /// Adds the items that do not exist yet to the children of a parent, at an index or at the end.
    private mutating func add(_ items: [ItemIdentifierType], below parent: ItemIdentifierType?, at index: Int?) {
        let new = items.filter { item in
            guard !contains(item) else {
                SnapshotProblem.duplicate("item", "\(item)").report("NSDiffableDataSourceSectionSnapshot")
                return false
            }
            parents[item] = .some(parent)
            return true
        }
        change(childrenOf: parent) { $0.insert(contentsOf: new, at: index ?? $0.count) }
    }

    private mutating func change(
        childrenOf parent: ItemIdentifierType?, _ edit: (inout [ItemIdentifierType]) -> Void
    ) {
        if let parent { edit(&children[parent, default: []]) } else { edit(&rootItems) }
    }

    private func place(of item: ItemIdentifierType) -> Int? {
        guard known(item, "insert items next to it") else { return nil }
        return (parent(of: item).map { children[$0] ?? [] } ?? rootItems).firstIndex(of: item)
    }

    private func known(_ item: ItemIdentifierType, _ purpose: String) -> Bool {
        if contains(item) { return true }
        SnapshotProblem.missing("item", "\(item)", purpose).report("NSDiffableDataSourceSectionSnapshot")
        return false
    }

    // MARK: Deletion

    /// Deletes items with their descendants; unknown items are ignored.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        let gone = Set(walk(items.filter(contains)) { _ in true })
        for parent in Set(items.filter(contains).map(parent(of:))) {
            change(childrenOf: parent) { $0.removeAll(where: gone.contains) }
        }
        for item in gone { (parents[item], children[item]) = (nil, nil) }
        expanded.subtract(gone)
    }

    /// Deletes all items.
    public mutating func deleteAll() {
        self = NSDiffableDataSourceSectionSnapshot()
    }

    // MARK: Expansion

    public mutating func expand(_ items: [ItemIdentifierType]) {
        expanded.formUnion(items.filter { known($0, "expand it") })
    }

    /// Collapses items; their descendants keep their expansion state.
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        expanded.subtract(items.filter { known($0, "collapse it") })
    }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
