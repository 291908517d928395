import Fuzzing
import OpenCoreGraphics
import OpenQuartzCore
import TestSupport
import Testing

import OpenDisplay

@Suite("Painting")
@MainActor
struct PaintingTests {
    @Test("A layer is painted within its frame only")
    func position() throws {
        let stage = SurfaceStage()
        stage.root.addSublayer(makeLayer(20, 30, 10, 5, color: .red))
        let image = try stage.render()
        #expect(image.pixel(x: 20, y: 30) == .pureRed)
        #expect(image.pixel(x: 29, y: 34) == .pureRed)
        #expect(image.pixel(x: 19, y: 30) == PixelColor.clear)
        #expect(image.pixel(x: 30, y: 30) == PixelColor.clear)
        #expect(image.pixel(x: 20, y: 29) == PixelColor.clear)
        #expect(image.pixel(x: 20, y: 35) == PixelColor.clear)
    }

    @Test("A scale of two paints two pixels per point")
    func scale() throws {
        let stage = SurfaceStage(width: 20, height: 10, scale: 2)
        stage.root.addSublayer(makeLayer(5, 5, 1, 1, color: .red))
        let image = try stage.render()
        #expect((image.width, image.height) == (40, 20))
        #expect(image.pixel(x: 11, y: 11) == .pureRed)
        #expect(image.pixel(x: 12, y: 11) == PixelColor.clear)
        #expect(image.pixel(x: 9, y: 10) == PixelColor.clear)
    }

    @Test("The surface's background is behind the layers")
    func background() throws {
        let stage = SurfaceStage()
        stage.surface.backgroundColor = .white
        stage.root.addSublayer(makeLayer(0, 0, 10, 10, color: .blue))
        let image = try stage.render()
        #expect(image.pixel(x: 5, y: 5) == .pureBlue)
        #expect(image.pixel(x: 15, y: 5) == .pureWhite)
    }

    @Test("Only a layer that masks to its bounds clips its sublayers")
    func clipping() throws {
        let stage = SurfaceStage()
        let parent = makeLayer(10, 10, 20, 20)
        parent.addSublayer(makeLayer(10, 10, 40, 40, color: .red))
        stage.root.addSublayer(parent)
        #expect(try stage.render().pixel(x: 40, y: 40) == .pureRed)
        parent.masksToBounds = true
        let clipped = try stage.render()
        #expect(clipped.pixel(x: 29, y: 29) == .pureRed)
        #expect(clipped.pixel(x: 30, y: 30) == PixelColor.clear)
        #expect(clipped.pixel(x: 40, y: 40) == PixelColor.clear)
    }

    @Test("Only the corners in maskedCorners are rounded")
    func corners() throws {
        let stage = SurfaceStage()
        let layer = makeLayer(0, 0, 40, 40, color: .red)
        layer.cornerRadius = 20
        layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        stage.root.addSublayer(layer)
        let image = try stage.render()
        #expect(image.pixel(x: 1, y: 1) == PixelColor.clear)
        #expect(image.pixel(x: 38, y: 38) == PixelColor.clear)
        #expect(image.pixel(x: 38, y: 1) == .pureRed)
        #expect(image.pixel(x: 1, y: 38) == .pureRed)
        #expect(image.pixel(x: 20, y: 20) == .pureRed)
    }

    @Test("Rounded corners clip sublayers if the layer masks to its bounds")
    func roundClip() throws {
        let stage = SurfaceStage()
        let layer = makeLayer(0, 0, 40, 40)
        layer.cornerRadius = 20
        layer.masksToBounds = true
        layer.addSublayer(makeLayer(0, 0, 40, 40, color: .green))
        stage.root.addSublayer(layer)
        let image = try stage.render()
        #expect(image.pixel(x: 2, y: 2) == PixelColor.clear)
        #expect(image.pixel(x: 20, y: 20) == .pureGreen)
    }

