import Fuzzing
import OpenCoreGraphics
import OpenQuartzCore
import TestSupport
import Testing

import OpenDisplay

@Suite("Layers rendered into contexts")
@MainActor
struct LayerRendererTests {
    @Test("A layer tree rendered into a context has the same pixels as on a surface", arguments: 0..<8)
    func equalsSurface(seed: Int) throws {
        let generator = SeededRandom(seed: UInt64(seed + 100))
        var scene = RandomScene(generator: generator, layerCount: 30, isSpatial: true)
        let stage = SurfaceStage(width: 150, height: 120, root: scene.root)
        for _ in 0..<60 { scene.edit() }
        let shown = try stage.render()
        let drawn = try #require(
            CGContext.image(size: CGSize(width: 150, height: 120), scale: 1) {
                LayerRenderer.render(scene.root, in: $0)
            })
        #expect(PixelDifference(shown, drawn, tolerance: 1).isEmpty)
        // The painter's dirty flags and nodes are unchanged.
        #expect(try stage.statistics().outerNodesBuilt == 0)
    }

    @Test("Rendering into a context applies its transform, clip and opacity, and ignores the layer's own position")
    func state() throws {
        let layer = makeLayer(500, 300, 40, 40, color: .red)
        layer.bounds.origin = CGPoint(x: 10, y: 0)
        layer.addSublayer(makeLayer(10, 0, 20, 20, color: .blue))
        layer.transform = CATransform3DMakeRotation(1, 0, 0, 1)
        let image = try #require(
            CGContext.image(size: CGSize(width: 100, height: 100), scale: 1) { context in
                context.translateBy(x: -10, y: 20)
                context.scaleBy(x: 2, y: 2)
                context.clip(to: CGRect(x: 0, y: 0, width: 100, height: 30))
                context.setAlpha(0.5)
                LayerRenderer.render(layer, in: context)
            })
        #expect(image.color(x: 5, y: 15).alpha == 0)
        let (blue, red) = (image.color(x: 15, y: 25), image.color(x: 75, y: 75))
        expectNear(Int(blue.alpha), 128, within: 1)
        #expect(blue.red == 0)
        expectNear(Int(red.alpha), 128, within: 1)
        #expect(red.blue == 0)
        #expect(image.color(x: 75, y: 85).alpha == 0)
    }

    @Test("Perspective, masks and conic gradients are rendered into a context")
    func everything() throws {
        let root = CAGradientLayer()
        root.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
        root.type = .conic
        root.colors = [CGColor.red, CGColor.red, CGColor.blue, CGColor.blue]
        root.locations = [0, 0.5, 0.5, 1]
        root.startPoint = CGPoint(x: 0.5, y: 0.5)
        root.endPoint = CGPoint(x: 1, y: 0.5)
        let mask = makeLayer(0, 0, 60, 40, color: .white)
        root.mask = mask
        let image = try #require(
            CGContext.image(size: CGSize(width: 60, height: 60), scale: 1) { LayerRenderer.render(root, in: $0) })
        #expect(image.color(x: 30, y: 38) == .pureRed)
        #expect(image.color(x: 30, y: 5) == .pureBlue)
        #expect(image.color(x: 30, y: 50).alpha == 0)
    }
}
