import Testing

import OpenUIKitCore
import UIKitTestSupport

/// Counts the actions of recognizers and records their states.
@MainActor final class Counter {
    var states: [UIGestureRecognizer.State] = []
    var count: Int { states.count }

    func note(_ recognizer: UIGestureRecognizer) { states.append(recognizer.state) }

    func attach<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, to view: UIView) -> Recognizer {
        recognizer.addTarget(self, action: Counter.note)
        view.addGestureRecognizer(recognizer)
        return recognizer
    }
}

@Suite @MainActor struct TapTests {
    @Test("A tap is recognized when the finger lifts, and the recognizer resets to possible")
    func single() {
        WindowStage.run { stage in
            let counter = Counter()
            let tap = counter.attach(UITapGestureRecognizer(), to: stage.window)
            stage.touch(.began, 10, 10)
            #expect(counter.count == 0)
            #expect(tap.state == .possible)
            stage.touch(.ended, 12, 10)
            #expect(counter.states == [.ended])
            #expect(tap.state == .possible)
            #expect(tap.location(in: nil) == CGPoint(x: 12, y: 10))
            stage.tap(20, 20)
            #expect(counter.count == 2)
        }
    }

    @Test("A touch that moves 45 points or lasts longer than 0.75 s is not a tap")
    func limits() {
        WindowStage.run { stage in
            let counter = Counter()
            _ = counter.attach(UITapGestureRecognizer(), to: stage.window)
            stage.touch(.began, 10, 10)
            stage.touch(.moved, 56, 10)
            stage.touch(.ended, 10, 10)
            stage.touch(.began, 10, 10)
            stage.clock.advance(by: 0.76)
            stage.touch(.ended, 10, 10)
            #expect(counter.count == 0)
            stage.tap(10, 10)
            #expect(counter.count == 1)
        }
    }

    @Test("A double tap requires two taps within 0.35 s")
    func double() {
        WindowStage.run { stage in
            let counter = Counter()
            let tap = counter.attach(UITapGestureRecognizer(), to: stage.window)
            tap.numberOfTapsRequired = 2
            stage.tap(10, 10)
            stage.clock.advance(by: 0.36)
            stage.tap(10, 10)
            #expect(counter.count == 0)
            stage.clock.advance(by: 0.3)
            stage.tap(12, 10)
            #expect(counter.count == 1)
        }
    }

    @Test("A single tap that requires a double tap to fail is recognized only after that failure")
    func requireToFail() {
        WindowStage.run { stage in
            let (one, two) = (Counter(), Counter())
            let single = one.attach(UITapGestureRecognizer(), to: stage.window)
            let double = two.attach(UITapGestureRecognizer(), to: stage.window)
            double.numberOfTapsRequired = 2
            single.require(toFail: double)
            stage.tap(10, 10)
            #expect(one.count == 0)
            stage.clock.advance(by: 0.4)
            #expect(one.count == 1)
            #expect(two.count == 0)
            stage.tap(10, 10)
            stage.clock.advance(by: 0.1)
            stage.tap(10, 10)
            stage.clock.advance(by: 1)
            #expect(one.count == 1)
            #expect(two.count == 1)
        }
    }

    @Test("Two fingers are recognized as a two-finger tap and not as a one-finger tap")
    func twoFingers() {
        WindowStage.run { stage in
            let (one, two) = (Counter(), Counter())
            _ = one.attach(UITapGestureRecognizer(), to: stage.window)
            two.attach(UITapGestureRecognizer(), to: stage.window).numberOfTouchesRequired = 2
            stage.touch(.began, 10, 10, finger: 1)
            stage.touch(.began, 50, 10, finger: 2)
            stage.touch(.ended, 10, 10, finger: 1)
            stage.touch(.ended, 50, 10, finger: 2)
            #expect(one.count == 0)
            #expect(two.count == 1)
        }
    }

    @Test("The tap recognizer of the inner view takes precedence over that of the outer view")
    func innerWins() {
        WindowStage.run { stage in
            let (outer, inner) = (Counter(), Counter())
            let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 50, height: 50))
            _ = outer.attach(UITapGestureRecognizer(), to: stage.window)
            _ = inner.attach(UITapGestureRecognizer(), to: view)
            stage.tap(10, 10)
            stage.tap(100, 100)
            #expect(inner.count == 1)
            #expect(outer.count == 1)
        }
    }

    @Test("Two recognizers recognize simultaneously if one delegate allows it")
    func simultaneous() {
        final class Allow: UIGestureRecognizerDelegate {
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool { true }
        }
        WindowStage.run { stage in
            let (first, second, allow) = (Counter(), Counter(), Allow())
            _ = first.attach(UITapGestureRecognizer(), to: stage.window)
            second.attach(UITapGestureRecognizer(), to: stage.window).delegate = allow
            stage.tap(10, 10)
            #expect(first.count == 1)
            #expect(second.count == 1)
        }
    }

    @Test("A delegate can prevent a recognizer from receiving touches and from beginning")
    func delegateRefuses() {
        final class Refuse: UIGestureRecognizerDelegate {
            var begins = false
            var receives = true
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
            func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives }
        }
        WindowStage.run { stage in
            let (counter, refuse) = (Counter(), Refuse())
            counter.attach(UITapGestureRecognizer(), to: stage.window).delegate = refuse
            stage.tap(10, 10)
            refuse.begins = true
            refuse.receives = false
            stage.tap(10, 10)
            #expect(counter.count == 0)
            refuse.receives = true
            stage.tap(10, 10)
            #expect(counter.count == 1)
        }
    }

    @Test("Recognizers hold targets weakly and call methods with or without the recognizer, and closures")
    func targets() {
        @MainActor final class Target {
            var plain = 0
            var received: UIGestureRecognizer?
            func fire() { plain += 1 }
            func note(with tap: UITapGestureRecognizer) { received = tap }
        }
        WindowStage.run { stage in
            var closures = 0
            var target: Target? = Target()
            weak let weakTarget = target
            let tap = UITapGestureRecognizer(target: target, action: Target.fire)
            if let target { tap.addTarget(target, action: Target.note(with:)) }
            tap.addHandler { _ in closures += 1 }
            stage.window.addGestureRecognizer(tap)
            stage.tap(10, 10)
            #expect(target?.plain == 1)
            #expect(target?.received === tap)
            #expect(closures == 1)
            target?.received = nil
            target = nil
            #expect(weakTarget == nil)
            stage.tap(10, 10)
            #expect(closures == 2)
            tap.removeTarget(nil, action: nil)
            stage.tap(10, 10)
            #expect(closures == 2)
            #expect(UITapGestureRecognizer(target: nil, action: nil).state == .possible)
        }
    }

    @Test("A disabled recognizer receives no touches")
    func disabled() {
        WindowStage.run { stage in
            let counter = Counter()
            let tap = counter.attach(UITapGestureRecognizer(), to: stage.window)
            tap.isEnabled = false
            stage.tap(10, 10)
            tap.isEnabled = true
            stage.touch(.began, 10, 10)
            tap.isEnabled = false
            tap.isEnabled = true
            stage.touch(.ended, 10, 10)
            #expect(counter.count == 0)
        }
    }
}
