import OpenCoreGraphics
import OpenQuartzCore
import TestSupport
import Testing

import OpenDisplay

@Suite("Contents, shadows and text")
@MainActor
struct ContentsTests {
    /// Red and green above blue and white.
    private func quadrants() throws -> CGImage {
        try makeImage([[.red, .green], [.blue, .white]])
    }

    private func stage(_ layer: CALayer, scale: CGFloat = 1) -> SurfaceStage {
        let stage = SurfaceStage(scale: scale)
        stage.root.addSublayer(layer)
        return stage
    }

    @Test("Contents fill the bounds by default")
    func resize() throws {
        let layer = makeLayer(10, 10, 40, 20)
        layer.contents = try quadrants()
        layer.magnificationFilter = .nearest
        let image = try stage(layer).render()
        #expect(image.pixel(x: 12, y: 12) == .pureRed)
        #expect(image.pixel(x: 47, y: 12) == .pureGreen)
        #expect(image.pixel(x: 12, y: 27) == .pureBlue)
        #expect(image.pixel(x: 47, y: 27) == .pureWhite)
        #expect(image.pixel(x: 50, y: 12) == PixelColor.clear)
    }

    @Test(
        "Each contents gravity places the contents accordingly",
        arguments: [
            (CALayerContentsGravity.center, 19, 19), (.top, 19, 0), (.bottom, 19, 38), (.left, 0, 19),
            (.right, 38, 19), (.topLeft, 0, 0), (.topRight, 38, 0), (.bottomLeft, 0, 38), (.bottomRight, 38, 38),
        ])
    func gravity(_ gravity: CALayerContentsGravity, x: Int, y: Int) throws {
        let layer = makeLayer(10, 10, 40, 40)
        layer.contents = try quadrants()
        layer.contentsGravity = gravity
        let image = try stage(layer).render()
        #expect(image.pixel(x: 10 + x, y: 10 + y) == .pureRed)
        #expect(image.pixel(x: 11 + x, y: 11 + y) == .pureWhite)
        #expect(image.pixel(x: 12 + x, y: 11 + y) == PixelColor.clear)
    }

    @Test("Aspect gravities preserve proportions, one by fitting and the other by covering the bounds")
    func aspect() throws {
        let layer = makeLayer(20, 20, 40, 20)
        layer.contents = try quadrants()
        layer.magnificationFilter = .nearest
        layer.contentsGravity = .resizeAspect
        let stage = stage(layer)
        let fitted = try stage.render()
        #expect(fitted.pixel(x: 31, y: 21) == .pureRed)
        #expect(fitted.pixel(x: 29, y: 21) == PixelColor.clear)
        layer.contentsGravity = .resizeAspectFill
        let filled = try stage.render()
        #expect(filled.pixel(x: 21, y: 11) == .pureRed)
        layer.masksToBounds = true
        let clipped = try stage.render()
        #expect(clipped.pixel(x: 21, y: 11) == PixelColor.clear)
        #expect(clipped.pixel(x: 21, y: 21) == .pureRed)
    }