    @Test("Opacity applies to a layer and its sublayers as a group")
    func opacityGroup() throws {
        let stage = SurfaceStage()
        stage.surface.backgroundColor = .white
        let parent = makeLayer(0, 0, 40, 40, color: .red)
        parent.addSublayer(makeLayer(0, 0, 20, 40, color: .blue))
        parent.opacity = 0.5
        stage.root.addSublayer(parent)
        let image = try stage.render()
        let overlap = try #require(image.pixel(x: 10, y: 10))
        expectNear(Int(overlap.red), 128, within: 1)
        expectNear(Int(overlap.blue), 255, within: 1)
        let alone = try #require(image.pixel(x: 30, y: 10))
        expectNear(Int(alone.red), 255, within: 1)
        expectNear(Int(alone.blue), 128, within: 1)
    }

    @Test("Sublayers are painted by z position and then by list order")
    func depth() throws {
        let stage = SurfaceStage()
        let (first, second, third) = (
            makeLayer(0, 0, 10, 10, color: .red), makeLayer(0, 0, 10, 10, color: .green),
            makeLayer(0, 0, 10, 10, color: .blue)
        )
        for layer in [first, second, third] {
            stage.root.addSublayer(layer)
        }
        #expect(try stage.render().pixel(x: 5, y: 5) == .pureBlue)
        first.zPosition = 1
        #expect(try stage.render().pixel(x: 5, y: 5) == .pureRed)
        second.zPosition = 1
        #expect(try stage.render().pixel(x: 5, y: 5) == .pureGreen)
        first.zPosition = 0
        second.zPosition = -1
        #expect(try stage.render().pixel(x: 5, y: 5) == .pureBlue)
    }

    @Test("The border is inside the bounds and above the sublayers")
    func border() throws {
        let stage = SurfaceStage()
        let layer = makeLayer(10, 10, 20, 20)
        layer.borderWidth = 2
        layer.borderColor = .blue
        layer.addSublayer(makeLayer(0, 0, 20, 20, color: .red))
        stage.root.addSublayer(layer)
        let image = try stage.render()
        #expect(image.pixel(x: 10, y: 15) == .pureBlue)
        #expect(image.pixel(x: 11, y: 15) == .pureBlue)
        #expect(image.pixel(x: 12, y: 15) == .pureRed)
        #expect(image.pixel(x: 9, y: 15) == PixelColor.clear)
    }

    @Test("Hidden and transparent layers are not painted until they are shown again")
    func visibility() throws {
        let stage = SurfaceStage()
        let layer = makeLayer(0, 0, 10, 10)
        let child = makeLayer(0, 0, 10, 10, color: .red)
        layer.addSublayer(child)
        stage.root.addSublayer(layer)
        layer.isHidden = true
        #expect(try stage.render().pixel(x: 5, y: 5) == PixelColor.clear)
        child.backgroundColor = .green
        #expect(try stage.render().pixel(x: 5, y: 5) == PixelColor.clear)
        layer.isHidden = false
        #expect(try stage.render().pixel(x: 5, y: 5) == .pureGreen)
        layer.opacity = 0
        #expect(try stage.render().pixel(x: 5, y: 5) == PixelColor.clear)
        layer.opacity = 1
        #expect(try stage.render().pixel(x: 5, y: 5) == .pureGreen)
    }

    @Test("A transform applies about the layer's anchor point")
    func rotation() throws {
        let stage = SurfaceStage()
        let layer = makeLayer(40, 48, 20, 4, color: .red)
        layer.transform = CATransform3D(CGAffineTransform(rotationAngle: .pi / 2))
        stage.root.addSublayer(layer)
        let image = try stage.render()
        #expect(image.pixel(x: 50, y: 42) == .pureRed)
        #expect(image.pixel(x: 42, y: 50) == PixelColor.clear)
    }

