import ListGeometry

/// The changes that turn one list of keyed sections into another.
///
/// Within a section, rows that occur in both lists but not in their longest increasing subsequence are moved; other
/// changes are insertions and deletions. Sections whose order changed are deleted and inserted again. O(n log n).
struct ListDifference: Equatable {
    /// The key of a section and the keys of its rows.
    struct Section: Equatable {
        let key: String
        let rows: [String]
    }

    struct Move: Equatable {
        let from: IndexPath
        let to: IndexPath
    }

    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    /// Index paths before the change.
    var deleted: [IndexPath] = []
    /// Index paths after the change.
    var inserted: [IndexPath] = []
    var moved: [Move] = []

    var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && deleted.isEmpty && inserted.isEmpty && moved.isEmpty
    }

    init(from old: [Section], to new: [Section]) {
        let sections = Self.match(old.map(\.key), new.map(\.key))
        let staying = sections.map(\.old).longestIncreasingSubsequence
        let kept = staying.map { sections[$0] }
        deletedSections = IndexSet(old.indices).subtracting(IndexSet(kept.map(\.old)))
        insertedSections = IndexSet(new.indices).subtracting(IndexSet(kept.map(\.new)))
        for pair in kept {
            addRows(from: old[pair.old].rows, in: pair.old, to: new[pair.new].rows, in: pair.new)
        }
    }

    private mutating func addRows(from old: [String], in oldSection: Int, to new: [String], in newSection: Int) {
        guard old != new else { return }
        let rows = Self.match(old, new)
        let staying = Set(rows.map(\.old).longestIncreasingSubsequence)
        let (keptOld, keptNew) = (Set(rows.map(\.old)), Set(rows.map(\.new)))
        deleted += old.indices.filter { !keptOld.contains($0) }.map { IndexPath(row: $0, section: oldSection) }
        inserted += new.indices.filter { !keptNew.contains($0) }.map { IndexPath(row: $0, section: newSection) }
        for (index, row) in rows.enumerated() where !staying.contains(index) {
            moved.append(
                Move(
                    from: IndexPath(row: row.old, section: oldSection), to: IndexPath(row: row.new, section: newSection)
                ))
        }
    }

    /// Pairs the indices of keys that occur in both lists, in the new order; only the first of equal keys is matched.
    private static func match(_ old: [String], _ new: [String]) -> [(old: Int, new: Int)] {
        var places = Dictionary(zip(old, old.indices), uniquingKeysWith: { first, _ in first })
        return new.enumerated().compactMap { index, key in places.removeValue(forKey: key).map { ($0, index) } }
    }
}

extension [UIComponentSection] {
    @MainActor var keys: [ListDifference.Section] {
        map { ListDifference.Section(key: $0.key, rows: $0.cells.map(\.key)) }
    }

    /// The sections without duplicate keys; each duplicate is reported as a diagnostic.
    @MainActor var checked: [UIComponentSection] {
        var seenSections: Set<String> = []
        var seen: Set<String> = []
        return compactMap { section in
            guard seenSections.insert(section.key).inserted else {
                Self.report("sections", section.key)
                return nil
            }
            var section = section
            section.cells.removeAll { cell in
                guard !seen.insert(cell.key).inserted else { return false }
                Self.report("cells", cell.key)
                return true
            }
            return section
        }
    }

    @MainActor private static func report(_ what: String, _ key: String) {
        diagnose(
            "render.duplicate-cell-key", "Two \(what) of a list have the key \"\(key)\".", subject: "\(key)",
            hint: "Give each a unique key; the second one is ignored.")
    }
}
