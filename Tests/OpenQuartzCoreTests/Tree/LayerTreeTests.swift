import Testing

import OpenQuartzCore

/// A layer that records its layout and display.
final class RecordingLayer: CALayer {
    static var log: [String] = []
    var onLayout: (() -> Void)?

    override func layoutSublayers() {
        Self.log.append("layout \(name ?? "")")
        onLayout?()
    }

    override func display() {
        Self.log.append("display \(name ?? "")")
    }
}

@MainActor @Suite(.serialized) struct LayerTreeTests {
    private func makeLayer(_ name: String, in stage: LayerStage, _ superlayer: CALayer? = nil) -> RecordingLayer {
        let layer = RecordingLayer()
        layer.name = name
        (superlayer ?? stage.root).addSublayer(layer)
        return layer
    }

    @Test("A frame runs display links, layout, display and animations in this order, and callbacks at the end")
    func order() {
        LayerStage.run { stage in
            RecordingLayer.log = []
            let layer = makeLayer("a", in: stage)
            let link = CADisplayLink { _ in
                RecordingLayer.log.append("link")
                layer.setNeedsLayout()
            }
            link.add(to: .main, forMode: .common)
            let animation = CABasicAnimation(keyPath: "opacity")
            (animation.fromValue, animation.toValue, animation.duration) = (0, 0.5, 1)
            animation.completion = { _ in RecordingLayer.log.append("completion \(layer.presented.opacity)") }
            layer.add(animation, forKey: nil)
            layer.setNeedsDisplay()
            layer.onLayout = { layer.setNeedsDisplay() }
            CATransaction.flush()
            RecordingLayer.log = []
            layer.onLayout = { RecordingLayer.log.append("opacity \(layer.presented.opacity)") }
            layer.setNeedsDisplay()
            stage.clock.advance(by: 0)
            stage.tree.prepareFrame(at: 102)
            link.invalidate()
            #expect(RecordingLayer.log == ["link", "layout a", "opacity 1.0", "display a", "completion 1.0"])
        }
    }

    @Test("A frame without changes marks nothing, calls nothing and requests no frame")
    func idle() {
        LayerStage.run { stage in
            RecordingLayer.log = []
            _ = makeLayer("a", in: stage)
            stage.frame()
            let requests = stage.requestedFrames
            RecordingLayer.log = []
            for _ in 0..<3 { stage.frame(after: 1) }
            #expect(RecordingLayer.log.isEmpty)
            #expect(stage.painted.isEmpty)
            #expect(stage.requestedFrames == requests)
            #expect(!stage.tree.needsAnotherFrame)
        }
    }

    @Test("Layout runs once per invalidated layer, from ancestors to descendants")
    func layoutOnce() {
        LayerStage.run { stage in
            let outer = makeLayer("outer", in: stage)
            let inner = makeLayer("inner", in: stage, outer)
            stage.frame()
            RecordingLayer.log = []
            inner.setNeedsLayout()
            outer.setNeedsLayout()
            inner.setNeedsLayout()
            stage.frame()
            #expect(RecordingLayer.log == ["layout outer", "layout inner"])
            #expect(!outer.needsLayout())
            #expect(!inner.needsLayout())
        }
    }

    @Test("A new size invalidates layout, a new position does not")
    func sizeAsksForLayout() {
        LayerStage.run { stage in
            let layer = makeLayer("a", in: stage)
            stage.frame()
            RecordingLayer.log = []
            layer.position = CGPoint(x: 9, y: 9)
            layer.bounds.origin.x = 4
            stage.frame()
            #expect(RecordingLayer.log.isEmpty)
            layer.bounds.size.width = 50
            stage.frame()
            #expect(RecordingLayer.log == ["layout a"])
        }
    }

    @Test("layoutIfNeeded starts at the topmost invalidated ancestor")
    func layoutIfNeeded() {
        LayerStage.run { stage in
            let outer = makeLayer("outer", in: stage)
            let inner = makeLayer("inner", in: stage, outer)
            stage.frame()
            RecordingLayer.log = []
            outer.setNeedsLayout()
            inner.setNeedsLayout()
            inner.layoutIfNeeded()
            #expect(RecordingLayer.log == ["layout outer", "layout inner"])
            inner.layoutIfNeeded()
            #expect(RecordingLayer.log.count == 2)
        }
    }

    @Test("A layer that was invalidated before it was added is laid out and displayed")
    func marksSurviveAttachment() {
        LayerStage.run { stage in
            let (outer, inner) = (RecordingLayer(), RecordingLayer())
            inner.name = "inner"
            outer.addSublayer(inner)
            inner.setNeedsLayout()
            inner.setNeedsDisplay()
            stage.frame()
            RecordingLayer.log = []
            stage.root.addSublayer(outer)
            stage.frame()
            #expect(RecordingLayer.log == ["layout inner", "display inner"])
        }
    }

