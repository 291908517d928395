import Fuzzing
import TestSupport
import Testing

@testable import OpenQuartzCore

@MainActor @Suite(.serialized) struct AnimationTests {
    private func basic(
        _ keyPath: String, from: Any? = nil, to: Any? = nil, by: Any? = nil, duration: CFTimeInterval = 1
    ) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: keyPath)
        (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
        animation.duration = duration
        return animation
    }

    @Test("An animation from a value to another changes the presentation and not the model")
    func fromTo() {
        LayerStage.run { stage in
            let layer = stage.addLayer()
            stage.frame()
            layer.add(basic("position", from: CGPoint(x: 0, y: 0), to: CGPoint(x: 100, y: 40)), forKey: "move")
            #expect(layer.presentation()?.position == CGPoint(x: 0, y: 0))
            stage.frame()
            #expect(layer.presented.position == .zero)
            #expect(stage.tree.needsAnotherFrame)
            stage.frame(after: 0.25)
            #expect(layer.presented.position == CGPoint(x: 25, y: 10))
            #expect(layer.position == .zero)
            #expect(layer.presentation()?.position == CGPoint(x: 25, y: 10))
            #expect(layer.presentation()?.model() === layer)
            #expect(stage.marks(of: layer) == .geometry)
            stage.frame(after: 0.75)
            #expect(layer.presented.position == .zero)
            #expect(layer.animationKeys() == nil)
            #expect(!stage.tree.needsAnotherFrame)
            #expect(!layer.hasAnimations)
        }
    }

    @Test("Each combination of fromValue, toValue and byValue animates as documented")
    func combinations() {
        let cases: [(from: Any?, to: Any?, by: Any?, start: Float, end: Float)] = [
            (0.1, 0.5, nil, 0.1, 0.5), (0.1, nil, 0.2, 0.1, 0.3), (nil, 0.9, 0.2, 0.7, 0.9), (0.1, nil, nil, 0.1, 0.6),
            (nil, 0.9, nil, 0.6, 0.9), (nil, nil, 0.2, 0.6, 0.8), (nil, nil, nil, 0.6, 0.6),
        ]
        for (from, to, by, start, end) in cases {
            LayerStage.run { stage in
                let layer = stage.addLayer()
                layer.opacity = 0.6
                layer.add(basic("opacity", from: from, to: to, by: by), forKey: nil)
                stage.frame()
                #expect(isClose(Double(layer.presented.opacity), Double(start), within: 1e-6))
                stage.frame(after: 0.5)
                #expect(isClose(Double(layer.presented.opacity), Double((start + end) / 2), within: 1e-6))
            }
        }
    }

    @Test("Animation values can have any of Core Animation's representations")
    func forms() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
        let scale = CATransform3DMakeScale(3, 3, 1)
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let forms: [(String, [Any])] = [
            ("opacity", [0.5, Float(0.5), CGFloat(0.5), NSNumber(value: 0.5), Optional(0.5) as Any]),
            ("position", [CGPoint(x: 1, y: 2), NSValue(cgPoint: CGPoint(x: 1, y: 2))]),
            ("bounds.size", [CGSize(width: 1, height: 2), NSValue(cgSize: CGSize(width: 1, height: 2))]),
            ("bounds", [rect, NSValue(cgRect: rect)]),
            ("transform", [scale, NSValue(caTransform3D: scale), CGAffineTransform(scaleX: 3, y: 3)]),
            ("backgroundColor", [red]), ("zPosition", [4, 4.5 as Float]), ("cornerRadius", [NSNumber(value: 4)]),
            ("hidden", [true, 1]), ("shadowOffset", [CGSize(width: 1, height: 2)]),
        ]
        LayerStage.run { stage in
            for (keyPath, values) in forms {
                for value in values {
                    let layer = stage.addLayer()
                    let animation = basic(keyPath, from: value, to: value)
                    layer.add(animation, forKey: nil)
                    stage.frame(after: 0.5)
                    let shown = LayerProperty.named(keyPath, of: layer)?.value(layer.presented)
                    var expected = LayerValues()
                    #expect(LayerProperty.named(keyPath, of: layer)?.setValue(value, &expected) ?? false)
                    let desired = LayerProperty.named(keyPath, of: layer)?.value(expected)
                    #expect("\(shown ?? "none")" == "\(desired ?? "nothing")", "\(keyPath) \(type(of: value))")
                }
            }
            #expect(stage.diagnostics.isEmpty)
        }
    }

    @Test("An animation value of the wrong type is reported, and the animation acts as a timer")
    func wrongKind() {
        LayerStage.run { stage in
            let layer = stage.addLayer()
            let delegate = RecordingDelegate()
            for value in [CGPoint.zero, "text", Double.nan] as [Any] {
                let animation = basic("opacity", from: value, to: 1)
                animation.delegate = delegate
                layer.add(animation, forKey: nil)
            }
            stage.frame(after: 0.5)
            #expect(layer.presented.opacity == 1)
            #expect(stage.diagnostics.count == 3)
            #expect(
                stage.diagnostics[1].message.hasPrefix("an animation of opacity has the invalid value text, a String"))
            stage.frame(after: 0.5)
            #expect(delegate.events.filter { $0 == "finished" }.count == 3)
        }
    }

    @Test("An animation with an unknown key path acts as a timer with a completion")
    func timer() {
        LayerStage.run { stage in
            let layer = stage.addLayer()
            stage.frame()
            let delegate = RecordingDelegate()
            let animation = basic("no such thing", from: 0, to: 1)
            animation.delegate = delegate
            layer.add(animation, forKey: "timer")
            stage.frame(after: 0.9)
            #expect(delegate.events == ["start"])
            #expect(stage.painted.isEmpty)
            stage.frame(after: 0.2)
            #expect(delegate.events == ["start", "finished"])
        }
    }

    @Test("An animation's delegate is called exactly once for start and end, however it ends")
    func callbacks() {
        let endings: [(String, (LayerStage, CALayer) -> Void)] = [
            ("finished", { stage, _ in stage.frame(after: 2) }),
            ("stopped", { _, layer in layer.removeAnimation(forKey: "key") }),
            ("stopped", { _, layer in layer.removeAllAnimations() }),
            ("stopped", { _, layer in layer.removeFromSuperlayer() }),
            ("stopped", { stage, layer in layer.add(self.basic("opacity"), forKey: "key") }),
        ]
        for (expected, ending) in endings {
            LayerStage.run { stage in
                let layer = stage.addLayer()
                let delegate = RecordingDelegate()
                var completions: [Bool] = []
                let animation = basic("opacity", from: 0, to: 1)
                animation.delegate = delegate
                animation.completion = { completions.append($0) }
                layer.add(animation, forKey: "key")
                stage.frame()
                stage.frame(after: 0.5)
                #expect(delegate.events == ["start"])
                ending(stage, layer)
                for _ in 0..<3 { stage.frame(after: 2) }
                layer.removeAllAnimations()
                stage.frame()
                #expect(delegate.events == ["start", expected])
                #expect(completions == [expected == "finished"])
            }
        }
    }

    @Test("An animation on a layer without a tree ends at the next flush")
    func detached() {
        LayerStage.run { stage in
            let layer = CALayer()
            let delegate = RecordingDelegate()
            let animation = basic("opacity", from: 0, to: 1)
            animation.delegate = delegate
            layer.add(animation, forKey: "fade")
            #expect(delegate.events == [])
            #expect(layer.animationKeys() == ["fade"])
            CATransaction.flush()
            #expect(delegate.events == ["start", "finished"])
            #expect(layer.animationKeys() == nil)
            #expect(layer.presented.opacity == 1)
            layer.add(animation, forKey: "fade")
            stage.root.addSublayer(layer)
            stage.frame()
            stage.frame(after: 0.5)
            #expect(layer.presented.opacity == 0.5)
        }
    }

    /// Animates the opacity from 0.25 to 0.75 on a layer without a tree, and shows the layer half a second after the
    /// animation ended.
    ///
    /// - Returns: The opacity of the layer shown, and that of its presentation layer.
    private func opacitiesAfterDetachedEnd(_ change: (CABasicAnimation) -> Void) -> [Float?] {
        var opacities: [Float?] = []
        LayerStage.run { stage in
            let layer = CALayer()
            let animation = basic("opacity", from: 0.25, to: 0.75)
            animation.isRemovedOnCompletion = false
            change(animation)
            layer.add(animation, forKey: "fade")
            CATransaction.flush()
            stage.clock.advance(by: 0.5)
            stage.root.addSublayer(layer)
            stage.frame()
            opacities = [layer.presented.opacity, layer.presentation()?.opacity]
        }
        return opacities
    }

    @Test("An animation that ended on a layer without a tree and stays on it shows the end value of its fill mode")
    func detachedFill() {
        let cases: [(CAMediaTimingFillMode, Float)] = [
            (.removed, 1), (.backwards, 1), (.forwards, 0.75), (.both, 0.75),
        ]
        for (mode, expected) in cases {
            let opacities = opacitiesAfterDetachedEnd { $0.fillMode = mode }
            #expect(opacities == [expected, expected], "\(mode)")
        }
    }

    @Test("An endless animation that ended on a layer without a tree shows its last value")
    func detachedEndless() {
        let opacities = opacitiesAfterDetachedEnd { ($0.repeatCount, $0.fillMode) = (.infinity, .forwards) }
        #expect(opacities == [0.75, 0.75])
    }

    @Test("A reversed animation that ended on a layer without a tree shows its first value")
    func detachedReversed() {
        let opacities = opacitiesAfterDetachedEnd { ($0.speed, $0.fillMode) = (-1, .forwards) }
        #expect(opacities == [0.25, 0.25])
    }

    @Test("An animation that would begin later but ended on a layer without a tree shows its last value")
    func detachedLater() {
        let opacities = opacitiesAfterDetachedEnd {
            ($0.beginTime, $0.fillMode) = (CACurrentMediaTime() + 10, .both)
        }
        #expect(opacities == [0.75, 0.75])
    }

    @Test("An animation with a speed of 0 on a layer without a tree keeps showing its value")
    func detachedHeld() {
        let opacities = opacitiesAfterDetachedEnd { ($0.speed, $0.timeOffset) = (0, 0.5) }
        #expect(opacities == [0.5, 0.5])
    }

    @Test("An animation on a layer without a tree ends by itself at the end of the run loop turn")
    func detachedWithoutFlush() async {
        let layer = CALayer()
        let hasEnded = await isCalled { done in
            let animation = basic("opacity", from: 0, to: 1)
            animation.completion = { _ in done() }
            layer.add(animation, forKey: "fade")
        }
        #expect(hasEnded)
        #expect(layer.animationKeys() == nil)
    }

    @Test("A detached animation also ends while a window has an unserved frame request")
    func detachedBesideHiddenWindow() async {
        let hidden = LayerTree(rootLayer: CALayer())
        hidden.onNeedsFrame = {}
        hidden.requestFrame()
        let layer = CALayer()
        let hasEnded = await isCalled { done in
            let animation = basic("opacity", from: 0, to: 1)
            animation.completion = { _ in done() }
            layer.add(animation, forKey: "fade")
        }
        #expect(hasEnded)
        #expect(layer.animationKeys() == nil)
        withExtendedLifetime(hidden) {}
    }

    @Test("An animation continues when its layer moves within the tree")
    func reparenting() {
        LayerStage.run { stage in
            let (layer, other) = (stage.addLayer(), stage.addLayer())
            layer.add(basic("opacity", from: 0, to: 1), forKey: "fade")
            stage.frame()
            other.addSublayer(layer)
            stage.frame(after: 0.5)
            #expect(layer.presented.opacity == 0.5)
        }
    }

    @Test("An animated layer that moves to another tree is correct in that tree's next frame")
    func movingToAnotherTree() {
        LayerStage.run { stage in
            let layer = stage.addLayer()
            layer.add(basic("opacity", from: 0, to: 1), forKey: "fade")
            stage.frame()
            let other = LayerTree(rootLayer: CALayer())
            other.rootLayer.addSublayer(layer)
            stage.clock.advance(by: 0.5)
            other.prepareFrame(at: stage.clock.now)
            #expect(layer.presented.opacity == 0.5)
        }
    }

    @Test("An animated mask that becomes a sublayer in another tree is correct in that tree's next frame")
    func movingMaskToAnotherTree() {
        LayerStage.run { stage in
            let (layer, mask) = (stage.addLayer(), CALayer())
            layer.mask = mask
            mask.add(basic("opacity", from: 0, to: 1), forKey: "fade")
            stage.frame()
            layer.mask = nil
            let other = LayerTree(rootLayer: CALayer())
            other.rootLayer.addSublayer(mask)
            stage.clock.advance(by: 0.5)
            other.prepareFrame(at: stage.clock.now)
            #expect(mask.presented.opacity == 0.5)
        }
    }

    @Test("The animations of a mask that is removed end")
    func removingAnimatedMask() {
        LayerStage.run { stage in
            let (layer, mask) = (stage.addLayer(), CALayer())
            layer.mask = mask
            mask.add(basic("opacity", from: 0, to: 1), forKey: "fade")
            stage.frame()
            layer.mask = nil
            stage.frame(after: 0.1)
            #expect(mask.animationKeys() == nil)
        }
    }

    @Test("An interrupting animation starts at the presented value")
    func interruption() {
        LayerStage.run { stage in
            let layer = stage.addLayer()
            layer.position = CGPoint(x: 100, y: 0)
            layer.add(basic("position.x", from: 0, to: 100), forKey: "position")
            stage.frame()
            stage.frame(after: 0.5)
            let shown = layer.presentation()?.position.x ?? 0
            layer.position = CGPoint(x: 10, y: 0)
            layer.add(basic("position.x", from: shown, to: 10), forKey: "position")
            stage.frame()
            #expect(layer.presented.position.x == 50)
            stage.frame(after: 0.5)
            #expect(layer.presented.position.x == 30)
            stage.frame(after: 0.5)
            #expect(layer.presented.position.x == 10)
        }
    }

    @Test("Additive animations add to the model and to each other")
    func additive() {
        LayerStage.run { stage in
            let layer = stage.addLayer()
            layer.position = CGPoint(x: 100, y: 0)
            for _ in 0..<2 {
                let animation = basic("position.x", from: -100, to: 0)
                animation.isAdditive = true
                layer.add(animation, forKey: nil)
                stage.frame()
                stage.frame(after: 0.25)
            }
            #expect(layer.presented.position.x == -25)
            layer.position.x = 200
            stage.frame()
            #expect(layer.presented.position.x == 75)
            #expect(layer.animationKeys() == nil)
            #expect(layer.hasAnimations)
        }
    }

    @Test("Additive transforms are concatenated, and opacity is clamped to its range")
    func additiveTransforms() {
        LayerStage.run { stage in
            let layer = stage.addLayer()
            layer.transform = CATransform3DMakeTranslation(10, 0, 0)
            let turn = basic("transform", from: CATransform3DMakeScale(2, 2, 1), to: CATransform3DIdentity)
            turn.isAdditive = true
            layer.add(turn, forKey: nil)
            let fade = basic("opacity", from: 3, to: 3)
            fade.isAdditive = true
            layer.add(fade, forKey: nil)
            stage.frame()
            #expect(layer.presented.transform.m11 == 2)
            #expect(layer.presented.transform.m41 == 20)
            #expect(layer.presented.opacity == 1)
        }
    }

    @Test("Animations of sub-key paths change only their component")
    func subPaths() {
        LayerStage.run { stage in
            let layer = stage.addLayer()
            layer.transform = CATransform3DMakeTranslation(7, 0, 0)
            layer.add(basic("transform.scale", from: 1, to: 3), forKey: nil)
            layer.add(basic("transform.rotation.z", from: 0, to: 2), forKey: nil)
            layer.add(basic("bounds.size.width", from: 0, to: 50), forKey: nil)
            layer.add(basic("bounds.origin.y", from: 0, to: 10), forKey: nil)
            stage.frame()
            stage.frame(after: 0.5)
            let shown = layer.presented
            #expect(isClose(Double(shown.transform.scale(0)), 2))
            #expect(isClose(Double(shown.transform.rotation(2)), 1))
            #expect(shown.transform.m41 == 7)
            #expect(shown.bounds == CGRect(x: 0, y: 5, width: 25, height: 50))
        }
    }

    @Test("Colors are interpolated by component, and a missing color is the other one with alpha 0")
    func colors() {
        LayerStage.run { stage in
            let layer = stage.addLayer()
            let (red, blue) = (
                CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1)
            )
            layer.add(basic("backgroundColor", from: red, to: blue), forKey: "color")
            layer.add(basic("borderColor", from: NSNull(), to: red), forKey: "border")
            stage.frame()
            stage.frame(after: 0.5)
            #expect(layer.presented.backgroundColor == CGColor(red: 0.5, green: 0, blue: 0.5, alpha: 1))
            #expect(layer.presented.borderColor == CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        }
    }

    @Test("Paths of equal structure are interpolated, and others change halfway")
    func paths() {
        LayerStage.run { stage in
            let layer = stage.addLayer()
            let small = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
            let large = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 50), transform: nil)
            let round = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
            layer.add(basic("shadowPath", from: small, to: large), forKey: "shadowPath")
            stage.frame()
            stage.frame(after: 0.5)
            #expect(layer.presented.shadowPath?.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 30))
            layer.add(basic("shadowPath", from: small, to: round), forKey: "shadowPath")
            stage.frame()
            stage.frame(after: 0.4)
            #expect(layer.presented.shadowPath == small)
            stage.frame(after: 0.2)
            #expect(layer.presented.shadowPath == round)
        }
    }

    @Test("Fill modes apply the end values outside of the active time")
    func fillModes() {
        let cases: [(CAMediaTimingFillMode, before: Float, after: Float)] = [
            (.removed, 1, 1), (.backwards, 0.2, 1), (.forwards, 1, 0.8), (.both, 0.2, 0.8),
        ]
        for (mode, before, after) in cases {
            LayerStage.run { stage in
                let layer = stage.addLayer()
                let delegate = RecordingDelegate()
                let animation = basic("opacity", from: 0.2, to: 0.8)
                animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 1
                animation.fillMode = mode
                animation.isRemovedOnCompletion = false
                animation.delegate = delegate
                layer.add(animation, forKey: "fade")
                stage.frame(after: 0.5)
                #expect(layer.presented.opacity == before)
                #expect(delegate.events == [])
                stage.frame(after: 2)
                #expect(layer.presented.opacity == after)
                #expect(delegate.events == ["start", "finished"])
                #expect(!stage.tree.needsAnotherFrame)
                #expect(layer.animation(forKey: "fade") != nil)
                layer.opacity = 0.5
                stage.frame()
                #expect(layer.presented.opacity == (after == 0.8 ? 0.8 : 0.5))
                layer.removeAnimation(forKey: "fade")
                stage.frame()
                #expect(layer.presented.opacity == 0.5)
                #expect(delegate.events.count == 2)
            }
        }
    }

    @Test("Cumulative cycles start at the end of the previous cycle")
    func cumulative() {
        LayerStage.run { stage in
            let layer = stage.addLayer()
            let animation = basic("position.x", from: 0, to: 10)
            (animation.isCumulative, animation.repeatCount) = (true, 3)
            layer.add(animation, forKey: nil)
            stage.frame()
            stage.frame(after: 2.5)
            #expect(layer.presented.position.x == 25)
        }
    }

    @Test("A layer's speed scales or pauses the animations in its subtree")
    func layerSpeed() {
        LayerStage.run { stage in
            let (outer, layer) = (stage.addLayer(), CALayer())
            outer.addSublayer(layer)
            layer.add(basic("position.x", from: 0, to: 100, duration: 4), forKey: "move")
            stage.frame()
            stage.frame(after: 1)
            #expect(layer.presented.position.x == 25)
            // The documented way to pause a layer.
            let pausedTime = outer.convertTime(CACurrentMediaTime(), from: nil)
            outer.speed = 0
            outer.timeOffset = pausedTime
            stage.frame()
            stage.frame(after: 5)
            #expect(layer.presented.position.x == 25)
            #expect(!stage.tree.needsAnotherFrame)
            // The documented way to resume it.
            outer.speed = 1
            outer.timeOffset = 0
            outer.beginTime = 0
            outer.beginTime = outer.convertTime(CACurrentMediaTime(), from: nil) - pausedTime
            stage.frame(after: 1)
            #expect(layer.presented.position.x == 50)
            #expect(stage.tree.needsAnotherFrame)
            outer.timeOffset = 1
            stage.frame()
            #expect(layer.presented.position.x == 75)
        }
    }

    @Test("An ended animation that fills forwards runs again when its layer's time goes back")
    func returns() {
        LayerStage.run { stage in
            let (outer, layer) = (stage.addLayer(), CALayer())
            outer.addSublayer(layer)
            let delegate = RecordingDelegate()
            let animation = basic("position.x", from: 0, to: 100, duration: 4)
            (animation.fillMode, animation.isRemovedOnCompletion) = (.forwards, false)
            animation.delegate = delegate
            layer.add(animation, forKey: nil)
            stage.frame()
            stage.frame(after: 5)
            #expect(layer.presented.position.x == 100)
            let requested = stage.requestedFrames
            outer.timeOffset = -4
            #expect(stage.requestedFrames == requested + 1)
            stage.frame()
            #expect(layer.presented.position.x == 25)
            #expect(stage.tree.needsAnotherFrame)
            stage.frame(after: 1)
            #expect(layer.presented.position.x == 50)
            stage.frame(after: 3)
            #expect(layer.presented.position.x == 100)
            #expect(!stage.tree.needsAnotherFrame)
            #expect(delegate.events == ["start", "finished"])
        }
    }

    @Test("Times convert between layers and back")
    func convertsTimes() {
        let (outer, inner, other) = (CALayer(), CALayer(), CALayer())
        outer.addSublayer(inner)
        (outer.speed, outer.beginTime, outer.timeOffset) = (2, 10, 3)
        (inner.speed, inner.beginTime) = (0.5, 4)
        other.beginTime = 7
        // The outer layer's time is (20 - 10) * 2 + 3 = 23, the inner one's (23 - 4) * 0.5.
        #expect(inner.convertTime(20, from: nil) == 9.5)
        #expect(inner.convertTime(inner.convertTime(20, from: nil), to: nil) == 20)
        #expect(other.convertTime(9.5, from: inner) == inner.convertTime(9.5, to: other))
        #expect(inner.convertTime(other.convertTime(9.5, from: inner), from: other) == 9.5)
    }

    @Test("A spring animation follows the spring and ignores its timing function")
    func spring() throws {
        let reference = try #require(TimingReference.springs.first { $0.name == "bouncy" })
        LayerStage.run { stage in
            let layer = stage.addLayer()
            let animation = CASpringAnimation(keyPath: "position.x")
            (animation.fromValue, animation.toValue) = (0, 1000)
            (animation.stiffness, animation.damping) = (300, 5)
            animation.duration = animation.settlingDuration
            animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
            layer.add(animation, forKey: nil)
            stage.frame()
            for index in 1..<reference.values.count {
                stage.frame(after: 0.125)
                let expected = reference.values[index] * 1000
                #expect(isClose(Double(layer.presented.position.x), expected, within: 1e-6))
            }
        }
    }

    @Test("Keyframe animations reach their values at their times")
    func keyframes() {
        func values(_ change: (CAKeyframeAnimation) -> Void) -> [CGFloat] {
            var shown: [CGFloat] = []
            LayerStage.run { stage in
                let layer = stage.addLayer()
                let animation = CAKeyframeAnimation(keyPath: "position.x")
                animation.values = [0, 10, 40]
                animation.duration = 1
                change(animation)
                layer.add(animation, forKey: nil)
                stage.frame()
                for _ in 0..<8 {
                    shown.append(layer.presented.position.x)
                    stage.frame(after: 0.125)
                }
            }
            return shown
        }
        let even: [CGFloat] = [0, 2.5, 5, 7.5, 10, 17.5, 25, 32.5]
        let straight: [CGFloat] = [0, 5, 10, 15, 20, 25, 30, 35]
        let cases: [(expected: [CGFloat], change: (CAKeyframeAnimation) -> Void)] = [
            (even, { _ in }),
            (straight, { $0.keyTimes = [0, 0.25, 1] }),
            (straight, { $0.calculationMode = .paced }),
            ([0, 0, 10, 10, 40, 40, 40, 40], { ($0.calculationMode, $0.keyTimes) = (.discrete, [0, 0.25, 0.5, 1]) }),
            (even, { $0.keyTimes = [0.5, 0.2, NSNumber(value: Double.nan)] }),
            (even, { $0.keyTimes = [0, 0.25, 2] }),
            ([0, 0, 0, 0, 0, 0, 0, 0], { $0.values = [] }),
        ]
        for (index, (expected, change)) in cases.enumerated() {
            #expect(values(change) == expected, "case \(index)")
        }
        let eased = values { $0.timingFunctions = [CAMediaTimingFunction(name: .easeIn)] }
        let first = CAMediaTimingFunction(name: .easeIn).progress(at: 0.25) * 10
        #expect(isClose(Double(eased[1]), first))
        #expect(eased[5] == 17.5)
    }

    @Test("A group runs its animations in its own time and clips them to its duration")
    func groups() {
        LayerStage.run { stage in
            let layer = stage.addLayer()
            let fade = basic("opacity", from: 0, to: 1, duration: 0)
            let move = basic("position.x", from: 0, to: 100, duration: 4)
            move.beginTime = 1
            let group = CAAnimationGroup()
            (group.animations, group.duration) = ([fade, move], 2)
            let delegate = RecordingDelegate()
            group.delegate = delegate
            layer.add(group, forKey: "group")
            stage.frame()
            stage.frame(after: 1.5)
            #expect(layer.presented.opacity == 0.75)
            #expect(layer.presented.position.x == 12.5)
            stage.frame(after: 0.5)
            #expect(layer.presented.opacity == 1)
            #expect(layer.presented.position.x == 0)
            #expect(delegate.events == ["start", "finished"])
        }
    }

    @Test("Animations do not invalidate layout")
    func noLayout() {
        LayerStage.run { stage in
            let layer = RecordingLayer()
            stage.root.addSublayer(layer)
            layer.add(basic("bounds", from: CGRect.zero, to: CGRect(x: 0, y: 0, width: 9, height: 9)), forKey: nil)
            stage.frame()
            RecordingLayer.log = []
            for _ in 0..<5 { stage.frame(after: 0.1) }
            #expect(RecordingLayer.log.isEmpty)
            #expect(stage.marks(of: layer) == [.geometry, .content])
        }
    }

    @Test("An animation added in a completion shows its first value in the same frame")
    func chained() {
        LayerStage.run { stage in
            let layer = stage.addLayer()
            let first = basic("opacity", from: 0, to: 0.5)
            first.completion = { _ in layer.add(self.basic("opacity", from: 0.5, to: 0), forKey: "second") }
            layer.add(first, forKey: "first")
            stage.frame()
            stage.frame(after: 1)
            #expect(layer.presented.opacity == 0.5)
            #expect(layer.animationKeys() == ["second"])
        }
    }

    @Test("A layer stores a copy of an animation with its custom values")
    func copies() {
        LayerStage.run { stage in
            let layer = stage.addLayer()
            let animation = basic("opacity", from: 0, to: 1)
            animation.setValue("x", forKey: "tag")
            layer.add(animation, forKey: "fade")
            animation.toValue = 0.25
            let kept = layer.animation(forKey: "fade") as? CABasicAnimation
            #expect(kept !== animation)
            #expect(kept?.toValue as? Int == 1)
            #expect(kept?.value(forKey: "tag") as? String == "x")
            #expect(layer.animationKeys() == ["fade"])
        }
    }

    @Test("Ended animations do not retain their layers")
    func noLeaks() {
        LayerStage.run { stage in
            weak var weakLayer: CALayer?
            weak var weakRemoved: CALayer?
            do {
                let (layer, removed) = (stage.addLayer(), stage.addLayer())
                (weakLayer, weakRemoved) = (layer, removed)
                for layer in [layer, removed] { layer.add(basic("opacity", from: 0, to: 1), forKey: "fade") }
                stage.frame()
                removed.removeFromSuperlayer()
                stage.frame(after: 0.5)
            }
            #expect(weakRemoved == nil)
            #expect(weakLayer != nil)
            stage.frame(after: 1)
            weakLayer?.removeFromSuperlayer()
            #expect(weakLayer == nil)
        }
    }

    @Test("The cost of a frame depends on animated layers only")
    func onlyAnimatedLayersAreMarked() {
        LayerStage.run { stage in
            let layers = (0..<50).map { _ in stage.addLayer() }
            layers[7].add(basic("opacity", from: 0, to: 1), forKey: nil)
            stage.frame()
            stage.frame(after: 0.5)
            #expect(stage.painted.count == 2)
            #expect(stage.marks(of: layers[7]) == .geometry)
        }
    }

    @Test("Every animatable key path accepts random values and times")
    func fuzz() {
        var numbers = SeededRandom(seed: 11)
        let values: [Any] = [
            0, 1, -3.5, 1e9, CGPoint(x: 5, y: -2), CGSize(width: 3, height: 0), CGRect(x: 1, y: 2, width: 3, height: 4),
            CATransform3DMakeRotation(1, 1, 1, 0), CATransform3DMakeScale(0, 0, 0), CATransform3D(), NSNull(),
            CGColor(gray: 0.5, alpha: 0.5), CGPath(rect: .zero, transform: nil), CGFloat.nan, "text",
        ]
        LayerStage.run { stage in
            let layer = stage.addLayer()
            for property in LayerProperty.all {
                for _ in 0..<30 {
                    func pick() -> Any? { Bool.random(using: &numbers) ? values.randomElement(using: &numbers) : nil }
                    let animation = basic(property.name, from: pick(), to: pick(), by: pick(), duration: 0.5)
                    animation.isAdditive = Bool.random(using: &numbers)
                    animation.isCumulative = Bool.random(using: &numbers)
                    animation.repeatCount = Float.random(in: 0...4, using: &numbers)
                    animation.autoreverses = Bool.random(using: &numbers)
                    layer.add(animation, forKey: nil)
                }
                for _ in 0..<4 { stage.frame(after: 0.3) }
                #expect(layer.presented.position.isFinite, "\(property.name)")
                #expect(layer.presented.bounds.isFinite, "\(property.name)")
                #expect(layer.presented.transform.isFinite, "\(property.name)")
                layer.removeAllAnimations()
            }
            stage.frame()
            #expect(!layer.hasAnimations)
            #expect(!stage.tree.needsAnotherFrame)
        }
    }
}
