import Foundation
import OpenCoreGraphics
import TestSupport
import Testing

import OpenQuartzCore

/// The particles of emitter layers by the manual clock, which starts at 100 seconds.
@MainActor @Suite(.serialized) struct EmitterLayerTests {
    private static let image: CGImage? = {
        let context = CGContext.bitmap(size: CGSize(width: 4, height: 2), scale: 1, isOpaque: false)
        context?.setFillColor(.white)
        context?.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        return context?.makeImage()
    }()

    private func makeCell(birthRate: Float, lifetime: Float) -> CAEmitterCell {
        let cell = CAEmitterCell()
        cell.contents = Self.image
        (cell.birthRate, cell.lifetime) = (birthRate, lifetime)
        return cell
    }

    /// Adds a layer whose time begins now.
    private func makeEmitter(on stage: LayerStage, _ cells: CAEmitterCell...) -> CAEmitterLayer {
        let emitter = CAEmitterLayer()
        emitter.suppressesImplicitActions = true
        emitter.beginTime = stage.clock.now
        emitter.emitterCells = cells
        stage.root.addSublayer(emitter)
        return emitter
    }

    /// Adds a layer to a replicator layer, and moves it after a second; half a second later it has particles at both places.
    private func makeReplicatedEmitter(on stage: LayerStage) -> (replicator: CAReplicatorLayer, emitter: CAEmitterLayer)
    {
        let replicator = CAReplicatorLayer()
        replicator.suppressesImplicitActions = true
        stage.root.addSublayer(replicator)
        let emitter = makeEmitter(on: stage, makeCell(birthRate: 10, lifetime: 2))
        replicator.addSublayer(emitter)
        stage.frame(after: 1)
        emitter.emitterPosition = CGPoint(x: 50, y: 0)
        stage.frame(after: 0.5)
        return (replicator, emitter)
    }

    private func particles(_ emitter: CAEmitterLayer) -> [PaintedParticle] {
        emitter.particles?.particles ?? []
    }

    private func places(_ emitter: CAEmitterLayer) -> [CGPoint] {
        particles(emitter).map { CGPoint(x: $0.transform.tx, y: $0.transform.ty) }
    }

    @Test("The number of particles is the birth rate times the age, and then times the lifetime")
    func counts() {
        LayerStage.run { stage in
            let emitter = makeEmitter(on: stage, makeCell(birthRate: 10, lifetime: 2))
            var counts: [Int] = []
            for _ in 0..<8 {
                stage.frame(after: 0.5)
                counts.append(particles(emitter).count)
            }
            #expect(counts == [5, 10, 15, 20, 20, 20, 20, 20])
        }
    }

    @Test("Particles are emitted since the beginning of the layer's time")
    func isPopulated() {
        LayerStage.run { stage in
            let emitter = makeEmitter(on: stage, makeCell(birthRate: 10, lifetime: 2))
            emitter.beginTime = 0
            stage.frame()
            #expect(particles(emitter).count == 20)
        }
    }

    @Test("The frame rate does not affect the particles")
    func isIndependentOfFrames() {
        @MainActor func run(frames: Int) -> [CGPoint] {
            var result: [CGPoint] = []
            LayerStage.run { stage in
                let cell = makeCell(birthRate: 40, lifetime: 1)
                (cell.velocity, cell.velocityRange, cell.emissionRange) = (50, 20, 2 * .pi)
                let emitter = makeEmitter(on: stage, cell)
                for _ in 0..<frames { stage.frame(after: 1.5 / Double(frames)) }
                result = places(emitter)
            }
            return result
        }
        let (coarse, fine) = (run(frames: 1), run(frames: 64))
        #expect(coarse.count == 40)
        #expect(coarse == fine)
    }

    @Test("A particle moves by its initial velocity and its acceleration")
    func moves() throws {
        try LayerStage.run { stage in
            let cell = makeCell(birthRate: 1, lifetime: 10)
            (cell.velocity, cell.emissionLongitude) = (100, .pi / 2)
            (cell.xAcceleration, cell.yAcceleration) = (8, -20)
            let emitter = makeEmitter(on: stage, cell)
            emitter.emitterPosition = CGPoint(x: 30, y: 40)
            // Emitted after one second.
            stage.frame(after: 1)
            stage.frame(after: 0.5)
            let place = try #require(places(emitter).first)
            expectNear(place.x, 30 + 8 * 0.25 / 2, within: 1e-9)
            expectNear(place.y, 40 + 50 - 20 * 0.25 / 2, within: 1e-9)
        }
    }

