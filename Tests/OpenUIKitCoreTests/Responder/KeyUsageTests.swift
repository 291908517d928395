import Testing

import OpenUIKitCore
import UIKitTestSupport

@MainActor @Suite("Usages of keys") struct KeyUsageTests {
    private final class KeyView: UIView {
        var usages: [UIKeyboardHIDUsage] = []
        override var canBecomeFirstResponder: Bool { true }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            usages += presses.compactMap { $0.key?.keyCode }
        }
    }

    /// Returns the usages of the keys with the given keysyms.
    private func usages(_ symbols: [UInt32]) -> [UIKeyboardHIDUsage] {
        var usages: [UIKeyboardHIDUsage] = []
        WindowStage.run { stage in
            let view = stage.add(KeyView(), CGRect(x: 0, y: 0, width: 10, height: 10))
            view.becomeFirstResponder()
            for symbol in symbols { stage.press(symbol) }
            usages = view.usages
        }
        return usages
    }

    @Test("The keys of the numeric keypad differ from those with the same characters")
    func keypad() {
        let digits: [UIKeyboardHIDUsage] = [
            .keypad0, .keypad1, .keypad2, .keypad3, .keypad4, .keypad5, .keypad6, .keypad7, .keypad8, .keypad9,
        ]
        #expect(usages(Array(0xffb0...0xffb9)) == digits)
        #expect(
            usages([0xffaa, 0xffab, 0xffac, 0xffad, 0xffae, 0xffaf, 0xffbd]) == [
                .keypadAsterisk, .keypadPlus, .keypadComma, .keypadHyphen, .keypadPeriod, .keypadSlash,
                .keypadEqualSign,
            ])
        #expect(usages([0x31, 0x2d]) == [.keyboard1, .keyboardHyphen])
    }

    @Test("The function keys have consecutive usages from F1 to F12 and from F13 to F24")
    func functionKeys() {
        // F11 is the key for full screen of the window.
        let keys = Array<UInt32>(0xffbe...0xffc9).filter { $0 != 0xffc8 }
        #expect(usages(keys).map(\.rawValue) == Array(58...67) + [69])
        #expect(usages(Array(0xffca...0xffd5)).map(\.rawValue) == Array(104...115))
        #expect(usages([0xffca, 0xffd5]) == [.keyboardF13, .keyboardF24])
        #expect(usages([0xffd6]) == [.keyboardErrorUndefined])
    }

    @Test("The keys for printing, scrolling and pausing, and those of multimedia keyboards, are reported")
    func specialKeys() {
        #expect(usages([0xff61, 0xff14, 0xff13]) == [.keyboardPrintScreen, .keyboardScrollLock, .keyboardPause])
        #expect(
            usages([0x1008_ff57, 0x1008_ff58, 0x1008_ff6d]) == [.keyboardCopy, .keyboardCut, .keyboardPaste])
        #expect(
            usages([0x1008_ff11, 0x1008_ff12, 0x1008_ff13]) == [
                .keyboardVolumeDown, .keyboardMute, .keyboardVolumeUp,
            ])
    }

    @Test("The keys of Japanese and Korean keyboards have the usages of their languages")
    func languages() {
        #expect(usages([0xff31, 0xff34]) == [.keyboardLANG1, .keyboardLANG2])
        #expect(usages([0xff26, 0xff25, 0xff2a]) == [.keyboardKatakana, .keyboardHiragana, .keyboardLANG5])
    }
}
