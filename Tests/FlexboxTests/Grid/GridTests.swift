import Fuzzing
import Flexbox
import TestSupport
import Testing

@Suite("Grid layout")
struct GridTests {
    @Test("The example of the GridStyle documentation has the documented frames")
    func example() {
        let grid = FlexNode()
        grid.style.display = .grid
        grid.style.grid = GridStyle()
        grid.style.grid?.templateColumns = [.points(80), .fraction(1)]
        grid.style.columnGap = 10
        for _ in 0..<4 { grid.append(box(.auto, 20)) }
        grid.layout(width: 300)
        #expect(grid.childX == [0, 90, 0, 90])
        #expect(grid.childY == [0, 0, 20, 20])
        #expect(grid.childWidths == [80, 210, 80, 210])
    }

    @Test("auto-fill creates as many columns as fit, and they share the remaining space")
    func autoFill() {
        let grid = container((0..<5).map { _ in box(.auto, 20) }) {
            $0.display = .grid
            $0.grid = GridStyle()
            $0.grid?.templateColumns = [.autoFill([.minmax(.points(90), .fraction(1))])]
        }
        grid.layout(width: 300)
        #expect(grid.childWidths == Array(repeating: 100, count: 5))
        grid.layout(width: 500)
        #expect(grid.childX == [0, 100, 200, 300, 400])
    }

    @Test(
        "A repetition of more than 10,000 tracks is cut to the maximum number of tracks",
        arguments: [(1, 10_001), (3, 4_000), (.max, 3)])
    func cutRepetition(times: Int, count: Int) {
        let sizes = Array(repeating: 2 as GridTrackSize, count: count)
        let grid = container([]) {
            $0.display = .grid
            $0.grid = GridStyle()
            $0.grid?.templateColumns = [1, .repeats(times, sizes)]
            $0.grid?.templateRows = [1, .autoFill(sizes)]
        }
        grid.layout()
        #expect(grid.frame.width == 1 + 9_999 * 2)
        #expect(grid.frame.height == 1 + Double(min(count, 9_999)) * 2)
    }

    @Test("Items are placed in named areas")
    func areas() {
        let items = ["title", "detail", "list"].map { name in box(.auto, .auto) { $0.grid.place(inArea: name) } }
        let grid = container(items) {
            $0.display = .grid
            $0.grid.templateAreas = ["title title", "list detail"]
            $0.grid.templateColumns = [20, 30]
            $0.grid.autoRows = [5, 10]
        }
        grid.layout()
        #expect(items[0].frame == FlexRect(x: 0, y: 0, width: 50, height: 5))
        #expect(items[1].frame == FlexRect(x: 20, y: 5, width: 30, height: 10))
        #expect(items[2].frame == FlexRect(x: 0, y: 5, width: 20, height: 10))
    }

    @Test("Areas that are not rectangles are ignored", arguments: [["a b", "b a"], ["a", "a a"], [" ", ""]])
    func invalidAreas(areas: [String]) {
        let item = box(5, 5) { $0.grid.place(inArea: "a") }
        let grid = container([box(5, 5), item]) {
            $0.display = .grid
            $0.grid.templateAreas = areas
        }
        grid.layout()
        #expect(item.frame.x == 5)
    }

    @Test("Lines are placed by name, number and span")
    func names() {
        let item = box(.auto, 5) {
            $0.grid.columnStart = .nth(2, "a")
            $0.grid.columnEnd = .spanTo(1, "b")
        }
        let grid = container([item]) {
            $0.display = .grid
            $0.grid.templateColumns = [.repeats(3, [.lines(["a"]), 10, .lines(["b"]), 20])]
        }
        grid.layout()
        #expect(item.frame == FlexRect(x: 30, y: 0, width: 10, height: 5))
    }

    @Test("A grid without items has the size of its tracks, or of its measured content")
    func empty() {
        let grid = container([]) {
            $0.display = .grid
            $0.grid = GridStyle()
            $0.grid?.templateRows = [30, 20]
            $0.grid?.templateColumns = [70]
        }
        grid.layout()
        #expect(grid.frame == FlexRect(x: 0, y: 0, width: 70, height: 50))
        grid.style.grid = nil
        grid.measure = { _, _ in FlexSize(width: 40, height: 10) }
        grid.layout()
        #expect(grid.frame == FlexRect(x: 0, y: 0, width: 40, height: 10))
    }

