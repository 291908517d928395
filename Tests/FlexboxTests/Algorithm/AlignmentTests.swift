import Flexbox
import Testing

@Suite("Flexbox alignment")
struct AlignmentTests {
    @Test(
        "justify-content distributes the free space",
        arguments: [
            (FlexJustify.flexStart, [0.0, 20, 40]), (.flexEnd, [60, 80, 100]), (.center, [30, 50, 70]),
            (.spaceBetween, [0, 50, 100]), (.spaceAround, [10, 50, 90]), (.spaceEvenly, [15, 50, 85]),
        ])
    func justifying(justify: FlexJustify, expected: [Double]) {
        let row = container((0..<3).map { _ in box(20, 10) }) { $0.justifyContent = justify }
        row.layout(width: 120)
        #expect(row.childX == expected)
    }

    @Test("Automatic margins absorb the free space before justify-content applies (§8.1)")
    func autoMargins() {
        let row = container([box(20, 10), box(20, 10) { $0.margin.left = .auto }]) { $0.justifyContent = .center }
        row.layout(width: 100)
        #expect(row.childX == [0, 80])
    }

    @Test("Flex items stretch across their line only if their size is automatic")
    func stretching() {
        let row = container([box(20, .auto), box(20, 30), box(20, .auto) { $0.alignSelf = .flexEnd }])
        row.layout(width: 100, height: 50)
        #expect(row.childHeights == [50, 30, 0])
        #expect(row.childY == [0, 0, 50])
    }

    @Test("Baseline alignment aligns the first baselines of flex items")
    func baselines() {
        let texts = [10.0, 30].map { height in
            let text = FlexNode()
            Words([FlexSize(width: 20, height: height)]).fill(text)
            return text
        }
        let row = container(texts + [box(10, 12)]) { $0.alignItems = .baseline }
        row.layout(width: 100)
        #expect(row.childY == [20, 0, 18])
    }

    @Test("Flex lines wrap when items do not fit, and stretch to fill the container")
    func wrapping() {
        let row = container((0..<5).map { _ in box(40, .auto) }) { $0.flexWrap = .wrap }
        row.layout(width: 100, height: 90)
        #expect(row.childX == [0, 40, 0, 40, 0])
        #expect(row.childY == [0, 0, 30, 30, 60])
        #expect(row.childHeights == [30, 30, 30, 30, 30])
    }

    @Test("wrap-reverse starts at the opposite side")
    func wrapReverse() {
        let row = container((0..<3).map { _ in box(40, 10) }) {
            $0.flexWrap = .wrapReverse
            $0.alignContent = .flexStart
        }
        row.layout(width: 100, height: 50)
        #expect(row.childY == [40, 40, 30])
    }

    @Test("Reversed and right-to-left rows start at the right, and reversed right-to-left rows at the left")
    func directions() {
        for (direction, writing, expected) in [
            (FlexDirection.row, FlexWritingDirection.leftToRight, [0.0, 30]), (.rowReverse, .leftToRight, [80, 50]),
            (.row, .rightToLeft, [80, 50]), (.rowReverse, .rightToLeft, [0, 30]),
        ] {
            let row = container([box(20, 10), box(20, 10) { $0.margin.start = 10 }]) { $0.flexDirection = direction }
            row.layout(width: 100, direction: writing)
            let isMarginBetween = (direction == .row)
            #expect(isMarginBetween ? row.childX == expected : row.childX[0] == expected[0])
        }
    }

    @Test("Flex items with a lower order come first")
    func order() {
        let row = container([box(10, 10) { $0.order = 1 }, box(20, 10), box(30, 10) { $0.order = -1 }])
        row.layout(width: 100)
        #expect(row.childX == [50, 30, 0])
        row.children[0].style.order = -2
        row.layout(width: 100)
        #expect(row.childX == [0, 40, 10])
    }

    @Test("Gaps separate flex items and lines, but not the container's edges")
    func gaps() {
        let row = container((0..<3).map { _ in box(40, 10) }) {
            $0.flexWrap = .wrap
            $0.columnGap = 5
            $0.rowGap = .percent(10)
        }
        row.layout(width: 90, height: 100)
        #expect(row.childX == [0, 45, 0])
        #expect(row.childY == [0, 0, 55])
    }

    @Test("An absolutely positioned child is placed in the padding box and takes no space")
    func absolute() {
        let overlay = box {
            $0.position = .absolute
            $0.inset = FlexEdges(all: 10)
        }
        let row = container([overlay, box(20, 10)]) {
            $0.border = FlexEdges(all: 2)
            $0.padding = FlexEdges(all: 5)
        }
        row.layout(width: 100, height: 80)
        #expect(overlay.frame == FlexRect(x: 12, y: 12, width: 76, height: 56))
        #expect(row.children[1].frame.x == 7)
    }

    @Test("A node with display none is ignored by the layout")
    func hidden() {
        let row = container([box(20, 10), box(20, 10) { $0.display = .none }, box(20, 10)]) { $0.columnGap = 4 }
        row.layout(width: 100)
        #expect(row.childX == [0, 0, 24])
        #expect(row.children[1].frame == .zero)
    }
}
