import Foundation
import Fuzzing
import OpenDisplay
import Testing

import OpenUIKitCore
import UIKitTestSupport

/// Random sequences of key presses on a keyboard with modifier keys, Caps Lock and two layouts, compared with a model.
///
/// Meanwhile the window loses the keyboard, and waits for modal windows.
///
/// A run plays 3,000 sequences; with `FUZZ_EXHAUSTIVE=1` in the environment it plays 100,000.
@MainActor @Suite("Random key presses") struct KeyPressFuzzTests {
    private static let count: UInt64 =
        ProcessInfo.processInfo.environment["FUZZ_EXHAUSTIVE"] == "1" ? 100_000 : 3_000

    @Test("In random sequences of presses, layouts and focus, presses are balanced and every key can still be typed")
    func sequences() {
        WindowStage.run { stage in
            let keyboard = Keyboard(stage)
            defer { keyboard.close() }
            for seed in 0..<Self.count {
                guard let problem = keyboard.play(seed) else { continue }
                Issue.record("seed \(seed): \(problem)")
                return
            }
        }
    }

    /// A view that accepts text and checks that every press which begins also ends.
    private final class Field: UIView, UIKeyInput {
        var text = ""
        private(set) var held: Set<UIPress> = []
        private(set) var isBalanced = true