    @Test("Scale, rotation and color change at their speeds")
    func changes() throws {
        try LayerStage.run { stage in
            let cell = makeCell(birthRate: 1, lifetime: 10)
            (cell.scale, cell.scaleSpeed, cell.spin) = (1, 2, .pi / 2)
            cell.color = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
            (cell.redSpeed, cell.alphaSpeed, cell.blueSpeed) = (-0.5, -0.25, 5)
            let emitter = makeEmitter(on: stage, cell)
            stage.frame(after: 2)
            let particle = try #require(particles(emitter).first)
            expectNear(particle.age, 1, within: 1e-9)
            expectNear(particle.transform.b, 3, within: 1e-9)
            expectNear(particle.red, 0.5, within: 1e-9)
            expectNear(particle.green, 0.5, within: 1e-9)
            expectNear(particle.blue, 1, within: 1e-9)
            expectNear(particle.alpha, 0.75, within: 1e-9)
        }
    }

    @Test("Random values are within half of their range on both sides")
    func ranges() {
        LayerStage.run { stage in
            let cell = makeCell(birthRate: 1000, lifetime: 1)
            (cell.scale, cell.scaleRange) = (2, 1)
            let emitter = makeEmitter(on: stage, cell)
            stage.frame(after: 1)
            let scales = particles(emitter).map(\.transform.a)
            #expect(scales.count == 1000)
            #expect(scales.allSatisfy { (1.5...2.5).contains($0) })
            expectNear(scales.reduce(0, +) / 1000, 2, within: 0.03)
            #expect(scales.min() ?? 2 < 1.51)
            #expect(scales.max() ?? 2 > 2.49)
        }
    }

    @Test(
        "Particles are created in the part of the shape that the mode specifies",
        arguments: [
            CAEmitterLayerEmitterShape.point, .line, .rectangle, .cuboid, .circle, .sphere,
        ], [CAEmitterLayerEmitterMode.points, .outline, .surface, .volume])
    func shapes(shape: CAEmitterLayerEmitterShape, mode: CAEmitterLayerEmitterMode) {
        LayerStage.run { stage in
            let emitter = makeEmitter(on: stage, makeCell(birthRate: 400, lifetime: 1))
            (emitter.emitterShape, emitter.emitterMode) = (shape, mode)
            emitter.emitterSize = CGSize(width: 40, height: 20)
            emitter.emitterDepth = 10
            stage.frame(after: 1)
            let places = places(emitter)
            #expect(places.count == 400)
            #expect(places.allSatisfy { isInside($0, shape, mode) })
            // Not all at one place, unless it is a point.
            #expect((Set(places.map { "\($0)" }).count > 1) == (shape != .point))
        }
    }

    private func isInside(_ p: CGPoint, _ shape: CAEmitterLayerEmitterShape, _ mode: CAEmitterLayerEmitterMode) -> Bool
    {
        let (atX, atY) = (abs(abs(p.x) - 20) < 1e-9, abs(abs(p.y) - 10) < 1e-9)
        let (inX, inY) = (abs(p.x) <= 20 + 1e-9, abs(p.y) <= 10 + 1e-9)
        let radius = hypot(p.x, p.y)
        switch shape {
        case .line: return p.y == 0 && inX && (mode != .points || atX)
        case .rectangle where mode == .points, .cuboid where mode == .points: return atX && atY
        case .rectangle where mode == .outline: return inX && inY && (atX || atY)
        case .cuboid where mode == .outline: return inX && inY && (atX || atY)
        case .rectangle, .cuboid: return inX && inY
        case .circle where mode == .points || mode == .outline: return abs(radius - 40) < 1e-9
        case .circle, .sphere: return radius <= 40 + 1e-9
        default: return p == .zero
        }
    }

    @Test("Particles leave a circle away from its center")
    func leavesCircle() {
        LayerStage.run { stage in
            let cell = makeCell(birthRate: 50, lifetime: 1)
            cell.velocity = 100
            let emitter = makeEmitter(on: stage, cell)
            (emitter.emitterShape, emitter.emitterMode) = (.circle, .outline)
            emitter.emitterSize = CGSize(width: 10, height: 0)
            stage.frame(after: 1)
            for particle in particles(emitter) {
                let radius = hypot(particle.transform.tx, particle.transform.ty)
                expectNear(radius, 10 + 100 * particle.age, within: 1e-6)
            }
        }
    }

