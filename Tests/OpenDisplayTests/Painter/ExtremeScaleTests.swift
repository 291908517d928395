import OpenCoreGraphics
import OpenQuartzCore
import TestSupport
import Testing

import OpenDisplay

@Suite("Layers with extreme scales", .serialized)
@MainActor
struct ExtremeScaleTests {
    /// A layer with a filled circle that covers its bounds.
    private func makeShape(_ side: CGFloat) -> CAShapeLayer {
        let shape = CAShapeLayer()
        shape.suppressesImplicitActions = true
        shape.frame = CGRect(x: 0, y: 0, width: side, height: side)
        shape.path = CGPath(ellipseIn: shape.bounds, transform: nil)
        shape.fillColor = .green
        return shape
    }

    private func makeGradient(_ colors: [CGColor]) -> CAGradientLayer {
        let gradient = CAGradientLayer()
        gradient.suppressesImplicitActions = true
        gradient.colors = colors
        return gradient
    }

    /// A stage with `layer`, and a red layer in front of it at (90, 90).
    private func makeStage(_ layer: CALayer, scale: CGFloat = 1) -> SurfaceStage {
        let stage = SurfaceStage(scale: scale)
        stage.root.addSublayer(layer)
        stage.root.addSublayer(makeLayer(90, 90, 10, 10, color: .red))
        return stage
    }

