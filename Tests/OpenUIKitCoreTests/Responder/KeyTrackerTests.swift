import OpenDisplay
import Testing

import OpenUIKitCore
import UIKitTestSupport

@MainActor @Suite("Held keys") struct KeyTrackerTests {
    private final class Screen: UIViewController {
        var log: [String] = []
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            log += presses.map { "began \($0.key?.characters ?? "")" }
        }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            log += presses.map { "ended \($0.key?.characters ?? "")" }
        }
    }

    private func log(of events: [KeyEvent]) -> [String] {
        let stage = WindowStage()
        defer { stage.close() }
        let screen = Screen()
        stage.window.rootViewController = screen
        for event in events { stage.surface.send(.key(event)) }
        return screen.log
    }

    @Test("A press ends when the layout was switched while the key was held")
    func switchedLayout() {
        let latin = KeyEvent.Meaning(keySymbol: 0x68, characters: "h")
        let cyrillic = KeyEvent.Meaning(keySymbol: 0x06d2, characters: "р")
        let log = log(of: [
            KeyEvent(phase: .pressed, keyCode: 43, keySymbol: 0x68, characters: "h", unmodified: latin, timestamp: 1),
            KeyEvent(
                phase: .released, keyCode: 43, keySymbol: 0x06d2, characters: "р", unmodified: cyrillic, timestamp: 2),
            KeyEvent(phase: .pressed, keyCode: 43, keySymbol: 0x68, characters: "h", unmodified: latin, timestamp: 3),
        ])
        #expect(log == ["began h", "ended h", "began h"])
    }

    @Test("A press of the keypad ends when Num Lock was switched while the key was held")
    func switchedNumLock() {
        let log = log(of: [
            KeyEvent(phase: .pressed, keyCode: 79, keySymbol: 0xffb7, characters: "7", timestamp: 1),
            KeyEvent(phase: .released, keyCode: 79, keySymbol: 0xff95, characters: "", timestamp: 2),
        ])
        #expect(log == ["began 7", "ended 7"])
    }

    @Test("Without key codes, a press of a letter ends although Shift was released before the letter")
    func shiftWithoutCodes() {
        let log = log(of: [
            KeyEvent(phase: .pressed, keySymbol: 0x48, characters: "H", modifiers: .shift, timestamp: 1),
            KeyEvent(phase: .released, keySymbol: 0x68, characters: "h", timestamp: 2),
            KeyEvent(phase: .pressed, keySymbol: 0x48, characters: "H", modifiers: .shift, timestamp: 3),
        ])
        #expect(log == ["began H", "ended H", "began H"])
    }
}
