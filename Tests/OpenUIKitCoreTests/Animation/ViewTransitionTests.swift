import OpenQuartzCore
import TestSupport
import Testing

import OpenUIKitCore
import UIKitTestSupport

@Suite("Keyframe animations and transitions of views") @MainActor struct ViewTransitionTests {
    private func shown(_ view: UIView) -> CALayer { view.layer.presentation() ?? view.layer }

    private func values(
        _ options: UIView.KeyframeAnimationOptions, _ frames: [(start: Double, length: Double, x: CGFloat)]
    ) -> [CGFloat] {
        var values: [CGFloat] = []
        WindowStage.run { stage in
            let view = stage.add(UIView(), CGRect(x: -5, y: 0, width: 10, height: 10))
            stage.frame()
            let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
            UIView.animateKeyframes(
                withDuration: 1, delay: 0, options: options.union(linear),
                animations: {
                    for frame in frames {
                        UIView.addKeyframe(withRelativeStartTime: frame.start, relativeDuration: frame.length) {
                            view.center.x = frame.x
                        }
                    }
                })
            stage.frame()
            for _ in 0..<8 {
                values.append(shown(view).position.x)
                stage.clock.advance(by: 0.125)
                stage.frame()
            }
            #expect(shown(view).position.x == frames.last?.x)
            #expect(view.layer.animationKeys() == nil)
        }
        return values
    }

