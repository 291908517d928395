import ComponentFlow
import ComponentFlowTesting
import Testing

@Suite("Swipe actions") @MainActor
struct SwipeActionTests {
    private let stage = Stage(size: CGSize(width: 300, height: 100))
    private let log = UpdateLog()

    private func show(edge: SwipeEdge = .trailing) {
        let log = log
        let row = Rectangle(color: .blue, width: 300, height: 40).swipeActions(edge: edge) {
            Button("Delete", role: .destructive) { log.note("delete") }
            Button("Flag") { log.note("flag") }
        }
        stage.show(row)
    }

    private func swipe(from start: CGFloat, to end: CGFloat, duration: TimeInterval = 0.25) {
        stage.drag(from: CGPoint(x: start, y: 20), to: CGPoint(x: end, y: 20), duration: duration)
        stage.advance(by: 0.5)
    }

    private func tap(_ x: CGFloat) {
        stage.tap(at: CGPoint(x: x, y: 20))
        stage.advance(by: 0.5)
    }

    @Test("A swipe reveals buttons, the first one at the edge, and a tap on one hides them")
    func buttons() {
        show()
        tap(290)
        #expect(log.take() == [])
        swipe(from: 250, to: 100)
        tap(290)
        #expect(log.take() == ["delete"])
        tap(290)
        #expect(log.take() == [])
        swipe(from: 250, to: 100)
        tap(190)
        #expect(log.take() == ["flag"])
    }

    @Test("A swipe in the other direction, and a short and slow one, reveal nothing")
    func noButtons() {
        show()
        swipe(from: 50, to: 200)
        tap(290)
        swipe(from: 250, to: 220, duration: 2)
        tap(290)
        #expect(log.entries == [])
    }

    @Test("A swipe across most of the row performs the first action")
    func fullSwipe() {
        show()
        swipe(from: 290, to: 50)
        #expect(log.entries == ["delete"])
    }

    @Test("A swipe across most of the row does not perform the first action while it is disabled")
    func disabledFullSwipe() {
        let log = log
        stage.show(
            Rectangle(color: .blue, width: 300, height: 40).swipeActions {
                Button("Delete", isEnabled: false) { log.note("delete") }
            })
        swipe(from: 290, to: 50)
        #expect(log.entries == [])
    }

    @Test("A row whose buttons are removed while they are visible returns to its position")
    func removedButtons() {
        func show(hasButton: Bool) {
            stage.show(
                Rectangle(color: .blue, width: 300, height: 40).swipeActions {
                    if hasButton { Button("Delete") {} }
                })
        }
        show(hasButton: true)
        swipe(from: 250, to: 150)
        show(hasButton: false)
        #expect(stage.componentView?.subviews.map(\.frame.minX) == [0])
    }

    @Test("A row whose buttons are removed while they are visible receives touches")
    func touchesAfterRemoval() {
        let log = log
        func show(hasButton: Bool) {
            stage.show(
                Rectangle(color: .blue, width: 300, height: 40).onTap { log.note("row") }.swipeActions {
                    if hasButton { Button("Delete") {} }
                })
        }
        show(hasButton: true)
        swipe(from: 250, to: 150)
        show(hasButton: false)
        tap(50)
        #expect(log.take() == ["row"])
    }

    @Test("Buttons at the leading edge are revealed by a swipe from left to right")
    func leading() {
        show(edge: .leading)
        swipe(from: 50, to: 200)
        tap(10)
        #expect(log.take() == ["delete"])
    }

    @Test("Buttons at the trailing edge are at the left in a layout from right to left")
    func rightToLeft() {
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        show()
        swipe(from: 50, to: 200)
        tap(10)
        #expect(log.take() == ["delete"])
    }

    @Test("A tap on a row whose buttons are shown hides them, and does nothing else")
    func tapOnRow() {
        let log = log
        stage.show(
            Rectangle(color: .blue, width: 300, height: 40)
                .onTap { log.note("row") }
                .swipeActions { Button("Delete") { log.note("delete") } })
        swipe(from: 250, to: 180)
        tap(50)
        #expect(log.take() == [])
        tap(290)
        #expect(log.take() == ["row"])
    }

    @Test("A secondary click opens a menu with the actions")
    func menu() {
        show()
        stage.click(at: CGPoint(x: 50, y: 20), button: 3)
        stage.press(KeySymbol.down)
        stage.press(KeySymbol.down)
        stage.press(KeySymbol.enter)
        #expect(log.take() == ["flag"])
    }

    @Test(
        "The actions follow the entries of a context menu, inside and outside of the swipe actions",
        arguments: [true, false])
    func contextMenu(isInside: Bool) {
        let log = log
        let row = Rectangle(color: .blue, width: 300, height: 40)
        if isInside {
            stage.show(
                row.contextMenu { Button("Open") { log.note("open") } }
                    .swipeActions { Button("Delete") { log.note("delete") } })
        } else {
            stage.show(
                row.swipeActions { Button("Delete") { log.note("delete") } }
                    .contextMenu { Button("Open") { log.note("open") } })
        }
        stage.click(at: CGPoint(x: 50, y: 20), button: 3)
        stage.press(KeySymbol.down)
        stage.press(KeySymbol.enter)
        stage.click(at: CGPoint(x: 50, y: 20), button: 3)
        stage.press(KeySymbol.down)
        stage.press(KeySymbol.down)
        stage.press(KeySymbol.enter)
        #expect(log.take() == ["open", "delete"])
    }

    @Test("An action that the context menu contains, too, is only in the menu once")
    func repeatedAction() {
        let log = log
        stage.show(
            Rectangle(color: .blue, width: 300, height: 40)
                .swipeActions { Button("Delete") { log.note("swipe") } }
                .contextMenu {
                    Button("Open") { log.note("open") }
                    Button("Delete") { log.note("menu") }
                })
        stage.click(at: CGPoint(x: 50, y: 20), button: 3)
        // The last row.
        stage.press(KeySymbol.up)
        stage.press(KeySymbol.enter)
        #expect(log.take() == ["menu"])
    }

    @Test("A context menu without entries leaves those of the one around it, before the actions")
    func emptyContextMenu() {
        let log = log
        stage.show(
            Rectangle(color: .blue, width: 300, height: 40)
                .contextMenu {}
                .swipeActions { Button("Delete") { log.note("delete") } }
                .contextMenu { Button("Open") { log.note("open") } })
        stage.click(at: CGPoint(x: 50, y: 20), button: 3)
        stage.press(KeySymbol.down)
        stage.press(KeySymbol.enter)
        #expect(log.take() == ["open"])
    }

    @Test("A swipe on another row hides the buttons")
    func twoRows() {
        let log = log
        stage.show(
            VStack {
                for number in 0..<2 {
                    Rectangle(color: .blue, width: 300, height: 40)
                        .swipeActions { Button("Delete") { log.note("delete \(number)") } }
                }
            })
        swipe(from: 250, to: 180)
        stage.drag(from: CGPoint(x: 250, y: 60), to: CGPoint(x: 180, y: 60))
        stage.advance(by: 0.5)
        tap(290)
        #expect(log.take() == [])
        stage.tap(at: CGPoint(x: 290, y: 60))
        #expect(log.take() == ["delete 1"])
    }
}
