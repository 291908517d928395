/// The lines of a lazy grid: the headers, the rows of cells and the footers of its sections, in their order.
struct LazyGridLines {
    /// A section, or the cells between two of them.
    struct Section: Equatable {
        let identity: ComponentIdentity
        /// The indices of the cells among all cells.
        let cells: Range<Int>
    }

    /// The number of cells in a row.
    let trackCount: Int
    private(set) var sections: [Section] = []
    private(set) var entries = SectionEntries()

    init() {
        trackCount = 1
    }

    @MainActor init(_ sections: [LazyGridCells.Section], trackCount: Int) {
        self.trackCount = max(trackCount, 1)
        self.sections = sections.map { Section(identity: $0.identity, cells: $0.cells) }
        entries = SectionEntries(
            sections.map {
                SectionEntries.Section(
                    rowCount: ($0.cells.count + trackCount - 1) / trackCount, hasHeader: $0.header != nil,
                    hasFooter: $0.footer != nil)
            })
    }

    var count: Int { entries.count }
    private var cellCount: Int { sections.last?.cells.upperBound ?? 0 }

    /// Returns the indices of the cells in a row of a section.
    func cells(ofRow row: Int, in section: Int) -> Range<Int> {
        let cells = sections[section].cells
        let start = cells.lowerBound + row * trackCount
        return start..<min(start + trackCount, cells.upperBound)
    }

    /// Returns the section of a cell, which must exist.
    ///
    /// O(log n) for n sections.
    private func section(ofCell cell: Int) -> Int {
        var (low, high) = (0, sections.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if cell < sections[middle].cells.upperBound { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// Returns the line of a cell, or `nil` if there is no such cell.
    func line(ofCell cell: Int) -> Int? {
        guard 0..<cellCount ~= cell else { return nil }
        let section = section(ofCell: cell)
        return entries.entry(.row((cell - sections[section].cells.lowerBound) / trackCount), of: section)
    }

    /// Returns the section that contains a cell.
    func sectionIndex(ofCell cell: Int) -> Int? {
        0..<cellCount ~= cell ? section(ofCell: cell) : nil
    }

    /// Returns the cell beside another one in its row, or `nil` if there is none.
    func cell(beside cell: Int, isForward: Bool) -> Int? {
        let next = isForward ? cell + 1 : cell - 1
        guard let line = line(ofCell: cell), self.line(ofCell: next) == line else { return nil }
        return next
    }

    /// Returns the cell at the same place in the next or the previous row of cells, or `nil` if there is no such row.
    ///
    /// If the row has fewer cells, it is the last one.
    func cell(acrossFrom cell: Int, isForward: Bool) -> Int? {
        guard 0..<cellCount ~= cell else { return nil }
        let section = section(ofCell: cell)
        let place = cell - sections[section].cells.lowerBound
        let (row, column) = (place / trackCount, place % trackCount)
        let own = cells(ofRow: row, in: section)
        // The cells of all sections follow each other.
        let neighbor = isForward ? own.upperBound : own.lowerBound - 1
        guard 0..<cellCount ~= neighbor else { return nil }
        let other = self.section(ofCell: neighbor)
        let target = cells(
            ofRow: (neighbor - sections[other].cells.lowerBound) / trackCount, in: other)
        return min(target.lowerBound + column, target.upperBound - 1)
    }
}

/// The mapping between the lines of a grid before and after an update, by the identities of its sections.
struct LazyGridLineMapping {
    private let old: LazyGridLines
    private let new: LazyGridLines
    private let places: [ComponentIdentity: Int]

    init(from old: LazyGridLines, to new: LazyGridLines) {
        (self.old, self.new) = (old, new)
        places = Dictionary(new.sections.enumerated().map { ($1.identity, $0) }) { first, _ in first }
    }

    /// Returns the line that a former one has become, or `nil` if there is none.
    ///
    /// Another number of columns moves the first cell of a row to another row.
    func line(_ line: Int) -> Int? {
        guard line < old.count else { return nil }
        let (section, kind) = old.entries.place(of: line)
        guard let place = places[old.sections[section].identity] else { return nil }
        guard case .row(let row) = kind else { return new.entries.entry(kind, of: place) }
        return new.entries.entry(.row(row * old.trackCount / new.trackCount), of: place)
    }
}
