/// The limits of the width of a column, in points.
struct TableColumnWidths: Equatable {
    static let smallest: CGFloat = 24
    private static let defaultMinimum: CGFloat = 48
    private static let defaultIdeal: CGFloat = 120

    let min: CGFloat
    let ideal: CGFloat
    let max: CGFloat

    /// Creates limits, which are adjusted if they contradict each other.
    init(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) {
        func valid(_ value: CGFloat?) -> CGFloat? { value.flatMap { $0.isNaN ? nil : Swift.max($0, Self.smallest) } }
        let lower = valid(min) ?? Swift.min(valid(ideal) ?? valid(max) ?? Self.defaultMinimum, Self.defaultMinimum)
        self.min = lower.isFinite ? lower : Self.defaultMinimum
        self.max = Swift.max(valid(max) ?? .infinity, self.min)
        let natural = valid(ideal).flatMap { $0.isFinite ? $0 : nil } ?? Self.defaultIdeal
        self.ideal = Swift.min(Swift.max(natural, self.min), self.max)
    }

    var isFixed: Bool { min == max }

    /// Returns the limits of which the lower one is a width, but not more than the ideal one.
    func raised(to width: CGFloat) -> TableColumnWidths {
        TableColumnWidths(min: Swift.min(Swift.max(width, min), ideal), ideal: ideal, max: max)
    }

    /// Returns the limits multiplied by a factor, such as that of the user's text size.
    func scaled(by factor: CGFloat) -> TableColumnWidths {
        TableColumnWidths(min: min * factor, ideal: ideal * factor, max: max * factor)
    }

    func clamp(_ width: CGFloat) -> CGFloat {
        Swift.min(Swift.max(width, min), max)
    }
}

/// The places of the visible columns of a table, in a layout from left to right.
struct TableColumnLayout: Equatable {
    struct Column: Equatable {
        let id: String
        /// The distance from the leading edge, in points.
        let start: CGFloat
        let width: CGFloat
        let alignment: HorizontalTableAlignment
    }

    /// The space between an edge of a column and its cells, in points.
    static let padding: CGFloat = 8

    let columns: [Column]
    /// The width of the rows: of all columns, or of the table if that is wider.
    let width: CGFloat

    /// Distributes the width of a table to its columns.
    ///
    /// 1. A column whose width was set by the user has that width.
    /// 2. The others have their ideal widths.
    /// 3. While they are narrower or wider than what remains, the difference is distributed evenly to those that have not
    ///    reached their limits.
    ///
    /// - Parameters:
    ///   - available: The width of the table, in points; if it is infinite, all columns have their ideal widths.
    init(
        _ columns: [(id: String, widths: TableColumnWidths, set: CGFloat?, alignment: HorizontalTableAlignment)],
        available: CGFloat
    ) {
        var widths = columns.map { $0.set.flatMap { $0.isFinite ? $0 : nil }.map($0.widths.clamp) ?? $0.widths.ideal }
        let flexible = columns.indices.filter { columns[$0].set?.isFinite != true }
        if available.isFinite {
            Self.distribute(available, to: flexible, of: columns.map(\.widths), widths: &widths)
        }
        var placed: [Column] = []
        var end: CGFloat = 0
        for (column, width) in zip(columns, widths) {
            let start = end.rounded()
            end += width
            placed.append(
                Column(id: column.id, start: start, width: end.rounded() - start, alignment: column.alignment))
        }
        self.columns = placed
        width = available.isFinite ? max(end.rounded(), available) : end.rounded()
    }

    private static func distribute(
        _ available: CGFloat, to flexible: [Int], of limits: [TableColumnWidths], widths: inout [CGFloat]
    ) {
        var open = flexible
        while !open.isEmpty {
            let difference = available - widths.reduce(0, +)
            guard abs(difference) > 0.001 else { return }
            let share = difference / CGFloat(open.count)
            var rest: [Int] = []
            for index in open {
                let width = limits[index].clamp(widths[index] + share)
                if width == widths[index] + share { rest.append(index) }
                widths[index] = width
            }
            if rest.count == open.count { return }
            open = rest
        }
    }

    /// Returns the distance of a column from the left edge.
    func left(of column: Column, isRightToLeft: Bool) -> CGFloat {
        isRightToLeft ? width - column.start - column.width : column.start
    }

    func column(_ id: String) -> Column? {
        columns.first { $0.id == id }
    }
}

extension HorizontalTableAlignment {
    /// Returns the distance from the leading edge, in points.
    ///
    /// - Parameter rest: The width that the content does not need.
    func inset(in rest: CGFloat) -> CGFloat {
        switch self {
        case .leading: 0
        case .center: max(rest / 2, 0).rounded()
        case .trailing: max(rest, 0)
        }
    }
}
