import Fuzzing
import OpenQuartzCore
import TestSupport
import Testing

import OpenUIKitCore
import UIKitTestSupport

@Suite("Property animators") @MainActor struct PropertyAnimatorTests {
    private func x(_ view: UIView) -> Double { Double((view.layer.presentation() ?? view.layer).position.x) }

    /// Runs a test with an animator that moves a view from 5 to 105, by default in one second.
    private func run(
        curve: UIView.AnimationCurve = .linear, parameters: (any UITimingCurveProvider)? = nil,
        duration: TimeInterval = 1, _ body: (WindowStage, UIView, UIViewPropertyAnimator, Ends) throws -> Void
    ) rethrows {
        try WindowStage.run { stage in
            let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
            stage.frame()
            let animator = UIViewPropertyAnimator(
                duration: duration, timingParameters: parameters ?? UICubicTimingParameters(animationCurve: curve))
            animator.addAnimations { view.center.x = 105 }
            let ends = Ends()
            animator.addCompletion { ends.positions.append($0) }
            try body(stage, view, animator, ends)
            if animator.state == .active { animator.stopAnimation(true) }
            if animator.state == .stopped { animator.finishAnimation(at: .current) }
        }
    }

    private final class Ends {
        var positions: [UIViewAnimatingPosition] = []
    }

    private func pass(_ seconds: Double, _ stage: WindowStage) {
        stage.clock.advance(by: seconds)
        stage.frame()
    }

    @Test("A paused animator holds its position, and restarting it runs for the remaining time")
    func pausing() {
        run { stage, view, animator, ends in
            animator.startAnimation()
            stage.frame()
            pass(0.25, stage)
            animator.pauseAnimation()
            #expect(animator.state == .active)
            #expect(!animator.isRunning)
            #expect(animator.fractionComplete == 0.25)
            pass(7, stage)
            #expect(x(view) == 30)
            #expect(!stage.window.layerTree.needsAnotherFrame)
            animator.startAnimation()
            #expect(animator.isRunning)
            #expect(x(view) == 30)
            pass(0.5, stage)
            expectNear(x(view), 80, within: 1e-9)
            #expect(ends.positions.isEmpty)
            pass(0.25, stage)
            #expect(x(view) == 105)
            #expect(ends.positions == [.end])
            #expect(animator.state == .inactive)
            #expect(view.layer.animationKeys() == nil)
            pass(2, stage)
            #expect(ends.positions.count == 1)
        }
    }

    @Test("Pausing an inactive animator applies its changes and leaves it active at the start")
    func startsPaused() {
        run { stage, view, animator, _ in
            #expect(view.center.x == 5)
            #expect(animator.fractionComplete == 0)
            animator.pauseAnimation()
            #expect(view.center.x == 105)
            #expect(x(view) == 5)
            #expect(animator.state == .active)
            #expect(!animator.isRunning)
            animator.fractionComplete = 0.5
            #expect(x(view) == 55)
            pass(1, stage)
            #expect(x(view) == 55)
            #expect(animator.fractionComplete == 0.5)
            animator.fractionComplete = 0.125
            stage.frame()
            #expect(view.layer.presented.position.x == 17.5)
        }
    }

    @Test(
        "Scrubbing follows the fraction linearly, or the timing curve if scrubsLinearly is false",
        arguments: [true, false])
    func scrubbing(isLinear: Bool) {
        run(curve: .easeIn) { stage, view, animator, _ in
            animator.scrubsLinearly = isLinear
            for step in 0...16 {
                let fraction = CGFloat(step) / 16
                animator.fractionComplete = fraction
                stage.frame()
                let part = (x(view) - 5) / 100
                let expected = isLinear ? Double(fraction) : CAMediaTimingFunction(name: .easeIn).progress(at: fraction)
                expectNear(part, expected, within: 1e-12, "\(step)")
                expectNear(animator.fractionComplete, fraction, within: 1e-12)
            }
            animator.fractionComplete = 7
            #expect(animator.fractionComplete == 1)
            #expect(x(view) == 105)
            animator.fractionComplete = .nan
            #expect(animator.fractionComplete == 1)
        }
    }

