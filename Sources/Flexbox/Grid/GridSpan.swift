/// A range of tracks, with indices relative to the first track once the items are placed.
struct GridSpan: Equatable {
    var start = 0
    var count = 1

    var end: Int { start + count }
}

/// The axis along which tracks are arranged.
enum GridAxis {
    /// Columns are arranged in the inline direction.
    case columns
    /// Rows are arranged from top to bottom.
    case rows
}

/// The position of an item in one axis before automatic placement.
struct GridLines {
    /// The index of the first track relative to the explicit grid, or `nil` for automatic placement.
    var start: Int?
    var count = 1

    /// The maximum distance of a line from the edge of the explicit grid, in tracks.
    static let farthest = 10_000

    /// §8.3.1 Grid Placement Conflict Handling, for in-flow items.
    init(_ first: GridLine, _ second: GridLine, explicitCount: Int) {
        let start = Self.index(first, explicitCount)
        let end = Self.index(second, explicitCount)
        if let start, let end {
            self.start = min(start, end)
            count = max(abs(end - start), 1)
        } else if let start {
            self.start = start
            count = Self.span(second) ?? 1
        } else if let end {
            count = Self.span(first) ?? 1
            self.start = end - count
        } else {
            count = Self.span(first) ?? Self.span(second) ?? 1
        }
    }

    /// §9.2: the lines of an absolutely positioned box; `nil` where they are automatic.
    static func absolute(_ first: GridLine, _ second: GridLine, explicitCount: Int) -> (start: Int?, end: Int?) {
        let start = index(first, explicitCount)
        let end = index(second, explicitCount)
        if let start, let end {
            return (min(start, end), start == end ? start + 1 : max(start, end))
        }
        let before = end.flatMap { end in span(first).map { end - $0 } }
        let behind = start.flatMap { start in span(second).map { start + $0 } }
        return (start ?? before, end ?? behind)
    }

    /// Creates lines for automatic placement.
    init() {}

    /// The index of the track after a line, relative to the explicit grid.
    private static func index(_ line: GridLine, _ explicitCount: Int) -> Int? {
        guard case .line(let number) = line, number != 0 else { return nil }
        let near = min(max(number, -farthest), farthest)
        return near > 0 ? near - 1 : explicitCount + 1 + near
    }

    private static func span(_ line: GridLine) -> Int? {
        guard case .span(let count) = line else { return nil }
        return min(max(count, 1), farthest)
    }
}
