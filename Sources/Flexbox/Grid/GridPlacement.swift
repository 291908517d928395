/// §8.5 Grid Item Placement Algorithm: determines the areas of the items and the number of tracks.
///
/// The sparse algorithm moves a cursor that never goes backwards. The dense algorithm stores the last search position
/// for each item size, because a position that was too small remains too small. The time is therefore linear in the
/// number of items and of visited cells, not quadratic in the number of items.
struct GridPlacement {
    /// The tracks along an axis: those of the explicit grid, with the implicit tracks before and after them.
    struct Extent {
        /// The number of implicit tracks before the explicit grid.
        var origin = 0
        var count = 0
    }

    private let isColumnFlow: Bool
    private let isDense: Bool
    private(set) var columns: Extent
    private(set) var rows: Extent
    /// The number of tracks of the minor axis available to automatically placed items.
    private var minorCount = 0
    private var occupancy = GridOccupancy()
    private var cursor = (major: 0, minor: 0)
    private var hints: [Hint: (major: Int, minor: Int)] = [:]

    /// The properties of items that share a search position in dense packing.
    private struct Hint: Hashable {
        var fixedMajor: Int?
        var fixedMinor: Int?
        var majorCount: Int
        var minorCount: Int
    }

    /// Assigns an area to every item.
    init(_ items: UnsafeMutableBufferPointer<GridItem>, flow: GridAutoFlow, columns: GridLineNames, rows: GridLineNames)
    {
        isColumnFlow = flow == .column || flow == .columnDense
        isDense = flow == .rowDense || flow == .columnDense
        self.columns = Extent(count: columns.trackCount)
        self.rows = Extent(count: rows.trackCount)
        if items.allSatisfy({ !$0.node.pointee.style.hasGrid }) {
            placeInOrder(items)
        } else {
            place(items, columns, rows)
        }
        if columns.isSubgrid || rows.isSubgrid { cut(items, columns, rows) }
    }

    /// CSS Grid Level 2 §9: a subgrid has no implicit tracks, so that all areas are cut to its tracks.
    private mutating func cut(
        _ items: UnsafeMutableBufferPointer<GridItem>, _ columns: GridLineNames, _ rows: GridLineNames
    ) {
        for index in items.indices {
            if columns.isSubgrid {
                items[index].columns.start -= self.columns.origin
                items[index].columns.cut(to: 0..<columns.trackCount)
            }
            if rows.isSubgrid {
                items[index].rows.start -= self.rows.origin
                items[index].rows.cut(to: 0..<rows.trackCount)
            }
        }
        if columns.isSubgrid { self.columns = Extent(count: columns.trackCount) }
        if rows.isSubgrid { self.rows = Extent(count: rows.trackCount) }
    }

    /// Places items that all have automatic positions and span one cell.
    private mutating func placeInOrder(_ items: UnsafeMutableBufferPointer<GridItem>) {
        let minorCount = max(isColumnFlow ? rows.count : columns.count, 1)
        for index in items.indices {
            setArea(
                &items[index], major: GridSpan(start: index / minorCount), minor: GridSpan(start: index % minorCount))
        }
    }

    private mutating func place(
        _ items: UnsafeMutableBufferPointer<GridItem>, _ columns: GridLineNames, _ rows: GridLineNames
    ) {
        var lines: [(major: GridLines, minor: GridLines)] = []
        lines.reserveCapacity(items.count)
        for item in items {
            let column = item.node.pointee.style.gridLines(.columns, columns)
            let row = item.node.pointee.style.gridLines(.rows, rows)
            lines.append(isColumnFlow ? (column, row) : (row, column))
        }
        addImplicitTracksBefore(&lines)
        let minorLines = isColumnFlow ? rows : columns
        cut(&lines, toMinor: minorLines)
        for index in items.indices {  // Step 1: position anything that is not auto-positioned.
            guard let major = lines[index].major.start, let minor = lines[index].minor.start else { continue }
            take(
                &items[index], major: GridSpan(start: major, count: lines[index].major.count),
                minor: GridSpan(start: minor, count: lines[index].minor.count))
        }
        for index in items.indices {  // Step 2: process the items locked to a given row.
            guard let major = lines[index].major.start, lines[index].minor.start == nil else { continue }
            placeLocked(&items[index], GridSpan(start: major, count: lines[index].major.count), lines[index].minor)
        }
        // Step 3: determine the columns in the implicit grid.
        if !minorLines.isSubgrid { widen(lines) }
        for index in items.indices where lines[index].major.start == nil {  // Step 4: position the remaining items.
            if isDense { cursor = (0, 0) }
            if let minor = lines[index].minor.start {
                placeInTrack(
                    &items[index], GridSpan(start: minor, count: lines[index].minor.count), lines[index].major.count)
            } else {
                placeAnywhere(&items[index], majorCount: lines[index].major.count, minorCount: lines[index].minor.count)
            }
        }
    }

