import ComponentFlow
import ComponentFlowTesting
import TestSupport
import Testing

@Suite @MainActor
struct GraphicsComponentTests {
    private let stage = Stage(size: CGSize(width: 100, height: 60))

    private func pixels() throws -> Pixels {
        Pixels(try #require(stage.image()))
    }

    private func pixel(_ x: Int, _ y: Int) throws -> Pixels.Pixel {
        try pixels()[x, y]
    }

    private static let red = Pixels.Pixel(red: 255, green: 0, blue: 0, alpha: 255)
    private static let blue = Pixels.Pixel(red: 0, green: 0, blue: 255, alpha: 255)
    private static let white = Pixels.Pixel(red: 255, green: 255, blue: 255, alpha: 255)

    // MARK: - RoundedRectangle

    @Test("A rounded rectangle fills the proposed or its own size and leaves its corners empty")
    func roundedRectangle() throws {
        #expect(stage.show(RoundedRectangle(color: .red, cornerRadius: 20)) == CGSize(width: 100, height: 60))
        #expect(try pixel(50, 30) == Self.red)
        #expect(try pixel(2, 2) == Self.white)
        let size = CGSize(width: 40, height: 20)
        #expect(stage.show(RoundedRectangle(color: .red, cornerRadius: nil, size: size)) == size)
        #expect(try pixel(20, 10) == Self.red)
        #expect(try pixel(1, 3) == Self.white)
        #expect(try pixel(60, 30) == Self.white)
    }

    @Test("A rounded rectangle blends its colors in the specified direction")
    func roundedRectangleGradient() throws {
        stage.show(RoundedRectangle(colors: [.red, .blue], cornerRadius: 0))
        #expect(try pixel(1, 30).red > 245)
        #expect(try pixel(98, 30).blue > 245)
        stage.show(RoundedRectangle(colors: [.red, .blue], cornerRadius: 0, gradientDirection: .vertical))
        #expect(try pixel(50, 1).red > 245)
        #expect(try pixel(50, 58).blue > 245)
        stage.show(RoundedRectangle(colors: [.blue], cornerRadius: 0))
        #expect(try pixel(1, 1) == Self.blue)
        stage.show(RoundedRectangle(colors: [], cornerRadius: 0))
        #expect(try pixel(1, 1) == Self.white)
    }

    @Test("A stroke with a color lies inside the edge, and one without draws only a ring in the fill colors")
    func roundedRectangleStroke() throws {
        stage.show(RoundedRectangle(color: .red, cornerRadius: 0, stroke: 5, strokeColor: .blue))
        #expect(try pixel(2, 30) == Self.blue)
        #expect(try pixel(7, 30) == Self.red)
        stage.show(RoundedRectangle(color: .red, cornerRadius: 0, stroke: 5))
        #expect(try pixel(2, 30) == Self.red)
        #expect(try pixel(7, 30) == Self.white)
        stage.show(RoundedRectangle(colors: [.red, .blue], cornerRadius: 10, stroke: 5))
        #expect(try pixel(2, 30).red > 240)
        #expect(try pixel(97, 30).blue > 240)
        #expect(try pixel(50, 30) == Self.white)
        stage.show(RoundedRectangle(colors: [.red, .blue], cornerRadius: 10))
        #expect(try pixel(50, 30) != Self.white)
        stage.show(RoundedRectangle(color: .red, cornerRadius: 0, stroke: .nan, strokeColor: .blue))
        #expect(try pixel(1, 1) == Self.red)
    }

    @Test("A rounded rectangle is redrawn only when it changes, and follows light and dark appearance")
    func roundedRectanglePaintsOnce() throws {
        let component = RoundedRectangle(colors: [.label, .systemRed], cornerRadius: 8, stroke: 2, strokeColor: .label)
        stage.show(component)
        stage.advance(by: 0.1)
        let layer = try #require(stage.componentView?.layer as? CAGradientLayer)
        let before = layer.colors as? [CGColor]
        stage.show(component)
        stage.show(RoundedRectangle(colors: [.label, .systemRed], cornerRadius: 8, stroke: 2, strokeColor: .label))
        #expect(layer.colors as? [CGColor] == before)
        #expect(layer.contents == nil)
        #expect(!stage.isMoving)
        stage.setStyle(.dark)
        #expect(layer.colors as? [CGColor] != before)
        #expect(layer.borderColor == UIColor.white.cgColor)
    }

    @Test("All properties of a rounded rectangle animate with the transition")
    func roundedRectangleMoves() throws {
        stage.show(RoundedRectangle(color: .red, cornerRadius: 0, stroke: 2, strokeColor: .blue))
        stage.show(
            RoundedRectangle(color: .blue, cornerRadius: 20, stroke: 10, strokeColor: .red),
            transition: .linear(duration: 1))
        stage.advance(by: 0.5)
        let seen = try #require(stage.componentView?.layer.presentation())
        expectNear(seen.cornerRadius, 10, within: 0.2)
        expectNear(seen.borderWidth, 6, within: 0.2)
        let color = try pixel(50, 30)
        expectNear(color.red, 128, within: 3)
        expectNear(color.blue, 128, within: 3)
        #expect(stage.settle())
    }

    // MARK: - Circle, Gradient, Shape

    @Test("A circle draws its stroke inside its bounds")
    func circle() throws {
        let size = CGSize(width: 40, height: 40)
        #expect(stage.show(Circle(fillColor: .red, strokeColor: .blue, strokeWidth: 6, size: size)) == size)
        #expect(try pixel(20, 20) == Self.red)
        #expect(try pixel(3, 20) == Self.blue)
        #expect(try pixel(40, 20) == Self.white)
        #expect(try pixel(4, 4) == Self.white)
        stage.show(Circle(fillColor: .red, strokeColor: .blue, strokeWidth: .nan))
        #expect(try pixel(50, 30) == Self.red)
        stage.show(Circle(fillColor: .red, size: .zero))
        #expect(try pixel(0, 0) == Self.white)
    }

    @Test("A gradient has its colors at their locations and can change type and colors")
    func gradient() throws {
        stage.show(Gradient(colors: [.red, .blue], locations: [0.5, 0.5]))
        #expect(try pixel(50, 28) == Self.red)
        #expect(try pixel(50, 31) == Self.blue)
        stage.show(
            Gradient(
                colors: [.red, .blue], kind: .radial, startPoint: CGPoint(x: 0.5, y: 0.5),
                endPoint: CGPoint(x: 1, y: 1)))
        #expect(try pixel(50, 30).red > 245)
        #expect(try pixel(1, 1) == Self.blue)
        stage.show(Gradient(colors: [.red], cornerRadius: 30))
        #expect(try pixel(50, 30) == Self.red)
        #expect(try pixel(1, 1) == Self.white)
    }

    @Test("A shape is filled and stroked, and its stroke can be trimmed and dashed")
    func shape() throws {
        stage.show(Shape(.rectangle, fill: .red, stroke: .blue, lineWidth: 10))
        #expect(try pixel(2, 30) == Self.blue)
        #expect(try pixel(7, 30) == Self.red)
        let line = ShapeOutline.path { size in
            let path = CGMutablePath()
            path.addLines(between: [CGPoint(x: 0, y: size.height / 2), CGPoint(x: size.width, y: size.height / 2)])
            return path
        }
        stage.show(Shape(line, stroke: .red, lineWidth: 8, trim: 0.5...1))
        #expect(try pixel(40, 30) == Self.white)
        #expect(try pixel(60, 30) == Self.red)
        stage.show(Shape(line, stroke: .red, lineWidth: 8, dashes: [20, 20]))
        #expect(try pixel(10, 30) == Self.red)
        #expect(try pixel(30, 30) == Self.white)
        #expect(try pixel(50, 30) == Self.red)
    }

    @Test("Closure-based shape outlines are equal if their source location and id are equal")
    func outlineIdentity() {
        func outline(_ id: Int) -> ShapeOutline {
            .path(id: id) { CGPath(rect: CGRect(x: 0, y: 0, width: CGFloat(id), height: $0.height), transform: nil) }
        }
        #expect(outline(1) == outline(1))
        #expect(outline(1) != outline(2))
        let here = ShapeOutline.path { _ in CGMutablePath() }
        let there = ShapeOutline.path { _ in CGMutablePath() }
        #expect(here != there)
        #expect(ShapeOutline.polygon(sides: -4) == .polygon(sides: 3))
        #expect(ShapeOutline.ellipse.path(in: CGSize(width: CGFloat.infinity, height: 4)).isEmpty)
        let circle = ShapeOutline.circle.path(in: CGSize(width: 40, height: 20)).boundingBox
        #expect(circle == CGRect(x: 10, y: 0, width: 20, height: 20))
    }

    @Test("Shape outlines of equal structure morph into each other with the transition")
    func morphing() throws {
        stage.show(Shape(.path(Self.square(20)), fill: .red))
        stage.show(Shape(.path(Self.square(60)), fill: .blue), transition: .linear(duration: 1))
        stage.advance(by: 0.5)
        let seen = try #require((stage.componentView?.layer as? CAShapeLayer)?.presentation())
        expectNear(seen.path?.boundingBox.width ?? 0, 40, within: 1)
        #expect(try pixel(35, 20) != Self.white)
        #expect(try pixel(45, 20) == Self.white)
        #expect(stage.settle())
    }

    private static func square(_ side: CGFloat) -> CGPath {
        CGPath(rect: CGRect(x: 0, y: 0, width: side, height: side), transform: nil)
    }

    // MARK: - Blur

    @Test("A blur blurs the content behind it, under a tint that follows light and dark appearance")
    func blur() throws {
        let behind = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
        behind.backgroundColor = .red
        stage.show(behind)
        stage.show(Blur(style: .systemUltraThinMaterial))
        #expect(stage.componentView is UIVisualEffectView)
        let light = try pixel(50, 30)
        #expect(light.red > 240)
        #expect(light.green > 60)
        #expect(light.green < 240)
        stage.setStyle(.dark)
        #expect(try pixel(75, 30).green < light.green)
        stage.show(Blur(style: .systemUltraThinMaterialLight, size: CGSize(width: 100, height: 20)))
        #expect(try pixel(10, 30) == Self.red)
    }

    @Test("A blur passes touches through, and a visual effect view has a content view for subviews")
    func effectView() {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
        view.frame = CGRect(x: 0, y: 0, width: 50, height: 40)
        stage.show(view)
        stage.advance(by: 0)
        #expect(view.contentView.frame == view.bounds)
        #expect(UIBlurEffect(style: .dark) == UIBlurEffect(style: .dark))
        #expect(UIBlurEffect(style: .dark) != UIBlurEffect(style: .light))
        view.effect = nil
        stage.show(Blur())
        #expect(stage.window.hitTest(CGPoint(x: 80, y: 50), with: nil) === stage.window)
    }
}
