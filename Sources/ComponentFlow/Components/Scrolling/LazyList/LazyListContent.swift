/// The sections of a list as one sequence of entries: headers, rows and footers, from top to bottom.
struct LazyListContent<ChildEnvironment> {
    typealias Kind = SectionEntries.Kind

    let sections: [LazyListSection<ChildEnvironment>]
    private let sequence: SectionEntries

    init(_ sections: [LazyListSection<ChildEnvironment>] = []) {
        self.sections = sections
        sequence = SectionEntries(
            sections.map {
                SectionEntries.Section(
                    rowCount: $0.count, hasHeader: $0.header != nil, hasFooter: $0.footer != nil)
            })
    }

    /// The number of entries.
    var count: Int { sequence.count }

    /// Returns the indices of the entries of a section.
    func entries(of section: Int) -> Range<Int> {
        sequence.entries(of: section)
    }

    /// Returns the section of an entry and its kind.
    ///
    /// O(log n) for n sections.
    func place(of entry: Int) -> (section: Int, kind: Kind) {
        sequence.place(of: entry)
    }

    /// Returns the key that identifies an entry.
    func key(of entry: Int) -> LazyListKey {
        let (section, kind) = place(of: entry)
        switch kind {
        case .header: return .header(sections[section].identity)
        case .row(let index): return .row(sections[section].idOfRow(index))
        case .footer: return .footer(sections[section].identity)
        }
    }

    /// Returns the key of an entry in outdated content, or `nil` if the section cannot provide it anymore.
    func stableKey(of entry: Int) -> LazyListKey? {
        let (section, kind) = place(of: entry)
        if case .row = kind, !sections[section].hasStableIDs { return nil }
        return key(of: entry)
    }

    func component(of entry: Int) -> AnyComponent<ChildEnvironment>? {
        let (section, kind) = place(of: entry)
        switch kind {
        case .header: return sections[section].header
        case .row(let index): return sections[section].row(index)
        case .footer: return sections[section].footer
        }
    }

    /// Returns the index of the entry with a key, searching outward from an index.
    ///
    /// O(d) for the distance d; O(n) if there is no such entry.
    func entry(of key: LazyListKey, near start: Int, limit: Int = .max) -> Int? {
        guard count > 0 else { return nil }
        let start = min(max(start, 0), count - 1)
        for distance in 0..<min(max(start, count - 1 - start) + 1, limit) {
            if start + distance < count, self.key(of: start + distance) == key { return start + distance }
            if distance > 0, start >= distance, self.key(of: start - distance) == key { return start - distance }
        }
        return nil
    }
}

/// The key that identifies an entry of a list.
enum LazyListKey: Hashable {
    case header(ComponentIdentity)
    case row(ComponentIdentity)
    case footer(ComponentIdentity)
    /// An entry whose key is already used by another one.
    case duplicate(entry: Int)
}
