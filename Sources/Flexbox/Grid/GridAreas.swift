/// §7.3 Named Areas: the areas of `grid-template-areas`.
struct GridAreas {
    private(set) var columnCount = 0
    private(set) var rowCount = 0
    private var areas: [String: (columns: Range<Int>, rows: Range<Int>)] = [:]

    /// Parses rows of names separated by spaces.
    ///
    /// As in CSS, all areas are ignored if the rows differ in length, or an area is not a rectangle.
    init(_ template: [String]) {
        let rows = template.map { $0.split(separator: " ") }
        guard let width = rows.first?.count, width > 0, rows.allSatisfy({ $0.count == width }) else { return }
        var found: [String: (columns: Range<Int>, rows: Range<Int>, cells: Int)] = [:]
        for (y, row) in rows.prefix(GridLines.farthest).enumerated() {
            for (x, cell) in row.prefix(GridLines.farthest).enumerated() where !cell.allSatisfy({ $0 == "." }) {
                var area = found[String(cell)] ?? (x..<x + 1, y..<y + 1, 0)
                area.columns = min(area.columns.lowerBound, x)..<max(area.columns.upperBound, x + 1)
                area.rows = min(area.rows.lowerBound, y)..<max(area.rows.upperBound, y + 1)
                area.cells += 1
                found[String(cell)] = area
            }
        }
        guard found.values.allSatisfy({ $0.columns.count * $0.rows.count == $0.cells }) else { return }
        columnCount = min(width, GridLines.farthest)
        rowCount = min(rows.count, GridLines.farthest)
        areas = found.mapValues { ($0.columns, $0.rows) }
    }

    /// The tracks of the areas in an axis.
    func ranges(_ axis: GridAxis) -> [String: Range<Int>] {
        areas.mapValues { axis == .columns ? $0.columns : $0.rows }
    }

    /// Adds the implicit names of the areas' lines, and the tracks of the areas.
    func extend(_ lines: inout GridLineNames, _ axis: GridAxis) {
        if !lines.isSubgrid {
            lines.trackCount = max(lines.trackCount, axis == .columns ? columnCount : rowCount)
        }
        for (name, area) in areas {
            lines.addArea(name, axis == .columns ? area.columns : area.rows)
        }
    }
}