    @Test("Keyframes animate one after the other and hold their values in between")
    func keyframes() {
        #expect(values([], [(0, 0.25, 40), (0.5, 0.5, 80)]) == [0, 20, 40, 40, 40, 50, 60, 70])
        #expect(
            values(.calculationModeDiscrete, [(0.25, 0.25, 40), (0.5, 0.5, 80)]) == [0, 0, 40, 40, 80, 80, 80, 80])
        #expect(values(.calculationModePaced, [(0, 0.9, 20), (0.9, 0.1, 80)]) == [0, 10, 20, 30, 40, 50, 60, 70])
    }

    @Test("A keyframe animation without a curve option eases in and out as a whole")
    func keyframeTiming() {
        WindowStage.run { stage in
            let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
            stage.frame()
            UIView.animateKeyframes(withDuration: 2, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0 }
            }
            let animation = view.layer.animation(forKey: "opacity") as? CAKeyframeAnimation
            #expect(animation?.timingFunction == CAMediaTimingFunction(name: .easeInEaseOut))
            #expect(animation?.keyTimes == [0, 1])
            #expect(animation?.duration == 2)
            stage.advance(by: 2.1)
        }
    }

    @Test("A keyframe outside of a keyframe animation is reported, and its changes are immediate")
    func keyframeOutside() {
        WindowStage.run { stage in
            let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
            stage.frame()
            let named = Diagnostics.record {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0 }
            }
            #expect(named.map(\.rule) == ["animation.keyframe-outside"])
            #expect(shown(view).opacity == 0)
        }
    }

    @Test("modifyAnimations repeats and autoreverses a part of an animation block")
    func modified() {
        WindowStage.run { stage in
            let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
            stage.frame()
            var ends: [Bool] = []
            UIView.animate(
                withDuration: 1, delay: 0, options: .curveLinear,
                animations: {
                    UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.center.x = 105 }
                    view.alpha = 0
                }, completion: { ends.append($0) })
            stage.frame()
            stage.clock.advance(by: 3.25)
            stage.frame()
            expectNear(shown(view).position.x, 80, within: 1e-9)
            #expect(shown(view).opacity == 0)
            #expect(ends.isEmpty)
            stage.advance(by: 1)
            #expect(ends == [true])
        }
    }

    @Test("With the layoutSubviews option, subviews that are laid out animate with their superview")
    func layoutSubviews() {
        final class Container: UIView {
            let content = UIView()
            override func layoutSubviews() { content.frame = CGRect(x: bounds.width - 10, y: 0, width: 10, height: 10) }
        }
        for lays in [false, true] {
            WindowStage.run { stage in
                let container = Container()
                container.addSubview(container.content)
                stage.add(container, CGRect(x: 0, y: 0, width: 100, height: 10))
                stage.frame()
                UIView.animate(withDuration: 1, delay: 0, options: lays ? .layoutSubviews : []) {
                    container.frame.size.width = 200
                }
                stage.frame()
                #expect((container.content.layer.animationKeys() != nil) == lays)
                stage.advance(by: 1.1)
            }
        }
    }

    @Test("The system animation delete fades views out, removes them and restores their alpha")
    func delete() {
        WindowStage.run { stage in
            let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
            let other = stage.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
            stage.frame()
            var ends: [Bool] = []
            UIView.perform(.delete, on: [view], animations: { other.alpha = 0.5 }, completion: { ends.append($0) })
            stage.advance(by: 0.1)
            #expect(view.superview != nil)
            #expect(shown(view).opacity < 1)
            #expect(shown(other).opacity < 1)
            stage.advance(by: 0.5)
            #expect(view.superview == nil)
            #expect(view.alpha == 1)
            #expect(ends == [true])
            #expect(other.alpha == 0.5)
        }
    }

    @Test(
        "A flip transition shows the old snapshot in its first half and the new content in its second",
        arguments: [1, 2, 6, 7] as [UInt])
    func flip(transition: UInt) {
        WindowStage.run(CGSize(width: 60, height: 60)) { stage in
            let view = stage.add(UIView(), CGRect(x: 10, y: 10, width: 40, height: 40))
            view.backgroundColor = .white
            stage.frame()
            var ends: [Bool] = []
            let options = UIView.AnimationOptions(rawValue: transition << 20)
            UIView.transition(
                with: view, duration: 1, options: [options, .curveLinear],
                animations: { view.backgroundColor = .black }, completion: { ends.append($0) })
            stage.frame()
            stage.clock.advance(by: 0.25)
            stage.frame()
            let transform = shown(view).transform
            let isVertical = transition < 3
            // After an eighth of a turn the scale is the cosine of 45 degrees, so the view is narrower.
            expectNear(isVertical ? transform.m11 : transform.m22, 0.5.squareRoot(), within: 1e-9)
            // The side that rotates towards the viewer gets larger, so its w is below 1.
            let w = { (x: CGFloat, y: CGFloat) in transform.m14 * x + transform.m24 * y + transform.m44 }
            let fronts: [UInt: CGFloat] = [1: w(-20, 0), 2: w(20, 0), 6: w(0, -20), 7: w(0, 20)]
            #expect(fronts[transition] ?? 2 < 1)
            #expect(stage.pixel(30, 30)?.red ?? 0 > 250)
            stage.clock.advance(by: 0.5)
            stage.frame()
            #expect(stage.pixel(30, 30)?.red ?? 255 < 5)
            stage.clock.advance(by: 0.3)
            stage.frame()
            #expect(ends == [true])
            #expect(shown(view).transform.isIdentity)
            #expect(view.layer.sublayers == nil)
        }
    }

    @Test("A transition between two views replaces the old view by removing or hiding it")
    func exchange() {
        for hides in [false, true] {
            WindowStage.run { stage in
                let container = stage.add(UIView(), CGRect(x: 0, y: 0, width: 50, height: 50))
                let (old, new) = (UIView(frame: container.bounds), UIView(frame: container.bounds))
                container.addSubview(old)
                if hides {
                    container.addSubview(new)
                    new.isHidden = true
                }
                stage.frame()
                var ends: [Bool] = []
                UIView.transition(
                    from: old, to: new, duration: 0.5,
                    options: hides ? [.transitionFlipFromTop, .showHideTransitionViews] : .transitionCurlUp,
                    completion: { ends.append($0) })
                #expect(new.superview === container)
                #expect(!new.isHidden)
                if hides {
                    #expect(old.isHidden)
                    #expect(old.superview === container)
                } else {
                    #expect(old.superview == nil)
                }
                stage.advance(by: 0.6)
                #expect(ends == [true])
            }
        }
    }

    @Test("Setting an animated property outside of a block shifts the presented value and keeps the running animation")
    func immediateChangeUnderWay() {
        WindowStage.run { stage in
            let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
            stage.frame()
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 105 }
            stage.frame()
            stage.clock.advance(by: 0.5)
            stage.frame()
            view.center.x = 205
            stage.frame()
            #expect(shown(view).position.x == 155)
            #expect(view.layer.animationKeys() == ["position"])
            stage.advance(by: 0.6)
            #expect(shown(view).position.x == 205)
        }
    }
}
