/// The geometry of a ``Grid``.
///
/// Columns are sized first, then rows with the widths of the columns. A track is as long as its longest child; if the
/// tracks of a dimension exceed a finite proposal, their lengths are distributed by `StackFitting`.
struct GridLayout: ComponentLayout {
    /// The number of children of each row.
    let rowCounts: [Int]
    let alignment: ComponentAlignment
    /// The distances between columns and rows, in points.
    let spacing: CGSize

    /// A row or column.
    private struct Track {
        /// The length proposed to the children.
        let proposal: CGFloat
        let length: CGFloat
    }

    /// A child with its index across its track.
    private typealias Cell = (across: Int, child: LayoutChild)
    /// Returns the length of a child for a proposed one.
    private typealias Measure = @MainActor (_ cell: Cell, _ proposal: CGFloat) -> CGFloat

    @MainActor func layOut(_ children: [LayoutChild], availableSize: CGSize, isRightToLeft: Bool) -> CGSize {
        let rows = rows(of: children)
        let columns = columns(of: rows)
        let widths = tracks(columns, in: availableSize.width, spacing: spacing.width) { cell, width in
            cell.child.size(for: CGSize(width: width, height: availableSize.height)).width
        }
        let heights = tracks(rows, in: availableSize.height, spacing: spacing.height) { cell, height in
            cell.child.size(for: CGSize(width: widths[cell.across].proposal, height: height)).height
        }
        let size = CGSize(
            width: total(of: widths, spacing: spacing.width), height: total(of: heights, spacing: spacing.height))
        let alignment = alignment.resolved(isRightToLeft: isRightToLeft)
        var y: CGFloat = 0
        for (row, height) in zip(rows, heights) {
            var x: CGFloat = 0
            for (cell, width) in zip(row, widths) {
                let frame = CGRect(
                    x: isRightToLeft ? size.width - x - width.length : x, y: y, width: width.length,
                    height: height.length)
                place(cell.child, in: frame, alignment, CGSize(width: width.proposal, height: height.proposal))
                x += width.length + spacing.width
            }
            y += height.length + spacing.height
        }
        return size
    }

    @MainActor private func place(
        _ child: LayoutChild, in frame: CGRect, _ alignment: ComponentAlignment, _ proposal: CGSize
    ) {
        let size = child.size(for: proposal)
        let center = alignment.center(of: size, in: frame.size)
        let origin = CGPoint(
            x: frame.minX + center.x - size.width / 2, y: frame.minY + center.y - size.height / 2)
        child.place(at: origin, proposal: proposal)
    }

    // MARK: - Tracks

    @MainActor private func rows(of children: [LayoutChild]) -> [[Cell]] {
        var rows: [[Cell]] = []
        var start = 0
        for count in rowCounts {
            var row: [Cell] = []
            for index in 0..<count { row.append((across: index, child: children[start + index])) }
            rows.append(row)
            start += count
        }
        return rows
    }

    @MainActor private func columns(of rows: [[Cell]]) -> [[Cell]] {
        var columns = [[Cell]](repeating: [], count: rows.reduce(0) { max($0, $1.count) })
        for (row, cells) in rows.enumerated() {
            for cell in cells { columns[cell.across].append((across: row, child: cell.child)) }
        }
        return columns
    }

    /// Returns the rows or columns with the lengths of their cells.
    @MainActor private func tracks(
        _ tracks: [[Cell]], in available: CGFloat, spacing: CGFloat, measure: @escaping Measure
    ) -> [Track] {
        let lengths = tracks.map { length(of: $0, available, measure) }
        let whole = available - spacing * CGFloat(max(tracks.count - 1, 0))
        guard available.isFinite, StackFitting.isNecessary(for: lengths.reduce(0, +), of: lengths.count, in: whole)
        else {
            return lengths.map { Track(proposal: available, length: $0) }
        }
        var fitting = StackFitting(lengths.map { StackFitting.Child(length: $0) }) {
            length(of: tracks[$0], $1, measure)
        }
        return zip(tracks, fitting.proposals(in: whole)).map { track, share in
            let proposal = share ?? available
            return Track(proposal: proposal, length: length(of: track, proposal, measure))
        }
    }

    /// Returns the length of the longest cell for a proposed length.
    @MainActor private func length(of cells: [Cell], _ proposal: CGFloat, _ measure: Measure) -> CGFloat {
        var length: CGFloat = 0
        for cell in cells { length = max(length, measure(cell, proposal)) }
        return length
    }

    private func total(of tracks: [Track], spacing: CGFloat) -> CGFloat {
        let sum = tracks.reduce(0) { $0 + $1.length }
        return max(sum + spacing * CGFloat(max(tracks.count - 1, 0)), 0)
    }
}
