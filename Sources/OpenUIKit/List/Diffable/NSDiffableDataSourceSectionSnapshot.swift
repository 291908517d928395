/// The items of one section as an outline: items have children, which are seen while their parents are expanded.
///
/// ```swift
/// var outline = NSDiffableDataSourceSectionSnapshot<String>()
/// outline.append(["Fruit", "Bread"])
/// outline.append(["Apple", "Pear"], to: "Fruit")
/// outline.expand(["Fruit"])
/// dataSource.apply(outline, to: "Shop")
/// ```
///
/// A value. An identifier that is there already, or one that is not there where it should be, is reported and left out.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    /// The items at the top level, in their order.
    public private(set) var rootItems: [ItemIdentifierType] = []
    private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
    /// The parent of each item, which is nil at the top.
    private var parents: [ItemIdentifierType: ItemIdentifierType?] = [:]
    private var expanded: Set<ItemIdentifierType> = []

    /// Makes an empty outline.
    public init() {}

    // MARK: What there is

    /// All items: each before its children.
    public var items: [ItemIdentifierType] { walk(rootItems) { _ in true } }

    /// The items all of whose parents are expanded: each before its children.
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

    /// Whether an item is there.
    public func contains(_ item: ItemIdentifierType) -> Bool { parents[item] != nil }

    /// The number of parents above an item; 0 at the top.
    public func level(of item: ItemIdentifierType) -> Int {
        sequence(first: item) { parents[$0] ?? nil }.reduce(-1) { level, _ in level + 1 }
    }

    /// The number of an item among all; nil if it is not there.
    ///
    /// O(n).
    public func index(of item: ItemIdentifierType) -> Int? {
        contains(item) ? items.firstIndex(of: item) : nil
    }

    /// The parent of an item; nil at the top.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] ?? nil }

    /// Whether an item shows its children.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

    /// Whether all parents of an item are expanded.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        contains(item) && sequence(first: item) { parents[$0] ?? nil }.dropFirst().allSatisfy(expanded.contains)
    }

    func hasChildren(_ item: ItemIdentifierType) -> Bool { children[item]?.isEmpty == false }

    /// The outline below an item.
    ///
    /// - Parameter includingParent: whether the item stands above it.
    public func snapshot(
        of parent: ItemIdentifierType, includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot {
        var part = NSDiffableDataSourceSectionSnapshot()
        guard known(parent, "take what is below it") else { return part }
        if includingParent { part.append([parent]) }
        for item in walk(children[parent] ?? [], into: { _ in true }) {
            let above = self.parent(of: item)
            part.append([item], to: above == parent && !includingParent ? nil : above)
        }
        part.expanded = expanded.filter(part.contains)
        return part
    }

    /// The outline as text: a line for each item, indented, with a sign for what is expanded.
    public func visualDescription() -> String {
        items.map { item in
            let sign = !hasChildren(item) ? " " : isExpanded(item) ? "-" : "+"
            return String(repeating: "  ", count: level(of: item)) + "\(sign) \(item)"
        }.joined(separator: "\n")
    }

    // MARK: Adding

    /// Adds items at the end of a parent's children; without a parent, at the end of the top level.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        if let parent, !known(parent, "append items to it") { return }
        add(items, below: parent, at: nil)
    }

    /// Puts items before another one, below the same parent.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        guard let place = place(of: item) else { return }
        add(items, below: parent(of: item), at: place)
    }

    /// Puts items after another one, below the same parent.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        guard let place = place(of: item) else { return }
        add(items, below: parent(of: item), at: place + 1)
    }

    /// Puts another outline before an item, below the same parent.
    public mutating func insert(_ snapshot: NSDiffableDataSourceSectionSnapshot, before item: ItemIdentifierType) {
        insert(snapshot.rootItems, before: item)
        addBelow(snapshot)
    }

    /// Puts another outline after an item, below the same parent.
    public mutating func insert(_ snapshot: NSDiffableDataSourceSectionSnapshot, after item: ItemIdentifierType) {
        insert(snapshot.rootItems, after: item)
        addBelow(snapshot)
    }

    /// Puts another outline in the place of an item's children.
    public mutating func replace(
        childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot
    ) {
        guard known(parent, "replace its children") else { return }
        delete(children[parent] ?? [])
        append(snapshot.rootItems, to: parent)
        addBelow(snapshot)
    }

    /// What is below the top of another outline, whose top is here already.
    private mutating func addBelow(_ other: NSDiffableDataSourceSectionSnapshot) {
        for item in other.items where other.hasChildren(item) && contains(item) {
            append(other.children[item] ?? [], to: item)
        }
        expanded.formUnion(other.expanded.filter(contains))
    }

    /// Adds those that are not there yet among a parent's children: at an index, or at the end.
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
        guard known(item, "insert items beside it") else { return nil }
        return (parent(of: item).map { children[$0] ?? [] } ?? rootItems).firstIndex(of: item)
    }

    private func known(_ item: ItemIdentifierType, _ purpose: String) -> Bool {
        if contains(item) { return true }
        SnapshotProblem.missing("item", "\(item)", purpose).report("NSDiffableDataSourceSectionSnapshot")
        return false
    }

    // MARK: Taking away

    /// Takes items out with all that is below them; those that are not there are passed over.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        let gone = Set(walk(items.filter(contains)) { _ in true })
        for parent in Set(items.filter(contains).map(parent(of:))) {
            change(childrenOf: parent) { $0.removeAll(where: gone.contains) }
        }
        for item in gone { (parents[item], children[item]) = (nil, nil) }
        expanded.subtract(gone)
    }

    /// Takes everything out.
    public mutating func deleteAll() {
        self = NSDiffableDataSourceSectionSnapshot()
    }

    // MARK: Expanding

    /// Shows the children of items.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        expanded.formUnion(items.filter { known($0, "expand it") })
    }

    /// Hides the children of items; what is expanded below them stays so.
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        expanded.subtract(items.filter { known($0, "collapse it") })
    }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
