import ComponentFlow
import Foundation

/// Places the background of the header, the cells, and the lines between rows and columns, which are children in this order.
struct MarkdownTableLayout: ComponentLayout {
    private static let lineWidth: CGFloat = 1

    let alignments: [MarkdownTable.Alignment]
    /// The number of cells of each row.
    let cellCounts: [Int]
    /// The distances between the text of a cell and its edges, in points.
    let padding: CGSize
    /// The greatest width of a text, in points.
    let maximumWidth: CGFloat

    func layOut(_ children: [LayoutChild], availableSize: CGSize, isRightToLeft: Bool) -> CGSize {
        let cellCount = cellCounts.reduce(0, +)
        guard children.count == cellCount + cellCounts.count + alignments.count + 3 else { return .zero }
        let rows = rows(of: children[1..<1 + cellCount])
        let widths = alignments.indices.map { column in
            rows.reduce(0) { max($0, column < $1.count ? size(of: $1[column]).width : 0) } + 2 * padding.width
        }
        let heights = rows.map { row in row.reduce(0) { max($0, size(of: $1).height) } + 2 * padding.height }
        let columnEdges = edges(widths)
        let rowEdges = edges(heights)
        let total = CGSize(
            width: (columnEdges.last ?? 0) + Self.lineWidth, height: (rowEdges.last ?? 0) + Self.lineWidth)
        for (row, cells) in rows.enumerated() {
            for (column, cell) in cells.enumerated() {
                let start = isRightToLeft ? total.width - columnEdges[column + 1] : columnEdges[column] + Self.lineWidth
                let free = widths[column] - 2 * padding.width - size(of: cell).width
                let offset = offset(in: column, free: free, isRightToLeft: isRightToLeft)
                cell.place(
                    at: CGPoint(
                        x: start + padding.width + offset, y: rowEdges[row] + Self.lineWidth + padding.height),
                    proposal: proposal)
            }
        }
        children[0].place(at: .zero, proposal: CGSize(width: total.width, height: rowEdges.count > 1 ? rowEdges[1] : 0))
        placeLines(children[(1 + cellCount)...], rowEdges, columnEdges, total, isRightToLeft: isRightToLeft)
        return total
    }

    private var proposal: CGSize { CGSize(width: max(maximumWidth, 1), height: .infinity) }

    @MainActor private func size(of cell: LayoutChild) -> CGSize { cell.size(for: proposal) }

    @MainActor private func rows(of cells: ArraySlice<LayoutChild>) -> [[LayoutChild]] {
        var rest = cells
        return cellCounts.map { count in
            defer { rest = rest.dropFirst(count) }
            return Array(rest.prefix(count))
        }
    }

    /// Returns the positions of the lines before, between and after tracks.
    private func edges(_ lengths: [CGFloat]) -> [CGFloat] {
        lengths.reduce(into: [0]) { edges, length in edges.append((edges.last ?? 0) + length + Self.lineWidth) }
    }

    /// Returns the distance of a text from the left edge of its cell.
    private func offset(in column: Int, free: CGFloat, isRightToLeft: Bool) -> CGFloat {
        switch alignments[column] {
        case .natural: isRightToLeft ? free : 0
        case .left: 0
        case .center: (free / 2).rounded(.down)
        case .right: free
        }
    }

    @MainActor private func placeLines(
        _ lines: ArraySlice<LayoutChild>, _ rowEdges: [CGFloat], _ columnEdges: [CGFloat], _ total: CGSize,
        isRightToLeft: Bool
    ) {
        for (line, y) in zip(lines, rowEdges) {
            line.place(at: CGPoint(x: 0, y: y), proposal: CGSize(width: total.width, height: Self.lineWidth))
        }
        for (line, edge) in zip(lines.dropFirst(rowEdges.count), columnEdges) {
            let x = isRightToLeft ? total.width - edge - Self.lineWidth : edge
            line.place(at: CGPoint(x: x, y: 0), proposal: CGSize(width: Self.lineWidth, height: total.height))
        }
    }
}
