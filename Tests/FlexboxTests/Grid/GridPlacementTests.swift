import Fuzzing
import Flexbox
import Testing

@Suite("Grid item placement")
struct GridPlacementTests {
    @Test("Random grid items are placed as by a cell-by-cell model of the CSS algorithm", arguments: 0..<150)
    func equalsModel(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        var style = GridStyle()
        let (columns, rows) = (Int.random(in: 0...4, using: &random), Int.random(in: 0...3, using: &random))
        style.templateColumns = Array(repeating: 10, count: columns)
        style.templateRows = Array(repeating: 10, count: rows)
        style.autoColumns = [10]
        style.autoRows = [10]
        let flows: [GridAutoFlow] = [.row, .column, .rowDense, .columnDense]
        style.autoFlow = flows.randomElement(using: &random) ?? .row
        let items = (0..<Int.random(in: 1...14, using: &random)).map { _ in
            ModelItem(
                column: ModelItem.lines(&random, explicit: columns), row: ModelItem.lines(&random, explicit: rows))
        }
        let grid = container(items.map { item in container([]) { $0.grid = item.style } }) {
            $0.display = .grid
            $0.grid = style
        }
        grid.layout(rounding: .off)
        let expected = ModelPlacement(items, style.autoFlow, columns: columns, rows: rows).frames
        #expect(grid.children.map(\.frame) == expected)
    }

    @Test("Five thousand grid items are packed densely around explicitly placed ones")
    func manyItems() {
        var random = SeededRandom(seed: 1)
        let items = (0..<5_000).map { index in
            container([]) { style in
                style.grid = GridStyle()
                style.grid?.columnEnd = .span(Int.random(in: 1...3, using: &random))
                if index.isMultiple(of: 50) { style.grid?.rowStart = .line(index / 10 + 1) }
            }
        }
        let grid = container(items) {
            $0.display = .grid
            $0.grid = GridStyle()
            $0.grid?.templateColumns = [.repeats(6, [10])]
            $0.grid?.autoRows = [10]
            $0.grid?.autoFlow = .rowDense
        }
        grid.layout(rounding: .off)
        #expect(grid.frame.height >= 15_000)
        #expect(Set(items.map(\.frame)).count == items.count)
    }
}

/// The placement properties of an item.
private struct ModelItem {
    var column: (start: Int?, count: Int, style: (GridLine, GridLine))
    var row: (start: Int?, count: Int, style: (GridLine, GridLine))

    var style: GridStyle {
        var style = GridStyle()
        (style.columnStart, style.columnEnd) = column.style
        (style.rowStart, style.rowEnd) = row.style
        return style
    }

    /// Returns random lines with their resolved position relative to the first explicit track.
    static func lines(
        _ random: inout SeededRandom, explicit: Int
    ) -> (start: Int?, count: Int, style: (GridLine, GridLine)) {
        let count = Int.random(in: 1...3, using: &random)
        let start = Int.random(in: -3...5, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0:
            let line = start >= 0 ? start + 1 : start - explicit - 1
            return (start, count, (.line(line), .span(count)))
        case 1 where start >= 0: return (start, count, (.line(start + count + 1), .line(start + 1)))
        case 2: return (nil, count, (.auto, .span(count)))
        case 3: return (nil, count, (.span(count), .span(5)))
        default: return (nil, 1, (.auto, .auto))
        }
    }
}

/// A literal implementation of the placement algorithm with a set of occupied cells.
private struct ModelPlacement {
    private(set) var frames: [FlexRect] = []
    private var taken: Set<[Int]> = []

    init(_ items: [ModelItem], _ flow: GridAutoFlow, columns: Int, rows: Int) {
        let isColumn = flow == .column || flow == .columnDense
        let isDense = flow == .rowDense || flow == .columnDense
        let originX = -min(0, items.compactMap(\.column.start).min() ?? 0)
        let originY = -min(0, items.compactMap(\.row.start).min() ?? 0)
        // (major, minor), relative to the implicit grid.
        let wants = items.map { item in
            let column = (item.column.start.map { $0 + originX }, item.column.count)
            let row = (item.row.start.map { $0 + originY }, item.row.count)
            return isColumn ? (major: column, minor: row) : (major: row, minor: column)
        }
        var places = [(major: Int, minor: Int)?](repeating: nil, count: items.count)
        var end = isColumn ? rows + originY : columns + originX
        func fits(_ index: Int, _ major: Int, _ minor: Int, _ taken: Set<[Int]>) -> Bool {
            (major..<major + wants[index].major.1).allSatisfy { major in
                (minor..<minor + wants[index].minor.1).allSatisfy { !taken.contains([major, $0]) }
            }
        }
        func put(_ index: Int, _ major: Int, _ minor: Int, _ taken: inout Set<[Int]>) {
            places[index] = (major, minor)
            end = max(end, minor + wants[index].minor.1)
            for major in major..<major + wants[index].major.1 {
                for minor in minor..<minor + wants[index].minor.1 { taken.insert([major, minor]) }
            }
        }
        for index in items.indices {
            if let major = wants[index].major.0, let minor = wants[index].minor.0 { put(index, major, minor, &taken) }
        }
        var cursors: [Int: Int] = [:]
        for index in items.indices where wants[index].minor.0 == nil {
            guard let major = wants[index].major.0 else { continue }
            var minor = isDense ? 0 : cursors[major] ?? 0
            while !fits(index, major, minor, taken) { minor += 1 }
            put(index, major, minor, &taken)
            cursors[major] = minor + wants[index].minor.1
        }
        for want in wants { end = max(end, (want.minor.0 ?? 0) + want.minor.1) }
        var cursor = (major: 0, minor: 0)
        for index in items.indices where wants[index].major.0 == nil {
            if isDense { cursor = (0, 0) }
            if let minor = wants[index].minor.0 {
                if minor < cursor.minor { cursor.major += 1 }
                cursor.minor = minor
                while !fits(index, cursor.major, minor, taken) { cursor.major += 1 }
            } else {
                while cursor.minor + wants[index].minor.1 > end || !fits(index, cursor.major, cursor.minor, taken) {
                    cursor.minor += 1
                    if cursor.minor + wants[index].minor.1 > end { cursor = (cursor.major + 1, 0) }
                }
            }
            put(index, cursor.major, cursor.minor, &taken)
        }
        frames = items.indices.map { index in
            let place = places[index] ?? (0, 0)
            let (x, y) = isColumn ? (place.major, place.minor) : (place.minor, place.major)
            return FlexRect(
                x: Double(x * 10), y: Double(y * 10), width: Double(items[index].column.count * 10),
                height: Double(items[index].row.count * 10))
        }
    }
}
