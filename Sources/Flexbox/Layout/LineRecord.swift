/// The lines of a flexbox, or the tracks of a grid, as they were last placed, for development tools.
///
/// A single line is the content box, and a grid without subgrids keeps its tracks anyway (``GridRecord``); neither needs
/// a record.
final class LineRecord {
    /// The rectangles in the border box of the node.
    let rects: [FlexRect]

    init(_ rects: [FlexRect]) {
        self.rects = rects
    }
}

extension FlexNode {
    /// The lines of a flexbox that has several, or the rows and columns of a grid, relative to the top-left corner of the
    /// node's border box.
    ///
    /// They are those of the last layout, and not aligned to the pixel grid; there are none if the node has changed since.
    /// O(n) in the number of tracks.
    package var layoutLines: [FlexRect] {
        guard !isDirty, storage.pointee.items.flowCount > 0 else { return [] }
        switch storage.pointee.style.display {
        case .grid: return storage.pointee.gridRecord?.tracks.rects ?? storage.pointee.lineRecord?.rects ?? []
        case .flex: return storage.pointee.lineRecord?.rects ?? []
        case .block, .contents, .none: return []
        }
    }
}

extension FlexContainer {
    /// Keeps the lines for development tools, if there are several.
    mutating func keepLines() {
        guard lines.count > 1 else {
            if node.pointee.lineRecord != nil { node.pointee.lineRecord = nil }
            return
        }
        node.pointee.lineRecord = LineRecord((0..<lines.count).map { rect(of: lines[$0]) })
    }

    private func rect(of line: FlexLine) -> FlexRect {
        let start = isCrossReversed ? innerCross - line.offset - line.cross : line.offset
        return isRow
            ? FlexRect(x: edges.left, y: edges.top + start, width: innerMain, height: line.cross)
            : FlexRect(x: edges.left + start, y: edges.top, width: line.cross, height: innerMain)
    }
}

/// The tracks of both axes of a grid, with what is necessary to locate them.
struct GridTrackLines {
    var columns: GridTracks
    var rows: GridTracks
    /// The position of the content box.
    let (left, top): (Double, Double)
    let innerWidth: Double
    let isRightToLeft: Bool

    init(_ container: GridContainer) {
        (columns, rows) = (container.columns, container.rows)
        (left, top) = (container.edges.left, container.edges.top)
        innerWidth = container.innerWidth
        isRightToLeft = container.isRightToLeft
    }

    /// The rows from one side of the grid to the other, and the columns from its top to its bottom.
    var rects: [FlexRect] {
        let (left, right) = (columns.startOffset, columns.endOffset)
        let (top, bottom) = (rows.startOffset, rows.endOffset)
        let rowRects = rows.list.filter { $0.base > 0 }.map { row in
            rect(from: left, width: right - left, top: row.offset, height: row.base)
        }
        let columnRects = columns.list.filter { $0.base > 0 }.map { column in
            rect(from: column.offset, width: column.base, top: top, height: bottom - top)
        }
        return rowRects + columnRects
    }

    private func rect(from start: Double, width: Double, top offset: Double, height: Double) -> FlexRect {
        FlexRect(
            x: left + (isRightToLeft ? innerWidth - start - width : start), y: top + offset, width: width,
            height: height)
    }
}