    @Test("Equal seeds give equal particles, other seeds others")
    func seeds() {
        LayerStage.run { stage in
            @MainActor func make(_ seed: UInt32) -> CAEmitterLayer {
                let cell = makeCell(birthRate: 20, lifetime: 1)
                (cell.velocity, cell.emissionRange) = (50, 2 * .pi)
                let emitter = makeEmitter(on: stage, cell)
                emitter.seed = seed
                return emitter
            }
            let emitters = [make(7), make(7), make(8)]
            stage.frame(after: 1)
            let shown = emitters.map { places($0) }
            #expect(shown[0] == shown[1])
            #expect(shown[0] != shown[2])
        }
    }

    @Test("The multipliers of the layer apply to all cells")
    func multipliers() throws {
        try LayerStage.run { stage in
            let cell = makeCell(birthRate: 10, lifetime: 1)
            (cell.velocity, cell.scale, cell.spin) = (10, 2, 1)
            let emitter = makeEmitter(on: stage, cell)
            (emitter.birthRate, emitter.lifetime, emitter.velocity) = (0.5, 4, 3)
            (emitter.scale, emitter.spin) = (0.5, 0)
            stage.frame(after: 2)
            let oldest = try #require(particles(emitter).max { $0.age < $1.age })
            #expect(particles(emitter).count == 10)
            expectNear(oldest.transform.tx, 30 * oldest.age, within: 1e-9)
            expectNear(oldest.transform.a, 1, within: 1e-9)
            #expect(oldest.transform.b == 0)
        }
    }

    @Test("A change of the birth rate keeps the existing particles, and the window becomes idle after the last one")
    func stops() {
        LayerStage.run { stage in
            let emitter = makeEmitter(on: stage, makeCell(birthRate: 10, lifetime: 1))
            stage.frame(after: 1)
            let before = particles(emitter).count
            emitter.birthRate = 0
            stage.frame()
            #expect(particles(emitter).count == before)
            stage.frame(after: 0.55)
            #expect(particles(emitter).count == 5)
            #expect(stage.tree.needsAnotherFrame)
            stage.frame(after: 0.55)
            #expect(particles(emitter).isEmpty)
            #expect(stage.tree.isIdle)
            emitter.birthRate = 1
            stage.frame()
            stage.frame(after: 0.55)
            #expect(particles(emitter).count == 5)
        }
    }

