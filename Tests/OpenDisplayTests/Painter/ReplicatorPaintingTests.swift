import Fuzzing
import OpenCoreGraphics
import OpenQuartzCore
import Testing

import OpenDisplay

@Suite("Painting of replicator layers", .serialized)
@MainActor
struct ReplicatorPaintingTests {
    @Test(
        "After random edits, a tree with replicator layers is painted as a fresh one, and as one with copies of the sublayers",
        arguments: [false, true], 1...6)
    func equalsCopies(isSpatial: Bool, seed: UInt64) throws {
        var scene = RandomScene(generator: SeededRandom(seed: seed), layerCount: 40, isSpatial: isSpatial)
        let stage = SurfaceStage(width: 150, height: 120, root: scene.root)
        for _ in 0..<12 {
            for _ in 0..<12 { scene.edit() }
            let shown = try stage.render()
            let fresh = try SurfaceStage(width: 150, height: 120, root: scene.copy()).render()
            #expect(PixelDifference(shown, fresh, tolerance: 3).differingPixels <= 12)
            let copies = try SurfaceStage(width: 150, height: 120, root: scene.copyWithoutReplicators()).render()
            #expect(PixelDifference(shown, copies, tolerance: 3).differingPixels <= 12)
        }
    }

    @Test(
        "Instances with a delay are painted as copies whose time begins later", arguments: 1...6 as ClosedRange<UInt64>)
    func equalsDelayedCopies(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let outer = MediaClock.current
        let clock = ManualMediaClock(now: 100)
        MediaClock.current = clock
        defer { MediaClock.current = outer }
        let stage = SurfaceStage()
        let replicator = CAReplicatorLayer()
        replicator.suppressesImplicitActions = true
        replicator.frame = CGRect(x: 10, y: 10, width: 80, height: 80)
        replicator.instanceCount = 4
        replicator.instanceDelay = Double.random(in: 0.05...0.4, using: &random)
        replicator.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        stage.root.addSublayer(replicator)
        let sources = [CGColor.red, .green, .blue].enumerated().map {
            makeLayer(CGFloat($0 * 20), 0, 16, 16, color: $1)
        }
        for source in sources { replicator.addSublayer(source) }
        var animations: [(index: Int, animation: CAAnimation)] = []
        for _ in 0..<30 {
            clock.advance(by: Double.random(in: 0.01...0.2, using: &random))
            if Bool.random(using: &random) {
                let index = Int.random(in: 0..<3, using: &random)
                let animation = randomAnimation(at: clock.now, &random)
                sources[index].add(animation, forKey: nil)
                animations.append((index, animation))
            }
            let shown = try stage.render()
            let copies = try makeCopies(of: replicator, sources, animations).render()
            #expect(PixelDifference(shown, copies).isEmpty)
        }
    }

    private func randomAnimation(at time: CFTimeInterval, _ random: inout SeededRandom) -> CAAnimation {
        let paths = ["position.y", "opacity", "transform.rotation", "backgroundColor"]
        let animation = CABasicAnimation(keyPath: paths.randomElement(using: &random) ?? "opacity")
        switch animation.keyPath {
        case "backgroundColor": (animation.fromValue, animation.toValue) = (CGColor.white, CGColor.black)
        case "position.y": (animation.byValue, animation.isAdditive) = (30.0, true)
        default: (animation.fromValue, animation.toValue) = (0.0, 1.0)
        }
        animation.beginTime = time
        animation.duration = Double.random(in: 0.1...0.6, using: &random)
        animation.fillMode = Bool.random(using: &random) ? .backwards : .removed
        animation.repeatCount = [1, 2.5].randomElement(using: &random) ?? 1
        return animation
    }

    /// Returns a stage with a layer for each instance, whose time begins later.
    private func makeCopies(
        of replicator: CAReplicatorLayer, _ sources: [CALayer], _ animations: [(index: Int, animation: CAAnimation)]
    ) -> SurfaceStage {
        let stage = SurfaceStage()
        let copy = makeLayer(10, 10, 80, 80)
        stage.root.addSublayer(copy)
        for index in 0..<replicator.instanceCount {
            let instance = makeLayer(0, 0, 80, 80)
            instance.transform = CATransform3DMakeRotation(.pi / 2 * CGFloat(index), 0, 0, 1)
            instance.beginTime = replicator.instanceDelay * Double(index)
            copy.addSublayer(instance)
            for (number, source) in sources.enumerated() {
                let layer = CALayer(layer: source)
                layer.suppressesImplicitActions = true
                instance.addSublayer(layer)
                for (index, animation) in animations where index == number { layer.add(animation, forKey: nil) }
            }
        }
        return stage
    }

    @Test("The colors of an instance are multiplied by its color")
    func colors() throws {
        let stage = SurfaceStage(width: 40, height: 10)
        let replicator = CAReplicatorLayer()
        replicator.suppressesImplicitActions = true
        replicator.frame = CGRect(x: 0, y: 0, width: 40, height: 10)
        replicator.instanceCount = 3
        replicator.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
        replicator.instanceColor = CGColor(red: 1, green: 0.5, blue: 1, alpha: 1)
        replicator.instanceRedOffset = -0.5
        replicator.addSublayer(makeLayer(0, 0, 10, 10, color: .white))
        stage.root.addSublayer(replicator)
        for preservesDepth in [false, true] {
            replicator.preservesDepth = preservesDepth
            let image = try stage.render()
            #expect(image.color(x: 5, y: 5).isNear(PixelColor(red: 255, green: 128, blue: 255)))
            #expect(image.color(x: 15, y: 5).isNear(PixelColor(red: 128, green: 128, blue: 255)))
            #expect(image.color(x: 25, y: 5).isNear(PixelColor(red: 0, green: 128, blue: 255)))
            #expect(image.color(x: 35, y: 5) == .clear)
        }
    }

    @Test("A change of a sublayer repaints only the changed area of each instance")
    func damage() throws {
        let stage = SurfaceStage()
        let replicator = CAReplicatorLayer()
        replicator.suppressesImplicitActions = true
        replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        replicator.instanceCount = 3
        replicator.instanceTransform = CATransform3DMakeTranslation(30, 0, 0)
        let (dot, other) = (makeLayer(0, 0, 10, 10, color: .red), makeLayer(0, 20, 10, 10, color: .blue))
        replicator.addSublayer(dot)
        replicator.addSublayer(other)
        stage.root.addSublayer(replicator)
        _ = try stage.render()
        dot.backgroundColor = .green
        let statistics = try stage.statistics()
        #expect(statistics.contentsBuilt == 3)
        #expect(statistics.layersReused >= 3)
        #expect(try stage.render().color(x: 65, y: 5) == .pureGreen)
    }
}

extension PixelColor {
    /// Returns whether all components differ by at most one.
    fileprivate func isNear(_ other: PixelColor) -> Bool {
        let pairs = [(red, other.red), (green, other.green), (blue, other.blue), (alpha, other.alpha)]
        return pairs.allSatisfy { abs(Int($0) - Int($1)) <= 1 }
    }
}
