/// The sections of a list as one sequence of entries: headers, rows and footers, from top to bottom.
struct LazyListContent<ChildEnvironment> {
    /// The kind of an entry.
    enum Kind: Equatable {
        case header
        case row(Int)
        case footer
    }

    let sections: [LazyListSection<ChildEnvironment>]
    /// The index of the first entry of each section, followed by the total number of entries.
    private let starts: [Int]

    init(_ sections: [LazyListSection<ChildEnvironment>] = []) {
        self.sections = sections
        var starts = [0]
        starts.reserveCapacity(sections.count + 1)
        for section in sections {
            starts.append(
                (starts.last ?? 0) + section.count + (section.header == nil ? 0 : 1) + (section.footer == nil ? 0 : 1))
        }
        self.starts = starts
    }

    /// The number of entries.
    var count: Int {
        starts.last ?? 0
    }

    /// Returns the indices of the entries of a section.
    func entries(of section: Int) -> Range<Int> {
        starts[section]..<starts[section + 1]
    }

    /// Returns the section of an entry and its kind.
    ///
    /// O(log n) for n sections.
    func place(of entry: Int) -> (section: Int, kind: Kind) {
        var (low, high) = (0, sections.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if entry < starts[middle + 1] { high = middle } else { low = middle + 1 }
        }
        let section = sections[low]
        let index = entry - starts[low] - (section.header == nil ? 0 : 1)
        if index < 0 { return (low, .header) }
        return (low, index < section.count ? .row(index) : .footer)
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
