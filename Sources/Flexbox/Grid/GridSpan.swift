/// A range of tracks, with indices relative to the first track once the items are placed.
struct GridSpan: Equatable {
    var start = 0
    var count = 1

    var end: Int { start + count }

    /// Cuts the range to other tracks; a range outside becomes the nearest track (§5.4).
    mutating func cut(to limits: Range<Int>) {
        let first = min(max(start, limits.lowerBound), limits.upperBound - 1)
        count = max(min(end, limits.upperBound) - first, 1)
        start = first
    }
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
    init(_ first: GridLine, _ second: GridLine, _ names: GridLineNames) {
        let start = Self.index(first, names, isStart: true)
        let end = Self.index(second, names, isStart: false)
        if let start, let end {
            self.start = min(start, end)
            count = max(abs(end - start), 1)
        } else if let start {
            self.start = start
            count = (Self.end(ofSpan: second, from: start, names, isForward: true) ?? start + 1) - start
        } else if let end {
            self.start = Self.end(ofSpan: first, from: end, names, isForward: false) ?? end - 1
            count = end - (self.start ?? end - 1)
        } else {
            count = Self.span(first) ?? Self.span(second) ?? 1
        }
    }

    /// Cuts the lines to tracks, or an automatically placed span to the tracks up to their end.
    mutating func cut(to limits: Range<Int>) {
        guard let start else {
            count = min(count, limits.upperBound)
            return
        }
        var span = GridSpan(start: start, count: count)
        span.cut(to: limits)
        (self.start, count) = (span.start, span.count)
    }

    /// §9.2: the lines of an absolutely positioned box; `nil` where they are automatic.
    static func absolute(_ first: GridLine, _ second: GridLine, _ names: GridLineNames) -> (start: Int?, end: Int?) {
        let start = index(first, names, isStart: true)
        let end = index(second, names, isStart: false)
        if let start, let end {
            return (min(start, end), start == end ? start + 1 : max(start, end))
        }
        let before = end.flatMap { Self.end(ofSpan: first, from: $0, names, isForward: false) }
        let behind = start.flatMap { Self.end(ofSpan: second, from: $0, names, isForward: true) }
        return (start ?? before, end ?? behind)
    }

    /// Creates lines for automatic placement.
    init() {}

    /// The index of the track after a line, relative to the explicit grid.
    private static func index(_ line: GridLine, _ names: GridLineNames, isStart: Bool) -> Int? {
        switch line {
        case .line(let number) where number != 0:
            let near = min(max(number, -farthest), farthest)
            return near > 0 ? near - 1 : names.trackCount + 1 + near
        case .named(let name): return names.position(of: name, isStart: isStart)
        case .nth(let number, let name) where number != 0: return names.position(of: name, number: number)
        case .auto, .line, .nth, .span, .spanTo: return nil
        }
    }

    /// The line at the other end of a span; `nil` if the value is not a span.
    private static func end(
        ofSpan line: GridLine, from start: Int, _ names: GridLineNames, isForward: Bool
    ) -> Int? {
        if case .spanTo(let number, let name) = line {
            return names.position(ofSpanTo: name, number, from: start, isForward: isForward)
        }
        return span(line).map { isForward ? start + $0 : start - $0 }
    }

    /// The number of tracks of a span between automatic lines.
    private static func span(_ line: GridLine) -> Int? {
        switch line {
        case .span(let count): min(max(count, 1), farthest)
        case .spanTo: 1
        case .auto, .line, .named, .nth: nil
        }
    }
}