    @Test("A change of a leaf lays out the enclosing grids without their other items")
    func locality() {
        func grid(_ items: [FlexNode]) -> FlexNode {
            container(items) {
                $0.display = .grid
                $0.grid = GridStyle()
                $0.grid?.templateColumns = [.repeats(5, [.fraction(1)])]
                $0.grid?.autoRows = [20]
            }
        }
        let grids = (0..<40).map { _ in grid((0..<20).map { _ in box(5, 5) }) }
        let tree = grid(grids)
        tree.layout(width: 500)
        grids[7].children[3].style.height = 6
        let statistics = tree.layout(width: 500)
        #expect(statistics.placedNodes + statistics.sizedNodes <= 8)
        #expect(grids[7].children[3].frame.height == 6)
    }

    @Test("The number of measurements of content in nested grids is bounded")
    func measuresDeepContent() {
        let leaf = CountingLeaf()
        var node = leaf.node
        for level in 0..<60 {
            node = container([node, box(5, 5)]) { style in
                style.display = level.isMultiple(of: 3) ? .flex : .grid
                style.grid = GridStyle()
            }
        }
        node.layout(width: 300)
        #expect(leaf.measurements <= 130)
        #expect(leaf.node.frame.width >= 30)
    }

    private static let numbers: [Double] = [
        .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude, -1, 0,
        1e300, 50,
    ]
    private static let integers = [Int.min, Int.max, 0, -1, 1, 10_001, -10_001, 1_000_000_000, 3]

    @Test(
        "NaN, infinite and extreme values in grid styles give finite boxes",
        arguments: 0..<(isDebugBuild ? 5 : 20))
    func hostile(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        func number() -> Double { Self.numbers.randomElement(using: &random) ?? .nan }
        func integer() -> Int { Self.integers.randomElement(using: &random) ?? 0 }
        func breadth() -> GridBreadth {
            let all: [GridBreadth] = [
                .points(number()), .percent(number()), .fraction(number()), .auto, .minContent, .maxContent,
            ]
            return all.randomElement(using: &random) ?? .auto
        }
        func size() -> GridTrackSize {
            random.chance(0.2) ? .fitContent(.points(number())) : .minmax(breadth(), breadth())
        }
        func line() -> GridLine {
            let all: [GridLine] = [
                .line(integer()), .span(integer()), .nth(integer(), "a"), .spanTo(integer(), "a"), "a",
            ]
            return all.randomElement(using: &random) ?? .auto
        }
        let items = (0..<3).map { _ in
            box(.points(number()), .auto) { style in
                style.grid = GridStyle()
                style.grid?.columnStart = line()
                if random.chance(0.3) { style.grid?.rowStart = line() }
                if random.chance(0.3) { style.grid?.rowEnd = line() }
                style.aspectRatio = number()
                if random.chance(0.2) { style.position = .absolute }
            }
        }
        let grid = container(items) { style in
            style.display = .grid
            style.grid = GridStyle()
            style.grid?.templateColumns = [
                .lines("a"), .size(size()),
                .repeats(integer(), random.chance(0.2) ? [size(), .lines(["a"])] : [size()]),
                .autoFill([size(), size()]),
            ]
            style.grid?.templateRows = random.chance(0.5) ? [.autoFit([size()])] : []
            style.grid?.autoRows = [size()]
            style.columnGap = .points(number())
            style.minHeight = .points(number())
        }
        grid.layout(width: Self.numbers.randomElement(using: &random), height: 100)
        for frame in grid.allFrames {
            #expect(frame.x.isFinite)
            #expect(frame.y.isFinite)
            #expect(frame.width.isFinite)
            #expect(frame.height.isFinite)
            #expect(frame.width >= 0)
            #expect(frame.height >= 0)
        }
    }
}
