import OpenDisplay
import OpenUIControls
import Testing

import UIKitTestSupport

@testable import OpenUIKitCore

/// Alt and a letter reaches each control.
@Suite @MainActor struct MnemonicTests {
    private final class Pressed {
        var titles: [String] = []
    }

    /// Adds a button below the present ones.
    @discardableResult
    private func add(_ title: String, _ stage: WindowStage, _ pressed: Pressed = Pressed()) -> UIButton {
        let button = UIButton(primaryAction: UIAction(title: title) { _ in pressed.titles.append(title) })
        button.frame = CGRect(x: 10, y: 10 + 30 * stage.window.subviews.count, width: 80, height: 24)
        stage.window.addSubview(button)
        return button
    }

    private func letters(_ stage: WindowStage) -> [String] {
        stage.window.mnemonics.letters.map { String($0.letter) }
    }

    /// The texts that are shown at controls.
    private func badges(_ stage: WindowStage) -> [String?] {
        let view = stage.window.subviews.first { $0 is FocusBadges }
        return view?.subviews.map { ($0 as? UILabel)?.text } ?? []
    }

    private func send(_ phase: KeyEvent.Phase, _ symbol: UInt32, _ stage: WindowStage, _ modifiers: KeyModifiers = []) {
        stage.surface.send(
            .key(
                KeyEvent(
                    phase: phase, keySymbol: symbol, characters: "", modifiers: modifiers, timestamp: stage.clock.now)))
    }

    private let leftAlt: UInt32 = 0xffe9
    private let rightAlt: UInt32 = 0xffea

    // MARK: - Letters

    @Test("Each control has the first letter of its name that no other one has")
    func firstLetters() {
        WindowStage.run { stage in
            for title in ["Save", "Send", "Save All", "Cancel"] { add(title, stage) }
            #expect(letters(stage) == ["s", "e", "a", "c"])
        }
    }

    @Test("Letters that begin words come before others, and names in other scripts have their own letters")
    func words() {
        WindowStage.run { stage in
            for title in ["Undo", "Upload Now", "Файл", "Фото"] { add(title, stage) }
            #expect(letters(stage) == ["u", "n", "ф", "о"])
        }
    }

    @Test("A control without letters, or whose letters are all used, has none")
    func none() {
        WindowStage.run { stage in
            for title in ["A", "a", "…", "B"] { add(title, stage) }
            #expect(letters(stage) == ["a", "b"])
        }
    }

    @Test("A disabled control has no letter")
    func disabled() {
        WindowStage.run { stage in
            add("Save", stage).isEnabled = false
            add("Send", stage)
            #expect(letters(stage) == ["s"])
        }
    }

    @Test("Letters that key commands use with the Alt key are left out")
    func commands() {
        final class Screen: UIViewController {
            override var keyCommands: [UIKeyCommand]? {
                [
                    UIKeyCommand(title: "Search", input: "s", modifierFlags: .alternate) { _ in },
                    UIKeyCommand(title: "Edit", input: "e", modifierFlags: .control) { _ in },
                ]
            }
        }
        WindowStage.run { stage in
            let screen = Screen()
            stage.window.rootViewController = screen
            let button = UIButton(primaryAction: UIAction(title: "Send") { _ in })
            button.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
            screen.view.addSubview(button)
            _ = stage.window.focus.move(to: button, heading: [])
            #expect(letters(stage) == ["e"])
        }
    }

    // MARK: - Keys

    @Test("Alt and a letter presses the button and moves the focus to it")
    func press() {
        WindowStage.run { stage in
            let pressed = Pressed()
            for title in ["Save", "Send"] { add(title, stage, pressed) }
            stage.press(0x65, "e", .alternate)
            #expect(pressed.titles == ["Send"])
            #expect((stage.window.subviews.last as? UIButton)?.isFocused == true)
        }
    }

    @Test(
        "A letter without Alt, or with another modifier, presses nothing",
        arguments: [
            [], .control, [.alternate, .control], [.alternate, .shift], .command,
        ] as [KeyModifiers])
    func otherModifiers(modifiers: KeyModifiers) {
        WindowStage.run { stage in
            let pressed = Pressed()
            add("Save", stage, pressed)
            stage.press(0x73, "s", modifiers)
            #expect(pressed.titles.isEmpty)
        }
    }

