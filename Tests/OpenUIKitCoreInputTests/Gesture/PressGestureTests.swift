import OpenUIKitCore
import Testing
import UIKitTestSupport

@Suite("Gesture recognizers for key presses") @MainActor struct PressGestureTests {
    private enum Key {
        static let escape: UInt32 = 0xFF1B
        static let up: UInt32 = 0xFF52
        static let letter: UInt32 = 0x61
    }

    /// Recognizes a gesture in one phase of a press.
    private final class KeyGesture: UIGestureRecognizer {
        var phase: UIPress.Phase?
        var log: [String] = []
        var presses: [UIPress] = []

        private func receive(_ name: String, _ presses: Set<UIPress>) {
            log.append(name)
            self.presses += presses
            if presses.contains(where: { $0.phase == phase }) { state = .recognized }
        }

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) { receive("began", presses) }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) { receive("ended", presses) }
        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
            receive("cancelled", presses)
        }
    }

    private final class Responder: UIView {
        var log: [String] = []
        override var canBecomeFirstResponder: Bool { true }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("began") }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("ended") }
        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("cancelled") }
    }

    @MainActor private final class Refusal: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { false }
    }

    /// Shows a first responder in a view with the recognizer.
    private func run(_ body: (WindowStage, KeyGesture, Responder) -> Void) {
        WindowStage.run { stage in
            let outer = stage.add(UIView(), CGRect(x: 0, y: 0, width: 200, height: 200))
            let responder = stage.add(Responder(), CGRect(x: 0, y: 0, width: 100, height: 100), to: outer)
            let gesture = KeyGesture()
            outer.addGestureRecognizer(gesture)
            responder.becomeFirstResponder()
            body(stage, gesture, responder)
        }
    }

    @Test("A recognizer of a view around the first responder receives the presses, as does the responder")
    func delivery() {
        run { stage, gesture, responder in
            stage.press(Key.up)
            #expect(gesture.log == ["began", "ended"])
            #expect(responder.log == ["began", "ended"])
        }
    }

    @Test("A gesture that is recognized when the key is pressed keeps the press from the responder")
    func recognizedAtOnce() {
        run { stage, gesture, responder in
            var count = 0
            gesture.addHandler { _ in count += 1 }
            gesture.phase = .began
            for _ in 0..<2 { stage.press(Key.escape) }
            #expect(count == 2)
            #expect(responder.log == [])
        }
    }

    @Test("A gesture that is recognized when the key is released cancels the press in the responder")
    func recognizedLater() {
        run { stage, gesture, responder in
            gesture.phase = .ended
            stage.press(Key.up)
            #expect(responder.log == ["began", "cancelled"])
        }
    }

    @Test("A recognizer that does not cancel touches leaves the press to the responder as well")
    func simultaneous() {
        run { stage, gesture, responder in
            gesture.phase = .began
            gesture.cancelsTouchesInView = false
            stage.press(Key.up)
            #expect(responder.log == ["began", "ended"])
        }
    }

    @Test("A recognizer receives the allowed types of presses only")
    func allowedTypes() {
        run { stage, gesture, responder in
            stage.press(Key.letter, "a")
            #expect(gesture.log == [])
            gesture.allowedPressTypes = [NSNumber(value: 2000 + UIKeyboardHIDUsage.keyboardA.rawValue)]
            stage.press(Key.letter, "a")
            stage.press(Key.up)
            #expect(gesture.log == ["began", "ended"])
        }
    }

    @Test("A delegate can refuse presses, and a disabled recognizer receives none")
    func refusal() {
        run { stage, gesture, responder in
            let refusal = Refusal()
            gesture.delegate = refusal
            stage.press(Key.up)
            (gesture.delegate, gesture.isEnabled) = (nil, false)
            stage.press(Key.up)
            #expect(gesture.log == [])
            withExtendedLifetime(refusal) {}
        }
    }

    @Test("A press has the recognizers and the responder that receive it while it is held")
    func receivers() {
        run { stage, gesture, responder in
            stage.key(.pressed, Key.up)
            #expect(gesture.presses.first?.gestureRecognizers == [gesture])
            #expect(gesture.presses.first?.responder === responder)
            stage.key(.released, Key.up)
            #expect(gesture.presses.first?.gestureRecognizers == nil)
        }
    }

    @Test(
        "The type of a press is that of its key",
        arguments: [
            (0xFF51, UIPress.PressType.leftArrow), (0xFF52, .upArrow), (0xFF53, .rightArrow), (0xFF54, .downArrow),
            (0xFF55, .pageUp), (0xFF56, .pageDown), (0xFF0D, .select), (0xFF1B, .menu),
        ] as [(UInt32, UIPress.PressType)])
    func types(symbol: UInt32, type: UIPress.PressType) {
        run { stage, gesture, responder in
            stage.press(symbol)
            #expect(gesture.presses.first?.type == type)
        }
    }
}