    @Test("A cell emits from its begin time for its duration, and the window waits for the beginning")
    func cellTiming() throws {
        try LayerStage.run { stage in
            let cell = makeCell(birthRate: 10, lifetime: 5)
            (cell.beginTime, cell.duration) = (1, 0.5)
            let emitter = makeEmitter(on: stage, cell)
            stage.frame()
            #expect(!stage.tree.needsAnotherFrame)
            expectNear(try #require(stage.tree.nextFrameTime), 101.1, within: 1e-9)
            stage.frame(after: 1.25)
            #expect(particles(emitter).count == 2)
            stage.frame(after: 1)
            #expect(particles(emitter).count == 5)
        }
    }

    @Test("A paused layer keeps its particles and needs no frames; setting its time shows the particles of that time")
    func pauses() {
        LayerStage.run { stage in
            let cell = makeCell(birthRate: 10, lifetime: 1)
            cell.velocity = 10
            let emitter = makeEmitter(on: stage, cell)
            stage.frame(after: 0.75)
            let shown = places(emitter)
            emitter.timeOffset = 0.75
            emitter.speed = 0
            stage.frame(after: 3)
            #expect(places(emitter) == shown)
            #expect(!stage.tree.needsAnotherFrame)
            emitter.timeOffset = 0.35
            stage.frame()
            #expect(particles(emitter).count == 3)
        }
    }

    @Test("Particles emit the cells of their cell from where they are, also before they end")
    func nestedCells() {
        LayerStage.run { stage in
            let spark = makeCell(birthRate: 4, lifetime: 10)
            let rocket = CAEmitterCell()
            (rocket.birthRate, rocket.lifetime, rocket.velocity, rocket.duration) = (1, 1, 100, 1)
            rocket.emitterCells = [spark]
            let emitter = makeEmitter(on: stage, rocket)
            stage.frame(after: 4)
            #expect(places(emitter).map(\.x).sorted() == [25, 50, 75, 100])
        }
    }

    @Test("The render mode orders particles by age or by z position")
    func renderModes() {
        LayerStage.run { stage in
            let cell = makeCell(birthRate: 10, lifetime: 1)
            (cell.velocity, cell.emissionLatitude) = (10, .pi / 2)
            let emitter = makeEmitter(on: stage, cell)
            @MainActor func ages(_ mode: CAEmitterLayerRenderMode) -> [CFTimeInterval] {
                emitter.renderMode = mode
                stage.frame()
                return particles(emitter).map(\.age)
            }
            stage.frame(after: 1)
            let old = ages(.oldestFirst)
            #expect(old == old.sorted(by: >))
            #expect(ages(.oldestLast) == old.sorted())
            // The oldest is the nearest.
            #expect(ages(.backToFront) == old.sorted())
            #expect(emitter.particles?.isAdditive == false)
            _ = ages(.additive)
            #expect(emitter.particles?.isAdditive == true)
        }
    }

    @Test("A key path with the name of a cell sets its property")
    func keyPaths() {
        LayerStage.run { stage in
            let cell = makeCell(birthRate: 10, lifetime: 1)
            cell.name = "spark"
            let emitter = makeEmitter(on: stage, cell)
            emitter.setValue(20, forKeyPath: "emitterCells.spark.birthRate")
            #expect(cell.birthRate == 20)
            #expect(emitter.value(forKeyPath: "emitterCells.spark.birthRate") as? Float == 20)
            stage.frame(after: 1)
            #expect(particles(emitter).count == 20)
        }
    }

    @Test("Too many particles are reported once, and the latest 10,000 are shown")
    func limit() {
        LayerStage.run { stage in
            let emitter = makeEmitter(on: stage, makeCell(birthRate: 1e6, lifetime: 1))
            stage.frame(after: 1)
            stage.frame(after: 1)
            #expect(particles(emitter).count == 10_000)
            #expect(particles(emitter).allSatisfy { $0.age < 0.011 })
            #expect(stage.diagnostics.count == 1)
        }
    }

    @Test("A cell that contains itself emits a limited number of generations")
    func cycles() {
        LayerStage.run { stage in
            let cell = makeCell(birthRate: 1, lifetime: 1.5)
            cell.emitterCells = [cell]
            let emitter = makeEmitter(on: stage, cell)
            stage.frame(after: 3)
            #expect(!particles(emitter).isEmpty)
        }
    }

    @Test("The depth of particles has an effect in perspective only")
    func depth() throws {
        try LayerStage.run { stage in
            let cell = makeCell(birthRate: 1, lifetime: 5)
            (cell.velocity, cell.emissionLatitude) = (100, .pi / 2)
            let emitter = makeEmitter(on: stage, cell)
            emitter.emitterPosition = CGPoint(x: 10, y: 0)
            stage.frame(after: 1)
            stage.frame(after: 1)
            expectNear(try #require(places(emitter).first).x, 10, within: 1e-9)
            var perspective = CATransform3DIdentity
            perspective.m34 = -1 / 200
            stage.root.suppressesImplicitActions = true
            stage.root.sublayerTransform = perspective
            stage.root.anchorPoint = .zero
            emitter.preservesDepth = true
            stage.frame()
            // At z = 100, half way to the viewer.
            let particle = try #require(particles(emitter).first)
            expectNear(particle.transform.tx, 20, within: 1e-6)
            expectNear(particle.transform.a, 2, within: 1e-6)
        }
    }

    @Test("An instance that a replicator layer adds later shows the same particles as the others")
    func lateReplica() throws {
        try LayerStage.run { stage in
            let replicator = makeReplicatedEmitter(on: stage).replicator
            replicator.instanceCount = 2
            stage.frame(after: 0.5)
            let replicas = replicator.paintedSublayers.compactMap { $0.sublayers?.first as? CAEmitterLayer }
            try #require(replicas.count == 2)
            #expect(places(replicas[1]) == places(replicas[0]))
        }
    }

    @Test("Particles that were emitted before a change stay when their layer leaves a replicator layer")
    func formerReplica() {
        LayerStage.run { stage in
            let emitter = makeReplicatedEmitter(on: stage).emitter
            stage.root.addSublayer(emitter)
            stage.frame(after: 0.5)
            #expect(places(emitter).count { $0.x < 50 } == 15)
        }
    }
}
