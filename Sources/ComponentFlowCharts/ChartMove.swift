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
        from selection: ChartSelection?, in rows: [[ChartEntry]], isMirrored: Bool
    ) -> ChartSelection? {
        guard self != .none else { return nil }
        guard var new = selection else { return ChartSelection(row: 0, entry: 0) }
        let last = rows[new.row].count - 1
        switch self {
        case .left: new.entry += isMirrored ? 1 : -1
        case .right: new.entry += isMirrored ? -1 : 1
        case .first: new.entry = 0
        case .last: new.entry = last
        case .up, .down: return row(new.row + (self == .up ? -1 : 1), from: new, rows)
        case .none: return nil
        }
        new.entry = min(max(new.entry, 0), last)
        return new
    }

    /// Returns the entry of another row that is nearest to the selected one.
    @MainActor private func row(_ row: Int, from selection: ChartSelection, _ rows: [[ChartEntry]]) -> ChartSelection {
        guard rows.indices.contains(row) else { return selection }
        let x = rows[selection.row][selection.entry].location.x
        let nearest = rows[row].indices.min { abs(rows[row][$0].location.x - x) < abs(rows[row][$1].location.x - x) }
        return ChartSelection(row: row, entry: nearest ?? 0)
    }
}
