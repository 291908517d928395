import OpenCoreGraphics
import OpenQuartzCore
import Testing

import OpenDisplay

@Suite("Painting of emitter layers", .serialized)
@MainActor
struct EmitterPaintingTests {
    /// Runs a test at 101 seconds with a layer that emitted one particle 0.5 seconds before, at (20, 20).
    private func run(
        _ colors: [[CGColor]], backdrop: CGColor? = nil, _ setUp: (CAEmitterLayer, CAEmitterCell) -> Void = { _, _ in },
        _ body: (SurfaceStage, CAEmitterLayer) throws -> Void
    ) throws {
        let outer = MediaClock.current
        MediaClock.current = ManualMediaClock(now: 101.5)
        defer { MediaClock.current = outer }
        let stage = SurfaceStage(width: 40, height: 40)
        stage.root.backgroundColor = backdrop
        let cell = CAEmitterCell()
        cell.contents = try makeImage(colors)
        (cell.birthRate, cell.lifetime) = (1, 1)
        let emitter = CAEmitterLayer()
        emitter.suppressesImplicitActions = true
        emitter.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        emitter.emitterPosition = CGPoint(x: 20, y: 20)
        emitter.beginTime = 100
        setUp(emitter, cell)
        emitter.emitterCells = [cell]
        stage.root.addSublayer(emitter)
        try body(stage, emitter)
    }

    private let square = Array(repeating: Array(repeating: CGColor.white, count: 8), count: 8)

    @Test("A particle is painted around its position, multiplied by its color")
    func paintsColor() throws {
        try run(square, { _, cell in cell.color = .red }) { stage, _ in
            let image = try stage.render()
            #expect(image.color(x: 20, y: 20) == .pureRed)
            #expect(image.color(x: 16, y: 23) == .pureRed)
            #expect(image.color(x: 15, y: 20) == .clear)
            #expect(image.color(x: 24, y: 20) == .clear)
        }
    }

    @Test("The scale enlarges a particle, and the scale of the contents reduces it")
    func scales() throws {
        try run(square, { _, cell in (cell.scale, cell.contentsScale) = (3, 2) }) { stage, _ in
            let image = try stage.render()
            #expect(image.color(x: 16, y: 24) == .pureWhite)
            #expect(image.color(x: 12, y: 20) == .clear)
        }
    }

    @Test("Only the contents rectangle is painted, rotated by the spin")
    func rotates() throws {
        let colors = [[CGColor.red, .red, .green, .green], [.red, .red, .green, .green]]
        try run(
            colors,
            { _, cell in
                cell.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
                (cell.scale, cell.spin) = (8, .pi)
            }
        ) { stage, _ in
            let image = try stage.render()
            #expect(image.color(x: 20, y: 20) == .pureGreen)
            let pixels = (0..<40).flatMap { y in (0..<40).map { image.color(x: $0, y: y) } }
            #expect(!pixels.contains { $0.red > 0 })
        }
    }

    @Test("Additive particles add their colors to each other and to what is behind them")
    func adds() throws {
        let backdrop = CGColor(red: 0, green: 0.5, blue: 0, alpha: 1)
        try run(
            square, backdrop: backdrop,
            { emitter, cell in
                emitter.renderMode = .additive
                cell.birthRate = 2
                cell.color = CGColor(red: 0.25, green: 0.25, blue: 0, alpha: 1)
            }
        ) { stage, _ in
            // Two particles of the ages 0.5 and 0, and one at the end of its life.
            let color = try stage.render().color(x: 20, y: 20)
            #expect((125...131).contains(color.red))
            #expect(color.green >= 250)
            #expect(color.alpha == 255)
        }
    }

    @Test("A particle that is reduced to nothing is omitted from a picture with others")
    func vanishingParticle() throws {
        try run(square) { stage, emitter in
            let vanishing = CAEmitterCell()
            vanishing.contents = try makeImage(square)
            (vanishing.birthRate, vanishing.lifetime) = (1, 1)
            (vanishing.scale, vanishing.contentsScale) = (1e-100, 1e300)
            emitter.emitterCells = (emitter.emitterCells ?? []) + [vanishing]
            let image = try stage.render()
            #expect(image.color(x: 20, y: 20) == .pureWhite)
            #expect(image.color(x: 15, y: 20) == .clear)
        }
    }

    @Test("A frame with moved particles equals that of a new painter")
    func equalsFresh() throws {
        try run(
            square,
            { emitter, cell in
                (cell.birthRate, cell.velocity, cell.emissionRange, cell.spin) = (30, 30, 2 * .pi, 3)
                (cell.scaleRange, cell.alphaSpeed) = (1, -0.5)
            }
        ) { stage, _ in
            for _ in 0..<5 {
                (MediaClock.current as? ManualMediaClock)?.advance(by: 0.11)
                let shown = try stage.render()
                let fresh = try SurfaceStage(width: 40, height: 40, root: stage.root).render()
                #expect(PixelDifference(shown, fresh).isEmpty)
                #expect(shown.color(x: 20, y: 20) != .clear)
            }
        }
    }

    @Test("Rendering into a context shows the particles of the last frame")
    func rendersIntoContext() throws {
        try run(square) { stage, emitter in
            _ = try stage.render()
            let context = try #require(CGContext.bitmap(size: CGSize(width: 40, height: 40), scale: 1, isOpaque: false))
            LayerRenderer.render(emitter, in: context)
            #expect(try #require(context.makeImage()).color(x: 20, y: 20) == .pureWhite)
        }
    }

    @Test("A replicator layer shows the particles of an emitter layer in each instance, later by its delay")
    func isReplicated() throws {
        try run(square) { stage, emitter in
            let replicator = CAReplicatorLayer()
            replicator.frame = stage.root.bounds
            replicator.instanceCount = 2
            replicator.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
            replicator.instanceDelay = 0.25
            stage.root.addSublayer(replicator)
            replicator.addSublayer(emitter)
            let shown = try stage.render()
            #expect(shown.color(x: 17, y: 20) == .pureWhite)
            #expect(shown.color(x: 30, y: 20) == .pureWhite)
            (MediaClock.current as? ManualMediaClock)?.advance(by: 0.1)
            #expect(try stage.render().color(x: 30, y: 20) == .pureWhite)
        }
    }
}
