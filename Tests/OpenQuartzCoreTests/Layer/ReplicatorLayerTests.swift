import OpenCoreGraphics
import Testing

import OpenQuartzCore

/// The instances of replicator layers as the painter sees them.
@MainActor @Suite(.serialized) struct ReplicatorLayerTests {
    private func makeReplicator(on stage: LayerStage, count: Int) -> CAReplicatorLayer {
        let replicator = CAReplicatorLayer()
        replicator.suppressesImplicitActions = true
        replicator.bounds = CGRect(x: 0, y: 0, width: 100, height: 40)
        replicator.position = CGPoint(x: 50, y: 20)
        replicator.instanceCount = count
        replicator.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
        stage.root.addSublayer(replicator)
        return replicator
    }

    @Test("A replicator layer paints instances whose transforms accumulate about its center")
    func transforms() {
        LayerStage.run { stage in
            let replicator = makeReplicator(on: stage, count: 3)
            replicator.instanceTransform = CATransform3DMakeScale(0.5, 1, 1)
            let dot = stage.addLayer(in: replicator)
            stage.frame()
            let instances = replicator.paintedSublayers
            #expect(instances.count == 3)
            #expect(instances.map { $0.transform.m11 } == [1, 0.5, 0.25])
            #expect(instances.allSatisfy { $0.position == CGPoint(x: 50, y: 20) })
            #expect(instances.allSatisfy { $0.sublayers?.count == 1 })
            #expect(replicator.sublayers?.first === dot)
        }
    }

    @Test("The color of each instance is the color plus the offsets, within 0…1")
    func colors() {
        LayerStage.run { stage in
            let replicator = makeReplicator(on: stage, count: 3)
            replicator.instanceColor = CGColor(red: 0.5, green: 1, blue: 0.25, alpha: 1)
            replicator.instanceRedOffset = -0.5
            replicator.instanceBlueOffset = 0.5
            replicator.instanceAlphaOffset = -0.25
            stage.frame()
            let instances = replicator.paintedSublayers
            #expect(instances.map(\.opacity) == [1, 0.75, 0.5])
            let factors = instances.compactMap { $0.presented.colorFactor }
            #expect(factors.map(\.red) == [0.5, 0, 0])
            #expect(factors.map(\.green) == [1, 1, 1])
            #expect(factors.map(\.blue) == [0.25, 0.75, 1])
        }
    }

    @Test("A change of a sublayer reaches all instances and marks nothing else in them")
    func changes() {
        LayerStage.run { stage in
            let replicator = makeReplicator(on: stage, count: 3)
            let dot = stage.addLayer(in: replicator)
            let other = stage.addLayer(in: replicator)
            stage.frame()
            clear(stage.root)
            dot.position.x = 7
            stage.tree.prepareFrame(at: 101)
            for instance in replicator.paintedSublayers {
                let replicas = instance.sublayers ?? []
                #expect(replicas.map(\.position.x) == [7, other.position.x])
                #expect(replicas.map(\.renderDirty) == [.geometry, []])
                #expect(instance.renderDirty == .descendant)
            }
            #expect(dot.renderDirty == [])
        }
    }

    /// Clears all marks, like a painter.
    private func clear(_ layer: CALayer) {
        layer.renderDirty = []
        for child in layer.paintedSublayers { clear(child) }
    }

    @Test("Instances show an animation of a sublayer later, up to its delayed end")
    func delays() {
        LayerStage.run { stage in
            let replicator = makeReplicator(on: stage, count: 3)
            replicator.instanceDelay = 0.5
            let dot = stage.addLayer(in: replicator)
            stage.frame()
            let move = CABasicAnimation(keyPath: "position.x")
            (move.fromValue, move.toValue, move.duration) = (0.0, 100.0, 1)
            dot.add(move, forKey: nil)
            @MainActor func shown() -> [CGFloat] {
                replicator.paintedSublayers.compactMap { $0.sublayers?.first?.presented.position.x }
            }
            stage.frame()
            #expect(shown() == [0, 0, 0])
            stage.frame(after: 0.75)
            #expect(shown() == [75, 25, 0])
            stage.frame(after: 0.5)
            #expect(shown() == [0, 75, 25])
            #expect(stage.tree.needsAnotherFrame)
            stage.frame(after: 0.5)
            #expect(shown() == [0, 0, 75])
            stage.frame(after: 0.5)
            #expect(shown() == [0, 0, 0])
            #expect(!stage.tree.needsAnotherFrame)
        }
    }

