/// Rows of a menu that are side by side.
@MainActor struct MenuLine {
    /// The width of a line of a palette, in points, in which six images fit.
    private static let paletteWidth: CGFloat = 264

    let rows: [MenuRow]
    /// The number of columns of equal width, of which the last ones may be empty.
    let columns: Int

    var fittingWidth: CGFloat { CGFloat(columns) * (rows.map(\.fittingWidth).max() ?? 0) }

    func fittingHeight(width: CGFloat) -> CGFloat {
        rows.map { $0.fittingHeight(width: width / CGFloat(columns)) }.max() ?? 0
    }

    /// Places the rows side by side in the reading direction.
    func place(in frame: CGRect, isMirrored: Bool) {
        let width = frame.width / CGFloat(columns)
        for (index, row) in rows.enumerated() {
            let column = isMirrored ? columns - 1 - index : index
            row.frame = CGRect(
                x: frame.minX + CGFloat(column) * width, y: frame.minY, width: width, height: frame.height)
        }
    }

    /// Returns the lines of the rows of a section.
    static func lines(of rows: [MenuRow], _ arrangement: MenuArrangement) -> [MenuLine] {
        let columns = columns(for: rows, arrangement)
        return stride(from: 0, to: rows.count, by: columns).map { start in
            let line = Array(rows[start..<min(start + columns, rows.count)])
            return MenuLine(rows: line, columns: arrangement == .palette ? columns : line.count)
        }
    }

    private static func columns(for rows: [MenuRow], _ arrangement: MenuArrangement) -> Int {
        switch arrangement {
        case .rows: 1
        case .medium: 3
        case .small: 4
        case .palette: paletteColumns(for: rows)
        }
    }

    /// Returns the number of columns with which a palette has as few lines as possible, and the last one few gaps.
    private static func paletteColumns(for rows: [MenuRow]) -> Int {
        guard let first = rows.first, let widest = rows.map(\.fittingWidth).max(), widest > 0 else { return 1 }
        let available = first.scaledForTextSize(paletteWidth)
        // Scaled lengths are rounded.
        let fitting = max(Int(((available + 1) / widest).rounded(.down)), 1)
        let lineCount = (rows.count + fitting - 1) / fitting
        return (rows.count + lineCount - 1) / lineCount
    }
}
