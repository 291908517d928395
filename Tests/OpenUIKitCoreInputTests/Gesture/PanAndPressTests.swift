import TestSupport
import Testing

import OpenUIKitCore
import UIKitTestSupport

@Suite @MainActor struct PanAndPressTests {
    @Test("A pan begins after 10 points, reports the whole translation and ends once")
    func pan() {
        WindowStage.run { stage in
            let counter = Counter()
            let pan = counter.attach(UIPanGestureRecognizer(), to: stage.window)
            stage.touch(.began, 50, 50)
            stage.touch(.moved, 59, 50)
            #expect(pan.state == .possible)
            stage.touch(.moved, 62, 50)
            #expect(pan.state == .began)
            #expect(pan.translation(in: nil) == CGPoint(x: 12, y: 0))
            stage.touch(.moved, 70, 55)
            #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 5))
            stage.touch(.ended, 70, 55)
            #expect(counter.states == [.began, .changed, .ended])
            #expect(pan.state == .possible)
        }
    }

    @Test("The velocity of a pan is measured over the last tenth of a second and drops to zero at rest")
    func velocity() {
        WindowStage.run { stage in
            let pan = UIPanGestureRecognizer()
            stage.window.addGestureRecognizer(pan)
            stage.touch(.began, 0, 0)
            for step in 1...10 {
                stage.clock.advance(by: 0.01)
                stage.touch(.moved, CGFloat(step) * 2, 0)
            }
            expectNear(pan.velocity(in: nil).x, 200, within: 1e-6)
            stage.clock.advance(by: 0.5)
            stage.touch(.ended, 20, 0)
            #expect(pan.velocity(in: nil).x == 0)
        }
    }

    @Test("setTranslation resets a pan's translation, also in the coordinates of a rotated view")
    func setTranslation() {
        WindowStage.run { stage in
            let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 200, height: 200))
            view.transform = CGAffineTransform(rotationAngle: .pi / 2)
            let pan = UIPanGestureRecognizer()
            view.addGestureRecognizer(pan)
            stage.touch(.began, 50, 50)
            stage.touch(.moved, 70, 50)
            #expect(pan.translation(in: view).isNear(CGPoint(x: 0, y: -20)))
            pan.setTranslation(.zero, in: view)
            stage.touch(.moved, 75, 50)
            #expect(pan.translation(in: view).isNear(CGPoint(x: 0, y: -5)))
            #expect(pan.translation(in: nil).isNear(CGPoint(x: 5, y: 0)))
            stage.touch(.ended, 75, 50)
        }
    }

    @Test("A pan's translation is continuous when a second finger is added or lifted")
    func fingers() {
        WindowStage.run { stage in
            stage.window.isMultipleTouchEnabled = true
            let pan = UIPanGestureRecognizer()
            stage.window.addGestureRecognizer(pan)
            stage.touch(.began, 50, 50, finger: 1)
            stage.touch(.moved, 70, 50, finger: 1)
            stage.touch(.began, 150, 150, finger: 2)
            #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0))
            stage.touch(.moved, 170, 150, finger: 2)
            #expect(pan.translation(in: nil) == CGPoint(x: 30, y: 0))
            stage.touch(.ended, 170, 150, finger: 2)
            #expect(pan.translation(in: nil) == CGPoint(x: 30, y: 0))
            #expect(pan.state == .changed)
            stage.touch(.ended, 70, 50, finger: 1)
            #expect(pan.state == .possible)
        }
    }

    @Test("A recognized pan cancels the touch in its view, a failed one does not")
    func cancelsTouches() {
        WindowStage.run { stage in
            let log = RecordingView.Log()
            let view = stage.add(RecordingView("view", log), CGRect(x: 0, y: 0, width: 100, height: 100))
            stage.window.addGestureRecognizer(UIPanGestureRecognizer())
            log.lines = []
            stage.touch(.began, 10, 10)
            stage.touch(.moved, 30, 10)
            stage.touch(.moved, 40, 10)
            stage.touch(.ended, 40, 10)
            #expect(log.lines == ["view.began 1", "view.cancelled 1"])
            log.lines = []
            stage.tap(10, 10)
            #expect(log.lines == ["view.began 1", "view.ended 1"])
            #expect(view.superview === stage.window)
        }
    }

    @Test("A long press begins after its minimum duration on the media clock and ends with the touch")
    func longPress() {
        WindowStage.run { stage in
            let counter = Counter()
            let press = counter.attach(UILongPressGestureRecognizer(), to: stage.window)
            stage.touch(.began, 10, 10)
            stage.clock.advance(by: 0.49)
            #expect(press.state == .possible)
            stage.clock.advance(by: 0.02)
            #expect(press.state == .began)
            stage.touch(.moved, 90, 10)
            stage.touch(.ended, 90, 10)
            #expect(counter.states == [.began, .changed, .ended])
        }
    }

    @Test("A long press fails if the finger lifts early or moves more than 10 points before it begins")
    func longPressFails() {
        WindowStage.run { stage in
            let counter = Counter()
            _ = counter.attach(UILongPressGestureRecognizer(), to: stage.window)
            stage.tap(10, 10)
            stage.clock.advance(by: 1)
            stage.touch(.began, 10, 10)
            stage.touch(.moved, 21, 10)
            stage.clock.advance(by: 1)
            stage.touch(.ended, 21, 10)
            #expect(counter.count == 0)
        }
    }

    @Test("A gesture is cancelled when its view leaves the window or its recognizer is removed")
    func leaving() {
        WindowStage.run { stage in
            let counter = Counter()
            let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 100, height: 100))
            let pan = counter.attach(UIPanGestureRecognizer(), to: view)
            stage.touch(.began, 10, 10)
            stage.touch(.moved, 30, 10)
            view.removeFromSuperview()
            #expect(counter.states == [.began, .cancelled])
            #expect(pan.state == .possible)
            stage.touch(.moved, 50, 10)
            stage.touch(.ended, 50, 10)
            #expect(counter.count == 2)
            stage.window.addSubview(view)
            stage.touch(.began, 10, 10)
            stage.touch(.moved, 30, 10)
            view.removeGestureRecognizer(pan)
            #expect(counter.states == [.began, .cancelled, .began, .cancelled])
            stage.touch(.ended, 30, 10)
        }
    }

    @Test("Hover begins and ends as the pointer enters and leaves the view, and pauses while a button is pressed")
    func hover() {
        WindowStage.run { stage in
            let counter = Counter()
            let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 50, height: 50))
            _ = counter.attach(UIHoverGestureRecognizer(), to: view)
            stage.pointer(.moved, 100, 100)
            stage.pointer(.moved, 10, 10)
            stage.pointer(.moved, 20, 10)
            stage.pointer(.moved, 100, 10)
            #expect(counter.states == [.began, .changed, .ended])
            stage.pointer(.moved, 10, 10)
            stage.pointer(.pressed, 10, 10, button: 1)
            #expect(counter.states.suffix(2) == [.began, .ended])
            stage.pointer(.released, 10, 10, button: 1)
            stage.pointer(.exited, 10, 10)
            #expect(counter.states.suffix(2) == [.began, .ended])
        }
    }
}
