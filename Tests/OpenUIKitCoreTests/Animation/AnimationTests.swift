import OpenQuartzCore
import TestSupport
import Testing

import OpenUIKitCore
import UIKitTestSupport

@Suite @MainActor struct AnimationTests {
    private func shown(_ view: UIView) -> CALayer { view.layer.presentation() ?? view.layer }

    @Test("An animation sets the model at once, animates the presentation and calls its completion once at the end")
    func basics() {
        WindowStage.run { stage in
            let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
            var ends: [Bool] = []
            stage.frame()
            UIView.animate(
                withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 105 },
                completion: { ends.append($0) })
            #expect(view.center.x == 105)
            #expect(shown(view).position.x == 5)
            stage.frame()
            stage.clock.advance(by: 0.5)
            stage.frame()
            expectNear(shown(view).position.x, 55, within: 1e-6)
            #expect(ends.isEmpty)
            stage.clock.advance(by: 0.6)
            stage.frame()
            stage.frame()
            #expect(shown(view).position.x == 105)
            #expect(ends == [true])
            #expect(view.layer.animationKeys() == nil)
        }
    }

    @Test("Changes outside of animation blocks, with animations disabled or in performWithoutAnimation are immediate")
    func immediate() {
        WindowStage.run { stage in
            let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
            stage.frame()
            view.alpha = 0.5
            UIView.animate(withDuration: 1) {
                UIView.performWithoutAnimation { view.center.x = 50 }
            }
            UIView.setAnimationsEnabled(false)
            #expect(!UIView.areAnimationsEnabled)
            UIView.animate(withDuration: 1) { view.bounds.size.width = 20 }
            UIView.setAnimationsEnabled(true)
            #expect(view.layer.animationKeys() == nil)
        }
    }

    @Test("A completion is called once with true for no change, duration 0 or disabled animations")
    func emptyBlocks() {
        WindowStage.run { stage in
            let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
            stage.frame()
            var ends: [String] = []
            UIView.animate(withDuration: 1, animations: {}, completion: { ends.append("empty \($0)") })
            UIView.animate(
                withDuration: 1, animations: { view.center = view.center }, completion: { ends.append("same \($0)") })
            UIView.animate(
                withDuration: 0, animations: { view.alpha = 0.5 }, completion: { ends.append("zero \($0)") })
            UIView.performWithoutAnimation {
                UIView.animate(
                    withDuration: 1, animations: { view.alpha = 0.2 }, completion: { ends.append("off \($0)") })
            }
            #expect(ends.isEmpty)
            stage.frame()
            #expect(ends == ["empty true", "same true", "zero true", "off true"])
            stage.advance(by: 2)
            #expect(ends.count == 4)
        }
    }

    @Test("A second position animation starts at the presented position, and both finish with true")
    func additive() {
        WindowStage.run { stage in
            let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
            var ends: [Bool] = []
            stage.frame()
            UIView.animate(
                withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 105 },
                completion: { ends.append($0) })
            stage.frame()
            stage.clock.advance(by: 0.5)
            stage.frame()
            let before = shown(view).position.x
            UIView.animate(
                withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 5 },
                completion: { ends.append($0) })
            expectNear(shown(view).position.x, before, within: 1e-6)
            #expect(view.layer.animationKeys() == ["position", "position-2"])
            stage.advance(by: 1.2)
            #expect(shown(view).position.x == 5)
            #expect(ends == [true, true])
        }
    }

    @Test("A new opacity animation starts at the presented value and finishes the interrupted one with false")
    func replacing() {
        WindowStage.run { stage in
            let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
            view.backgroundColor = .black
            var ends: [Bool] = []
            stage.frame()
            UIView.animate(
                withDuration: 1, delay: 0, options: .curveLinear,
                animations: {
                    view.alpha = 0
                    view.backgroundColor = .white
                    view.transform = CGAffineTransform(translationX: 100, y: 0)
                }, completion: { ends.append($0) })
            stage.frame()
            stage.clock.advance(by: 0.5)
            stage.frame()
            expectNear(shown(view).opacity, 0.5, within: 1e-5)
            expectNear(shown(view).backgroundColor?.components?[0] ?? 0, 0.5, within: 1e-5)
            expectNear(shown(view).transform.m41, 50, within: 1e-6)
            UIView.animate(withDuration: 1, animations: { view.alpha = 1 }, completion: { ends.append($0) })
            expectNear(shown(view).opacity, 0.5, within: 1e-5)
            stage.advance(by: 1.1)
            #expect(ends == [false, true])
            #expect(shown(view).opacity == 1)
        }
    }

    @Test("An animation of the frame animates position and size and moves the content with them")
    func frames() {
        WindowStage.run { stage in
            let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
            stage.frame()
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.frame = CGRect(x: 100, y: 0, width: 30, height: 10)
                view.bounds.origin = CGPoint(x: 0, y: 8)
            }
            stage.frame()
            stage.clock.advance(by: 0.5)
            stage.frame()
            expectNear(shown(view).bounds.width, 20, within: 1e-6)
            expectNear(shown(view).bounds.minY, 4, within: 1e-6)
            expectNear(shown(view).frame.minX, 50, within: 1e-6)
        }
    }

    @Test("A delayed animation shows the initial appearance until it starts")
    func delay() {
        WindowStage.run { stage in
            let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
            stage.frame()
            UIView.animate(withDuration: 1, delay: 1, options: .curveLinear) {
                view.alpha = 0
                view.center.x = 105
            }
            stage.frame()
            stage.clock.advance(by: 0.9)
            stage.frame()
            #expect(shown(view).opacity == 1)
            #expect(shown(view).position.x == 5)
            stage.clock.advance(by: 0.6)
            stage.frame()
            expectNear(shown(view).opacity, 0.5, within: 1e-5)
            expectNear(shown(view).position.x, 55, within: 1e-5)
            stage.advance(by: 1)
        }
    }

    @Test("A nested animation block inherits the outer duration unless it overrides it")
    func nested() {
        WindowStage.run { stage in
            let (a, b) = (UIView(), UIView())
            stage.window.addSubview(a)
            stage.window.addSubview(b)
            stage.frame()
            UIView.animate(withDuration: 2) {
                #expect(UIView.inheritedAnimationDuration == 2)
                UIView.animate(withDuration: 0.5) { a.alpha = 0 }
                UIView.animate(withDuration: 0.5, delay: 0, options: .overrideInheritedDuration) { b.alpha = 0 }
            }
            #expect(a.layer.animation(forKey: "opacity")?.duration == 2)
            #expect(b.layer.animation(forKey: "opacity")?.duration == 0.5)
            #expect(UIView.inheritedAnimationDuration == 0)
            stage.advance(by: 2.1)
        }
    }

    @Test("A spring animation settles within its duration and overshoots only with a damping ratio below 1")
    func springs() throws {
        for (damping, velocity) in [(1.0, 0.0), (0.5, 0), (0.5, 4), (0.2, 0), (1, 3)] as [(CGFloat, CGFloat)] {
            try WindowStage.run { stage in
                let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
                stage.frame()
                UIView.animate(
                    withDuration: 1, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: velocity,
                    options: []
                ) { view.center.x = 105 }
                let spring = try #require(view.layer.animation(forKey: "position") as? CASpringAnimation)
                #expect(spring.duration == 1, "\(damping) \(velocity)")
                expectNear(spring.settlingDuration, 1, within: 0.05, "\(damping) \(velocity)")
                stage.frame()
                var furthest: CGFloat = 0
                for _ in 0..<60 {
                    stage.clock.advance(by: 1.0 / 60)
                    stage.frame()
                    furthest = max(furthest, shown(view).position.x)
                }
                #expect((furthest > 105.2) == (damping < 1), "\(damping) \(velocity): \(furthest)")
                stage.advance(by: 0.1)
                #expect(shown(view).position.x == 105)
            }
        }
    }

    @Test("The animation curve 7 << 16 is the system's spring")
    func systemSpring() throws {
        try WindowStage.run { stage in
            let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
            stage.frame()
            UIView.animate(withDuration: 0.5, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16)) {
                view.center.x = 50
            }
            let spring = try #require(view.layer.animation(forKey: "position") as? CASpringAnimation)
            #expect(spring.mass == 3)
            #expect(spring.stiffness == 1000)
            #expect(spring.damping == 500)
        }
    }

    @Test("A view receives touches during its animation only with allowUserInteraction")
    func interaction() {
        WindowStage.run { stage in
            let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 50, height: 50))
            stage.frame()
            UIView.animate(withDuration: 1) { view.alpha = 0.5 }
            #expect(stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === stage.window)
            stage.advance(by: 1.1)
            #expect(stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
            UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { view.alpha = 1 }
            #expect(stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
            stage.advance(by: 1.1)
        }
    }

    @Test("An animation of a view without a window completes once, at the end of the run loop turn")
    func noWindow() {
        WindowStage.run { stage in
            let view = UIView()
            var ends: [Bool] = []
            UIView.animate(withDuration: 5, animations: { view.alpha = 0 }, completion: { ends.append($0) })
            CATransaction.flush()
            CATransaction.flush()
            #expect(ends == [true])
        }
    }

    @Test("Removing a view during its animation calls the completion once")
    func removal() {
        WindowStage.run { stage in
            let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
            var ends = 0
            stage.frame()
            UIView.animate(withDuration: 1, animations: { view.center.x = 50 }, completion: { _ in ends += 1 })
            stage.advance(by: 0.3)
            view.removeFromSuperview()
            stage.advance(by: 2)
            #expect(ends == 1)
        }
    }

    @Test("A repeating animation, with or without autoreverse, runs until it is removed")
    func repeats() {
        WindowStage.run { stage in
            let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
            var ends: [Bool] = []
            stage.frame()
            UIView.animate(
                withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear],
                animations: { view.center.x = 105 }, completion: { ends.append($0) })
            stage.frame()
            stage.clock.advance(by: 7.25)
            stage.frame()
            expectNear(shown(view).position.x, 80, within: 1e-3)
            #expect(ends.isEmpty)
            view.layer.removeAllAnimations()
            stage.frame()
            #expect(ends == [false])
        }
    }

    @Test("A cross dissolve fades from the old snapshot to the new content")
    func crossDissolve() {
        WindowStage.run(CGSize(width: 10, height: 10)) { stage in
            let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
            view.backgroundColor = .white
            stage.frame()
            var ends: [Bool] = []
            UIView.transition(
                with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
                animations: { view.backgroundColor = .black }, completion: { ends.append($0) })
            #expect(stage.pixel(5, 5)?.red == 255)
            stage.clock.advance(by: 0.5)
            let half = Int(stage.pixel(5, 5)?.red ?? 0)
            expectNear(half, 128, within: 2)
            stage.clock.advance(by: 0.6)
            stage.frame()
            #expect(stage.pixel(5, 5)?.red == 0)
            #expect(ends == [true])
            #expect(view.layer.sublayers == nil)
            #expect(view.subviews.isEmpty)
        }
    }

    @Test("A property animator runs when started, stops at its current position and reports its final position")
    func propertyAnimator() {
        WindowStage.run { stage in
            let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
            var ends: [UIViewAnimatingPosition] = []
            stage.frame()
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 105 }
            animator.addCompletion { ends.append($0) }
            #expect(animator.state == .inactive)
            #expect(view.center.x == 5)
            animator.startAnimation()
            #expect(animator.isRunning)
            #expect(view.center.x == 105)
            stage.frame()
            stage.clock.advance(by: 0.5)
            stage.frame()
            animator.stopAnimation(false)
            #expect(animator.state == .stopped)
            expectNear(view.center.x, 55, within: 1e-6)
            #expect(ends.isEmpty)
            animator.finishAnimation(at: .start)
            stage.frame()
            #expect(view.center.x == 5)
            #expect(ends == [.start])
            #expect(animator.state == .inactive)
        }
    }

    @Test("A property animator that runs to its end calls its completion once")
    func animatorEnds() {
        WindowStage.run { stage in
            let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
            var ends: [UIViewAnimatingPosition] = []
            stage.frame()
            let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.8) { view.alpha = 0 }
            animator.addCompletion { ends.append($0) }
            animator.startAnimation()
            stage.advance(by: 0.2)
            animator.addAnimations { view.center.x = 50 }
            stage.advance(by: 1)
            #expect(ends == [.end])
            #expect(animator.state == .inactive)
        }
    }
}