    @Test("Pausing and continuing an animator do not change the presented position abruptly for any timing curve")
    func noJumps() {
        let paces: [any UITimingCurveProvider] = [
            UICubicTimingParameters(animationCurve: .easeInOut), UICubicTimingParameters(animationCurve: .easeOut),
            UISpringTimingParameters(dampingRatio: 0.4), UISpringTimingParameters(),
            UISpringTimingParameters(dampingRatio: 0.6, initialVelocity: CGVector(dx: 3, dy: 3)),
        ]
        for parameters in paces {
            run(parameters: parameters) { stage, view, animator, ends in
                animator.startAnimation()
                stage.frame()
                pass(0.1, stage)
                let before = x(view)
                animator.pauseAnimation()
                expectNear(x(view), before, within: 1e-9)
                pass(0.5, stage)
                expectNear(x(view), before, within: 1e-9)
                animator.startAnimation()
                pass(1e-4, stage)
                expectNear(x(view), before, within: 0.5)
                pass(3, stage)
                #expect(ends.positions == [.end])
            }
        }
    }

    @Test("A reversed animator returns to the start, restores the initial values and reports the start position")
    func reversing() {
        run { stage, view, animator, ends in
            animator.startAnimation()
            stage.frame()
            pass(0.75, stage)
            animator.isReversed = true
            #expect(x(view) == 80)
            #expect(animator.fractionComplete == 0.25)
            #expect(animator.isRunning)
            pass(0.25, stage)
            expectNear(x(view), 55, within: 1e-9)
            expectNear(animator.fractionComplete, 0.5, within: 1e-12)
            pass(0.5, stage)
            #expect(view.center.x == 5)
            #expect(x(view) == 5)
            #expect(ends.positions == [.start])
            #expect(view.layer.animationKeys() == nil)
        }
    }

    @Test("After a paused animator is reversed, fractionComplete counts in the new direction")
    func scrubbingBackwards() {
        run { stage, view, animator, ends in
            animator.fractionComplete = 0.3
            animator.isReversed = true
            expectNear(animator.fractionComplete, 0.7, within: 1e-12)
            expectNear(x(view), 35, within: 1e-9)
            animator.fractionComplete = 0.9
            expectNear(x(view), 15, within: 1e-9)
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
            pass(0.05, stage)
            expectNear(x(view), 10, within: 1e-9)
            animator.isReversed = false
            pass(0.95, stage)
            #expect(ends.positions == [.end])
            #expect(x(view) == 105)
        }
    }

    @Test("An animator without duration that starts reversed restores the initial values")
    func reversedWithoutDuration() {
        run(duration: 0) { stage, view, animator, ends in
            animator.isReversed = true
            animator.startAnimation()
            stage.frame()
            pass(0.1, stage)
            #expect(ends.positions == [.start])
            #expect(view.center.x == 5)
            #expect(view.layer.animationKeys() == nil)
        }
    }

    @Test(
        "An animator without duration can be scrubbed, reversed and continued", arguments: [false, true])
    func scrubbedWithoutDuration(isSpring: Bool) {
        let spring = isSpring ? UISpringTimingParameters(dampingRatio: 0.5) : nil
        run(parameters: spring, duration: 0) { stage, view, animator, ends in
            animator.fractionComplete = 0.25
            expectNear(x(view), 30, within: 1e-6)
            animator.isReversed = true
            expectNear(animator.fractionComplete, 0.75, within: 1e-6)
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
            stage.frame()
            pass(0.1, stage)
            #expect(ends.positions == [.start])
            #expect(view.center.x == 5)
        }
    }

    @Test("An animator without duration makes its changes when its delay has passed")
    func delayedWithoutDuration() {
        run(duration: 0) { stage, view, animator, ends in
            animator.startAnimation(afterDelay: 0.5)
            stage.frame()
            pass(0.25, stage)
            #expect(x(view) == 5)
            #expect(ends.positions.isEmpty)
            pass(0.5, stage)
            #expect(x(view) == 105)
            #expect(ends.positions == [.end])
        }
    }

    @Test("An animator without duration and delay makes its changes immediately")
    func immediateChanges() {
        run(duration: 0) { stage, view, animator, ends in
            animator.startAnimation()
            #expect(view.center.x == 105)
            #expect(view.layer.animationKeys() == nil)
            stage.frame()
            pass(0.1, stage)
            #expect(ends.positions == [.end])
            #expect(animator.state == .inactive)
        }
    }

