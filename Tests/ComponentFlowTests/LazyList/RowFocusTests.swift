import ComponentFlowTesting
import Testing

import ComponentFlow

@Suite("Arrow keys in lists without selection") @MainActor
struct RowFocusTests {
    private let stage = Stage(size: CGSize(width: 200, height: 200))

    /// The name of the element with the keyboard focus, as assistive technologies present it.
    private var focused: String? {
        let line = stage.accessibilityOutline.first { $0.contains("focused") }
        return line?.split(separator: "\"").dropFirst().first.map(String.init)
    }

    private func pressTab() {
        stage.pressKey(symbol: 0xff09)
    }

    @Test("The Down and Up keys move the focus to the next and previous row, and stay at the ends")
    func rows() {
        stage.show(LazyList(0..<3, id: \.self) { Button("Row \($0)") {} })
        pressTab()
        #expect(focused == "Row 0")
        stage.press(KeySymbol.down)
        #expect(focused == "Row 1")
        stage.press(KeySymbol.down)
        stage.press(KeySymbol.down)
        #expect(focused == "Row 2")
        stage.press(KeySymbol.up)
        #expect(focused == "Row 1")
    }

    @Test("The focus moves to rows that have no views yet, which become visible")
    func scrolling() throws {
        stage.show(LazyList(0..<100, id: \.self) { Button("Row \($0)") {}.frame(height: 40) })
        pressTab()
        for _ in 0..<20 {
            stage.press(KeySymbol.down)
            stage.advance(by: 1)
        }
        #expect(focused == "Row 20")
        let list = try #require(stage.list)
        let item = try #require(UIFocusSystem.focusSystem(for: list)?.focusedItem as? UIView)
        #expect(list.bounds.contains(item.convert(item.bounds, to: list)))
    }

    @Test("In rows with several controls, the focus stays in its column, and passes visible rows without controls")
    func columns() {
        stage.show(
            LazyList(0..<3, id: \.self) { row in
                HStack {
                    if row == 1 {
                        Text("Text")
                    } else {
                        Button("First \(row)") {}
                        Button("Second \(row)") {}
                    }
                }
            })
        pressTab()
        pressTab()
        #expect(focused == "Second 0")
        stage.press(KeySymbol.down)
        #expect(focused == "Second 2")
    }

    @Test("With Shift, arrow keys do not move the focus")
    func shift() {
        stage.show(LazyList(0..<3, id: \.self) { Button("Row \($0)") {} })
        pressTab()
        stage.press(KeySymbol.down, .shift)
        #expect(focused == "Row 0")
    }

    @Test("A row that receives the focus is scrolled out from below a pinned header")
    func pinnedHeader() throws {
        let section = LazyListSection<Empty>(0..<40, id: \.self) { Button("Row \($0)") {}.frame(height: 40) }
        stage.show(LazyList<Empty>(sections: [section.header(Rectangle(color: .red, height: 60))]))
        pressTab()
        for key in [UInt32](repeating: KeySymbol.down, count: 20) + [UInt32](repeating: KeySymbol.up, count: 10) {
            stage.press(key)
            stage.advance(by: 1)
        }
        #expect(focused == "Row 10")
        let item = try #require(UIFocusSystem.focusSystem(for: stage.window)?.focusedItem as? UIView)
        #expect(item.convert(item.bounds, to: stage.window).minY >= 60)
    }
}
