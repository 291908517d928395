import Flexbox
import Testing

/// The examples of CSS Flexible Box Layout, and the guarantees of its text.
@Suite("Resolution of flexible lengths")
struct FlexibleLengthTests {
    @Test("Free space is distributed in proportion to flex-grow")
    func growing() {
        let row = container([box(50, 10) { $0.flexGrow = 1 }, box(50, 10) { $0.flexGrow = 3 }])
        row.layout(width: 300)
        #expect(row.childWidths == [100, 200])
    }

    @Test("Grow factors with a sum below 1 distribute only a part of the free space")
    func fractionalGrowing() {
        let row = container([box(0, 10) { $0.flexGrow = 0.25 }, box(0, 10) { $0.flexGrow = 0.25 }])
        row.layout(width: 400)
        #expect(row.childWidths == [100, 100])
    }

    @Test("Flex items shrink in proportion to flex-shrink times their inner base size")
    func shrinking() {
        let row = container([box(100, 10), box(200, 10) { $0.flexShrink = 2 }])
        row.layout(width: 200)
        #expect(row.childWidths == [80, 120])
    }

    @Test("A flex item that reaches its limit leaves the remaining space to the others")
    func violations() {
        let row = container([
            box(0, 10) {
                $0.flexGrow = 1
                $0.maxWidth = 20
            },
            box(0, 10) { $0.flexGrow = 1 }, box(0, 10) { $0.flexGrow = 1 },
        ])
        row.layout(width: 120)
        #expect(row.childWidths == [20, 50, 50])
    }

    @Test("A flex item does not shrink below its content unless it clips it or has an explicit minimum (§4.5)")
    func automaticMinimum() {
        for (change, expected) in [
            ({ _ in }, 80.0), ({ $0.overflow = .hidden }, 50), ({ $0.minWidth = 0 }, 50),
        ] as [((inout FlexStyle) -> Void, Double)] {
            let text = box(.auto, .auto, change)
            Words([FlexSize(width: 80, height: 10), FlexSize(width: 20, height: 10)]).fill(text)
            let row = container([text])
            row.layout(width: 50)
            #expect(text.frame.width == expected)
        }
    }

    @Test("The flex basis overrides the width, and a basis of zero distributes all of the space")
    func basis() {
        let items = [1.0, 2, 3].map { factor in
            box(70, 10) {
                $0.flexBasis = 0
                $0.flexGrow = factor
            }
        }
        let row = container(items)
        row.layout(width: 600)
        #expect(row.childWidths == [100, 200, 300])
    }

    @Test("An item of a column grows along the column's height")
    func columns() {
        let column = container([box(10, 20), box(10, .auto) { $0.flexGrow = 1 }]) { $0.flexDirection = .column }
        column.layout(width: 50, height: 100)
        #expect(column.childHeights == [20, 80])
        #expect(column.childY == [0, 20])
    }
}
