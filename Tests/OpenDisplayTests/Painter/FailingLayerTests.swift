import CGTK
import Fuzzing
import OpenCoreGraphics
import OpenQuartzCore
import Testing

@testable import OpenDisplay

/// Layers that put Cairo's context into an error state, after which it draws nothing more.
@Suite("Layers that Cairo cannot draw")
@MainActor
struct FailingLayerTests {
    /// Returns a node that Cairo can record, but not draw: the matrix of its pattern is too large.
    ///
    /// - Parameter isUnusual: Whether the node has limits that let the painter expect this.
    private func failingNode(isUnusual: Bool) -> RenderNode? {
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 4, 4)
        defer { cairo_surface_destroy(surface) }
        let filled = cairo_create(surface)
        cairo_paint(filled)
        cairo_destroy(filled)
        let rasters = isUnusual ? RasterLimits(patternScale: 0.001) : RasterLimits()
        return NodeFactory.drawing(in: CGRect(x: 0, y: 0, width: 20, height: 20), rasters: rasters) { cairo in
            let pattern = cairo_pattern_create_for_surface(surface)
            var matrix = cairo_matrix_t(xx: 1e6, yx: 0, xy: 0, yy: 1e6, x0: 0, y0: 0)
            cairo_pattern_set_matrix(pattern, &matrix)
            cairo_set_source(cairo, pattern)
            cairo_rectangle(cairo, 0, 0, 20, 20)
            cairo_fill(cairo)
            cairo_pattern_destroy(pattern)
        }
    }

    /// Replaces the content that the painter has built for a layer.
    private func fail(_ layer: CALayer, isUnusual: Bool = false) throws {
        let cache = try #require(layer.renderCache as? LayerRenderCache)
        cache.contents = failingNode(isUnusual: isUnusual)
        cache.stale.insert(.clip)
        layer.markRenderDirty(.geometry)
    }

    /// A green layer, a red one at the end of a chain of containers, and a blue one, side by side.
    private func makeStage(depth: Int) -> (stage: SurfaceStage, red: CALayer, innermost: CALayer) {
        let stage = SurfaceStage(width: 60, height: 20)
        stage.root.addSublayer(makeLayer(0, 0, 20, 20, color: .green))
        let red = makeLayer(20, 0, 20, 20, color: .red)
        let innermost = (0..<depth).reduce(stage.root) { outer, _ in
            let inner = makeLayer(0, 0, 60, 20)
            outer.addSublayer(inner)
            return inner
        }
        innermost.addSublayer(red)
        innermost.addSublayer(makeLayer(40, 0, 20, 20, color: .blue))
        return (stage, red, innermost)
    }

    private func colors(of image: CGImage) -> [PixelColor] {
        [10, 30, 50].map { image.color(x: $0, y: 10) }
    }

    @Test("The node of these tests cannot be drawn")
    func fixture() throws {
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 40, 40)
        let cairo = try #require(cairo_create(surface))
        defer {
            cairo_destroy(cairo)
            cairo_surface_destroy(surface)
        }
        let node = try #require(failingNode(isUnusual: false))
        #expect(!node.draw(on: cairo))
    }

    @Test("The other layers of a frame are painted", arguments: 0...4, [false, true])
    func restOfFrame(depth: Int, isUnusual: Bool) throws {
        let (stage, red, _) = makeStage(depth: depth)
        _ = try stage.render()
        try fail(red, isUnusual: isUnusual)
        try reports {
            let image = try stage.render()
            #expect(colors(of: image) == [.pureGreen, .clear, .pureBlue])
        }
    }

    @Test("The other layers of a frame that is painted over the previous one are painted", arguments: [false, true])
    func damage(isUnusual: Bool) throws {
        let (stage, red, _) = makeStage(depth: 2)
        stage.surface.paintDamage()
        try fail(red, isUnusual: isUnusual)
        reports {
            stage.surface.paintDamage()
            #expect(stage.surface.damageImage.map(colors) == [.pureGreen, .clear, .pureBlue])
        }
    }

    @Test("A diagnostic names the layer, once")
    func diagnostic() throws {
        let (stage, red, _) = makeStage(depth: 1)
        red.name = "red"
        _ = try stage.render()
        try fail(red)
        let found = try reports {
            _ = try stage.render()
            try fail(red)
            _ = try stage.render()
        }
        #expect(found.map(\.location) == ["CALayer \"red\""])
    }

    @Test("A layer is painted again after its content has changed")
    func recovers() throws {
        let (stage, red, _) = makeStage(depth: 2)
        _ = try stage.render()
        try fail(red)
        try reports { _ = try stage.render() }
        red.contents = try makeImage([[.red]])
        #expect(try colors(of: stage.render()) == [.pureGreen, .pureRed, .pureBlue])
    }

    @Test("A layer stays omitted while others change, without another search")
    func others() throws {
        let (stage, red, innermost) = makeStage(depth: 2)
        _ = try stage.render()
        try fail(red)
        try reports { _ = try stage.render() }
        let other = makeLayer(0, 0, 20, 20, color: .blue)
        innermost.addSublayer(other)
        #expect(try stage.statistics().outerNodesBuilt <= 5)
    }

    /// Effects for which an image of the content is made, or a group.
    enum Effect: CaseIterable {
        case rasterized, blurred, perspective, shadowed, translucent

        @MainActor func apply(to layer: CALayer) {
            switch self {
            case .rasterized: layer.shouldRasterize = true
            case .blurred: layer.setValue(0.1, forKeyPath: "filters.gaussianBlur.inputRadius")
            case .perspective:
                layer.transform.m34 = -1e-5
                layer.transform = CATransform3DRotate(layer.transform, 0.001, 0, 1, 0)
            case .shadowed: (layer.shadowOpacity, layer.shadowOffset) = (1, CGSize(width: 0, height: 100))
            case .translucent: layer.opacity = 0.9
            }
        }
    }

    @Test("The other sublayers of a layer with an effect are painted", arguments: Effect.allCases)
    func effects(effect: Effect) throws {
        let (stage, red, innermost) = makeStage(depth: 1)
        effect.apply(to: innermost)
        _ = try stage.render()
        try fail(red)
        try reports {
            let image = try stage.render()
            #expect(image.color(x: 50, y: 10).blue > 200)
        }
    }

    @Test("Frames with any failing layers equal those without these layers", arguments: 0..<60 as Range<UInt64>)
    func random(seed: UInt64) throws {
        var generator = SeededRandom(seed: seed)
        let stage = SurfaceStage(width: 200, height: 200)
        var layers: [CALayer] = []
        for _ in 0..<Int.random(in: 1...25, using: &generator) {
            let layer = makeLayer(
                .random(in: 0...150, using: &generator), .random(in: 0...150, using: &generator), 30, 30,
                color: [.red, .green, .blue].randomElement(using: &generator))
            (layers.randomElement(using: &generator) ?? stage.root).addSublayer(layer)
            layers.append(layer)
        }
        _ = try stage.render()
        let visible = layers.filter { ($0.renderCache as? LayerRenderCache)?.isBuilt == true }
        let failing = visible.filter { _ in Int.random(in: 0..<4, using: &generator) == 0 }
        for layer in failing { try fail(layer, isUnusual: .random(using: &generator)) }
        var image: CGImage?
        try reports { image = try stage.render() }
        for layer in failing { layer.isHidden = true }
        let expected = try SurfaceStage(width: 200, height: 200, root: stage.root).render()
        let shown = try #require(image)
        #expect(PixelDifference(shown, expected).isEmpty)
    }
}
