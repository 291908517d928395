import ListGeometry

/// The content of a section's header or footer.
enum TableHeaderFooterContent: UInt8 {
    /// No content and no space.
    case none
    /// Space without a view, as between groups.
    case gap
    /// A title that the data source provides.
    case title
    /// A view that the delegate may provide, which is requested when it becomes visible.
    case view
}

/// The vertical layout of rows, headers and footers of a table view, without any views.
///
/// Each section is a run of entries from top to bottom: its header, its rows and its footer. Their heights are stored
/// in ``RowHeights``, where rows that were never visible take up no memory.
struct TableLayout {
    struct Section {
        /// The index of the header's entry.
        var start: Int
        var rows: Int
        var header: TableHeaderFooterContent
        var footer: TableHeaderFooterContent
        /// The space above the header's view, which is part of its entry.
        var padding: CGFloat
    }

    enum Kind: Equatable {
        case header
        case row(Int)
        case footer
    }

    private(set) var sections: [Section] = []
    private(set) var heights: RowHeights
    /// The rows whose heights were determined since the last update.
    private(set) var known: Set<ListPosition> = []
    /// The rows whose heights are not estimates, although they may predate an update.
    private(set) var measured: Set<ListPosition> = []
    /// Whether the heights of all rows were requested.
    var isExact = false
    /// All heights, while many of them are being set.
    private var bulk: [CGFloat]?
    /// The height of the view above the first section.
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

    /// Whether the layout contains a row; it may differ from the data while client code is being called.
    func contains(_ position: ListPosition) -> Bool {
        sections.indices.contains(position.section) && (0..<sections[position.section].rows).contains(position.item)
    }

    func entry(_ position: ListPosition) -> Int { sections[position.section].start + 1 + position.item }
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

    /// Returns the entries that intersect a vertical interval.
    func entries(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        guard heights.count > 0, high > top, low < bottom else { return 0..<0 }
        let first = heights.row(at: max(0, low - top))
        let last = heights.row(at: max(0, high - top))
        return first..<last + 1
    }

    // MARK: Heights

    /// Sets many heights at once; setting them individually could require a pass over all chunks each.
    mutating func setMany(_ change: (inout TableLayout) -> Void) {
        bulk = heights.all
        change(&self)
        if let bulk { heights = RowHeights(heights: bulk, estimate: heights.estimate) }
        bulk = nil
    }

    func isKnown(_ position: ListPosition) -> Bool { isExact || known.contains(position) }

    mutating func setHeight(_ height: CGFloat, of entry: Int) {
        if bulk != nil { bulk?[entry] = height } else { heights.set(entry, to: height) }
    }

    mutating func setHeader(_ kind: TableHeaderFooterContent, _ height: CGFloat, padding: CGFloat, of section: Int) {
        sections[section].header = kind
        sections[section].padding = kind == .none || kind == .gap ? 0 : padding
        setHeight(height + sections[section].padding, of: header(section))
    }

    mutating func setFooter(_ kind: TableHeaderFooterContent, _ height: CGFloat, of section: Int) {
        sections[section].footer = kind
        setHeight(height, of: footer(section))
    }

    mutating func noteKnown(_ position: ListPosition) {
        known.insert(position)
        measured.insert(position)
    }

    mutating func forget(_ position: ListPosition) {
        known.remove(position)
    }

    /// Adopts the heights of rows that still exist as estimates.
    mutating func keepHeights(of old: TableLayout, _ mapping: ListMapping?) {
        for position in old.measured {
            guard let new = mapping == nil ? position : mapping?.new(position), sections.indices.contains(new.section),
                new.item < sections[new.section].rows
            else { continue }
            setHeight(old.heights[old.entry(position)], of: entry(new))
            measured.insert(new)
        }
    }
}