    @Test("Layout that never converges is stopped and reported")
    func endlessLayout() {
        LayerStage.run { stage in
            let layer = makeLayer("restless", in: stage)
            layer.onLayout = { [unowned layer] in layer.setNeedsLayout() }
            stage.frame()
            RecordingLayer.log = []
            layer.setNeedsLayout()
            stage.frame()
            #expect(RecordingLayer.log.count == 100)
            #expect(stage.diagnostics.count == 1)
            #expect(
                stage.diagnostics.first?.message
                    == "layout is still invalid after 100 passes; the pending requests are discarded")
            #expect(stage.diagnostics.first?.location == "RecordingLayer \"restless\"")
            #expect(!stage.tree.needsAnotherFrame)
            #expect(!layer.needsLayout())
        }
    }

    @Test("Drawing creates contents at the layer's scale, and layers that draw nothing have none")
    func drawing() {
        final class Disc: CALayer {
            override func draw(in ctx: CGContext) {
                ctx.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
                ctx.fill(CGRect(x: 10, y: 10, width: 5, height: 5))
            }
        }
        LayerStage.run { stage in
            let disc = Disc()
            disc.bounds = CGRect(x: 10, y: 10, width: 20, height: 10)
            disc.contentsScale = 2
            disc.needsDisplayOnBoundsChange = true
            let plain = stage.addLayer()
            stage.root.addSublayer(disc)
            plain.setNeedsDisplay()
            disc.setNeedsDisplay()
            stage.frame()
            #expect(plain.contents == nil)
            #expect(disc.modelValues.contents?.width == 40)
            #expect(disc.modelValues.contents?.height == 20)
            #expect(disc.modelValues.contents?.pixel(x: 1, y: 1) == PixelColor(red: 255, green: 0, blue: 0))
            #expect(stage.marks(of: disc).contains(.content))
            disc.bounds.size.width = 30
            stage.frame()
            #expect(disc.modelValues.contents?.width == 60)
            disc.bounds.size = CGSize(width: 0, height: 5)
            stage.frame()
            #expect(disc.contents == nil)
        }
    }

    @Test("A frame with an invalid time is rejected")
    func refusesTime() {
        LayerStage.run { stage in
            stage.tree.prepareFrame(at: .nan)
            #expect(stage.diagnostics.count == 1)
        }
    }

    @Test("An unreferenced tree is released, and its layers continue in another tree")
    func unreferencedTree() {
        LayerStage.run { stage in
            let layer = CALayer()
            weak var weakTree: LayerTree?
            do {
                let tree = LayerTree(rootLayer: layer)
                weakTree = tree
                let animation = CABasicAnimation(keyPath: "opacity")
                (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
                layer.add(animation, forKey: "fade")
                tree.prepareFrame(at: 100)
            }
            #expect(weakTree == nil)
            #expect(layer.tree == nil)
            let tree = LayerTree(rootLayer: layer)
            tree.prepareFrame(at: 100.25)
            #expect(layer.presented.opacity == 0.25)
            #expect(tree.needsAnotherFrame)
            tree.cancelAnimations()
            #expect(!tree.needsAnotherFrame)
            #expect(layer.animationKeys() == nil)
        }
    }
}

@MainActor @Suite(.serialized) struct DisplayLinkTests {
    @Test("A display link is called once per frame with the frame's times until it is invalidated")
    func calls() {
        LayerStage.run { stage in
            var times: [CFTimeInterval] = []
            let link = CADisplayLink { times.append($0.timestamp) }
            #expect(!stage.tree.needsAnotherFrame)
            let requests = stage.requestedFrames
            link.add(to: .main, forMode: .common)
            link.add(to: .main, forMode: .common)
            #expect(stage.tree.needsAnotherFrame)
            #expect(stage.requestedFrames == requests + 1)
            stage.frame(after: 1)
            stage.tree.prepareFrame(at: stage.clock.now)
            stage.frame(after: 1.0 / 60)
            #expect(times == [101, 101 + 1.0 / 60])
            #expect(isClose(link.targetTimestamp - link.timestamp, 1.0 / 60))
            #expect(isClose(link.duration, 1.0 / 60))
            link.isPaused = true
            #expect(!stage.tree.needsAnotherFrame)
            stage.frame(after: 1)
            link.isPaused = false
            stage.frame(after: 1)
            link.invalidate()
            stage.frame(after: 1)
            #expect(times.count == 3)
            #expect(!stage.tree.needsAnotherFrame)
        }
    }

    @Test("A preferred frame rate skips frames")
    func preferredRate() {
        LayerStage.run { stage in
            var count = 0
            let link = CADisplayLink { _ in count += 1 }
            link.preferredFramesPerSecond = 30
            link.add(to: .main, forMode: .common)
            for _ in 0..<60 { stage.frame(after: 1.0 / 60) }
            link.invalidate()
            #expect(count == 30)
            #expect(isClose(link.targetTimestamp - link.timestamp, 1.0 / 30))
        }
    }

    @Test("A display link retains its target until it is invalidated")
    func keepsTarget() {
        @MainActor final class Target {
            var count = 0
            func tick(_ link: CADisplayLink) { count += 1 }
        }
        LayerStage.run { stage in
            weak var weakTarget: Target?
            weak var weakLink: CADisplayLink?
            do {
                let target = Target()
                weakTarget = target
                let link = CADisplayLink(target: target, action: Target.tick)
                weakLink = link
                link.add(to: .main, forMode: .common)
            }
            stage.frame(after: 1)
            #expect(weakTarget?.count == 1)
            weakLink?.invalidate()
            #expect(weakTarget == nil)
            #expect(weakLink == nil)
        }
    }

    @Test("A display link follows one of two trees")
    func followsOneTree() {
        LayerStage.run { stage in
            let other = LayerTree(rootLayer: CALayer())
            var count = 0
            let link = CADisplayLink { _ in count += 1 }
            link.add(to: .main, forMode: .common)
            stage.frame(after: 1)
            other.prepareFrame(at: 101.5)
            #expect(count == 1)
            #expect(stage.tree.needsAnotherFrame)
            #expect(!other.needsAnotherFrame)
            link.invalidate()
        }
    }
}