    @Test("A text field receives the focus")
    func textField() {
        WindowStage.run { stage in
            let field = stage.add(UITextField(), CGRect(x: 0, y: 0, width: 100, height: 30))
            field.accessibilityLabel = "Name"
            stage.press(0x6e, "n", .alternate)
            #expect(field.isFirstResponder)
            #expect(field.text?.isEmpty != false)
        }
    }

    @Test("A letter presses a button while text is edited")
    func whileEditing() {
        WindowStage.run { stage in
            let pressed = Pressed()
            let field = stage.add(UITextField(), CGRect(x: 0, y: 100, width: 100, height: 30))
            field.becomeFirstResponder()
            add("Save", stage, pressed)
            stage.press(0x73, "s", .alternate)
            #expect(pressed.titles == ["Save"])
            #expect(field.text?.isEmpty != false)
        }
    }

    @Test("A slider is focused, and its value stays")
    func slider() {
        WindowStage.run { stage in
            let slider = stage.add(UISlider(), CGRect(x: 0, y: 0, width: 100, height: 30))
            slider.accessibilityLabel = "Volume"
            slider.value = 0.3
            stage.press(0x76, "v", .alternate)
            #expect(slider.isFocused)
            #expect(slider.value == 0.3)
        }
    }

    @Test("Controls behind a presented screen have no letters")
    func modal() {
        WindowStage.run { stage in
            let root = UIViewController()
            stage.window.rootViewController = root
            let button = UIButton(primaryAction: UIAction(title: "Save") { _ in })
            button.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
            root.view.addSubview(button)
            root.present(UIViewController(), animated: false)
            stage.frame()
            #expect(letters(stage).isEmpty)
        }
    }

    // MARK: - Showing the letters

    @Test("The letters appear while the Alt key is held, and disappear when it is released")
    func shown() {
        WindowStage.run { stage in
            for title in ["Save", "Cancel"] { add(title, stage) }
            send(.pressed, leftAlt, stage)
            #expect(badges(stage).isEmpty)
            stage.clock.advance(by: 0.5)
            #expect(badges(stage) == ["S", "C"])
            send(.released, leftAlt, stage, .alternate)
            #expect(badges(stage).isEmpty)
        }
    }

    @Test("The letters do not appear during a combination of keys")
    func combination() {
        WindowStage.run { stage in
            add("Save", stage)
            send(.pressed, leftAlt, stage)
            stage.press(0xff09, "\t", .alternate)
            stage.press(0x78, "x", .alternate)
            stage.clock.advance(by: 1)
            #expect(badges(stage).isEmpty)
        }
    }

    @Test("The letters do not appear for the right Alt key, and not with Shift or Control")
    func otherKeys() {
        WindowStage.run { stage in
            add("Save", stage)
            send(.pressed, rightAlt, stage)
            stage.clock.advance(by: 1)
            #expect(badges(stage).isEmpty)
            send(.pressed, leftAlt, stage, .control)
            stage.clock.advance(by: 1)
            #expect(badges(stage).isEmpty)
        }
    }

    @Test("A click and the loss of the keyboard hide the letters")
    func hidden() {
        WindowStage.run { stage in
            add("Save", stage)
            send(.pressed, leftAlt, stage)
            stage.clock.advance(by: 1)
            stage.tap(150, 150)
            #expect(badges(stage).isEmpty)
            send(.released, leftAlt, stage)
            send(.pressed, leftAlt, stage)
            stage.clock.advance(by: 1)
            stage.surface.setActive(false)
            #expect(badges(stage).isEmpty)
        }
    }

    @Test("A program that handles the Alt key itself shows no letters")
    func handled() {
        final class Screen: UIViewController {
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
        }
        WindowStage.run { stage in
            let screen = Screen()
            stage.window.rootViewController = screen
            let button = UIButton(primaryAction: UIAction(title: "Save") { _ in })
            button.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
            screen.view.addSubview(button)
            _ = stage.window.focus.move(to: button, heading: [])
            send(.pressed, leftAlt, stage)
            stage.clock.advance(by: 1)
            #expect(badges(stage).isEmpty)
        }
    }
}
