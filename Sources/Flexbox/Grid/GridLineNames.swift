/// The lines of the explicit grid in one axis: their number, and the positions of those with a name (CSS Grid Level 1
/// §7.1, §7.2.2, §7.3.2).
struct GridLineNames: Equatable {
    /// The number of tracks in the explicit grid.
    var trackCount = 0
    /// Whether the lines are those of a subgrid, which has no implicit tracks.
    var isSubgrid = false
    /// The positions of lines by name, in ascending order; the first line has position 0.
    private(set) var positions: [String: [Int]] = [:]

    /// Names the line at a position; positions must not decrease for a name.
    mutating func add(_ name: String, at position: Int) {
        guard positions[name]?.last != position else { return }
        positions[name, default: []].append(position)
    }

    /// Adds the lines of a named area, `name-start` and `name-end` (§7.3.2 Implicit Named Lines).
    mutating func addArea(_ name: String, _ range: Range<Int>) {
        insert("\(name)-start", at: range.lowerBound)
        insert("\(name)-end", at: range.upperBound)
    }

    /// The names of the lines in a range, counted from the first one, for a subgrid between them.
    func lines(in range: ClosedRange<Int>) -> GridLineNames {
        var lines = GridLineNames(trackCount: range.count - 1, isSubgrid: true)
        lines.positions = positions.compactMapValues { list in
            let inside = list.filter(range.contains).map { $0 - range.lowerBound }
            return inside.isEmpty ? nil : inside
        }
        return lines
    }

    /// The lines in the opposite order.
    func reversed() -> GridLineNames {
        var lines = self
        lines.positions = positions.mapValues { list in list.reversed().map { trackCount - $0 } }
        return lines
    }

    mutating func insert(_ name: String, at position: Int) {
        var list = positions[name] ?? []
        let index = list.firstIndex { $0 >= position } ?? list.count
        if index < list.count, list[index] == position { return }
        list.insert(position, at: index)
        positions[name] = list
    }

    /// The position of the first line of a named area, or of the first line with the name.
    func position(of name: String, isStart: Bool) -> Int {
        positions[isStart ? "\(name)-start" : "\(name)-end"]?.first ?? position(of: name, number: 1)
    }

    /// The position of a numbered line with a name; negative numbers count from the end.
    ///
    /// §8.3: all lines outside the explicit grid are assumed to have the name.
    func position(of name: String, number: Int) -> Int {
        let list = positions[name] ?? []
        let number = min(max(number, -GridLines.farthest), GridLines.farthest)
        if number > 0 {
            return number <= list.count ? list[number - 1] : trackCount + number - list.count
        }
        return -number <= list.count ? list[list.count + number] : number + list.count
    }

    /// The position of the line at which a span ends that starts at another line: the `number`-th line with a name after
    /// it, or before it if the span runs backwards.
    func position(ofSpanTo name: String, _ number: Int, from start: Int, isForward: Bool) -> Int {
        let number = min(max(number, 1), GridLines.farthest)
        let list = positions[name] ?? []
        if isForward {
            let after = list.filter { $0 > start }
            return number <= after.count ? after[number - 1] : max(trackCount, start) + number - after.count
        }
        let before = list.filter { $0 < start }
        return number <= before.count ? before[before.count - number] : min(0, start) - number + before.count
    }
}