    @Test("contentsRect selects a part of the contents without bleeding of adjacent colors")
    func contentsRect() throws {
        let layer = makeLayer(0, 0, 20, 20)
        layer.contents = try quadrants()
        layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5)
        let image = try stage(layer).render()
        for point in [(0, 0), (19, 0), (0, 19), (19, 19)] {
            #expect(image.pixel(x: point.0, y: point.1) == .pureGreen)
        }
    }

    @Test("contentsCenter stretches while the corners keep their size")
    func contentsCenter() throws {
        let layer = makeLayer(0, 0, 30, 30)
        layer.contents = try makeImage([
            [.red, .blue, .red], [.blue, .green, .blue], [.red, .blue, .red],
        ])
        layer.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
        let image = try stage(layer).render()
        #expect(image.pixel(x: 0, y: 0) == .pureRed)
        #expect(image.pixel(x: 29, y: 29) == .pureRed)
        #expect(image.pixel(x: 15, y: 0) == .pureBlue)
        #expect(image.pixel(x: 0, y: 15) == .pureBlue)
        #expect(image.pixel(x: 1, y: 1) == .pureGreen)
        #expect(image.pixel(x: 28, y: 28) == .pureGreen)
    }

    @Test("contentsScale is the number of pixels per point")
    func contentsScale() throws {
        let layer = makeLayer(0, 0, 20, 20)
        layer.contents = try quadrants()
        layer.contentsGravity = .topLeft
        layer.contentsScale = 0.1
        layer.magnificationFilter = .nearest
        let image = try stage(layer).render()
        #expect(image.pixel(x: 5, y: 5) == .pureRed)
        #expect(image.pixel(x: 15, y: 5) == .pureGreen)
    }

    @Test("An image that is scaled down is averaged and not sampled")
    func minification() throws {
        let row = (0..<64).map { $0.isMultiple(of: 2) ? CGColor.white : CGColor.black }
        let layer = makeLayer(0, 0, 4, 4)
        layer.contents = try makeImage(Array(repeating: row, count: 64))
        let image = try stage(layer).render()
        for x in 0..<4 {
            let gray = try #require(image.pixel(x: x, y: 2))
            expectNear(Int(gray.red), 128, within: 2)
        }
    }

    @Test("A layer's tint color multiplies the contents")
    func tint() throws {
        let layer = makeLayer(0, 0, 2, 2)
        layer.contents = try quadrants()
        layer.layerTintColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let image = try stage(layer).render()
        #expect(image.pixel(x: 0, y: 0) == .pureRed)
        #expect(image.pixel(x: 1, y: 0) == PixelColor(red: 0, green: 0, blue: 0))
        #expect(image.pixel(x: 1, y: 1) == .pureRed)
    }

    @Test("A shadow is cast at its offset, blurred outwards, and clipped if the layer masks to its bounds")
    func shadow() throws {
        let layer = makeLayer(30, 30, 30, 30, color: .red)
        layer.shadowOpacity = 1
        layer.shadowRadius = 3
        layer.shadowOffset = CGSize(width: 10, height: 0)
        layer.shadowColor = .black
        let stage = stage(layer)
        let image = try stage.render()
        #expect(image.pixel(x: 40, y: 40) == .pureRed)
        let (inside, edge, outside) = (
            try #require(image.pixel(x: 63, y: 45)), try #require(image.pixel(x: 70, y: 45)),
            try #require(image.pixel(x: 85, y: 45))
        )
        #expect(inside.alpha > 240)
        #expect(edge.alpha > 90)
        #expect(edge.alpha < 165)
        #expect(outside.alpha == 0)
        layer.masksToBounds = true
        #expect(try stage.render().pixel(x: 63, y: 45) == PixelColor.clear)
    }

    @Test("The nine-part shadow of a large box equals one that is blurred as a whole", arguments: [1, 2] as [CGFloat])
    func ninePartShadow(scale: CGFloat) throws {
        let layer = makeLayer(15, 15, 70, 60, color: .red)
        layer.cornerRadius = 6
        layer.shadowOpacity = 0.8
        layer.shadowRadius = 2
        layer.shadowOffset = CGSize(width: 3, height: 4)
        let stage = stage(layer, scale: scale)
        let cut = try stage.render()
        layer.shadowPath = CGPath(
            roundedRect: CGRect(x: 0, y: 0, width: 70, height: 60), cornerWidth: 6, cornerHeight: 6, transform: nil)
        let whole = try stage.render()
        #expect(PixelDifference(cut, whole, tolerance: 3).isEmpty)
    }

    @Test("A shadow path determines the shadow's shape")
    func shadowPath() throws {
        let layer = makeLayer(0, 0, 50, 50)
        layer.shadowOpacity = 1
        layer.shadowRadius = 1
        layer.shadowOffset = .zero
        layer.shadowPath = CGPath(rect: CGRect(x: 60, y: 60, width: 20, height: 20), transform: nil)
        let image = try stage(layer).render()
        #expect(try #require(image.pixel(x: 70, y: 70)).alpha > 250)
        #expect(image.pixel(x: 25, y: 25) == PixelColor.clear)
    }

    @Test("Typeset text is painted at its position and color as in a context")
    func text() throws {
        let content = TextContent(
            string: "Hill", runs: [TextRun(range: 0..<4, font: FontDescriptor(size: 20))])
        let typeset = TypesetText(content, width: nil)
        let layer = makeLayer(10, 10, 80, 40)
        layer.textContents = TextContents(typeset: typeset, origin: CGPoint(x: 3, y: 0), color: .red)
        let painted = try stage(layer).render()
        let inked = (0..<100 * 100).filter { painted.pixel(x: $0 % 100, y: $0 / 100)?.alpha ?? 0 > 128 }
        #expect(inked.count > 60)
        #expect(inked.allSatisfy { painted.pixel(x: $0 % 100, y: $0 / 100)?.red == 255 })
        #expect(inked.allSatisfy { (13..<90).contains($0 % 100) })
        #expect(inked.allSatisfy { (10..<50).contains($0 / 100) })
    }

    @Test("Text without glyphs is painted without error")
    func blankText() throws {
        for string in ["", " ", "\n", "\u{200b}"] {
            let layer = makeLayer(0, 0, 50, 50, color: .red)
            let content = TextContent(string, font: FontDescriptor(size: 12))
            layer.textContents = TextContents(typeset: TypesetText(content, width: 40), origin: .zero)
            #expect(try stage(layer).render().pixel(x: 40, y: 40) == .pureRed)
        }
    }
}