    @Test("The bounds' origin and the sublayer transform move sublayers but not the layer")
    func sublayerSpace() throws {
        let stage = SurfaceStage()
        let layer = makeLayer(10, 10, 40, 40, color: .blue)
        layer.addSublayer(makeLayer(20, 20, 5, 5, color: .red))
        stage.root.addSublayer(layer)
        layer.bounds.origin = CGPoint(x: 10, y: 15)
        let scrolled = try stage.render()
        #expect(scrolled.pixel(x: 10, y: 10) == .pureBlue)
        #expect(scrolled.pixel(x: 20, y: 15) == .pureRed)
        #expect(scrolled.pixel(x: 30, y: 30) == .pureBlue)
        layer.bounds.origin = .zero
        layer.sublayerTransform = CATransform3D(CGAffineTransform(scaleX: -1, y: 1))
        let mirrored = try stage.render()
        #expect(mirrored.pixel(x: 26, y: 32) == .pureRed)
        #expect(mirrored.pixel(x: 32, y: 32) == .pureBlue)
    }

    @Test("A mask shows the area under its opaque parts and follows its changes")
    func mask() throws {
        let stage = SurfaceStage()
        let layer = makeLayer(10, 10, 40, 40, color: .red)
        layer.addSublayer(makeLayer(0, 20, 60, 20, color: .blue))
        let mask = makeLayer()
        mask.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        let hole = makeLayer(0, 0, 10, 40, color: .black)
        mask.addSublayer(hole)
        layer.mask = mask
        stage.root.addSublayer(layer)
        let image = try stage.render()
        #expect(image.pixel(x: 15, y: 15) == .pureRed)
        #expect(image.pixel(x: 15, y: 40) == .pureBlue)
        #expect(image.pixel(x: 25, y: 15) == PixelColor.clear)
        #expect(image.pixel(x: 55, y: 40) == PixelColor.clear)
        hole.position.x += 10
        let moved = try stage.render()
        #expect(moved.pixel(x: 15, y: 15) == PixelColor.clear)
        #expect(moved.pixel(x: 25, y: 15) == .pureRed)
        hole.isHidden = true
        #expect(try stage.render().pixel(x: 25, y: 15) == PixelColor.clear)
        layer.mask = nil
        #expect(try stage.render().pixel(x: 45, y: 15) == .pureRed)
    }

    @Test("Repeated rendering produces identical pixels")
    func repeatability() throws {
        var generator = SeededRandom(seed: 7)
        let images = try (0..<2).map { _ in
            generator = SeededRandom(seed: 7)
            let scene = RandomScene(generator: generator, layerCount: 80)
            return try SurfaceStage(width: 160, height: 120, root: scene.root).render()
        }
        #expect(PixelDifference(images[0], images[1]).isEmpty)
    }

    @Test("A surface without a tree or a valid size yields no image and does not trap")
    func degenerateSurfaces() {
        #expect(OffscreenSurface(size: CGSize(width: 10, height: 10)).renderImage() == nil)
        let sizes = [
            CGSize.zero, CGSize(width: -5, height: 5), CGSize(width: CGFloat.nan, height: 5),
            CGSize(width: CGFloat.infinity, height: 1), CGSize(width: 1e6, height: 1e6),
        ]
        for size in sizes {
            let surface = OffscreenSurface(size: size)
            surface.layerTree = LayerTree(rootLayer: makeLayer(0, 0, 10, 10, color: .red))
            #expect(surface.renderImage() == nil)
        }
    }

    @Test("Layers with extreme sizes, positions and transforms do not affect others")
    func degenerateLayers() throws {
        let stage = SurfaceStage()
        stage.root.addSublayer(makeLayer(0, 0, 10, 10, color: .red))
        for (x, width) in [(1e300, 1.0), (0, 1e300), (-1e12, 1e13), (0, 0)] as [(CGFloat, CGFloat)] {
            let layer = makeLayer(x, 50, width, 1, color: .blue)
            layer.cornerRadius = 1e20
            layer.shadowOpacity = 1
            layer.borderWidth = 1e9
            stage.root.addSublayer(layer)
        }
        let flat = makeLayer(0, 0, 10, 10, color: .green)
        flat.transform = CATransform3D(CGAffineTransform(scaleX: 0, y: 1))
        stage.root.addSublayer(flat)
        #expect(try stage.render().pixel(x: 5, y: 5) == .pureRed)
    }
}
