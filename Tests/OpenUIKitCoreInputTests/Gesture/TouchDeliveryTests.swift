import OpenDisplay
import Testing

@_spi(Subclassing) @testable import OpenUIKitCore
import UIKitTestSupport

@Suite @MainActor struct TouchDeliveryTests {
    @Test("A touch is delivered to the view in which it began")
    func staysWithView() {
        WindowStage.run { stage in
            let log = RecordingView.Log()
            stage.add(RecordingView("a", log), CGRect(x: 0, y: 0, width: 50, height: 50))
            stage.add(RecordingView("b", log), CGRect(x: 50, y: 0, width: 50, height: 50))
            log.lines = []
            stage.touch(.began, 10, 10)
            stage.touch(.moved, 70, 10)
            stage.touch(.ended, 70, 10)
            #expect(log.lines == ["a.began 1", "a.moved 1", "a.ended 1"])
        }
    }

    @Test("The primary mouse button creates a touch, and pointer motion without a button does not")
    func mouse() {
        WindowStage.run { stage in
            let log = RecordingView.Log()
            stage.add(RecordingView("view", log), CGRect(x: 0, y: 0, width: 50, height: 50))
            log.lines = []
            stage.pointer(.moved, 10, 10)
            stage.pointer(.pressed, 10, 10, button: 1)
            stage.pointer(.moved, 12, 10)
            stage.pointer(.pressed, 12, 10, button: 3)
            stage.pointer(.released, 12, 10, button: 3)
            stage.pointer(.released, 12, 10, button: 1)
            stage.pointer(.released, 12, 10, button: 1)
            #expect(log.lines == ["view.began 1", "view.moved 1", "view.ended 1"])
        }
    }

    @Test("A view without multiple touch receives only the first touch")
    func singleTouch() {
        WindowStage.run { stage in
            let log = RecordingView.Log()
            let view = stage.add(RecordingView("view", log), CGRect(x: 0, y: 0, width: 100, height: 100))
            log.lines = []
            stage.touch(.began, 10, 10, finger: 1)
            stage.touch(.began, 20, 10, finger: 2)
            stage.touch(.ended, 20, 10, finger: 2)
            stage.touch(.ended, 10, 10, finger: 1)
            #expect(log.lines == ["view.began 1", "view.ended 1"])
            view.isMultipleTouchEnabled = true
            log.lines = []
            stage.touch(.began, 10, 10, finger: 1)
            stage.touch(.began, 20, 10, finger: 2)
            #expect(log.lines == ["view.began 1", "view.began 1"])
            stage.touch(.ended, 10, 10, finger: 1)
            stage.touch(.ended, 20, 10, finger: 2)
        }
    }

    @Test("An exclusive-touch view blocks touches in other views and receives none while they have one")
    func exclusive() {
        WindowStage.run { stage in
            let log = RecordingView.Log()
            let a = stage.add(RecordingView("a", log), CGRect(x: 0, y: 0, width: 50, height: 50))
            stage.add(RecordingView("b", log), CGRect(x: 50, y: 0, width: 50, height: 50))
            a.isExclusiveTouch = true
            log.lines = []
            stage.touch(.began, 10, 10, finger: 1)
            stage.tap(70, 10, finger: 2)
            stage.touch(.ended, 10, 10, finger: 1)
            stage.touch(.began, 70, 10, finger: 2)
            stage.tap(10, 10, finger: 1)
            stage.touch(.ended, 70, 10, finger: 2)
            #expect(log.lines == ["a.began 1", "a.ended 1", "b.began 1", "b.ended 1"])
        }
    }

    @Test("Unhandled touches continue along the responder chain to the controller and the window")
    func responderChain() {
        final class Controller: UIViewController {
            var touches = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
        }
        WindowStage.run { stage in
            let controller = Controller()
            stage.window.rootViewController = controller
            let inner = stage.add(UIView(), CGRect(x: 0, y: 0, width: 50, height: 50), to: controller.view)
            stage.tap(10, 10)
            #expect(controller.touches == 1)
            #expect(inner.next === controller.view)
            #expect(controller.view.next === controller)
            #expect(controller.next === stage.window)
            #expect(stage.window.next === UIApplication.shared)
        }
    }

    @Test("With delaysTouchesBegan a view receives touches only after the recognizer fails")
    func delaysBeginning() {
        WindowStage.run { stage in
            let log = RecordingView.Log()
            let view = stage.add(RecordingView("view", log), CGRect(x: 0, y: 0, width: 100, height: 100))
            let pan = UIPanGestureRecognizer()
            pan.delaysTouchesBegan = true
            view.addGestureRecognizer(pan)
            log.lines = []
            stage.touch(.began, 10, 10)
            #expect(log.lines.isEmpty)
            stage.touch(.ended, 10, 10)
            #expect(log.lines == ["view.began 1", "view.ended 1"])
            log.lines = []
            stage.touch(.began, 10, 10)
            stage.touch(.moved, 40, 10)
            stage.touch(.ended, 40, 10)
            #expect(log.lines.isEmpty)
        }
    }

