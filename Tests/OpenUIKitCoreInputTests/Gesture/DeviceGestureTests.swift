import OpenDisplay
import TestSupport
import Testing

@testable import OpenUIKitCore
import UIKitTestSupport

/// Tests gestures with the wheel, the touchpad, mouse buttons and modifier keys.
@Suite @MainActor struct DeviceGestureTests {
    private func pinch(_ stage: WindowStage, _ phase: TouchpadEvent.Phase, scale: CGFloat = 1, angle: CGFloat = 0) {
        stage.surface.send(
            .touchpad(
                TouchpadEvent(
                    phase: phase, location: CGPoint(x: 100, y: 80), scale: scale, angle: angle,
                    modifiers: .shift, timestamp: stage.clock.now)))
    }

    @Test("A touchpad pinch is centered at the pointer")
    func touchpadPinch() {
        WindowStage.run { stage in
            let counter = Counter()
            let recognizer = counter.attach(UIPinchGestureRecognizer(), to: stage.window)
            pinch(stage, .began)
            pinch(stage, .changed, scale: 1.02)
            #expect(counter.states.isEmpty)
            pinch(stage, .changed, scale: 1.5)
            #expect(counter.states == [.began])
            expectNear(recognizer.scale, 1.5, within: 1e-12)
            #expect(recognizer.location(in: nil) == CGPoint(x: 100, y: 80))
            #expect(recognizer.modifierFlags == .shift)
            pinch(stage, .changed, scale: 3)
            expectNear(recognizer.scale, 3, within: 1e-12)
            pinch(stage, .ended)
            #expect(counter.states == [.began, .changed, .ended])
            #expect(recognizer.state == .possible)
            #expect(recognizer.scale == 1)
            #expect(stage.window.touchDispatcher.isIdle)
        }
    }

    @Test("A touchpad rotation rotates, and is cancelled when the system cancels the gesture")
    func touchpadRotation() {
        WindowStage.run { stage in
            let counter = Counter()
            let recognizer = counter.attach(UIRotationGestureRecognizer(), to: stage.window)
            pinch(stage, .began)
            for _ in 0..<4 { pinch(stage, .changed, angle: 0.05) }
            #expect(counter.states == [.began, .changed, .changed])
            expectNear(recognizer.rotation, 0.2, within: 1e-12)
            pinch(stage, .cancelled)
            #expect(counter.states.last == .cancelled)
            #expect(recognizer.state == .possible)
            pinch(stage, .changed, angle: 1)
            #expect(counter.states.count == 4)
        }
    }

    @Test("Removing a recognizer during a touchpad pinch cancels it and ends its callbacks")
    func removedInPinch() {
        WindowStage.run { stage in
            let counter = Counter()
            let recognizer = counter.attach(UIPinchGestureRecognizer(), to: stage.window)
            pinch(stage, .began)
            pinch(stage, .changed, scale: 2)
            stage.window.removeGestureRecognizer(recognizer)
            pinch(stage, .changed, scale: 3)
            pinch(stage, .ended)
            #expect(counter.states == [.began, .cancelled])
            #expect(recognizer.state == .possible)
        }
    }

    @Test(
        "A pan recognizes only its allowed scroll types, opposite to the scroll delta, and ends when scrolling pauses")
    func scrolling() {
        WindowStage.run { stage in
            let counter = Counter()
            let pan = counter.attach(UIPanGestureRecognizer(), to: stage.window)
            stage.wheel(50, 50, by: CGVector(dx: 0, dy: 1))
            #expect(counter.states.isEmpty)
            pan.allowedScrollTypesMask = .continuous
            stage.wheel(50, 50, by: CGVector(dx: 0, dy: 1))
            #expect(counter.states.isEmpty)
            for _ in 0..<3 {
                stage.wheel(50, 50, by: CGVector(dx: 2, dy: -6), isPrecise: true)
                stage.clock.advance(by: 0.01)
            }
            #expect(counter.states == [.began, .changed, .changed])
            #expect(pan.translation(in: nil) == CGPoint(x: -6, y: 18))
            #expect(pan.numberOfTouches == 0)
            stage.clock.advance(by: 0.2)
            #expect(counter.states.last == .ended)
            #expect(pan.state == .possible)
        }
    }