        override var canBecomeFirstResponder: Bool { true }
        var hasText: Bool { !text.isEmpty }
        func insertText(_ text: String) { self.text += text }
        func deleteBackward() {}

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            isBalanced = isBalanced && held.isDisjoint(with: presses)
            held.formUnion(presses)
            super.pressesBegan(presses, with: event)
        }

        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            finish(presses)
            super.pressesEnded(presses, with: event)
        }

        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            finish(presses)
            super.pressesCancelled(presses, with: event)
        }

        private func finish(_ presses: Set<UIPress>) {
            isBalanced = isBalanced && presses.isSubset(of: held)
            held.subtract(presses)
        }
    }

    /// What the fields should contain.
    private struct Model {
        struct Press {
            var field: Int?
            var character: String
        }

        /// The presses that the window has received and not ended, by key.
        var presses: [Int: Press] = [:]
        var texts = ["", ""]
        /// The field that is the first responder.
        var focus: Int?

        mutating func press(_ key: Int, _ character: String) {
            let press = presses[key] ?? Press(field: focus, character: character)
            presses[key] = press
            if let field = press.field, field == focus { texts[field] += press.character }
        }
    }

    /// A keyboard of four letters, modifier keys and Caps Lock, which types into a window with two fields.
    @MainActor private final class Keyboard {
        private static let layouts = [["h", "e", "l", "o"], ["р", "у", "д", "щ"]]
        /// The characters of the first layout with AltGr, which is no modifier for programs.
        private static let thirdLevel = ["ħ", "€", "ł", "ø"]
        private static let (shift, control, alt, altGr, capsLock) = (4, 5, 6, 7, 8)
        /// The X keysyms of the keys without characters.
        private static let symbols: [Int: UInt32] = [4: 0xffe1, 5: 0xffe3, 6: 0xffe9, 7: 0xfe03, 8: 0xffe5]

        private let stage: WindowStage
        private let fields: [Field]
        private let dialog = UIWindow(surface: OffscreenSurface(size: CGSize(width: 50, height: 50)))
        private var isCapsLocked = false
        private var model = Model()
        private var down: Set<Int> = []
        private var layout = 0

        init(_ stage: WindowStage) {
            self.stage = stage
            fields = [0, 40].map { stage.add(Field(), CGRect(x: 0, y: $0, width: 100, height: 30)) }
            dialog.windowScene?.parentScene = stage.window.windowScene
            dialog.windowScene?.isModal = true
        }

        func close() { dialog.close() }

        /// Plays a sequence and returns a description of what is wrong, or `nil`.
        func play(_ seed: UInt64) -> String? {
            var random = SeededRandom(seed: seed)
            (model, layout, isCapsLocked) = (Model(), 0, false)
            for field in fields {
                field.text = ""
                field.resignFirstResponder()
            }
            for _ in 0..<Int.random(in: 4...40, using: &random) { act(&random) }
            return problem() ?? problemAfterReleasingEverything()
        }

        private func act(_ random: inout SeededRandom) {
            switch Int.random(in: 0..<24, using: &random) {
            case 0: layout = 1 - layout
            case 1: setActive(!stage.surface.isActive)
            case 2: focus(Int.random(in: 0..<3, using: &random))
            case 3...5: toggle(Self.shift)
            case 6: toggle(Int.random(in: Self.control...Self.capsLock, using: &random))
            case 7: setBlocked(dialog.isHidden)
            case 8: toggle(Self.altGr)
            case 9...11: if let key = down.sorted().randomElement(using: &random) { press(key) }
            default: toggle(Int.random(in: 0..<4, using: &random))
            }
        }

        private func setActive(_ isActive: Bool) {
            if !isActive { model.presses = [:] }
            stage.surface.setActive(isActive)
        }

        /// Shows a modal dialog of the window, or hides it.
        private func setBlocked(_ isBlocked: Bool) {
            if isBlocked { model.presses = [:] }
            dialog.isHidden = !isBlocked
        }

        /// Whether the window receives keys.
        private var isListening: Bool { stage.surface.isActive && dialog.isHidden }

        private func focus(_ index: Int) {
            model.focus = fields.indices.contains(index) ? index : nil
            if let field = model.focus {
                fields[field].becomeFirstResponder()
            } else {
                for field in fields { field.resignFirstResponder() }
            }
        }

        private func toggle(_ key: Int) {
            down.contains(key) ? release(key) : press(key)
        }

        /// Presses a key, or repeats it if it is held.
        private func press(_ key: Int) {
            if key == Self.capsLock, !down.contains(key) { isCapsLocked.toggle() }
            let character = character(of: key)
            let isCommand = down.contains(Self.control) || down.contains(Self.alt)
            down.insert(key)
            guard isListening else { return }
            model.press(key, isCommand ? "" : character)
            send(.pressed, key, character)
        }

        private func release(_ key: Int) {
            let character = character(of: key)
            down.remove(key)
            guard isListening else { return }
            model.presses[key] = nil
            send(.released, key, character)
        }

        private func character(of key: Int) -> String {
            guard Self.symbols[key] == nil else { return "" }
            let isThird = layout == 0 && down.contains(Self.altGr)
            let plain = isThird ? Self.thirdLevel[key] : Self.layouts[layout][key]
            return down.contains(Self.shift) != isCapsLocked ? plain.uppercased() : plain
        }

        private var modifiers: KeyModifiers {
            var modifiers: KeyModifiers = isCapsLocked ? .capsLock : []
            if down.contains(Self.shift) { modifiers.insert(.shift) }
            if down.contains(Self.control) { modifiers.insert(.control) }
            if down.contains(Self.alt) { modifiers.insert(.alternate) }
            return modifiers
        }

        private func send(_ phase: KeyEvent.Phase, _ key: Int, _ character: String) {
            let plain = Self.symbols[key] == nil ? Self.layouts[layout][key] : ""
            stage.surface.send(
                .key(
                    KeyEvent(
                        phase: phase, keyCode: UInt32(40 + key), keySymbol: symbol(of: key, character),
                        characters: character,
                        unmodified: KeyEvent.Meaning(keySymbol: symbol(of: key, plain), characters: plain),
                        modifiers: modifiers, timestamp: stage.clock.now)))
        }

        /// Returns the X keysym of a character, or of a key without characters.
        private func symbol(of key: Int, _ character: String) -> UInt32 {
            guard let scalar = character.unicodeScalars.first else { return Self.symbols[key] ?? 0 }
            return scalar.isASCII ? scalar.value : 0x0100_0000 + scalar.value
        }

        private func problem() -> String? {
            let texts = fields.map(\.text)
            if texts != model.texts { return "\(texts) was typed instead of \(model.texts)" }
            return fields.allSatisfy(\.isBalanced) ? nil : "a press began twice, or ended without a beginning"
        }

        private func problemAfterReleasingEverything() -> String? {
            setActive(true)
            setBlocked(false)
            for key in down.sorted() { release(key) }
            if fields.contains(where: { !$0.held.isEmpty }) { return "a press did not end" }
            focus(0)
            for key in 0..<4 {
                press(key)
                release(key)
            }
            return problem()
        }
    }
}
