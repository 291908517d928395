import TestSupport
import Testing

import OpenUIKitCore
import UIKitTestSupport

@Suite @MainActor struct TwoFingerTests {
    @Test("A pinch begins after 8 points, measures relative to its start and ends with the last finger")
    func pinch() {
        WindowStage.run { stage in
            let counter = Counter()
            let pinch = counter.attach(UIPinchGestureRecognizer(), to: stage.window)
            stage.touch(.began, 100, 100, finger: 1)
            stage.touch(.moved, 60, 100, finger: 1)
            stage.touch(.began, 110, 100, finger: 2)
            #expect(pinch.state == .possible)
            #expect(pinch.scale == 1)
            stage.touch(.moved, 115, 100, finger: 2)
            #expect(pinch.state == .possible)
            stage.touch(.moved, 135, 100, finger: 2)
            #expect(pinch.state == .began)
            expectNear(pinch.scale, 1.5, within: 1e-9)
            #expect(pinch.numberOfTouches == 2)
            #expect(pinch.location(in: nil) == CGPoint(x: 97.5, y: 100))
            stage.touch(.moved, 35, 100, finger: 1)
            expectNear(pinch.scale, 2, within: 1e-9)
            stage.touch(.ended, 35, 100, finger: 1)
            #expect(pinch.state == .changed)
            #expect(pinch.numberOfTouches == 1)
            stage.touch(.moved, 195, 100, finger: 2)
            expectNear(pinch.scale, 2, within: 1e-9)
            stage.touch(.ended, 195, 100, finger: 2)
            #expect(counter.states == [.began, .changed, .ended])
            #expect(pinch.state == .possible)
            #expect(pinch.scale == 1)
        }
    }

    @Test("A finger that is placed again during a pinch causes no jump, and scale continues from a set value")
    func pinchAgain() {
        WindowStage.run { stage in
            let pinch = UIPinchGestureRecognizer()
            stage.window.addGestureRecognizer(pinch)
            stage.touch(.began, 50, 100, finger: 1)
            stage.touch(.began, 100, 100, finger: 2)
            stage.touch(.moved, 150, 100, finger: 2)
            stage.touch(.ended, 150, 100, finger: 2)
            stage.touch(.began, 60, 100, finger: 3)
            expectNear(pinch.scale, 2, within: 1e-9)
            pinch.scale = 1
            stage.touch(.moved, 70, 100, finger: 3)
            expectNear(pinch.scale, 2, within: 1e-9)
            pinch.scale = 0
            pinch.scale = .nan
            expectNear(pinch.scale, 2, within: 1e-9)
            stage.touch(.cancelled, 70, 100, finger: 3)
            #expect(pinch.state == .cancelled)
            stage.touch(.ended, 50, 100, finger: 1)
            #expect(pinch.state == .possible)
        }
    }

    @Test("The velocity of a pinch is the change of its scale in the last tenth of a second")
    func pinchVelocity() {
        WindowStage.run { stage in
            let pinch = UIPinchGestureRecognizer()
            stage.window.addGestureRecognizer(pinch)
            stage.touch(.began, 0, 100, finger: 1)
            stage.touch(.began, 50, 100, finger: 2)
            for step in 1...10 {
                stage.clock.advance(by: 0.01)
                stage.touch(.moved, 50 + CGFloat(step) * 5, 100, finger: 2)
            }
            expectNear(pinch.velocity, 10, within: 1)
            for finger in 1...2 { stage.touch(.ended, 0, 0, finger: UInt(finger)) }
        }
    }

    @Test("A rotation is positive clockwise, begins after 5 degrees and continues past half a turn")
    func rotation() {
        WindowStage.run { stage in
            let counter = Counter()
            let turn = counter.attach(UIRotationGestureRecognizer(), to: stage.window)
            stage.touch(.began, 100, 100, finger: 1)
            stage.touch(.began, 180, 100, finger: 2)
            var angle: CGFloat = 0
            stage.touch(.moved, 100 + 80 * cos(0.05), 100 + 80 * sin(0.05), finger: 2)
            #expect(turn.state == .possible)
            while angle < 4.5 {
                angle += 0.25
                stage.touch(.moved, 100 + 80 * cos(angle), 100 + 80 * sin(angle), finger: 2)
            }
            expectNear(turn.rotation, angle, within: 1e-9)
            #expect(turn.state == .changed)
            turn.rotation = 0
            stage.touch(.moved, 100 + 80 * cos(angle - 0.5), 100 + 80 * sin(angle - 0.5), finger: 2)
            expectNear(turn.rotation, -0.5, within: 1e-9)
            stage.touch(.ended, 0, 0, finger: 1)
            stage.touch(.ended, 0, 0, finger: 2)
            #expect(counter.states.first == .began)
            #expect(counter.states.last == .ended)
            #expect(turn.rotation == 0)
        }
    }

    @Test("One finger begins neither pinch nor rotation, and a third finger is ignored")
    func otherCounts() {
        WindowStage.run { stage in
            let counter = Counter()
            let pinch = counter.attach(UIPinchGestureRecognizer(), to: stage.window)
            let turn = counter.attach(UIRotationGestureRecognizer(), to: stage.window)
            stage.touch(.began, 50, 50, finger: 1)
            stage.touch(.moved, 150, 50, finger: 1)
            stage.touch(.ended, 150, 50, finger: 1)
            #expect(counter.states.isEmpty)
            #expect(pinch.state == .possible)
            #expect(turn.state == .possible)
            for finger in 1...3 { stage.touch(.began, 50 + 30 * CGFloat(finger), 50, finger: UInt(finger)) }
            stage.touch(.moved, 10, 180, finger: 3)
            #expect(counter.states.isEmpty)
            #expect(pinch.numberOfTouches == 2)
            for finger in 1...3 { stage.touch(.ended, 0, 0, finger: UInt(finger)) }
        }
    }
}