    @Test(
        "Any number of a button has a mask",
        arguments: [(Int.min, 1), (0, 1), (1, 1), (3, 4), (32, 1 << 31), (Int.max, 1 << 31)])
    func buttonMask(number: Int, mask: Int) {
        #expect(UIEvent.ButtonMask.button(number).rawValue == mask)
    }

    @Test("Taps require the mouse buttons in buttonMaskRequired")
    func buttons() {
        WindowStage.run { stage in
            let (left, right) = (Counter(), Counter())
            _ = left.attach(UITapGestureRecognizer(), to: stage.window)
            right.attach(UITapGestureRecognizer(), to: stage.window).buttonMaskRequired = .secondary
            for button in [1, 3, 3] {
                stage.pointer(.pressed, 10, 10, button: button)
                stage.pointer(.released, 10, 10, button: button)
            }
            #expect(left.count == 1)
            #expect(right.count == 2)
        }
    }

    @Test("A delegate that rejects an event excludes its recognizer from the event")
    func eventDelegate() {
        final class Delegate: UIGestureRecognizerDelegate {
            var types: [UIEvent.EventType] = []
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
                types.append(event.type)
                return false
            }
        }
        WindowStage.run { stage in
            let (counter, delegate) = (Counter(), Delegate())
            counter.attach(UITapGestureRecognizer(), to: stage.window).delegate = delegate
            let hover = counter.attach(UIHoverGestureRecognizer(), to: stage.window)
            hover.delegate = delegate
            stage.tap(10, 10)
            stage.pointer(.moved, 20, 20)
            #expect(counter.states.isEmpty)
            #expect(delegate.types == [.touches, .hover])
        }
    }

    @Test("A touch gesture ignores the pointer, unless it does not require an exclusive touch type")
    func exclusiveType() {
        WindowStage.run { stage in
            let pan = UIPanGestureRecognizer()
            stage.window.addGestureRecognizer(pan)
            stage.touch(.began, 10, 10)
            stage.pointer(.pressed, 50, 50, button: 1)
            #expect(pan.numberOfTouches == 1)
            stage.pointer(.released, 50, 50, button: 1)
            pan.requiresExclusiveTouchType = false
            stage.pointer(.pressed, 50, 50, button: 1)
            #expect(pan.numberOfTouches == 2)
            stage.pointer(.released, 50, 50, button: 1)
            stage.touch(.ended, 10, 10)
        }
    }

    @Test("A swipe requires numberOfTouchesRequired fingers")
    func twoFingerSwipe() {
        WindowStage.run { stage in
            let counter = Counter()
            let swipe = counter.attach(UISwipeGestureRecognizer(), to: stage.window)
            swipe.numberOfTouchesRequired = 2
            swipe.direction = .down
            @MainActor func move(_ y: CGFloat, fingers: ClosedRange<UInt>, _ phase: TouchEvent.Phase) {
                for finger in fingers { stage.touch(phase, 40 * CGFloat(finger), y, finger: finger) }
            }
            move(10, fingers: 1...1, .began)
            move(90, fingers: 1...1, .moved)
            move(90, fingers: 1...1, .ended)
            #expect(counter.states.isEmpty)
            move(10, fingers: 1...2, .began)
            move(90, fingers: 1...2, .moved)
            #expect(counter.states == [.ended])
            move(90, fingers: 1...2, .ended)
        }
    }

    @Test("A touch event reports its touches as UIKit does")
    func eventTouches() {
        final class Reader: UIView {
            var read: [Bool] = []
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                guard let touch = touches.first, let event else { return }
                read += [
                    event.coalescedTouches(for: touch) == [touch], event.predictedTouches(for: touch) == [],
                    event.touches(for: self) == touches, event.allTouches == touches, event.subtype == .none,
                    touch.preciseLocation(in: self) == touch.location(in: self), touch.type == .direct,
                    touch.phase == .moved, touch.altitudeAngle == .pi / 2, touch.estimatedProperties.isEmpty,
                ]
            }
        }
        WindowStage.run { stage in
            let view = stage.add(Reader(), CGRect(x: 0, y: 0, width: 100, height: 100))
            stage.touch(.began, 10, 10)
            stage.touch(.moved, 12, 10)
            stage.touch(.ended, 12, 10)
            #expect(view.read.count == 10)
            #expect(view.read.allSatisfy { $0 })
        }
    }
}