    @Test("Removing an animation removes it from all instances, also from those in which it has not begun")
    func removesAnimations() {
        LayerStage.run { stage in
            let replicator = makeReplicator(on: stage, count: 2)
            replicator.instanceDelay = 0.5
            let dot = stage.addLayer(in: replicator)
            let move = CABasicAnimation(keyPath: "position.x")
            (move.fromValue, move.toValue, move.duration) = (10.0, 100.0, 1)
            dot.add(move, forKey: "move")
            stage.frame()
            stage.frame(after: 0.75)
            dot.removeAnimation(forKey: "move")
            stage.frame()
            let shown = replicator.paintedSublayers.compactMap { $0.sublayers?.first?.presented.position.x }
            #expect(shown == [0, 0])
            #expect(stage.tree.isIdle)
        }
    }

    @Test("The speed of a sublayer applies to its animations in all instances")
    func timing() {
        LayerStage.run { stage in
            let replicator = makeReplicator(on: stage, count: 2)
            replicator.instanceDelay = 0.5
            let dot = stage.addLayer(in: replicator)
            let move = CABasicAnimation(keyPath: "position.x")
            (move.fromValue, move.toValue, move.duration) = (0.0, 100.0, 1)
            dot.add(move, forKey: "move")
            stage.frame()
            stage.frame(after: 0.75)
            // Pauses the layer at its current time.
            dot.timeOffset = dot.convertTime(stage.clock.now, from: nil)
            dot.speed = 0
            stage.frame(after: 5)
            let shown = replicator.paintedSublayers.compactMap { $0.sublayers?.first?.presented.position.x }
            #expect(shown.first == 75)
            #expect(!stage.tree.needsAnotherFrame)
        }
    }

    @Test("The number of instances and their transforms animate")
    func animates() {
        LayerStage.run { stage in
            let replicator = makeReplicator(on: stage, count: 1)
            let count = CABasicAnimation(keyPath: "instanceCount")
            (count.fromValue, count.toValue, count.duration) = (1, 5, 1)
            replicator.add(count, forKey: nil)
            let spread = CABasicAnimation(keyPath: "instanceTransform.translation.x")
            (spread.fromValue, spread.toValue, spread.duration) = (0.0, 20.0, 1)
            replicator.add(spread, forKey: nil)
            stage.frame()
            stage.frame(after: 0.5)
            #expect(replicator.paintedSublayers.map { $0.transform.m41 } == [0, 10, 20])
        }
    }

    @Test("Hit tests find the sublayers and not their copies")
    func hitTests() {
        LayerStage.run { stage in
            let replicator = makeReplicator(on: stage, count: 3)
            replicator.instanceTransform = CATransform3DMakeTranslation(30, 0, 0)
            let dot = stage.addLayer(in: replicator)
            dot.frame = CGRect(x: 0, y: 0, width: 20, height: 40)
            stage.frame()
            #expect(replicator.hitTest(CGPoint(x: 10, y: 10)) === dot)
            #expect(replicator.hitTest(CGPoint(x: 40, y: 10)) === replicator)
        }
    }

    @Test("Too many instances are reported once, and the first 10,000 are shown")
    func limit() {
        LayerStage.run { stage in
            let replicator = makeReplicator(on: stage, count: 1_000_000)
            stage.frame()
            replicator.instanceCount = 2_000_000
            stage.frame()
            #expect(replicator.paintedSublayers.count == 10_000)
            #expect(stage.diagnostics.count == 1)
            #expect(
                stage.diagnostics.first?.message == "only 10000 of 1000000 instances of a replicator layer are shown")
        }
    }

    @Test("A sublayer that leaves the replicator layer leaves all instances, and is released")
    func releases() {
        LayerStage.run { stage in
            let replicator = makeReplicator(on: stage, count: 4)
            weak var released: CALayer?
            do {
                let dot = stage.addLayer(in: replicator)
                released = dot
                stage.frame()
                dot.removeFromSuperlayer()
            }
            stage.frame()
            #expect(replicator.paintedSublayers.allSatisfy { $0.sublayers == nil })
            #expect(released == nil)
        }
    }

    @Test("A replicator layer inside of another one paints the instances of each instance")
    func nesting() {
        LayerStage.run { stage in
            let outer = makeReplicator(on: stage, count: 2)
            let inner = CAReplicatorLayer()
            inner.suppressesImplicitActions = true
            inner.instanceCount = 3
            outer.addSublayer(inner)
            let dot = stage.addLayer(in: inner)
            stage.frame()
            dot.position.x = 3
            stage.frame()
            let inners = outer.paintedSublayers.compactMap { $0.sublayers?.first }
            #expect(inners.count == 2)
            let dots = inners.flatMap(\.paintedSublayers).compactMap { $0.sublayers?.first }
            #expect(dots.map(\.position.x) == Array(repeating: 3, count: 6))
        }
    }
}