    @Test("The duration factor of continueAnimation scales the remaining duration")
    func durationFactor() {
        run { stage, view, animator, ends in
            animator.fractionComplete = 0.5
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 2)
            stage.frame()
            pass(1, stage)
            expectNear(x(view), 80, within: 1e-9)
            pass(0.99, stage)
            #expect(ends.positions.isEmpty)
            pass(0.02, stage)
            #expect(ends.positions == [.end])
        }
    }

    @Test("Continuing with a different timing curve keeps the velocity from before the pause")
    func keepsVelocity() {
        let paces: [any UITimingCurveProvider] = [
            UISpringTimingParameters(dampingRatio: 1),
            UISpringTimingParameters(
                mass: 1, stiffness: 200, damping: 20,
                initialVelocity: .zero), UICubicTimingParameters(animationCurve: .easeInOut),
            UICubicTimingParameters(controlPoint1: CGPoint(x: 0.2, y: 0.9), controlPoint2: CGPoint(x: 0.4, y: 1)),
        ]
        for parameters in paces {
            run { stage, view, animator, ends in
                animator.startAnimation()
                stage.frame()
                pass(0.5, stage)
                animator.pauseAnimation()
                pass(1, stage)
                animator.continueAnimation(withTimingParameters: parameters, durationFactor: 0.75)
                expectNear(x(view), 55, within: 1e-9)
                pass(1e-6, stage)
                // The velocity was 100 points per second before the pause.
                expectNear((x(view) - 55) / 1e-6, 100, within: 0.02)
                pass(3, stage)
                #expect(ends.positions == [.end])
                #expect(x(view) == 105)
            }
        }
    }

    @Test("A scrubbed animator continues from rest")
    func forgetsVelocity() {
        run { stage, view, animator, _ in
            animator.startAnimation()
            stage.frame()
            pass(0.25, stage)
            animator.fractionComplete = 0.5
            animator.continueAnimation(
                withTimingParameters: UISpringTimingParameters(dampingRatio: 1), durationFactor: 0.5)
            pass(1e-6, stage)
            expectNear(x(view), 55, within: 1e-6)
        }
    }

    @Test("A spring animator uses its initial velocity, separately for each axis")
    func vectorVelocity() {
        WindowStage.run { stage in
            let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
            stage.frame()
            let spring = UISpringTimingParameters(
                mass: 1, stiffness: 100, damping: 20, initialVelocity: CGVector(dx: 4, dy: -2))
            let animator = UIViewPropertyAnimator(duration: 9, timingParameters: spring)
            animator.addAnimations { view.center = CGPoint(x: 105, y: 55) }
            #expect(animator.duration < 2)
            animator.startAnimation()
            stage.frame()
            pass(0.1, stage)
            // Critically damped: 1 - (1 + (ω - v) t) exp(-ω t), with ω t = 1.
            let shown = view.layer.presentation()?.position ?? .zero
            let (horizontal, vertical) = (1 - 1.6 * exp(-1.0), 1 - 2.2 * exp(-1.0))
            expectNear(shown.x, 5 + 100 * horizontal, within: 1e-9)
            expectNear(shown.y, 5 + 50 * vertical, within: 1e-9)
            animator.stopAnimation(true)
        }
    }

    @Test("With pausesOnCompletion an animator pauses at the end, can be reversed and calls no completion")
    func pausesOnCompletion() {
        run { stage, view, animator, ends in
            animator.pausesOnCompletion = true
            animator.startAnimation()
            stage.frame()
            pass(1.5, stage)
            #expect(animator.state == .active)
            #expect(!animator.isRunning)
            #expect(animator.fractionComplete == 1)
            #expect(x(view) == 105)
            #expect(ends.positions.isEmpty)
            animator.isReversed = true
            animator.startAnimation()
            pass(0.5, stage)
            expectNear(x(view), 55, within: 1e-9)
            pass(1, stage)
            #expect(animator.state == .active)
            #expect(ends.positions.isEmpty)
            #expect(x(view) == 5)
            animator.stopAnimation(false)
            animator.finishAnimation(at: .start)
            #expect(ends.positions == [.start])
            #expect(view.center.x == 5)
        }
    }

    @Test("stopAnimation keeps the presented values, and finishAnimation moves to the requested position")
    func stopping() {
        for (position, expected) in [(UIViewAnimatingPosition.start, 5.0), (.current, 30), (.end, 105)] {
            for pauses in [false, true] {
                run { stage, view, animator, ends in
                    animator.startAnimation()
                    stage.frame()
                    pass(0.25, stage)
                    if pauses { animator.pauseAnimation() }
                    animator.stopAnimation(false)
                    #expect(animator.state == .stopped)
                    #expect(view.center.x == 30)
                    #expect(view.layer.animationKeys() == nil)
                    stage.frame()
                    #expect(view.layer.presented.position.x == 30)
                    animator.finishAnimation(at: position)
                    #expect(Double(view.center.x) == expected)
                    #expect(ends.positions == [position])
                    pass(2, stage)
                    #expect(ends.positions.count == 1)
                    #expect(animator.state == .inactive)
                }
            }
        }
    }

    @Test("An animator that is stopped without finishing calls no completion")
    func stoppingWithoutFinishing() {
        run { stage, view, animator, ends in
            animator.startAnimation()
            stage.frame()
            pass(0.25, stage)
            animator.stopAnimation(true)
            #expect(animator.state == .inactive)
            #expect(view.center.x == 30)
            pass(2, stage)
            #expect(ends.positions.isEmpty)
            #expect(x(view) == 30)
        }
    }

    @Test("Animations with a delay factor start later and are scrubbed with the others")
    func delayFactor() {
        run { stage, view, animator, ends in
            let late = stage.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
            stage.frame()
            animator.addAnimations({ late.center.x = 105 }, delayFactor: 0.5)
            animator.startAnimation()
            stage.frame()
            pass(0.5, stage)
            #expect(x(view) == 55)
            #expect(x(late) == 5)
            pass(0.25, stage)
            expectNear(x(late), 55, within: 1e-9)
            animator.pauseAnimation()
            animator.fractionComplete = 0.6
            expectNear(x(view), 65, within: 1e-9)
            expectNear(x(late), 25, within: 1e-9)
            animator.fractionComplete = 0.25
            #expect(x(late) == 5)
            animator.addAnimations({ late.alpha = 0 }, delayFactor: 0.5)
            animator.fractionComplete = 0.625
            #expect(late.layer.presentation()?.opacity == 1)
            animator.fractionComplete = 1
            #expect(late.layer.presentation()?.opacity == 0)
            animator.startAnimation()
            stage.frame()
            #expect(ends.positions == [.end])
        }
    }

    @Test("Scrubbing an animator also scrubs nested animation blocks and keyframes")
    func nested() {
        WindowStage.run { stage in
            let (a, b) = (UIView(), UIView())
            for view in [a, b] { stage.add(view, CGRect(x: 0, y: 0, width: 10, height: 10)) }
            stage.frame()
            let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
                UIView.animate(withDuration: 0.1) { a.center.x = 105 }
                UIView.animateKeyframes(withDuration: 0, delay: 0) {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { b.center.x = 55 }
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { b.center.x = 5 }
                }
            }
            animator.fractionComplete = 0.75
            expectNear(x(a), 80, within: 1e-9)
            expectNear(x(b), 30, within: 1e-9)
            animator.isReversed = true
            animator.startAnimation()
            stage.frame()
            pass(0.5, stage)
            expectNear(x(a), 55, within: 1e-9)
            expectNear(x(b), 55, within: 1e-9)
            pass(1.1, stage)
            #expect(a.center.x == 5)
            #expect(b.center.x == 5)
            #expect(animator.state == .inactive)
        }
    }

    @Test("A delayed animator is active and stays at the start until the delay has passed")
    func delayed() {
        run { stage, view, animator, ends in
            animator.startAnimation(afterDelay: 1)
            stage.frame()
            pass(0.75, stage)
            #expect(x(view) == 5)
            #expect(animator.state == .active)
            #expect(animator.fractionComplete == 0)
            pass(0.75, stage)
            expectNear(x(view), 55, within: 1e-9)
            pass(0.5, stage)
            #expect(ends.positions == [.end])
        }
    }

    @Test("Animator calls for which UIKit throws an exception are reported and have no effect")
    func misuse() {
        run { stage, view, animator, ends in
            func rules(_ body: () -> Void) -> [String] { Diagnostics.record(body).map(\.rule) }
            #expect(rules { animator.finishAnimation(at: .end) } == ["animator.wrong-state"])
            #expect(
                rules { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
                    == ["animator.wrong-state"])
            animator.startAnimation()
            stage.frame()
            #expect(rules { animator.isInterruptible = false } == ["animator.changed-late"])
            #expect(rules { animator.pauseAnimation() } == ["animator.not-interruptible"])
            #expect(rules { animator.fractionComplete = 0.5 } == ["animator.not-interruptible"])
            #expect(rules { animator.isReversed = true } == ["animator.not-interruptible"])
            #expect(rules { animator.stopAnimation(true) } == ["animator.not-interruptible"])
            #expect(animator.isRunning)
            _ = rules { animator.isInterruptible = true }
            animator.stopAnimation(false)
            #expect(rules { animator.startAnimation() } == ["animator.wrong-state"])
            #expect(rules { animator.pauseAnimation() } == ["animator.wrong-state"])
            #expect(rules { animator.fractionComplete = 0.5 } == ["animator.wrong-state"])
            #expect(rules { animator.addAnimations {} } == ["animator.wrong-state"])
            #expect(rules { animator.isReversed = true } == ["animator.wrong-state"])
            #expect(animator.state == .stopped)
            #expect(ends.positions.isEmpty)
        }
    }

    @Test("Releasing a paused animator is reported and frees its view, whereas a running animator retains itself")
    func release() {
        WindowStage.run { stage in
            let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
            stage.frame()
            var ends = 0
            weak var running: UIViewPropertyAnimator?
            do {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
                animator.addCompletion { _ in ends += 1 }
                animator.startAnimation()
                running = animator
            }
            stage.frame()
            #expect(running != nil)
            stage.advance(by: 1.1)
            #expect(running == nil)
            #expect(ends == 1)
            weak var paused: UIViewPropertyAnimator?
            let named = Diagnostics.record {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 105 }
                animator.fractionComplete = 0.5
                paused = animator
            }
            #expect(paused == nil)
            #expect(named.map(\.rule) == ["animator.released"])
            stage.frame()
            #expect(x(view) == 105)
            #expect(view.layer.animationKeys() == nil)
        }
    }

    @Test("The default spring is critically damped and settles in half a second")
    func systemSpring() {
        let animator = UIViewPropertyAnimator(duration: 5, timingParameters: UISpringTimingParameters())
        expectNear(animator.duration, 0.5, within: 0.02)
        let bouncy = UISpringTimingParameters(duration: 0.4, bounce: 0.25, initialVelocity: .zero)
        #expect(UIViewPropertyAnimator(duration: 5, timingParameters: bouncy).duration < 1)
        let curve = UICubicTimingParameters(controlPoint1: CGPoint(x: 0.25, y: 0.5), controlPoint2: CGPoint(x: 1, y: 1))
        #expect(curve.controlPoint1 == CGPoint(x: 0.25, y: 0.5))
        #expect(curve.timingCurveType == .cubic)
        #expect(UICubicTimingParameters(animationCurve: .easeIn).animationCurve == .easeIn)
    }

    @Test("A composed timing curve applies its spring to the time of its cubic curve")
    func composed() {
        final class Composed: NSObject, UITimingCurveProvider {
            var timingCurveType: UITimingCurveType { .composed }
            var cubicTimingParameters: UICubicTimingParameters? { UICubicTimingParameters(animationCurve: .easeIn) }
            var springTimingParameters: UISpringTimingParameters? {
                UISpringTimingParameters(mass: 1, stiffness: 400, damping: 40, initialVelocity: .zero)
            }
        }
        run(parameters: Composed()) { stage, view, animator, _ in
            animator.startAnimation()
            stage.frame()
            pass(animator.duration / 2, stage)
            let time = CAMediaTimingFunction(name: .easeIn).progress(at: 0.5) * animator.duration
            let progress = 1 - (1 + 20 * time) * exp(-20 * time)
            expectNear(x(view), 5 + 100 * progress, within: 1e-9)
        }
    }

    @Test("Random commands always leave an animator that can finish and calls its completion at most once")
    func fuzz() {
        for seed in 1...60 {
            var random = SeededRandom(seed: UInt64(seed))
            run(curve: .easeInOut) { stage, view, animator, ends in
                _ = Diagnostics.record {
                    for _ in 0..<40 {
                        switch Int.random(in: 0..<10, using: &random) {
                        case 0: animator.startAnimation()
                        case 1: animator.pauseAnimation()
                        case 2: animator.fractionComplete = CGFloat.random(in: -0.2...1.2, using: &random)
                        case 3: animator.isReversed.toggle()
                        case 4:
                            animator.continueAnimation(
                                withTimingParameters: UISpringTimingParameters(dampingRatio: 0.7), durationFactor: 0.5)
                        case 5: animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
                        case 6:
                            let alpha = CGFloat.random(in: 0...1, using: &random)
                            animator.addAnimations({ view.alpha = alpha }, delayFactor: 0.2)
                        case 7: animator.pausesOnCompletion.toggle()
                        default: pass(Double.random(in: 0...0.3, using: &random), stage)
                        }
                        #expect(x(view).isFinite)
                        #expect(ends.positions.count <= 1)
                        if animator.state == .inactive, !ends.positions.isEmpty { break }
                    }
                    if animator.state == .active { animator.stopAnimation(false) }
                    if animator.state == .stopped { animator.finishAnimation(at: .end) }
                    pass(2, stage)
                }
                #expect(ends.positions.count <= 1, "seed \(seed)")
                #expect(animator.state == .inactive, "seed \(seed)")
                #expect(view.layer.animationKeys() == nil, "seed \(seed)")
            }
        }
    }
}
