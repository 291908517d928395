import Fuzzing
import OpenDisplay
import OpenQuartzCore
import OpenUIControls
import Testing

import OpenUIKitCore
import UIKitTestSupport

/// Sticky keys let users press the keys of a shortcut one after the other: the modifier key is released before the next key is
/// pressed, whose event has the modifier nevertheless.
@Suite("Sticky keys") @MainActor struct StickyKeysTests {
    private struct Stroke {
        let symbol: UInt32
        let characters: String
        /// The modifier and the symbol of its key, or `nil` for none.
        let modifier: (flag: KeyModifiers, symbol: UInt32)?
    }

    private static let modifiers: [(flag: KeyModifiers, symbol: UInt32)] = [
        (.shift, 0xffe1), (.control, 0xffe3), (.alternate, 0xffe9),
    ]
    /// Letters, Tab, Return, the space bar, Escape, arrow keys, Home, End, F6, F8 and Backspace.
    private static let keys: [(symbol: UInt32, characters: String)] = [
        (0x61, "a"), (0x62, "b"), (0x7a, "z"), (0xff09, "\t"), (0xff09, "\t"), (0xff0d, "\r"),
        (0x20, " "), (0xff1b, ""), (0xff51, ""), (0xff52, ""), (0xff53, ""), (0xff54, ""), (0xff50, ""), (0xff57, ""),
        (0xffc3, ""), (0xffc5, ""), (0xff08, ""),
    ]

    private func strokes(seed: UInt64) -> [Stroke] {
        var generator = SeededRandom(seed: seed)
        return (0..<60).map { _ in
            let key = Self.keys[Int.random(in: 0..<Self.keys.count, using: &generator)]
            let choice = Int.random(in: 0..<Self.modifiers.count + 2, using: &generator)
            let modifier = Self.modifiers.indices.contains(choice) ? Self.modifiers[choice] : nil
            return Stroke(symbol: key.symbol, characters: key.characters, modifier: modifier)
        }
    }

    /// Returns the states of several controls after each of some strokes.
    private func states(after strokes: [Stroke], isSticky: Bool) -> [String] {
        var states: [String] = []
        WindowStage.run(CGSize(width: 300, height: 300)) { stage in
            let fields = ["First", "Second"].enumerated().map { index, text in
                let field = stage.add(UITextField(), CGRect(x: 0, y: 40 * index, width: 200, height: 30))
                field.text = text
                return field
            }
            let toggle = stage.add(UISwitch(), CGRect(x: 0, y: 100, width: 60, height: 40))
            let slider = stage.add(UISlider(), CGRect(x: 0, y: 150, width: 200, height: 30))
            let text = stage.add(UITextView(), CGRect(x: 0, y: 200, width: 200, height: 60))
            let views: [UIView] = fields + [toggle, slider, text]
            for stroke in strokes {
                press(stroke, isSticky: isSticky, on: stage)
                let focus = stage.window.focus.item.flatMap { item in views.firstIndex { $0 === item } } ?? -1
                let texts = fields.map { $0.text ?? "" } + [text.text]
                states.append(
                    "\(focus) \(texts) \(toggle.isOn) \(slider.value) \(text.selectedRange)")
            }
        }
        return states
    }

    private func press(_ stroke: Stroke, isSticky: Bool, on stage: WindowStage) {
        if let modifier = stroke.modifier {
            stage.key(.pressed, modifier.symbol)
            if isSticky { stage.key(.released, modifier.symbol) }
        }
        stage.press(stroke.symbol, stroke.characters, stroke.modifier?.flag ?? [])
        if let modifier = stroke.modifier, !isSticky { stage.key(.released, modifier.symbol) }
        stage.frame()
    }

    @Test(
        "Keys have the same effect whether modifier keys are held or pressed before", arguments: 0..<20 as Range<UInt64>
    )
    func random(seed: UInt64) {
        let strokes = strokes(seed: seed)
        let held = states(after: strokes, isSticky: false)
        #expect(states(after: strokes, isSticky: true) == held)
        // Otherwise the keys would have no effect at all.
        #expect(Set(held).count > 5)
    }
}
