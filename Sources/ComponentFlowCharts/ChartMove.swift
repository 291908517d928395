import ComponentFlow

/// A key that moves the selection of a chart.
enum ChartMove {
    case left, right, up, down, first, last, none

    init?(_ key: UIKeyboardHIDUsage) {
        switch key {
        case .keyboardLeftArrow: self = .left
        case .keyboardRightArrow: self = .right
        case .keyboardUpArrow: self = .up
        case .keyboardDownArrow: self = .down
        case .keyboardHome: self = .first
        case .keyboardEnd: self = .last
        case .keyboardEscape: self = .none
        default: return nil
        }
    }

    /// Returns the selection after the key; `rows` is not empty and contains no empty row.
    @MainActor func target(
        from selection: ChartSelection?, in rows: [[ChartEntry]], isMirrored: Bool, isTransposed: Bool
    ) -> ChartSelection? {
        guard self != .none else { return nil }
        guard var new = selection else { return ChartSelection(row: 0, entry: 0) }
        let last = rows[new.row].count - 1
        // From top to bottom is the direction of the positions of a transposed chart, as from left to right of another one.
        switch isTransposed ? transposed(isMirrored) : self {
        case .left: new.entry += isMirrored && !isTransposed ? 1 : -1
        case .right: new.entry += isMirrored && !isTransposed ? -1 : 1
        case .first: new.entry = 0
        case .last: new.entry = last
        case .up: return row(new.row - 1, from: new, rows, isTransposed)
        case .down: return row(new.row + 1, from: new, rows, isTransposed)
        case .none: return nil
        }
        new.entry = min(max(new.entry, 0), last)
        return new
    }

    /// The key that has the same effect in a chart that is not transposed.
    private func transposed(_ isMirrored: Bool) -> ChartMove {
        switch self {
        case .up: .left
        case .down: .right
        case .left: isMirrored ? .down : .up
        case .right: isMirrored ? .up : .down
        case .first, .last, .none: self
        }
    }

    /// Returns the entry of another row whose position is nearest to that of the selected one.
    @MainActor private func row(
        _ row: Int, from selection: ChartSelection, _ rows: [[ChartEntry]], _ isTransposed: Bool
    ) -> ChartSelection {
        guard rows.indices.contains(row) else { return selection }
        func position(_ entry: ChartEntry) -> CGFloat { isTransposed ? entry.location.y : entry.location.x }
        let selected = position(rows[selection.row][selection.entry])
        let nearest = rows[row].indices.min {
            abs(position(rows[row][$0]) - selected) < abs(position(rows[row][$1]) - selected)
        }
        return ChartSelection(row: row, entry: nearest ?? 0)
    }
}
