import ListGeometry

/// What a table's header or footer of a section shows.
enum TableAttachment: UInt8 {
    /// Nothing.
    case none
    /// Room without a view, as between groups.
    case gap
    /// A title of the data source.
    case title
    /// Perhaps a view of the delegate; known when it is seen.
    case view
}

/// Where the rows, headers and footers of a table are: numbers only.
///
/// Every section is a run of entries, from top to bottom: its header, its rows, its footer. Their heights stand in
/// ``RowHeights``, where rows nobody saw cost nothing.
struct TableLayout {
    struct Section {
        /// The entry of the header.
        var start: Int
        var rows: Int
        var header: TableAttachment
        var footer: TableAttachment
        /// Above the header's view, in its entry.
        var padding: CGFloat
    }

    enum Kind: Equatable {
        case header
        case row(Int)
        case footer
    }

    private(set) var sections: [Section] = []
    private(set) var heights: RowHeights
    /// Rows whose heights were asked for since the last update.
    private(set) var known: Set<ListPlace> = []
    /// Rows whose heights are no estimates, though perhaps from before an update.
    private(set) var measured: Set<ListPlace> = []
    /// The heights of all rows were asked for.
    var isExact = false
    /// All heights, while many are set at once.
    private var bulk: [CGFloat]?
    /// The height of what stands above the first section.
    var top: CGFloat = 0

    init(estimate: CGFloat) {
        heights = RowHeights(estimate: estimate)
    }

    init(counts: ListCounts, estimate: CGFloat) {
        var start = 0
        sections.reserveCapacity(counts.sections)
        for rows in counts.items {
            sections.append(Section(start: start, rows: rows, header: .none, footer: .none, padding: 0))
            start += rows + 2
        }
        heights = RowHeights(count: start, estimate: estimate)
    }

    var bottom: CGFloat { top + heights.total }

    // MARK: Entries

    /// Whether the layout has a row; it may lag behind the data while client code is called.
    func contains(_ place: ListPlace) -> Bool {
        sections.indices.contains(place.section) && (0..<sections[place.section].rows).contains(place.item)
    }

    func entry(_ place: ListPlace) -> Int { sections[place.section].start + 1 + place.item }
    func header(_ section: Int) -> Int { sections[section].start }
    func footer(_ section: Int) -> Int { sections[section].start + sections[section].rows + 1 }

    func place(of entry: Int) -> (section: Int, kind: Kind) {
        var (low, high) = (0, sections.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if sections[middle].start <= entry { low = middle } else { high = middle - 1 }
        }
        let index = entry - sections[low].start
        if index == 0 { return (low, .header) }
        return (low, index > sections[low].rows ? .footer : .row(index - 1))
    }

    func y(_ entry: Int) -> CGFloat { top + heights.offset(of: entry) }

    /// The entries that a stretch touches.
    func entries(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        guard heights.count > 0, high > top, low < bottom else { return 0..<0 }
        let first = heights.row(at: max(0, low - top))
        let last = heights.row(at: max(0, high - top))
        return first..<last + 1
    }

    // MARK: Heights

    /// Sets many heights: one by one each could cost a pass over all chunks.
    mutating func setMany(_ change: (inout TableLayout) -> Void) {
        bulk = heights.all
        change(&self)
        if let bulk { heights = RowHeights(heights: bulk, estimate: heights.estimate) }
        bulk = nil
    }

    func isKnown(_ place: ListPlace) -> Bool { isExact || known.contains(place) }

    mutating func setHeight(_ height: CGFloat, of entry: Int) {
        if bulk != nil { bulk?[entry] = height } else { heights.set(entry, to: height) }
    }

    mutating func setHeader(_ kind: TableAttachment, _ height: CGFloat, padding: CGFloat, of section: Int) {
        sections[section].header = kind
        sections[section].padding = kind == .none || kind == .gap ? 0 : padding
        setHeight(height + sections[section].padding, of: header(section))
    }

    mutating func setFooter(_ kind: TableAttachment, _ height: CGFloat, of section: Int) {
        sections[section].footer = kind
        setHeight(height, of: footer(section))
    }

    mutating func noteKnown(_ place: ListPlace) {
        known.insert(place)
        measured.insert(place)
    }

    mutating func forget(_ place: ListPlace) {
        known.remove(place)
    }

    /// Takes over the heights of rows that are still there, as what they probably are.
    mutating func keepHeights(of old: TableLayout, _ mapping: ListMapping?) {
        for place in old.measured {
            guard let new = mapping == nil ? place : mapping?.new(place), sections.indices.contains(new.section),
                new.item < sections[new.section].rows
            else { continue }
            setHeight(old.heights[old.entry(place)], of: entry(new))
            measured.insert(new)
        }
    }
}
