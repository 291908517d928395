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

    /// Adds a recognizer to the responder, inside the view of the other one; both recognize a gesture when a key is pressed.
    private func nest(_ gesture: KeyGesture, in responder: Responder) -> KeyGesture {
        let inner = KeyGesture()
        (gesture.phase, inner.phase) = (.began, .began)
        responder.addGestureRecognizer(inner)
        return inner
    }

    private func count(_ gesture: UIGestureRecognizer) -> () -> Int {
        var count = 0
        gesture.addHandler { _ in count += 1 }
        return { count }
    }

    @Test("A gesture of a view prevents that of its superview")
    func prevention() {
        run { stage, gesture, responder in
            let inner = nest(gesture, in: responder)
            let (innerCount, outerCount) = (count(inner), count(gesture))
            for _ in 0..<2 { stage.press(Key.escape) }
            #expect(innerCount() == 2)
            #expect(outerCount() == 0)
        }
    }

    @Test("Both gestures are recognized if a delegate permits it")
    func permission() {
        @MainActor final class Permission: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool { true }
        }
        run { stage, gesture, responder in
            let inner = nest(gesture, in: responder)
            let permission = Permission()
            inner.delegate = permission
            let outerCount = count(gesture)
            stage.press(Key.escape)
            #expect(outerCount() == 1)
            withExtendedLifetime(permission) {}
        }
    }

    @Test("A gesture that requires another one to fail is not recognized if that one is")
    func requiredFailure() {
        run { stage, gesture, responder in
            let inner = nest(gesture, in: responder)
            inner.require(toFail: gesture)
            let (innerCount, outerCount) = (count(inner), count(gesture))
            stage.press(Key.escape)
            #expect(innerCount() == 0)
            #expect(outerCount() == 1)
        }
    }

    @Test("A tap recognizer recognizes a key of a type that was set")
    func tap() {
        run { stage, _, responder in
            let tap = UITapGestureRecognizer()
            responder.addGestureRecognizer(tap)
            let count = count(tap)
            stage.press(Key.escape)
            #expect(count() == 0)
            tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.menu.rawValue)]
            stage.press(Key.escape)
            stage.press(Key.up)
            #expect(count() == 1)
            #expect(responder.log == ["began", "ended", "began", "cancelled", "began", "ended"])
        }
    }

    @Test("A tap recognizer for two taps waits for the second press of the key")
    func doubleTap() {
        run { stage, _, responder in
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = 2
            tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.menu.rawValue)]
            responder.addGestureRecognizer(tap)
            let count = count(tap)
            stage.press(Key.escape)
            stage.advance(by: 0.5)
            stage.press(Key.escape)
            #expect(count() == 0)
            stage.advance(by: 0.1)
            stage.press(Key.escape)
            #expect(count() == 1)
        }
    }

    @Test("A long-press recognizer begins while a key of a type that was set is held")
    func longPress() {
        run { stage, _, responder in
            let hold = UILongPressGestureRecognizer()
            hold.allowedPressTypes = [NSNumber(value: UIPress.PressType.upArrow.rawValue)]
            responder.addGestureRecognizer(hold)
            var states: [UIGestureRecognizer.State] = []
            hold.addHandler { states.append($0.state) }
            stage.press(Key.up)
            #expect(states == [])
            stage.key(.pressed, Key.up)
            stage.advance(by: 0.6)
            #expect(states == [.began])
            stage.key(.released, Key.up)
            #expect(states == [.began, .ended])
            #expect(responder.log == ["began", "ended", "began", "cancelled"])
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
