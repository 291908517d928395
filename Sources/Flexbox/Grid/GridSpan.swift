/// A run of tracks, or of the places for tracks: counted from the first track there is, once the items are placed.
struct GridSpan: Equatable {
    var start = 0
    var count = 1

    var end: Int { start + count }
}

/// The direction in which tracks follow each other.
enum GridAxis {
    /// The columns follow each other in the direction in which text runs.
    case columns
    /// The rows follow each other from top to bottom.
    case rows
}

/// Where an item stands in one axis, before items without a place have got one.
struct GridLines {
    /// The index of the first track, counted from the first one of the explicit grid, or `nil` where that is open.
    var start: Int?
    var count = 1

    /// As far as a line can lie from the edge of the explicit grid.
    static let farthest = 10_000

    /// §8.3.1 Grid Placement Conflict Handling, for items that stand in the flow.
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

    /// §9.2: the lines of a box outside the flow; `nil` where they are left open.
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

    /// Left to the automatic placement.
    init() {}

    /// The index of the track behind a line, counted from the first one of the explicit grid.
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
