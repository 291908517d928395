import Flexbox
import Testing

@Suite("Block containers")
struct BlockTests {
    private func block(_ children: [FlexNode] = [], _ change: (inout FlexStyle) -> Void = { _ in }) -> FlexNode {
        container(children) {
            $0.display = .block
            change(&$0)
        }
    }

    private func spaced(_ top: FlexLength, _ bottom: FlexLength, height: FlexLength = 10) -> FlexNode {
        box(.auto, height) { $0.margin = FlexEdges(top: top, bottom: bottom) }
    }

    @Test("Children fill the width of a block container and lie below each other")
    func fill() {
        let tree = block([spaced(0, 0), box(40, 20), box(.auto, 5) { $0.margin.left = 30 }])
        tree.layout(width: 200)
        #expect(tree.childWidths == [200, 40, 170])
        #expect(tree.childY == [0, 10, 30])
        #expect(tree.frame.height == 35)
    }

    @Test("Of adjoining margins of siblings the largest one applies, and negative ones reduce it")
    func siblings() {
        let tree = block([spaced(0, 20), spaced(30, 15), spaced(-5, 0)])
        tree.layout(width: 100)
        #expect(tree.childY == [0, 40, 60])
    }

    @Test("The margins of the first and last child collapse with those of their parent")
    func parent() {
        let inner = block([spaced(12, 18)]) { $0.margin = FlexEdges(top: 5, bottom: 20) }
        let tree = block([spaced(0, 0), inner, spaced(0, 0)])
        tree.layout(width: 100)
        #expect(tree.childY == [0, 22, 52])
        #expect(inner.children[0].frame.y == 0)
        #expect(inner.frame.height == 10)
    }

    @Test("Padding and borders keep the margins of children inside")
    func separators() {
        let edges: [WritableKeyPath<FlexStyle, FlexLength>] = [\.padding.top, \.border.top]
        for edge in edges {
            let inner = block([spaced(12, 0)]) { $0[keyPath: edge] = 1 }
            let tree = block([inner])
            tree.layout(width: 100)
            #expect(inner.frame.y == 0)
            #expect(inner.children[0].frame.y == 13)
        }
    }

    @Test("A container that clips its content, or aligns it, keeps the margins of its children inside")
    func formattingContexts() {
        let changes: [(inout FlexStyle) -> Void] = [
            { $0.overflow = .hidden }, { $0.alignContent = .start },
            {
                $0.display = .flex
                $0.flexDirection = .column
            },
        ]
        for change in changes {
            let inner = block([spaced(12, 3)], change)
            let tree = block([inner])
            tree.layout(width: 100)
            #expect(inner.frame.y == 0)
            #expect(inner.frame.height == 25)
        }
    }

    @Test("Margins collapse through an empty block container")
    func empty() {
        let empty = block([block { $0.margin.top = 25 }]) { $0.margin = FlexEdges(top: 4, bottom: 8) }
        let tree = block([spaced(0, 10), empty, spaced(12, 0)])
        tree.layout(width: 100)
        #expect(tree.childY == [0, 35, 35])
        #expect(empty.frame.height == 0)
    }

    @Test("The root keeps the margins of its children inside, as a box of its own formatting context")
    func root() {
        let tree = block([spaced(7, 9)])
        tree.layout(width: 100)
        #expect(tree.childY == [7])
        #expect(tree.frame.height == 26)
    }

    @Test("Automatic margins center a child, and justifySelf aligns a child at the width of its content")
    func alignment() {
        let text = FlexNode()
        text.measure = { _, _ in FlexSize(width: 30, height: 10) }
        text.style.justifySelf = .end
        let centered = box(40, 10) { $0.margin = FlexEdges(horizontal: .auto, vertical: 0) }
        let tree = block([centered, text])
        tree.layout(width: 100)
        #expect(tree.childX == [30, 70])
        #expect(tree.childWidths == [40, 30])
        tree.layout(width: 100, direction: .rightToLeft)
        #expect(tree.childX == [30, 0])
    }

    @Test("The static position of an absolutely positioned child is below the previous child in the flow")
    func staticPosition() {
        let absolute = box(5, 5) { $0.position = .absolute }
        let tree = block([spaced(0, 10), absolute, spaced(0, 0)])
        tree.layout(width: 100)
        #expect(absolute.frame.y == 20)
    }

    @Test("An absolutely positioned child with safe alignment starts at the edge if it is too wide")
    func safeStaticPosition() {
        let absolute = box(150, 5) {
            $0.position = .absolute
            $0.justifySelf = .safe(.center)
        }
        let tree = block([absolute])
        tree.layout(width: 100)
        #expect(absolute.frame.x == 0)
        tree.layout(width: 100, direction: .rightToLeft)
        #expect(absolute.frame.x == -50)
        absolute.style.width = 20
        tree.layout(width: 100)
        #expect(absolute.frame.x == 40)
    }

    @Test("The order of children in a block container is that of the tree")
    func order() {
        let tree = block([box(.auto, 10) { $0.order = 2 }, box(.auto, 5)])
        tree.layout(width: 100)
        #expect(tree.childY == [0, 10])
    }

    @Test("A container that moves between a block container and a row is laid out for its new parent")
    func move() {
        let inner = block([spaced(12, 0)]) { $0.width = 50 }
        let (column, row) = (block([inner]), container([]))
        let tree = block([column, row])
        tree.layout(width: 100)
        #expect(inner.frame.height == 10)
        row.append(inner)
        tree.layout(width: 100)
        #expect(inner.frame.height == 22)
        column.append(inner)
        tree.layout(width: 100)
        #expect(inner.frame.height == 10)
    }

    @Test("A change of a leaf in nested block containers lays out only its ancestors")
    func locality() {
        let rows = (0..<50).map { _ in block((0..<20).map { _ in spaced(1, 2) }) }
        let tree = block(rows)
        tree.layout(width: 200)
        rows[7].children[3].style.padding.left = 6
        let statistics = tree.layout(width: 200)
        #expect(statistics.placedNodes + statistics.sizedNodes <= 4)
    }

    @Test("The number of measurements of content in nested block containers is bounded")
    func measuresDeepContent() {
        let leaf = CountingLeaf()
        var node = leaf.node
        for _ in 0..<100 { node = block([node]) { $0.margin.top = 1 } }
        node.layout(width: 300)
        #expect(leaf.measurements <= 3)
        #expect(leaf.node.frame.height == 10)
    }
}