    /// Cuts the minor positions and spans of items without a specified area to the tracks of a subgrid before they are
    /// placed.
    ///
    /// As in browsers, specified areas are cut only after all items are placed, and automatically placed items can be placed
    /// before the subgrid if lines of other items are there.
    private func cut(_ lines: inout [(major: GridLines, minor: GridLines)], toMinor minor: GridLineNames) {
        guard minor.isSubgrid else { return }
        let origin = isColumnFlow ? rows.origin : columns.origin
        for index in lines.indices where lines[index].major.start == nil || lines[index].minor.start == nil {
            lines[index].minor.cut(to: origin..<origin + minor.trackCount)
        }
    }

    /// Adds implicit tracks before the explicit grid for lines located there, and makes all indices relative to the
    /// first track.
    private mutating func addImplicitTracksBefore(_ lines: inout [(major: GridLines, minor: GridLines)]) {
        var (major, minor) = (0, 0)
        for line in lines {
            major = min(major, line.major.start ?? 0)
            minor = min(minor, line.minor.start ?? 0)
        }
        for index in lines.indices where major < 0 || minor < 0 {
            if let start = lines[index].major.start { lines[index].major.start = start - major }
            if let start = lines[index].minor.start { lines[index].minor.start = start - minor }
        }
        let (column, row) = isColumnFlow ? (major, minor) : (minor, major)
        minorCount = isColumnFlow ? rows.count - row : columns.count - column
        // Without an explicit grid its start adds no tracks, although the search for free cells includes the range up
        // to it.
        columns = Extent(origin: -column, count: columns.count > 0 ? columns.count - column : 0)
        rows = Extent(origin: -row, count: rows.count > 0 ? rows.count - row : 0)
    }

    private mutating func widen(_ lines: [(major: GridLines, minor: GridLines)]) {
        minorCount = max(minorCount, isColumnFlow ? rows.count : columns.count)
        for line in lines {
            minorCount = max(minorCount, (line.minor.start ?? 0) + line.minor.count)
        }
    }

    private mutating func setArea(_ item: inout GridItem, major: GridSpan, minor: GridSpan) {
        item.columns = isColumnFlow ? major : minor
        item.rows = isColumnFlow ? minor : major
        columns.count = max(columns.count, item.columns.end)
        rows.count = max(rows.count, item.rows.end)
    }

    /// Places an item with a specified row and an automatic column.
    private mutating func placeLocked(_ item: inout GridItem, _ major: GridSpan, _ lines: GridLines) {
        let hint = Hint(
            fixedMajor: major.start, majorCount: isDense ? major.count : 0, minorCount: isDense ? lines.count : 0)
        let start = hints[hint]?.minor ?? 0
        let minor = occupancy.firstFree(major: major, from: start, count: lines.count, limit: .max / 2) ?? start
        hints[hint] = (0, isDense ? minor : minor + lines.count)
        take(&item, major: major, minor: GridSpan(start: minor, count: lines.count))
    }

    /// Places an item with a specified column and an automatic row.
    private mutating func placeInTrack(_ item: inout GridItem, _ minor: GridSpan, _ majorCount: Int) {
        let hint = Hint(fixedMinor: minor.start, majorCount: majorCount, minorCount: minor.count)
        if isDense {
            cursor.major = hints[hint]?.major ?? 0
        } else if minor.start < cursor.minor {
            cursor.major += 1
        }
        cursor.minor = minor.start
        cursor.major = occupancy.firstFree(minor: minor, from: cursor.major, count: majorCount)
        if isDense { hints[hint] = cursor }
        take(&item, major: GridSpan(start: cursor.major, count: majorCount), minor: minor)
    }

    /// Places an item with an automatic row and column.
    private mutating func placeAnywhere(_ item: inout GridItem, majorCount: Int, minorCount: Int) {
        let hint = Hint(majorCount: majorCount, minorCount: minorCount)
        if isDense { cursor = hints[hint] ?? (0, 0) }
        var place: Int?
        while place == nil {
            let major = GridSpan(start: cursor.major, count: majorCount)
            place = occupancy.firstFree(major: major, from: cursor.minor, count: minorCount, limit: self.minorCount)
            if let place {
                cursor.minor = place
            } else {
                cursor = (cursor.major + 1, 0)
            }
        }
        if isDense { hints[hint] = cursor }
        take(
            &item, major: GridSpan(start: cursor.major, count: majorCount),
            minor: GridSpan(start: cursor.minor, count: minorCount))
    }

    private mutating func take(_ item: inout GridItem, major: GridSpan, minor: GridSpan) {
        setArea(&item, major: major, minor: minor)
        occupancy.take(minor: minor, major: major)
    }
}
