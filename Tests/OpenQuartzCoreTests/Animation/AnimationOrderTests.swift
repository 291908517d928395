import Fuzzing
import OpenCoreGraphics
import Testing

@testable import OpenQuartzCore

@Suite("Order of callbacks, transitions and delayed animations") @MainActor struct AnimationOrderTests {
    private final class Log: CAAnimationDelegate {
        var lines: [String] = []

        func animationDidStart(_ anim: CAAnimation) { lines.append("start \(name(anim))") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { lines.append("stop \(name(anim)) \(flag)") }
        private func name(_ animation: CAAnimation) -> String { animation.value(forKey: "name") as? String ?? "?" }
    }

    private func animation(_ name: String, _ duration: Double, _ log: Log) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 1, duration)
        animation.setValue(name, forKey: "name")
        animation.delegate = log
        return animation
    }

    @Test(
        "Delegates are called in the order of addition, then completion blocks from the inner to the outer transaction")
    func order() {
        LayerStage.run { stage in
            let (layer, log) = (stage.addLayer(), Log())
            stage.frame()
            CATransaction.begin()
            CATransaction.setCompletionBlock { log.lines.append("outer") }
            layer.add(animation("a", 1, log), forKey: "a")
            CATransaction.begin()
            CATransaction.setCompletionBlock { log.lines.append("inner") }
            layer.add(animation("b", 1, log), forKey: "b")
            CATransaction.commit()
            CATransaction.commit()
            #expect(log.lines.isEmpty)
            stage.frame()
            #expect(log.lines == ["start a", "start b"])
            log.lines = []
            stage.frame(after: 0.5)
            stage.frame(after: 0.5)
            #expect(log.lines == ["stop a true", "stop b true", "inner", "outer"])
            stage.frame(after: 1)
            #expect(log.lines.count == 4)
        }
    }

    @Test("An animation group calls its own delegate once and not those of its members")
    func groupDelegates() {
        LayerStage.run { stage in
            let (layer, log) = (stage.addLayer(), Log())
            let group = CAAnimationGroup()
            (group.animations, group.duration, group.delegate) = ([animation("member", 1, log)], 1, log)
            group.setValue("group", forKey: "name")
            layer.add(group, forKey: nil)
            for _ in 0..<6 { stage.frame(after: 0.25) }
            #expect(log.lines == ["start group", "stop group true"])
        }
    }

    @Test("An animation with a preferred frame rate waits between frames and ends on time")
    func preferredFrameRate() throws {
        try LayerStage.run { stage in
            let (layer, log) = (stage.addLayer(), Log())
            let slow = animation("a", 1, log)
            slow.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 10, preferred: 10)
            layer.add(slow, forKey: nil)
            stage.frame()
            #expect(!stage.tree.needsAnotherFrame)
            let next = try #require(stage.tree.nextFrameTime)
            #expect(isClose(next, stage.clock.now + 0.1 - stage.tree.frameDuration / 2))
            stage.frame(after: 0.96)
            let end = try #require(stage.tree.nextFrameTime)
            #expect(isClose(end, stage.clock.now + 0.04, within: 1e-6))
            stage.frame(after: 0.05)
            #expect(stage.tree.nextFrameTime == nil)
        }
    }

    @Test("An animation without a preference, or with a rate near that of the surface, needs every frame")
    func everyFrame() {
        LayerStage.run { stage in
            let (layer, log) = (stage.addLayer(), Log())
            let slow = animation("a", 1, log)
            slow.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 10, preferred: 10)
            layer.add(slow, forKey: "slow")
            layer.add(animation("b", 1, log), forKey: "usual")
            stage.frame()
            #expect(stage.tree.needsAnotherFrame)
            layer.removeAllAnimations()
            let fast = animation("c", 1, log)
            fast.preferredFrameRateRange = CAFrameRateRange(minimum: 60, maximum: 60, preferred: 60)
            layer.add(fast, forKey: "fast")
            stage.frame()
            #expect(stage.tree.needsAnotherFrame)
        }
    }

    @Test("A delayed animation requests no frames before it begins")
    func waiting() {
        LayerStage.run { stage in
            let (layer, log) = (stage.addLayer(), Log())
            stage.frame()
            let later = animation("a", 1, log)
            later.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 5
            later.fillMode = .backwards
            layer.add(later, forKey: nil)
            var waits: [CFTimeInterval] = []
            stage.tree.onIdleUntil = { waits.append($0) }
            stage.frame()
            #expect(!stage.tree.needsAnotherFrame)
            #expect(stage.tree.nextFrameTime == 105)
            #expect(waits == [105])
            #expect(layer.presented.opacity == 0)
            #expect(log.lines.isEmpty)
            stage.frame(after: 5)
            #expect(stage.tree.needsAnotherFrame)
            #expect(log.lines == ["start a"])
            stage.frame(after: 1)
            #expect(!stage.tree.needsAnotherFrame)
            #expect(stage.tree.nextFrameTime == nil)
        }
    }

    @Test("A delay in a layer of half speed takes twice as long")
    func waitingBelowSlowLayers() {
        LayerStage.run { stage in
            let layer = stage.addLayer()
            layer.speed = 0.5
            layer.timeOffset = 50
            let later = animation("a", 1, Log())
            later.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 3
            layer.add(later, forKey: nil)
            stage.frame()
            #expect(stage.tree.nextFrameTime == 106)
        }
    }

    @Test("Transitions use their own key, and a transition of an unpainted layer changes at once")
    func transitionKey() {
        LayerStage.run { stage in
            let layer = stage.addLayer()
            layer.add(CATransition(), forKey: "mine")
            #expect(layer.animationKeys() == [kCATransition])
            stage.frame()
            #expect(layer.presented.transition == nil)
            stage.frame(after: 0.3)
            #expect(layer.animationKeys() == nil)
        }
    }

    private final class Look: CachedRendering {
        var look: AnyObject? { self }
    }

    @Test("A transition starts with the painted content, between its progress limits, in its subtype's direction")
    func transition() throws {
        try LayerStage.run { stage in
            let layer = stage.addLayer()
            let painted = Look()
            layer.renderCache = painted
            stage.frame()
            let push = CATransition()
            (push.type, push.subtype, push.duration) = (.push, .fromTop, 1)
            (push.startProgress, push.endProgress) = (0.25, 0.75)
            layer.add(push, forKey: nil)
            stage.frame()
            stage.frame(after: 0.5)
            let look = try #require(layer.presented.transition)
            let showsPainted = look.old === painted
            #expect(showsPainted)
            #expect(look.progress == 0.5)
            #expect(look.oldShift == CGVector(dx: 0, dy: 0.5))
            #expect(look.newShift == CGVector(dx: 0, dy: -0.5))
            #expect(stage.marks(of: layer) == .content)
            stage.frame(after: 0.5)
            #expect(layer.presented.transition == nil)
        }
    }

    @Test("Changes of the sublayers perform the layer's sublayers action")
    func sublayersAction() {
        LayerStage.run { stage in
            let layer = stage.addLayer(animatesImplicitly: true)
            layer.renderCache = Look()
            stage.frame()
            layer.actions = ["sublayers": CATransition()]
            let sublayer = CALayer()
            layer.addSublayer(sublayer)
            #expect(layer.animationKeys() == [kCATransition])
            layer.removeAllAnimations()
            sublayer.removeFromSuperlayer()
            #expect(layer.animationKeys() == [kCATransition])
        }
    }

    @Test("Animations with overlapping key paths are applied in the order of addition in each frame")
    func overlap() {
        LayerStage.run { stage in
            let layer = stage.addLayer()
            layer.position = CGPoint(x: 7, y: 3)
            @MainActor func move(_ keyPath: String, _ to: Any) {
                let animation = CABasicAnimation(keyPath: keyPath)
                (animation.fromValue, animation.toValue, animation.duration) = (to, to, 1)
                layer.add(animation, forKey: nil)
            }
            move("position", CGPoint(x: 10, y: 20))
            move("position.x", 50)
            for _ in 0..<3 {
                stage.frame(after: 0.125)
                #expect(layer.presented.position == CGPoint(x: 50, y: 20))
            }
        }
    }

    @Test("Updating only animated properties has the same result as updating all")
    func passes() {
        var numbers = SeededRandom(seed: 5)
        let keyPaths = ["position.x", "position.y", "opacity", "zPosition", "cornerRadius", "transform.rotation.z"]
        for round in 0..<12 {
            LayerStage.run { stage in
                let (fast, whole) = (stage.addLayer(), stage.addLayer())
                @MainActor func both(_ body: @MainActor (CALayer) -> Void) {
                    body(fast)
                    body(whole)
                }
                for _ in 0..<30 {
                    switch Int.random(in: 0..<6, using: &numbers) {
                    case 0, 1:
                        let animation = CABasicAnimation(keyPath: keyPaths.randomElement(using: &numbers))
                        animation.fromValue = Double.random(in: 0...1, using: &numbers)
                        animation.byValue = Double.random(in: 0...1, using: &numbers)
                        animation.duration = Double.random(in: 0.05...0.6, using: &numbers)
                        animation.isAdditive = Bool.random(using: &numbers)
                        animation.autoreverses = Bool.random(using: &numbers)
                        animation.repeatCount = Float.random(in: 0...3, using: &numbers)
                        animation.timeOffset = Bool.random(using: &numbers) ? 0 : 0.1
                        animation.fillMode = Bool.random(using: &numbers) ? .both : .removed
                        animation.isRemovedOnCompletion = Bool.random(using: &numbers)
                        both { $0.add(animation, forKey: nil) }
                    case 2:
                        let x = CGFloat.random(in: 0...9, using: &numbers)
                        both { $0.position.x = x }
                    case 3: if Int.random(in: 0..<4, using: &numbers) == 0 { both { $0.removeAllAnimations() } }
                    default:
                        whole.animations?.needsFullEvaluation = true
                        stage.frame(after: Double.random(in: 0...0.2, using: &numbers))
                        // A clamped opacity can be marked dirty unnecessarily, but no change may be missed.
                        #expect(stage.marks(of: fast).isSuperset(of: stage.marks(of: whole)), "round \(round)")
                    }
                    whole.animations?.needsFullEvaluation = true
                    stage.frame()
                    let (one, other) = (fast.presented, whole.presented)
                    #expect(one.position == other.position, "round \(round)")
                    #expect(one.opacity == other.opacity, "round \(round)")
                    #expect(one.zPosition == other.zPosition)
                    #expect(one.cornerRadius == other.cornerRadius)
                    #expect(one.transform == other.transform)
                }
            }
        }
    }
}
