import OpenCoreGraphics
import OpenDisplay
import OpenQuartzCore
import Testing

@MainActor @Suite(.serialized) struct RenderedLayerTests {
    private func picture(of layer: CALayer) -> CGImage? {
        CGContext.image(size: layer.bounds.size, scale: 1) { LayerRenderer.render(layer, in: $0) }
    }

    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

    private func makeRoot() -> CALayer {
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        root.backgroundColor = red
        return root
    }

    @Test("Rendering a layer draws backgrounds, rounded corners and borders")
    func appearance() throws {
        let root = makeRoot()
        root.cornerRadius = 10
        root.maskedCorners = .layerMinXMinYCorner
        root.borderWidth = 4
        root.borderColor = blue
        let image = try #require(picture(of: root))
        #expect(image.pixel(x: 20, y: 20) == PixelColor(red: 255, green: 0, blue: 0))
        #expect(image.pixel(x: 1, y: 20) == PixelColor(red: 0, green: 0, blue: 255))
        #expect(image.pixel(x: 0, y: 0)?.alpha == 0)
        #expect(image.pixel(x: 39, y: 39) == PixelColor(red: 0, green: 0, blue: 255))
    }

    @Test("Rendering a layer draws shapes and gradients")
    func shapesAndGradients() throws {
        let root = CAGradientLayer()
        root.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        root.colors = [red, blue]
        root.locations = [0.5, 0.5]
        let shape = CAShapeLayer()
        shape.path = CGPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20), transform: nil)
        shape.fillColor = blue
        shape.strokeColor = red
        shape.lineWidth = 4
        shape.strokeEnd = 0.5
        root.addSublayer(shape)
        let image = try #require(picture(of: root))
        let (pureRed, pureBlue) = (PixelColor(red: 255, green: 0, blue: 0), PixelColor(red: 0, green: 0, blue: 255))
        #expect(image.pixel(x: 5, y: 5) == pureRed)
        #expect(image.pixel(x: 5, y: 35) == pureBlue)
        #expect(image.pixel(x: 15, y: 15) == pureBlue)
        #expect(image.pixel(x: 30, y: 25) == pureRed)
        #expect(image.pixel(x: 10, y: 15) == pureBlue)
        root.type = .radial
        root.startPoint = CGPoint(x: 0.5, y: 0.5)
        root.endPoint = CGPoint(x: 1, y: 1)
        root.sublayers = nil
        let radial = try #require(picture(of: root))
        #expect(radial.pixel(x: 20, y: 20) == pureRed)
        #expect(radial.pixel(x: 1, y: 20) == pureBlue)
    }

    @Test("Rendering a layer places, clips, fades and orders its sublayers")
    func sublayers() throws {
        let root = makeRoot()
        let inner = CALayer()
        inner.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
        inner.masksToBounds = true
        let clipped = CALayer()
        clipped.frame = CGRect(x: 5, y: 0, width: 20, height: 20)
        clipped.backgroundColor = blue
        inner.addSublayer(clipped)
        root.addSublayer(inner)
        let faded = CALayer()
        faded.frame = CGRect(x: 30, y: 30, width: 5, height: 5)
        faded.backgroundColor = blue
        faded.opacity = 0.5
        root.addSublayer(faded)
        let image = try #require(picture(of: root))
        #expect(image.pixel(x: 12, y: 12) == PixelColor(red: 255, green: 0, blue: 0))
        #expect(image.pixel(x: 17, y: 12) == PixelColor(red: 0, green: 0, blue: 255))
        #expect(image.pixel(x: 22, y: 12) == PixelColor(red: 255, green: 0, blue: 0))
        let mixed = try #require(image.pixel(x: 32, y: 32))
        #expect((UInt8(126)...129).contains(mixed.red))
        #expect((UInt8(126)...129).contains(mixed.blue))
    }

    @Test("Rendered contents follow gravity, contentsRect and tint")
    func contents() throws {
        let image = try #require(
            CGContext.image(size: CGSize(width: 4, height: 4), scale: 1) { context in
                context.setFillColor(blue)
                context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
            })
        let root = makeRoot()
        root.contents = image
        root.contentsGravity = .bottomRight
        #expect(root.modelValues.contentsPlacement?.destination == CGRect(x: 36, y: 36, width: 4, height: 4))
        #expect(try #require(picture(of: root)).pixel(x: 36, y: 38) == PixelColor(red: 0, green: 0, blue: 255))
        root.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 1)
        root.contentsScale = 2
        root.contentsGravity = .resizeAspectFill
        #expect(root.modelValues.contentsPlacement?.source == CGRect(x: 0, y: 0, width: 2, height: 4))
        #expect(root.modelValues.contentsPlacement?.destination == CGRect(x: 0, y: -20, width: 40, height: 80))
        root.layerTintColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
        #expect(try #require(picture(of: root)).pixel(x: 20, y: 20) == PixelColor(red: 0, green: 0, blue: 0))
    }

    @Test("Rendered transforms apply about the anchor point")
    func transforms() throws {
        let root = makeRoot()
        let bar = CALayer()
        bar.frame = CGRect(x: 0, y: 18, width: 40, height: 4)
        bar.backgroundColor = blue
        bar.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        root.addSublayer(bar)
        let image = try #require(picture(of: root))
        #expect(image.pixel(x: 20, y: 2) == PixelColor(red: 0, green: 0, blue: 255))
        #expect(image.pixel(x: 2, y: 20) == PixelColor(red: 255, green: 0, blue: 0))
    }
}