    /// Renders a frame, and returns it with the messages of all diagnostics.
    private func render(_ layer: CALayer, scale: CGFloat = 1) throws -> (image: CGImage, reports: [String]) {
        let stage = makeStage(layer, scale: scale)
        var image: CGImage?
        let found = try reports { image = try stage.render() }
        return (try #require(image), found.map(\.message))
    }

    @Test("A shape that is scaled a thousandfold is painted")
    func largeScale() throws {
        let shape = makeShape(1)
        shape.anchorPoint = .zero
        shape.position = .zero
        shape.transform = CATransform3DMakeScale(1000, 1000, 1)
        let image = try makeStage(shape).render()
        #expect(image.color(x: 80, y: 80) == .clear)
        shape.position = CGPoint(x: -450, y: -450)
        let moved = try makeStage(shape).render()
        #expect(moved.color(x: 50, y: 50) == .pureGreen)
    }

    @Test("A shape whose scale would take gigabytes is not painted and reported, and other layers are painted")
    func hugeScale() throws {
        let shape = makeShape(4)
        shape.transform = CATransform3DMakeScale(100_000, 100_000, 1)
        let (image, found) = try render(shape)
        #expect(image.color(x: 95, y: 95) == .pureRed)
        #expect(found == ["the scale of a layer is too large; the layer is not painted"])
    }

    @Test("An image whose height is scaled a hundred thousand times does not affect other layers")
    func hugeHeight() throws {
        let layer = makeLayer(0, 0, 3_000_000, 0.5)
        layer.contents = try makeImage([[.green, .blue]])
        layer.transform = CATransform3DMakeScale(300, 100_000, 1)
        #expect(try render(layer).image.color(x: 95, y: 95) == .pureRed)
    }

    @Test("Sublayers whose scale would take gigabytes are not painted and reported")
    func hugeSublayers() throws {
        let layer = makeLayer(0, 0, 1, 1)
        layer.sublayerTransform = CATransform3DMakeScale(20_000, 20_000, 1)
        layer.addSublayer(makeShape(1))
        let (image, found) = try render(layer)
        #expect(image.color(x: 95, y: 95) == .pureRed)
        #expect(found == ["the scale of a layer's sublayers is too large; they are not painted"])
    }

    @Test("A shape inside continuous corners counts toward the limit of the scale")
    func clippedShape() throws {
        let layer = makeLayer(0, 0, 4, 4)
        layer.cornerRadius = 1
        layer.cornerCurve = .continuous
        layer.masksToBounds = true
        layer.addSublayer(makeShape(4))
        layer.transform = CATransform3DMakeScale(100_000, 100_000, 1)
        let (image, found) = try render(layer)
        #expect(image.color(x: 95, y: 95) == .pureRed)
        #expect(found.count == 1)
    }

    @Test("A gradient that is squeezed to nothing in one direction does not affect other layers", arguments: [0, 1])
    func squeezedGradient(kind: Int) throws {
        let gradient = makeGradient([.red, .blue])
        gradient.type = kind == 0 ? .axial : .radial
        gradient.frame = CGRect(x: 0, y: 0, width: 20_000, height: 20_000)
        gradient.transform = CATransform3DMakeScale(1, 1e-6, 1)
        gradient.position = CGPoint(x: 0, y: 20)
        #expect(try makeStage(gradient).render().color(x: 95, y: 95) == .pureRed)
    }

    @Test("A flat ellipse of a gradient that is enlarged along its shorter axis does not affect other layers")
    func enlargedEllipse() throws {
        let gradient = makeGradient([.red, .blue])
        gradient.type = .radial
        gradient.bounds.size = CGSize(width: 4000, height: 4000)
        gradient.startPoint = CGPoint(x: 0.5, y: 0)
        gradient.endPoint = CGPoint(x: 0.01, y: -0.01)
        gradient.position = .zero
        gradient.transform = CATransform3DMakeScale(0.01, 30, 1)
        #expect(try makeStage(gradient).render().color(x: 95, y: 95) == .pureRed)
    }

    @Test(
        "A gradient whose start is a million points away does not affect other layers",
        arguments: [CAGradientLayerType.axial, .radial, .conic])
    func farStart(type: CAGradientLayerType) throws {
        let gradient = makeGradient([.green, .blue])
        gradient.type = type
        gradient.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 10_000, y: 0), CGPoint(x: 10_001, y: 0.5))
        let image = try makeStage(gradient).render()
        #expect(image.color(x: 50, y: 50).alpha == 255)
        #expect(image.color(x: 95, y: 95) == .pureRed)
    }

    @Test("An enlarged gradient that is visible a million points from its start does not affect other layers")
    func farPart() throws {
        let gradient = makeGradient([.red, .blue])
        gradient.frame = CGRect(x: 0, y: -1_500_000, width: 50, height: 3_000_000)
        (gradient.startPoint, gradient.endPoint) = (.zero, CGPoint(x: 1, y: 0))
        let layer = makeLayer(0, 0, 1, 1)
        layer.sublayerTransform = CATransform3DMakeScale(3, 3, 1)
        layer.addSublayer(gradient)
        let image = try makeStage(layer, scale: 2).render()
        #expect(image.color(x: 190, y: 190) == .pureRed)
        #expect(image.color(x: 20, y: 100).red > 220)
        #expect(image.color(x: 20, y: 100).alpha == 255)
    }

    @Test("A flat conic gradient with a shadow behind a wide backdrop does not affect other layers")
    func flatGradient() throws {
        let gradient = makeGradient([.red, .blue])
        gradient.type = .conic
        gradient.frame = CGRect(x: -1000, y: 0, width: 4000, height: 0.01)
        (gradient.shadowOpacity, gradient.shadowRadius) = (1, 1e-12)
        let glass = makeLayer(20, 20, 4000, 1e-12)
        glass.backdrop = BackdropValues(blurRadius: 4000, saturation: 0)
        gradient.addSublayer(glass)
        #expect(try makeStage(gradient).render().color(x: 95, y: 95) == .pureRed)
    }

    @Test("A conic gradient at a fractional position has antialiased edges", arguments: [1, 2])
    func fractionalGradient(scale: CGFloat) throws {
        let gradient = makeGradient([.red, CGColor(red: 1, green: 0, blue: 0, alpha: 0.98)])
        gradient.type = .conic
        gradient.frame = CGRect(x: 10.5 / scale, y: 10, width: 20, height: 20)
        let image = try makeStage(gradient, scale: scale).render()
        #expect((120...135).contains(image.color(x: 10, y: Int(20 * scale)).alpha))
        #expect(image.color(x: 11, y: Int(20 * scale)).alpha >= 249)
    }

    @Test("A gradient that is visible only beyond its painted part does not affect other layers")
    func farGradient() throws {
        let gradient = makeGradient([.red, .blue])
        gradient.frame = CGRect(x: -250_000_000, y: 0, width: 1_000_000_000, height: 1_000_000_000)
        let image = makeLayer()
        image.anchorPoint = .zero
        image.bounds.size = CGSize(width: 1_000_000_000, height: 1e-12)
        image.contents = try makeImage([[.green, .blue]])
        gradient.addSublayer(image)
        // At this scale the gradient's coordinates overflow to visible ones.
        #expect(try render(gradient, scale: 2).image.color(x: 190, y: 190) == .pureRed)
    }

    @Test("Content that was omitted because it was too far away is painted when the layer moves")
    func returningContent() throws {
        let layer = makeLayer(-10_000_000, 0, 20_000_000, 50, color: .green)
        layer.addSublayer(makeLayer(9_999_900, 50, 200, 50, color: .blue))
        let stage = makeStage(layer)
        let old = LayerDiagnostics.handler
        LayerDiagnostics.handler = { _ in }
        defer { LayerDiagnostics.handler = old }
        #expect(try stage.render().color(x: 50, y: 20) == .clear)
        layer.position.x += 10_000_000
        #expect(try stage.render().color(x: 50, y: 20) == .pureGreen)
        layer.position.x -= 10_000_000
        #expect(try stage.render().color(x: 50, y: 20) == .clear)
    }

    @Test("Pieces of an image far outside of the painted part do not affect other layers")
    func farPieces() throws {
        let layer = makeLayer(0, 0, 1e100, 1e100)
        layer.contents = try makeImage([[.green, .blue, .green], [.blue, .green, .blue], [.green, .blue, .green]])
        layer.contentsScale = 1e-7
        layer.contentsCenter = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
        #expect(try render(layer).image.color(x: 95, y: 95) == .pureRed)
    }

    @Test("A gradient that is reduced by the same factor in both directions is painted")
    func smallGradient() throws {
        let gradient = makeGradient([.green, .blue])
        gradient.frame = CGRect(x: 0, y: 0, width: 150_000, height: 150_000)
        gradient.anchorPoint = .zero
        gradient.position = .zero
        gradient.transform = CATransform3DMakeScale(3e-4, 3e-4, 1)
        #expect(try makeStage(gradient).render().color(x: 20, y: 20) != .clear)
    }

    @Test("The shadow of a layer's content is that of its alpha, whatever its colors")
    func shadowOfContent() throws {
        var shown: [PixelColor] = []
        for color in [CGColor.red, .green, .blue] {
            let layer = makeLayer(10, 10, 0, 0)
            layer.addSublayer(makeLayer(0, 0, 20, 20, color: color))
            layer.shadowOpacity = 1
            layer.shadowRadius = 2
            layer.shadowOffset = CGSize(width: 40, height: 0)
            shown.append(try makeStage(layer).render().color(x: 60, y: 20))
        }
        #expect(shown.allSatisfy { $0 == PixelColor(red: 0, green: 0, blue: 0) })
    }

    @Test(
        "A layer shows its background whatever the origin of its bounds",
        arguments: [1e9, 1e17, 1e300, -1e300, 1.7e308] as [CGFloat])
    func originOfBounds(length: CGFloat) throws {
        let container = makeLayer(0, 0, 100, 100)
        let layer = makeLayer(20, 20, 20, 20, color: .green)
        layer.bounds.origin = CGPoint(x: length, y: length)
        container.addSublayer(layer)
        #expect(try makeStage(container).render().color(x: 30, y: 30) == .pureGreen)
    }

    @Test(
        "A gradient that is much shorter than its layer is an edge between two colors",
        arguments: [CAGradientLayerType.axial, .radial], [1e3, 1e4, 4e4] as [CGFloat])
    func shortGradient(type: CAGradientLayerType, length: CGFloat) throws {
        let gradient = makeGradient([.green, .blue])
        gradient.type = type
        gradient.frame = CGRect(x: 50 - length / 2, y: 50 - length / 2, width: length, height: length)
        (gradient.startPoint, gradient.endPoint) = (
            CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5 + 0.002 / length, y: 0.5 + 0.002 / length)
        )
        let image = try makeStage(gradient).render()
        #expect(image.color(x: 70, y: 70) == .pureBlue)
        #expect(image.color(x: 10, y: 10) == (type == .axial ? .pureGreen : .pureBlue))
    }

    @Test(
        "A part of a long layer far from its start shows the gradient that is there",
        arguments: [20_000, 70_000, 1_000_000] as [CGFloat], [false, true])
    func scrolledGradient(length: CGFloat, isVertical: Bool) throws {
        let gradient = makeGradient([.green, .blue])
        // The gradient is 40 points long, 100 points before the end.
        let (start, end) = (1 - 100 / length, 1 - 60 / length)
        (gradient.startPoint, gradient.endPoint) =
            isVertical
            ? (CGPoint(x: 0, y: start), CGPoint(x: 0, y: end)) : (CGPoint(x: start, y: 0), CGPoint(x: end, y: 0))
        gradient.frame =
            isVertical
            ? CGRect(x: 0, y: 100 - length, width: 100, height: length)
            : CGRect(x: 100 - length, y: 0, width: length, height: 100)
        let image = try makeStage(gradient).render()
        #expect(image.color(x: 80, y: 80) == .pureBlue)
        let middle = isVertical ? image.color(x: 80, y: 20) : image.color(x: 20, y: 80)
        expectNear(Int(middle.green), 128, within: 7)
        expectNear(Int(middle.blue), 128, within: 7)
    }

    @Test(
        "A drawing that is squeezed along one axis until it is invisible does not affect other layers",
        arguments: [1 / 64, 1 / 500, 1 / 520, 1e-3, 2e-4] as [CGFloat], [1, 20] as [CGFloat])
    func squeezed(scale: CGFloat, height: CGFloat) throws {
        let container = makeLayer(0, 0, 100, 100)
        for isNested in [false, true] {
            let shape = makeShape(100)
            shape.path = CGPath(rect: shape.bounds, transform: nil)
            shape.position = CGPoint(x: 50.3, y: 50.3)
            shape.transform = CATransform3DMakeScale(isNested ? scale.squareRoot() : scale, height, 1)
            let parent = makeLayer(0, 0, 100, 100)
            if isNested { parent.transform = CATransform3DMakeScale(scale.squareRoot(), 1, 1) }
            parent.addSublayer(shape)
            container.addSublayer(parent)
        }
        #expect(try makeStage(container).render().color(x: 95, y: 95) == .pureRed)
    }

    @Test("A gradient in a huge area is painted in part and reported, and other layers are painted")
    func hugeGradient() throws {
        let gradient = makeGradient([.green, .blue])
        gradient.frame = CGRect(x: 0, y: 0, width: 3_000_000, height: 3_000_000)
        let (image, found) = try render(gradient)
        #expect(image.color(x: 95, y: 95) == .pureRed)
        #expect(image.color(x: 50, y: 50) == .pureGreen)
        #expect(found == ["the area of a gradient is too large; a part of it is not painted"])
    }

    @Test("Text of a large font is painted in sublayers that are enlarged, and does not affect other layers")
    func enlargedText() throws {
        let layer = makeLayer(0, 0, 1, 1)
        // Of 120,000 pixels, more than FreeType's sizes.
        layer.sublayerTransform = CATransform3DMakeScale(200, 200, 1)
        let text = CATextLayer()
        text.suppressesImplicitActions = true
        (text.string, text.fontSize, text.foregroundColor) = ("H", 600, .green)
        text.frame = CGRect(x: -80, y: -400, width: 1000, height: 1000)
        layer.addSublayer(text)
        let image = try render(layer).image
        #expect(image.color(x: 50, y: 50) == .pureGreen)
        #expect(image.color(x: 95, y: 95) == .pureRed)
    }

    @Test("An image that is squeezed along one axis until it is invisible does not affect other layers")
    func squeezedImage() throws {
        let (outer, inner) = (makeLayer(0, 0, 100, 100), makeLayer(0, 0, 100, 100))
        for layer in [outer, inner] { layer.transform = CATransform3DMakeScale(0.005, 1, 1) }
        inner.shadowOpacity = 1
        inner.shadowRadius = 0
        inner.shadowPath = CGPath(rect: inner.bounds, transform: nil)
        outer.addSublayer(inner)
        let (image, found) = try render(outer)
        #expect(image.color(x: 95, y: 95) == .pureRed)
        #expect(found == [])
    }

    @Test("A sublayer far away in a layer with a shadow does not affect other layers")
    func farSublayer() throws {
        let layer = makeLayer(0, 0, 1, 1)
        layer.shadowOpacity = 1
        layer.sublayerTransform = CATransform3DMakeScale(100_000, 100_000, 1)
        let gradient = makeGradient([.red, .blue])
        gradient.frame = CGRect(x: 0, y: -50_000, width: 30, height: 30)
        layer.addSublayer(gradient)
        // At this scale the gradient's coordinates overflow to visible ones.
        #expect(try render(layer, scale: 2).image.color(x: 190, y: 190) == .pureRed)
    }

    @Test("A layer loses the shadow of its content when a sublayer makes the content too large")
    func tooLargeShadow() throws {
        let layer = makeLayer(10, 10, 0, 0)
        layer.addSublayer(makeLayer(0, 0, 20, 20, color: .green))
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (1, 0, CGSize(width: 40, height: 0))
        let far = makeLayer(0, 200_000, 20, 20, color: .green)
        let stage = SurfaceStage()
        stage.root.addSublayer(layer)
        let old = LayerDiagnostics.handler
        LayerDiagnostics.handler = { _ in }
        defer { LayerDiagnostics.handler = old }
        #expect(try stage.render().color(x: 60, y: 20) == PixelColor(red: 0, green: 0, blue: 0))
        layer.addSublayer(far)
        #expect(try stage.render().color(x: 60, y: 20) == .clear)
        far.removeFromSuperlayer()
        #expect(try stage.render().color(x: 60, y: 20) == PixelColor(red: 0, green: 0, blue: 0))
    }

    @Test("An image of 1e300 points in enlarged layers, whose product overflows, does not affect other layers")
    func overflow() throws {
        let (outer, inner) = (makeLayer(0, 0, 1, 1), makeLayer(0, 0, 1, 1e300))
        for layer in [outer, inner] {
            layer.anchorPoint = .zero
            layer.position = .zero
            layer.transform = CATransform3DMakeScale(0.01, 100_000, 1)
        }
        inner.contents = try makeImage([[.green, .blue]])
        outer.addSublayer(inner)
        #expect(try render(outer).image.color(x: 95, y: 95) == .pureRed)
    }
}
