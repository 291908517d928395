import Flexbox
import Fuzzing
import Testing

@Suite("Lines and tracks for development tools")
struct LayoutLineTests {
    private func boxes(_ count: Int) -> [FlexNode] {
        (0..<count).map { _ in box(30, 20) }
    }

    private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> FlexRect {
        FlexRect(x: x, y: y, width: width, height: height)
    }

    private func row(_ count: Int, _ change: (inout FlexStyle) -> Void = { _ in }) -> FlexNode {
        container(boxes(count)) {
            $0.flexWrap = .wrap
            $0.alignContent = .flexStart
            $0.padding = FlexEdges(all: 5)
            $0.rowGap = 4
            change(&$0)
        }
    }

    @Test("The lines of a row lie in its padding, one below the other")
    func row() {
        let node = row(3)
        node.layout(width: 80, height: 100)
        #expect(node.layoutLines == [rect(5, 5, 70, 20), rect(5, 29, 70, 20)])
    }

    @Test("The lines of a row that wraps in reverse begin at the bottom")
    func reverse() {
        let node = row(3) { $0.flexWrap = .wrapReverse }
        node.layout(width: 80, height: 100)
        #expect(node.layoutLines == [rect(5, 75, 70, 20), rect(5, 51, 70, 20)])
    }

    @Test("The lines of a column from right to left begin at the right")
    func column() {
        let node = row(3) { style in
            style.flexDirection = .column
            style.columnGap = 4
        }
        node.layout(width: 100, height: 58, direction: .rightToLeft)
        #expect(node.layoutLines == [rect(65, 5, 30, 48), rect(31, 5, 30, 48)])
    }

    @Test("A single line is the content box, and not listed")
    func single() {
        let node = row(2)
        node.layout(width: 80)
        #expect(node.layoutLines == [])
    }

    @Test("Fewer items leave a single line")
    func removed() {
        let node = row(3)
        node.layout(width: 80)
        node.setChildren(Array(node.children.prefix(2)))
        #expect(node.layoutLines == [])
        node.layout(width: 80)
        #expect(node.layoutLines == [])
    }

    @Test("A node that has changed since its layout has no lines")
    func changed() {
        let node = row(3)
        node.layout(width: 80)
        node.style.rowGap = 10
        #expect(node.layoutLines == [])
    }

    private func grid(_ count: Int, _ change: (inout FlexStyle) -> Void = { _ in }) -> FlexNode {
        container(boxes(count)) {
            $0.display = .grid
            $0.grid.templateColumns = [.points(40), .fraction(1)]
            $0.padding = FlexEdges(all: 5)
            $0.columnGap = 6
            change(&$0)
        }
    }

    @Test("The tracks of a grid are its rows and its columns, without the gaps")
    func grid() {
        let node = grid(3)
        node.layout(width: 110)
        #expect(
            node.layoutLines == [rect(5, 5, 100, 20), rect(5, 25, 100, 20), rect(5, 5, 40, 40), rect(51, 5, 54, 40)])
    }

    @Test("The columns of a grid from right to left begin at the right")
    func rightToLeft() {
        let node = grid(2)
        node.layout(width: 110, direction: .rightToLeft)
        #expect(node.layoutLines == [rect(5, 5, 100, 20), rect(65, 5, 40, 20), rect(5, 5, 54, 20)])
    }

    @Test("Empty repetitions that take no space are not listed")
    func collapsed() {
        let node = grid(1) { $0.grid.templateColumns = [.autoFit([.points(30)])] }
        node.layout(width: 110)
        #expect(node.layoutLines == [rect(5, 5, 30, 20), rect(5, 5, 30, 20)])
    }

    @Test("A subgrid and the grid around it have tracks")
    func subgrid() {
        let inner = container(boxes(2)) {
            $0.display = .grid
            $0.grid.templateColumns = [.subgrid]
            $0.grid.columnEnd = .span(2)
        }
        let node = grid(0)
        node.append(inner)
        node.layout(width: 110)
        #expect(node.layoutLines == [rect(5, 5, 100, 20), rect(5, 5, 40, 20), rect(51, 5, 54, 20)])
        #expect(inner.layoutLines == [rect(0, 0, 100, 20), rect(0, 0, 40, 20), rect(46, 0, 54, 20)])
    }

    @Test("After random edits, lines and tracks are those of a fresh tree", arguments: 0..<40)
    func random(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let tree = seed % 2 == 0 ? RandomTree.make(&random) : RandomTree.makeGrid(&random)
        for _ in 0..<8 {
            RandomTree.edit(tree, &random)
            tree.layout(width: 300, rounding: .off)
            let fresh = RandomTree.copy(tree)
            fresh.layout(width: 300, rounding: .off)
            let (lines, expected) = (RandomTree.all(tree).map(\.layoutLines), RandomTree.all(fresh).map(\.layoutLines))
            #expect(lines == expected)
        }
    }
}