    @Test("The end of a touch is delayed until a double tap has failed")
    func delaysEnd() {
        WindowStage.run { stage in
            let log = RecordingView.Log()
            let view = stage.add(RecordingView("view", log), CGRect(x: 0, y: 0, width: 100, height: 100))
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = 2
            view.addGestureRecognizer(tap)
            log.lines = []
            stage.tap(10, 10)
            #expect(log.lines == ["view.began 1"])
            stage.clock.advance(by: 0.4)
            #expect(log.lines == ["view.began 1", "view.ended 1"])
            log.lines = []
            stage.tap(10, 10)
            stage.tap(10, 10)
            #expect(log.lines == ["view.began 1", "view.began 1", "view.cancelled 2"])
        }
    }

    @Test("A recognizer that never fails does not delay the end of touches indefinitely")
    func forgetful() {
        WindowStage.run { stage in
            let log = RecordingView.Log()
            let view = stage.add(RecordingView("view", log), CGRect(x: 0, y: 0, width: 100, height: 100))
            view.addGestureRecognizer(UIGestureRecognizer(target: nil, action: nil))
            log.lines = []
            stage.tap(10, 10)
            stage.clock.advance(by: 1.1)
            #expect(log.lines == ["view.began 1", "view.ended 1"])
        }
    }

    @Test("A view that leaves the window during a touch receives a cancellation")
    func leaves() {
        WindowStage.run { stage in
            let log = RecordingView.Log()
            let view = stage.add(RecordingView("view", log), CGRect(x: 0, y: 0, width: 100, height: 100))
            stage.touch(.began, 10, 10)
            log.lines = []
            view.removeFromSuperview()
            #expect(log.lines.contains("view.cancelled 1"))
            log.lines = []
            stage.touch(.ended, 10, 10)
            #expect(log.lines.isEmpty)
        }
    }

    @Test("The tap count of a touch counts quick taps at one place")
    func tapCount() {
        final class Counting: UIView {
            var counts: [Int] = []
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                counts += touches.map(\.tapCount)
            }
        }
        WindowStage.run { stage in
            let view = stage.add(Counting(), CGRect(x: 0, y: 0, width: 200, height: 200))
            stage.tap(10, 10)
            stage.clock.advance(by: 0.2)
            stage.tap(12, 10)
            stage.clock.advance(by: 0.2)
            stage.tap(150, 10)
            stage.clock.advance(by: 1)
            stage.tap(150, 10)
            #expect(view.counts == [1, 2, 1, 1])
        }
    }

    @Test("Wheel events are sent to the view under the pointer, in points")
    func wheel() {
        final class Scroller: UIView {
            var deltas: [CGVector] = []
            override func scrollOccurred(_ event: UIScrollEvent) { deltas.append(event.delta) }
        }
        WindowStage.run { stage in
            let view = stage.add(Scroller(), CGRect(x: 0, y: 0, width: 50, height: 50))
            stage.add(UIView(), CGRect(x: 0, y: 0, width: 20, height: 20), to: view)
            for (x, precise) in [(CGFloat(10), false), (10, true), (100, true)] {
                stage.surface.send(
                    .scroll(
                        ScrollEvent(
                            location: CGPoint(x: x, y: 10), delta: CGVector(dx: 0, dy: 1), isPrecise: precise,
                            timestamp: 0)))
            }
            #expect(view.deltas == [CGVector(dx: 0, dy: 40), CGVector(dx: 0, dy: 1)])
        }
    }

    @Test("Key presses are sent to the first responder, and their end to the responder of the beginning")
    func keys() {
        final class Field: UIView {
            var log: [String] = []
            override var canBecomeFirstResponder: Bool { true }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                log += presses.map { "down \($0.key?.characters ?? "") \($0.key?.keyCode.rawValue ?? 0)" }
            }
            override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("up") }
            override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                log.append("cancelled")
            }
        }
        WindowStage.run { stage in
            let (first, second) = (Field(), Field())
            stage.window.addSubview(first)
            stage.window.addSubview(second)
            #expect(first.becomeFirstResponder())
            #expect(first.isFirstResponder)
            stage.key(.pressed, 0x61, "a")
            #expect(second.becomeFirstResponder())
            #expect(!first.isFirstResponder)
            stage.key(.released, 0x61, "a")
            #expect(first.log == ["down a 4", "up"])
            #expect(second.log.isEmpty)
            stage.key(.pressed, 0xff0d)
            stage.surface.send(.activeChanged(false))
            #expect(second.log == ["down \r 40", "cancelled"])
            second.removeFromSuperview()
            #expect(!second.isFirstResponder)
            #expect(stage.window.firstResponder == nil)
        }
    }
}
