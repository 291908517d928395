import OpenDisplay
import OpenQuartzCore
import OpenUIControls
import Testing

import OpenUIKitCore
import UIKitTestSupport

@Suite("Key commands") @MainActor struct KeyCommandTests {
    private final class Screen: UIViewController {
        var commands: [UIKeyCommand] = []
        var log: [String] = []
        override var keyCommands: [UIKeyCommand]? { commands }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("press") }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("release") }
        static let saving = Selector(Screen.save)
        func save(_ sender: Any?) { log.append("save \((sender as? UIKeyCommand)?.input ?? "")") }
    }

    private func run(_ body: (WindowStage, Screen) -> Void) {
        WindowStage.run { stage in
            let screen = Screen()
            stage.window.rootViewController = screen
            body(stage, screen)
        }
    }

    @Test("A key command calls its method and consumes the press, and Control matches Command")
    func method() {
        run { stage, screen in
            screen.commands = [UIKeyCommand(input: "s", modifierFlags: .command, action: Screen.saving)]
            stage.press(0x73, "s", .control)
            #expect(screen.log == ["save s"])
            stage.press(0x73, "s", .command)
            #expect(screen.log == ["save s", "save s"])
            stage.press(0x73, "s")
            stage.press(0x53, "S", [.control, .shift])
            #expect(screen.log == ["save s", "save s", "press", "release", "press", "release"])
        }
    }

    @Test("A key command with exactly the pressed modifiers precedes one that matches by Command's substitution")
    func exact() {
        run { stage, screen in
            screen.commands = [
                UIKeyCommand(input: "k", modifierFlags: .command) { _ in screen.log.append("command") },
                UIKeyCommand(input: "k", modifierFlags: .control) { _ in screen.log.append("control") },
            ]
            stage.press(0x6b, "k", .control)
            #expect(screen.log == ["control"])
        }
    }

    struct Combination: Sendable {
        var symbol: UInt32
        var characters = ""
        var modifiers: KeyModifiers = []
        var input: String
        var flags: UIKeyModifierFlags = []
    }

    nonisolated static let combinations = [
        Combination(
            symbol: 0x5a, characters: "Z", modifiers: [.control, .shift], input: "z", flags: [.control, .shift]),
        Combination(symbol: 0xffc2, input: UIKeyCommand.f5),
        Combination(symbol: 0xff52, modifiers: .alternate, input: UIKeyCommand.inputUpArrow, flags: .alternate),
        Combination(symbol: 0xff1b, characters: "\u{1b}", input: UIKeyCommand.inputEscape),
        Combination(symbol: 0xffff, characters: "\u{7f}", input: UIKeyCommand.inputDelete),
        Combination(symbol: 0x2b, characters: "+", modifiers: .control, input: "+", flags: .command),
        Combination(symbol: 0xff0d, characters: "\r", modifiers: .control, input: "\r", flags: .control),
    ]

    @Test("Shift, function keys, arrows, Escape and punctuation keys match their key commands", arguments: combinations)
    func keys(_ key: Combination) {
        run { stage, screen in
            screen.commands = [UIKeyCommand(input: key.input, modifierFlags: key.flags, action: Screen.saving)]
            stage.press(key.symbol, key.characters, key.modifiers)
            #expect(screen.log == ["save \(key.input)"])
        }
    }

    @Test("A held key command repeats, and a disabled one or one without a responder leaves the press unhandled")
    func repeats() {
        final class Other: UIResponder {
            func act() {}
        }
        run { stage, screen in
            let command = UIKeyCommand(input: "d", modifierFlags: .control, action: Screen.saving)
            screen.commands = [command, UIKeyCommand(input: "e", modifierFlags: .control, action: Selector(Other.act))]
            for _ in 0..<3 {
                stage.surface.send(
                    .key(KeyEvent(phase: .pressed, keySymbol: 0x64, characters: "d", modifiers: .control, timestamp: 1))
                )
            }
            stage.surface.send(
                .key(KeyEvent(phase: .released, keySymbol: 0x64, characters: "d", modifiers: .control, timestamp: 1)))
            #expect(screen.log == ["save d", "save d", "save d"])
            command.attributes = .disabled
            screen.log = []
            stage.press(0x64, "d", .control)
            stage.press(0x65, "e", .control)
            #expect(screen.log == ["press", "release", "press", "release"])
        }
    }

    @Test("Text input precedes key commands, unless they want priority over system behavior")
    func priority() {
        run { stage, screen in
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            screen.view.addSubview(field)
            field.becomeFirstResponder()
            let command = UIKeyCommand(action: Screen.saving, input: "a")
            screen.commands = [command, UIKeyCommand(input: "s", modifierFlags: .command, action: Screen.saving)]
            stage.press(0x61, "a")
            stage.press(0x73, "s", .control)
            #expect(field.text == "a")
            #expect(screen.log.filter { $0.hasPrefix("save") } == ["save s"])
            command.wantsPriorityOverSystemBehavior = true
            stage.press(0x61, "a")
            #expect(field.text == "a")
            #expect(screen.log.filter { $0.hasPrefix("save") } == ["save s", "save a"])
        }
    }

    @Test("A responder can perform the edit commands that its class overrides and the methods of its class")
    func canPerform() {
        final class Copying: UIView {
            override func copy(_ sender: Any?) {}
        }
        let (plain, copying, screen) = (UIView(), Copying(), Screen())
        #expect(!plain.canPerformAction(.copy, withSender: nil))
        #expect(copying.canPerformAction(.copy, withSender: nil))
        #expect(!copying.canPerformAction(.paste, withSender: nil))
        #expect(screen.canPerformAction(Screen.saving, withSender: nil))
        #expect(!plain.canPerformAction(Screen.saving, withSender: nil))
        #expect(!screen.canPerformAction(.copy, withSender: nil))
        #expect(Screen.saving == Screen.saving)
        #expect(Screen.saving != .copy)
        screen.view.addSubview(plain)
        #expect(plain.target(forAction: Screen.saving, withSender: nil) as? Screen === screen)
        #expect(plain.target(forAction: .copy, withSender: nil) == nil)
    }

    @Test("A key reports its characters without modifiers and its position as the keyboard's layout defines them")
    func charactersIgnoringModifiers() {
        final class KeyView: UIView {
            var keys: [UIKey] = []
            override var canBecomeFirstResponder: Bool { true }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                keys += presses.compactMap(\.key)
            }
        }
        WindowStage.run { stage in
            let view = stage.add(KeyView(), CGRect(x: 0, y: 0, width: 10, height: 10))
            view.becomeFirstResponder()
            stage.surface.send(
                .key(
                    KeyEvent(
                        phase: .pressed, keySymbol: 0x21, characters: "!",
                        unmodified: KeyEvent.Meaning(keySymbol: 0x31, characters: "1"), modifiers: .shift,
                        timestamp: stage.clock.now)))
            #expect(view.keys.first?.characters == "!")
            #expect(view.keys.first?.charactersIgnoringModifiers == "1")
            #expect(view.keys.first?.keyCode == .keyboard1)
        }
    }

    @Test("A press ends when its key is released, although Shift was released before")
    func releasedShift() {
        run { stage, screen in
            let plain = KeyEvent.Meaning(keySymbol: 0x61, characters: "a")
            let events: [(KeyEvent.Phase, UInt32, String)] = [(.pressed, 0x41, "A"), (.released, 0x61, "a")]
            for (phase, symbol, text) in events {
                stage.surface.send(
                    .key(
                        KeyEvent(
                            phase: phase, keySymbol: symbol, characters: text, unmodified: plain,
                            timestamp: stage.clock.now)))
            }
            #expect(screen.log == ["press", "release"])
        }
    }

    @Test("A key command that was added to a controller is performed until it is removed")
    func addedCommands() {
        WindowStage.run { stage in
            let controller = UIViewController()
            stage.window.rootViewController = controller
            var count = 0
            let command = UIKeyCommand(input: "s", modifierFlags: .command) { _ in count += 1 }
            controller.addKeyCommand(command)
            #expect(controller.keyCommands == [command])
            stage.press(0x73, "s", .control)
            #expect(count == 1)
            controller.removeKeyCommand(command)
            #expect(controller.keyCommands == nil)
            stage.press(0x73, "s", .control)
            #expect(count == 1)
        }
    }
}
