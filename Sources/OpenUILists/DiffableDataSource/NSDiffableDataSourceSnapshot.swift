/// The sections and items of a list at one point in time, each with a unique identifier.
///
/// The snapshot is a value type: create one or get the current one from a data source, change it, and apply it.
/// Duplicate and unknown identifiers are reported with a diagnostic and ignored.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    private var order: [SectionIdentifierType] = []
    private var content: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    /// The section of each item.
    private var sectionsByItem: [ItemIdentifierType: SectionIdentifierType] = [:]
    /// The sections whose views will be replaced.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    /// The items whose cells will be replaced.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// The items whose cells will be reconfigured.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    /// Creates an empty snapshot.
    public init() {}

    // MARK: Queries

    public var numberOfSections: Int { order.count }
    /// The number of items in all sections.
    public var numberOfItems: Int { sectionsByItem.count }
    /// The identifiers of the sections, in their order.
    public var sectionIdentifiers: [SectionIdentifierType] { order }
    /// The identifiers of the items of all sections, in their order.
    public var itemIdentifiers: [ItemIdentifierType] { order.flatMap { content[$0] ?? [] } }

    /// Returns the number of items in a section, or 0 if the section does not exist.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        content[identifier]?.count ?? 0
    }

    /// Returns the items of a section, in their order.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        content[identifier] ?? []
    }

    /// Returns the section of an item, or `nil` if the item does not exist.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sectionsByItem[identifier]
    }

    /// Returns the index of an item among the items of all sections, or `nil` if it does not exist.
    ///
    /// Complexity: O(n).
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let home = sectionsByItem[identifier] else { return nil }
        var before = 0
        for section in order {
            if section == home { return content[section]?.firstIndex(of: identifier).map { before + $0 } }
            before += content[section]?.count ?? 0
        }
        return nil
    }

    /// Returns the index of a section, or `nil` if it does not exist.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        content[identifier] == nil ? nil : order.firstIndex(of: identifier)
    }

    // MARK: Items

    /// Appends items to a section, or to the last one if no section is given.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? order.last else {
            return SnapshotProblem.missing("section", "the last one", "append items").report()
        }
        guard content[section] != nil else {
            return SnapshotProblem.missing("section", "\(section)", "append items").report()
        }
        let new = unknown(identifiers, section)
        content[section]?.append(contentsOf: new)
    }

    /// Inserts items before another one.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, at: beforeIdentifier, offset: 0)
    }

    /// Inserts items after another one.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType)
    {
        insert(identifiers, at: afterIdentifier, offset: 1)
    }

    private mutating func insert(_ identifiers: [ItemIdentifierType], at other: ItemIdentifierType, offset: Int) {
        guard let section = sectionsByItem[other], let place = content[section]?.firstIndex(of: other) else {
            return SnapshotProblem.missing("item", "\(other)", "insert items next to it").report()
        }
        let new = unknown(identifiers, section)
        content[section]?.insert(contentsOf: new, at: place + offset)
    }

    /// Returns the items that do not exist yet and assigns them to a section.
    private mutating func unknown(
        _ identifiers: [ItemIdentifierType], _ section: SectionIdentifierType
    ) -> [ItemIdentifierType] {
        identifiers.filter { identifier in
            guard sectionsByItem[identifier] == nil else {
                SnapshotProblem.duplicate("item", "\(identifier)").report()
                return false
            }
            sectionsByItem[identifier] = section
            return true
        }
    }

    /// Deletes items; unknown items are ignored.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for section in Set(identifiers.compactMap { sectionsByItem[$0] }) {
            content[section]?.removeAll(where: gone.contains)
        }
        for identifier in gone { sectionsByItem[identifier] = nil }
        forget(gone.contains)
    }

    /// Deletes all items and sections.
    public mutating func deleteAllItems() {
        self = NSDiffableDataSourceSnapshot()
    }

    /// Moves an item before another one.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, offset: 0)
    }

    /// Moves an item after another one.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, offset: 1)
    }

    private mutating func move(_ item: ItemIdentifierType, to other: ItemIdentifierType, offset: Int) {
        guard item != other else { return }
        guard let from = sectionsByItem[item], let to = sectionsByItem[other] else {
            let missing = sectionsByItem[item] == nil ? item : other
            return SnapshotProblem.missing("item", "\(missing)", "move an item").report()
        }
        if let place = content[from]?.firstIndex(of: item) { content[from]?.remove(at: place) }
        if let place = content[to]?.firstIndex(of: other) { content[to]?.insert(item, at: place + offset) }
        sectionsByItem[item] = to
    }

    /// Marks items whose cells will be replaced.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        reloadedItemIdentifiers += known(identifiers, "reload it")
    }

    /// Marks items whose cells will be reconfigured.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfiguredItemIdentifiers += known(identifiers, "reconfigure it")
    }

    private func known(_ identifiers: [ItemIdentifierType], _ purpose: String) -> [ItemIdentifierType] {
        identifiers.filter { identifier in
            if sectionsByItem[identifier] == nil { SnapshotProblem.missing("item", "\(identifier)", purpose).report() }
            return sectionsByItem[identifier] != nil
        }
    }

    private mutating func forget(_ isGone: (ItemIdentifierType) -> Bool) {
        reloadedItemIdentifiers.removeAll(where: isGone)
        reconfiguredItemIdentifiers.removeAll(where: isGone)
    }

    // MARK: Sections

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        let new = unknown(identifiers)
        order.append(contentsOf: new)
    }

    /// Inserts sections before another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        insert(identifiers, at: toIdentifier, offset: 0)
    }

    /// Inserts sections after another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        insert(identifiers, at: toIdentifier, offset: 1)
    }

    private mutating func insert(
        _ identifiers: [SectionIdentifierType], at other: SectionIdentifierType, offset: Int
    ) {
        guard let place = indexOfSection(other) else {
            return SnapshotProblem.missing("section", "\(other)", "insert sections next to it").report()
        }
        let new = unknown(identifiers)
        order.insert(contentsOf: new, at: place + offset)
    }

    private mutating func unknown(_ identifiers: [SectionIdentifierType]) -> [SectionIdentifierType] {
        identifiers.filter { identifier in
            guard content[identifier] == nil else {
                SnapshotProblem.duplicate("section", "\(identifier)").report()
                return false
            }
            content[identifier] = []
            return true
        }
    }

    /// Deletes sections with their items; unknown sections are ignored.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let gone = Set(identifiers)
        var items: Set<ItemIdentifierType> = []
        for section in gone {
            for item in content[section] ?? [] {
                sectionsByItem[item] = nil
                items.insert(item)
            }
            content[section] = nil
        }
        order.removeAll(where: gone.contains)
        reloadedSectionIdentifiers.removeAll(where: gone.contains)
        forget(items.contains)
    }

    /// Moves a section before another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, to: toIdentifier, offset: 0)
    }

    /// Moves a section after another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, to: toIdentifier, offset: 1)
    }

    private mutating func move(_ section: SectionIdentifierType, to other: SectionIdentifierType, offset: Int) {
        guard section != other else { return }
        guard let from = indexOfSection(section), content[other] != nil else {
            let missing = content[section] == nil ? section : other
            return SnapshotProblem.missing("section", "\(missing)", "move a section").report()
        }
        order.remove(at: from)
        if let place = order.firstIndex(of: other) { order.insert(section, at: place + offset) }
    }

    /// Marks sections whose views will be replaced.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers where content[identifier] == nil {
            SnapshotProblem.missing("section", "\(identifier)", "reload it").report()
        }
        reloadedSectionIdentifiers += identifiers.filter { content[$0] != nil }
    }

    /// The snapshot without reload and reconfigure marks, which remains after it was applied.
    var withoutReloadMarks: NSDiffableDataSourceSnapshot {
        var copy = self
        (copy.reloadedItemIdentifiers, copy.reconfiguredItemIdentifiers) = ([], [])
        copy.reloadedSectionIdentifiers = []
        return copy
    }
}

extension NSDiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

/// An invalid use of a snapshot.
enum SnapshotProblem {
    case duplicate(_ noun: String, _ identifier: String)
    case missing(_ noun: String, _ identifier: String, _ purpose: String)

    func report(_ subject: String = "NSDiffableDataSourceSnapshot") {
        switch self {
        case .duplicate(let noun, let identifier):
            Diagnostics.report(
                Diagnostic(
                    rule: "diffable.duplicate-identifier",
                    message: "The \(noun) identifier \(identifier) is already in the snapshot; it is ignored.",
                    subject: subject,
                    hint: "Give each \(noun) a unique identifier, or move the existing one."))
        case .missing(let noun, let identifier, let purpose):
            Diagnostics.report(
                Diagnostic(
                    rule: "diffable.unknown-identifier",
                    message: "There is no \(noun) \(identifier) in the snapshot to \(purpose); the call has no effect.",
                    subject: subject, hint: "Add the \(noun) first."))
        }
    }
}
