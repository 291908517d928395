import ComponentFlowTesting
import Testing

import ComponentFlow

@Suite("Key commands and context menus of components") @MainActor
struct KeyAndMenuTests {
    private let log = UpdateLog()
    private let stage = Stage(size: CGSize(width: 200, height: 200))

    private func box(_ color: UIColor = .red) -> Rectangle {
        Rectangle(color: color, width: 60, height: 40)
    }

    private func commanded(_ turn: Int, isEnabled: Bool = true) -> KeyCommanded<Empty> {
        let log = log
        return box().keyCommand(UIKeyCommand.inputPageDown) { log.note("next \(turn)") }
            .keyCommand("x", isEnabled: isEnabled) { log.note("x \(turn)") }
    }

    @Test("Key commands apply for any focus with current closures until their component is removed")
    func commands() {
        stage.show(commanded(1))
        stage.pressKey(symbol: 0xff56)
        stage.show(commanded(2))
        stage.pressKey(symbol: 0xff56)
        stage.type("x")
        #expect(log.entries == ["next 1", "next 2", "x 2"])
        stage.show(commanded(3, isEnabled: false))
        stage.type("x")
        stage.show(box())
        stage.pressKey(symbol: 0xff56)
        #expect(log.entries == ["next 1", "next 2", "x 2"])
    }

    @Test("The equality of key commands and menus ignores their closures")
    func equality() {
        #expect(commanded(1) == commanded(2))
        #expect(commanded(1) != commanded(1, isEnabled: false))
        #expect(box().contextMenu { [] } == box().contextMenu { [UIAction(title: "a") { _ in }] })
    }

    @Test("Text input precedes key commands of letters")
    func writing() {
        let log = log
        let field = TextField(text: "") { _ in }.keyCommand("x") { log.note("command") }
        stage.show(field)
        stage.type("x")
        #expect(log.entries == ["command"])
        stage.click(at: CGPoint(x: 50, y: 15))
        stage.type("x")
        #expect(log.entries == ["command"])
    }

    private func menued(_ turn: Int) -> ContextMenued<Empty> {
        let log = log
        return box().contextMenu { [UIAction(title: "Turn \(turn)") { _ in log.note("chosen \(turn)") }] }
    }

    @Test("The secondary button opens the current context menu, and keys select its items")
    func menus() {
        stage.show(menued(1))
        stage.show(menued(2))
        stage.click(at: CGPoint(x: 20, y: 20), button: 3)
        stage.pressKey(symbol: 0xff54)
        stage.pressKey(symbol: 0xff0d)
        #expect(log.entries == ["chosen 2"])
        stage.show(box().contextMenu { [] })
        stage.click(at: CGPoint(x: 20, y: 20), button: 3)
        stage.pressKey(symbol: 0xff54)
        stage.pressKey(symbol: 0xff0d)
        #expect(log.entries == ["chosen 2"])
    }
}
