import Testing

@testable import OpenUIKitCore
import UIKitTestSupport

/// Tests which callbacks are called in which order, as UIKit documents it.
///
/// Recognizers receive touches before views, a recognized gesture cancels them in the view, and delayed touches are
/// delivered late or never.
@Suite @MainActor struct CallbackOrderTests {
    enum Gesture: Sendable {
        case tap, patientTap, delayingTap, doubleTap, pan, press, swipe
    }

    enum Touch: Sendable {
        case down, move(CGFloat), up, cancel, wait(Double)
    }

    struct Row: Sendable, CustomTestStringConvertible {
        let name: String
        let gesture: Gesture
        let touches: [Touch]
        let calls: [String]
        var testDescription: String { name }
    }

    nonisolated static let table = [
        Row(
            name: "a tap takes its touch away", gesture: .tap, touches: [.down, .up],
            calls: ["view.began 1", "ended", "view.cancelled 1"]),
        Row(
            name: "a tap that leaves touches alone", gesture: .patientTap, touches: [.down, .up],
            calls: ["view.began 1", "ended", "view.ended 1"]),
        Row(
            name: "a tap that delays the beginning", gesture: .delayingTap, touches: [.down, .up], calls: ["ended"]),
        Row(
            name: "a delayed beginning comes with the failure", gesture: .delayingTap,
            touches: [.down, .move(60), .up],
            calls: ["view.began 1", "view.moved 1", "view.ended 1"]),
        Row(
            name: "the end of a first tap waits for the second", gesture: .doubleTap,
            touches: [.down, .up, .wait(0.1), .down, .up],
            calls: ["view.began 1", "view.began 1", "ended", "view.cancelled 2"]),
        Row(
            name: "no second tap", gesture: .doubleTap, touches: [.down, .up, .wait(0.36)],
            calls: ["view.began 1", "view.ended 1"]),
        Row(
            name: "a pan begins after ten points", gesture: .pan, touches: [.down, .move(6), .move(6), .move(3), .up],
            calls: ["view.began 1", "view.moved 1", "began", "view.cancelled 1", "changed", "ended"]),
        Row(
            name: "a pan that is too short", gesture: .pan, touches: [.down, .move(6), .up],
            calls: ["view.began 1", "view.moved 1", "view.ended 1"]),
        Row(
            name: "a pan that is taken away", gesture: .pan, touches: [.down, .move(12), .cancel],
            calls: ["view.began 1", "began", "view.cancelled 1", "cancelled"]),
        Row(
            name: "a press begins by itself", gesture: .press, touches: [.down, .wait(0.6), .move(30), .up],
            calls: ["view.began 1", "began", "view.cancelled 1", "changed", "ended"]),
        Row(
            name: "a press that moves too early", gesture: .press, touches: [.down, .move(12), .wait(0.6), .up],
            calls: ["view.began 1", "view.moved 1", "view.ended 1"]),
        Row(
            name: "a swipe is recognized on the way", gesture: .swipe, touches: [.down, .move(30), .move(30), .up],
            calls: ["view.began 1", "view.moved 1", "ended", "view.cancelled 1"]),
        Row(
            name: "a swipe that is too slow", gesture: .swipe, touches: [.down, .wait(0.6), .move(60), .up],
            calls: ["view.began 1", "view.moved 1", "view.ended 1"]),
    ]

    @Test("Views and gesture recognizers are called in the documented order", arguments: table)
    func order(row: Row) {
        WindowStage.run { stage in
            let log = RecordingView.Log()
            let view = stage.add(RecordingView("view", log), CGRect(x: 0, y: 0, width: 200, height: 200))
            let recognizer = makeRecognizer(row.gesture)
            recognizer.addHandler { log.add("\($0.state)") }
            view.addGestureRecognizer(recognizer)
            log.lines = []
            var x: CGFloat = 20
            for touch in row.touches {
                switch touch {
                case .down: stage.touch(.began, x, 50)
                case .move(let distance):
                    x += distance
                    stage.touch(.moved, x, 50)
                case .up: stage.touch(.ended, x, 50)
                case .cancel: stage.touch(.cancelled, x, 50)
                case .wait(let seconds): stage.clock.advance(by: seconds)
                }
            }
            #expect(log.lines == row.calls)
        }
    }

    private func makeRecognizer(_ gesture: Gesture) -> UIGestureRecognizer {
        switch gesture {
        case .tap: return UITapGestureRecognizer()
        case .patientTap:
            let tap = UITapGestureRecognizer()
            tap.cancelsTouchesInView = false
            return tap
        case .delayingTap:
            let tap = UITapGestureRecognizer()
            tap.delaysTouchesBegan = true
            return tap
        case .doubleTap:
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = 2
            return tap
        case .pan: return UIPanGestureRecognizer()
        case .press: return UILongPressGestureRecognizer()
        case .swipe: return UISwipeGestureRecognizer()
        }
    }

    @Test("A tap and a double tap without a failure requirement are both recognized")
    func unrelatedTaps() {
        WindowStage.run { stage in
            let (one, two) = (Counter(), Counter())
            _ = one.attach(UITapGestureRecognizer(), to: stage.window)
            two.attach(UITapGestureRecognizer(), to: stage.window).numberOfTapsRequired = 2
            stage.tap(10, 10)
            #expect(one.count == 1)
            #expect(two.count == 0)
            stage.tap(10, 10)
            #expect(one.count == 2)
            #expect(two.count == 1)
        }
    }

    @Test("A gesture recognizer that its delegate disables in gestureRecognizerShouldBegin does not begin")
    func switchedOffWhileBeginning() {
        final class Delegate: UIGestureRecognizerDelegate {
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                gestureRecognizer.isEnabled = false
                return true
            }
        }
        WindowStage.run { stage in
            let (counter, delegate) = (Counter(), Delegate())
            let pan = counter.attach(UIPanGestureRecognizer(), to: stage.window)
            pan.delegate = delegate
            stage.touch(.began, 10, 10)
            stage.touch(.moved, 40, 10)
            stage.touch(.ended, 40, 10)
            #expect(counter.states.isEmpty)
            #expect(pan.state == .possible)
        }
    }

    @Test("Gesture recognizers that require each other to fail all fail after the touches end")
    func cycle() {
        WindowStage.run { stage in
            let (one, two) = (Counter(), Counter())
            let first = one.attach(UITapGestureRecognizer(), to: stage.window)
            let second = two.attach(UITapGestureRecognizer(), to: stage.window)
            first.require(toFail: second)
            second.require(toFail: first)
            stage.tap(10, 10)
            stage.clock.advance(by: 3)
            #expect(one.count == 0)
            #expect(two.count == 0)
            #expect(first.state == .possible)
            #expect(second.state == .possible)
            #expect(stage.window.touchDispatcher.isIdle)
        }
    }
}
