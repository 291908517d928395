/// The sections of a list as one sequence of entries: headers, rows and footers, from top to bottom.
struct LazyListContent<ChildEnvironment> {
    /// What an entry is.
    enum Kind: Equatable {
        case header
        case row(Int)
        case footer
    }

    let sections: [LazyListSection<ChildEnvironment>]
    /// The entry with which each section begins, and at the end the number of entries.
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

    /// How many entries there are.
    var count: Int {
        starts.last ?? 0
    }

    /// The entries of a section.
    func entries(of section: Int) -> Range<Int> {
        starts[section]..<starts[section + 1]
    }

    /// The section of an entry, and what it is there.
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

    /// What tells an entry from all others.
    func key(of entry: Int) -> LazyListKey {
        let (section, kind) = place(of: entry)
        switch kind {
        case .header: return .header(sections[section].identity)
        case .row(let index): return .row(sections[section].idOfRow(index))
        case .footer: return .footer(sections[section].identity)
        }
    }

    /// The key of an entry of a content that is not the newest; nil if its maker may have forgotten it.
    func keptKey(of entry: Int) -> LazyListKey? {
        let (section, kind) = place(of: entry)
        if case .row = kind, !sections[section].keepsIDs { return nil }
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

    /// The entry with a key, looked for from another one outwards.
    ///
    /// O(d) for the distance d: O(n) if there is none.
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

/// What tells the entries of a list apart.
enum LazyListKey: Hashable {
    case header(ComponentIdentity)
    case row(ComponentIdentity)
    case footer(ComponentIdentity)
    /// An entry whose key another one has already.
    case duplicate(entry: Int)
}
