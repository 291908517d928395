import Flexbox
import Testing

@Suite("Subgrids")
struct SubgridTests {
    private func grid(
        _ children: [FlexNode], columns: [GridTrack] = [], rows: [GridTrack] = [],
        _ change: (inout FlexStyle) -> Void = { _ in }
    ) -> FlexNode {
        container(children) {
            $0.display = .grid
            $0.grid.templateColumns = columns
            $0.grid.templateRows = rows
            change(&$0)
        }
    }

    @Test("The items of subgrids size the columns of the grid, so that rows of a form are aligned")
    func form() {
        let rows = [(20.0, 50.0), (60, 10)].map { label, field in
            grid([box(.points(label), 10), box(.points(field), 10)], columns: [.subgrid]) {
                $0.grid.columnEnd = .span(2)
            }
        }
        let tree = grid(rows, columns: [.auto, .fraction(1)]) { $0.columnGap = 8 }
        tree.layout(width: 200)
        #expect(rows[0].childX == [0, 68])
        #expect(rows[1].childX == [0, 68])
    }

    @Test("The items of subgrids size the rows of the grid, so that the parts of cards are aligned")
    func cards() {
        let cards = [(10.0, 30.0), (25, 5)].map { title, text in
            grid([box(.auto, .points(title)), box(.auto, .points(text))], rows: [.subgrid]) {
                $0.grid.rowEnd = .span(2)
                $0.padding = FlexEdges(all: 3)
            }
        }
        let tree = grid(cards, columns: [50, 50])
        tree.layout()
        #expect(cards[0].childY == [3, 28])
        #expect(cards[1].childY == [3, 28])
        #expect(tree.frame.height == 61)
    }

    @Test("A gap of its own takes half of the difference from the tracks at both sides")
    func gap() {
        let cells = (0..<3).map { _ in box(.auto, 5) }
        let subgrid = grid(cells, columns: [.subgrid]) {
            $0.grid.columnEnd = .span(3)
            $0.columnGap = 20
        }
        let tree = grid([subgrid], columns: [20, 30, 40]) { $0.columnGap = 10 }
        tree.layout(width: 300)
        #expect(subgrid.childX == [0, 35, 75])
        #expect(subgrid.childWidths == [15, 20, 35])
        subgrid.style.columnGap = .auto
        tree.layout(width: 300)
        #expect(subgrid.childX == [0, 30, 70])
    }

    @Test("Items are placed by the names of the lines of the parent and by those of the subgrid")
    func names() {
        let items = ["price", "total", "note"].map { name in box(.auto, 5) { $0.grid.columnStart = .named(name) } }
        let subgrid = grid(items, columns: [.subgrid, .lines("note")]) { $0.grid.columnEnd = .span(3) }
        let tree = grid([subgrid], columns: [10, .lines("price"), 20, .lines("total"), 30])
        tree.layout()
        #expect(items.map(\.frame.x) == [10, 30, 0])
    }

    @Test("A subgrid outside of a grid has no explicit tracks")
    func outsideOfGrid() {
        let subgrid = grid([box(10, 5), box(20, 5)], columns: [.subgrid])
        let row = container([subgrid])
        row.layout(width: 100)
        #expect(subgrid.childY == [0, 5])
    }

    @Test("A subgrid that moves between a grid and a row is laid out for its new parent")
    func move() {
        let subgrid = grid([box(10, 5), box(20, 5)], columns: [.subgrid]) { $0.grid.columnEnd = .span(2) }
        let (outer, row) = (grid([subgrid], columns: [30, 40]), container([]))
        let tree = container([outer, row])
        tree.layout(width: 200)
        #expect(subgrid.childX == [0, 30])
        row.append(subgrid)
        tree.layout(width: 200)
        #expect(subgrid.childX == [0, 0])
        outer.append(subgrid)
        tree.layout(width: 200)
        #expect(subgrid.childX == [0, 30])
    }

    @Test("A subgrid that is laid out by itself has no explicit tracks, and those of its parent afterwards")
    func laidOutByItself() {
        let subgrid = grid([box(10, 5), box(20, 5)], columns: [.subgrid]) { $0.grid.columnEnd = .span(2) }
        let tree = grid([subgrid], columns: [30, 40])
        tree.layout(width: 100)
        subgrid.layout(width: 100)
        #expect(subgrid.childY == [0, 5])
        tree.style.padding.left = 1
        tree.layout(width: 100)
        #expect(subgrid.childX == [0, 30])
    }

    @Test("A changed item of a nested subgrid changes the columns of the grid")
    func nestedChange() {
        let leaf = box(10, 5)
        let inner = grid([leaf], columns: [.subgrid])
        let outer = grid([inner], columns: [.subgrid])
        let other = box(.auto, 5)
        let tree = grid([outer, other], columns: [.auto, .fraction(1)])
        tree.layout(width: 100)
        #expect(other.frame.x == 10)
        leaf.style.width = 40
        tree.layout(width: 100)
        #expect(other.frame.x == 40)
    }

    @Test(
        "Work in nested subgrids is proportional to their number",
        arguments: [[true, false], [false, true], [true, true]])
    func nesting(axes: [Bool]) {
        let leaf = CountingLeaf()
        var node = leaf.node
        for _ in 0..<60 {
            node = grid([node], columns: axes[0] ? [.subgrid] : [.auto], rows: axes[1] ? [.subgrid] : [.auto])
        }
        let tree = grid([node])
        let statistics = tree.layout(width: 300)
        #expect(leaf.measurements <= 12)
        #expect(statistics.placedNodes + statistics.sizedNodes <= 1000)
        #expect(leaf.node.frame.height == 10)
    }

    @Test("A chain of subgrids that exceeds the maximum depth is cut")
    func depth() {
        var node = box(10, 10)
        for _ in 0..<2000 { node = grid([node], columns: [.subgrid], rows: [.subgrid]) }
        let tree = grid([node])
        tree.layout(width: 300)
        #expect(tree.frame.width == 300)
    }

    @Test("A subgrid in a grid of thousands of rows takes over only its own")
    func large() {
        let rows = (0..<2000).map { _ in
            grid([box(10, 5), box(20, 5)], columns: [.subgrid]) { $0.grid.columnEnd = .span(2) }
        }
        let tree = grid(rows, columns: [.auto, .auto])
        tree.layout()
        #expect(tree.frame.height == 10_000)
        #expect(rows[1999].children[1].frame.x == 10)
    }
}
