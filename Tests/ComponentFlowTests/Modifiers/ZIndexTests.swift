import ComponentFlow
import ComponentFlowTesting
import Testing

@Suite("The z-index of stack items") @MainActor
struct ZIndexTests {
    private let stage = Stage(size: CGSize(width: 100, height: 100))
    private let log = UpdateLog()

    private func box(_ name: String) -> Probe {
        Probe(name: name, size: CGSize(width: 20, height: 20), log: log)
    }

    private var shownOrder: [String] {
        stage.componentView?.subviews.compactMap(\.accessibilityIdentifier) ?? []
    }

    @Test("Items with a higher z-index are in front, and others keep their order")
    func order() {
        stage.show(
            ZStack {
                box("a").zIndex(1)
                box("b")
                box("c").zIndex(-1)
                box("d")
            })
        #expect(shownOrder == ["c", "b", "d", "a"])
    }

    @Test("A changed z-index reorders the views, which stay the same")
    func changes() {
        func show(_ zIndex: Double) {
            stage.show(
                VStack {
                    box("a").zIndex(zIndex)
                    box("b")
                })
        }
        show(1)
        let view = stage.window.probe("a")
        #expect(shownOrder == ["b", "a"])
        show(0)
        #expect(shownOrder == ["a", "b"])
        #expect(stage.window.probe("a") === view)
    }

    @Test("The z-index does not affect layout")
    func layout() {
        stage.show(
            VStack {
                box("a").zIndex(1)
                box("b")
            })
        #expect(stage.window.probe("a")?.frame.minY == 0)
    }

    @Test("Flex containers and layouts of an application order their children by z-index")
    func containers() {
        stage.show(
            FlexRow {
                box("a").zIndex(1)
                box("b")
            })
        #expect(shownOrder == ["b", "a"])
        stage.show(
            Grid {
                GridRow {
                    box("a").zIndex(1)
                    box("b")
                }
            })
        #expect(shownOrder == ["b", "a"])
    }

    @Test("The item in front is tapped")
    func touches() {
        let log = log
        stage.show(
            ZStack {
                Rectangle(color: .red, width: 20, height: 20).onTap { log.note("front") }.zIndex(1)
                Rectangle(color: .blue, width: 20, height: 20).onTap { log.note("back") }
            })
        stage.tap(at: CGPoint(x: 10, y: 10))
        #expect(log.entries == ["front"])
    }
}
