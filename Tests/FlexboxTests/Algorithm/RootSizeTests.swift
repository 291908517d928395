import Flexbox
import Testing

@Suite("Sizes of roots")
struct RootSizeTests {
    private func row(_ widths: [Double]) -> FlexNode {
        container(widths.map { box(.points($0), 10) }) {
            $0.flexWrap = .wrap
            $0.alignItems = .start
            $0.alignContent = .start
        }
    }

    @Test("A root of at most a width has the width of its content if that is smaller")
    func smallContent() {
        let root = row([30, 40])
        root.layout(width: .atMost(100))
        #expect(root.frame == FlexRect(x: 0, y: 0, width: 70, height: 10))
    }

    @Test("A root of at most a width has this width if its content is larger")
    func largeContent() {
        let root = row([60, 60])
        root.layout(width: .atMost(100))
        #expect(root.frame == FlexRect(x: 0, y: 0, width: 100, height: 20))
    }

    @Test("A root of at most a height has this height if its content is higher")
    func highContent() {
        let root = row([60, 60])
        root.layout(width: .exactly(70), height: .atMost(15))
        #expect(root.frame == FlexRect(x: 0, y: 0, width: 70, height: 15))
    }

    @Test("The minimum size of a root prevails over the limit of the layout")
    func minimum() {
        let root = row([60, 60])
        root.style.minWidth = 110
        root.style.minHeight = 30
        root.layout(width: .atMost(100), height: .atMost(20))
        #expect(root.frame == FlexRect(x: 0, y: 0, width: 110, height: 30))
    }

    @Test("Limits of a layout that are not numbers, or negative, give finite frames", arguments: [.nan, .infinity, -5])
    func invalid(limit: Double) {
        let root = row([60, 60])
        root.layout(width: .atMost(limit), height: .atMost(limit))
        #expect(root.frame.width.isFinite)
        #expect(root.frame.height.isFinite)
        #expect(root.frame.width >= 0)
        #expect(root.frame.height >= 0)
    }
}
