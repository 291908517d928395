import OpenCoreGraphics
import OpenQuartzCore
import Testing

@testable import OpenDisplay

@Suite("Layers with extreme numbers", .serialized)
@MainActor
struct ExtremeGeometryTests {
    enum Look: CaseIterable {
        case fill, shadow, contentsShadow, shadowPath, blur, mask, gradient, shape, image, border, corners, backdrop
        case rasterized, perspective, text

        @MainActor func apply(to layer: CALayer, size: CGFloat) {
            switch self {
            case .fill: break
            case .shadow: (layer.shadowOpacity, layer.shadowRadius) = (1, size)
            case .contentsShadow:
                layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
                (layer.shadowOpacity, layer.shadowOffset) = (1, CGSize(width: size, height: -size))
            case .shadowPath:
                layer.shadowOpacity = 1
                layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: size, height: 3), transform: nil)
            case .blur: layer.setValue(size, forKeyPath: "filters.gaussianBlur.inputRadius")
            case .mask: layer.mask = makeLayer(0, 0, size, size, color: .red)
            case .gradient: layer.addSublayer(makeGradient(size))
            case .shape: layer.addSublayer(makeShape(size))
            case .image:
                layer.contents = try? makeImage([[.red, .green], [.blue, .red]])
                (layer.contentsGravity, layer.contentsScale) = (.center, 1 / size)
            case .border: (layer.borderWidth, layer.borderColor) = (size, .blue)
            case .corners: (layer.cornerRadius, layer.cornerCurve, layer.masksToBounds) = (size, .continuous, true)
            case .backdrop: layer.backdrop = BackdropValues(blurRadius: size, saturation: size)
            case .rasterized: (layer.shouldRasterize, layer.rasterizationScale) = (true, size)
            case .perspective: layer.transform.m34 = -1 / size
            case .text: layer.addSublayer(makeText(size))
            }
        }

        @MainActor private func makeGradient(_ size: CGFloat) -> CALayer {
            let gradient = CAGradientLayer()
            gradient.colors = [CGColor.red, CGColor.blue]
            gradient.frame = CGRect(x: 0, y: 0, width: size, height: size)
            gradient.endPoint = CGPoint(x: size, y: -size)
            return gradient
        }

        @MainActor private func makeShape(_ size: CGFloat) -> CALayer {
            let shape = CAShapeLayer()
            shape.path = CGPath(ellipseIn: CGRect(x: -size, y: 0, width: size, height: size), transform: nil)
            (shape.strokeColor, shape.lineWidth, shape.lineDashPattern) = (.blue, size, [1, 2])
            return shape
        }

        @MainActor private func makeText(_ size: CGFloat) -> CALayer {
            let text = CATextLayer()
            (text.string, text.fontSize, text.frame) = ("text", size, CGRect(x: 0, y: 0, width: size, height: size))
            return text
        }
    }

    @Test(
        "A huge layer is painted or left out in bounded time, and does no harm to what is in front of it",
        arguments: Look.allCases, [1e6, 1e9, 1e12, 1e300])
    func huge(look: Look, size: CGFloat) throws {
        let stage = Stage(width: 40, height: 40, scale: 2)
        let layer = makeLayer(0, 0, size, size, color: .red)
        look.apply(to: layer, size: size)
        stage.root.addSublayer(layer)
        let marker = makeLayer(30, 30, 10, 10, color: .green)
        stage.root.addSublayer(marker)
        let old = LayerDiagnostics.handler
        var reports = 0
        LayerDiagnostics.handler = { _ in reports += 1 }
        defer { LayerDiagnostics.handler = old }
        #expect(try stage.render().color(x: 70, y: 70) == .pureGreen)
        layer.position.x -= size / 4
        #expect(try stage.render().color(x: 70, y: 70) == .pureGreen)
        stage.surface.paintDamage()
        #expect(reports <= 4)
    }

    @Test("A fill of a trillion points covers the window, and says that its rest is not painted")
    func hugeFill() throws {
        let stage = Stage(width: 40, height: 40)
        stage.root.addSublayer(makeLayer(0, 0, 1e12, 1e12, color: .red))
        let old = LayerDiagnostics.handler
        var messages: [String] = []
        LayerDiagnostics.handler = { messages.append($0.message) }
        defer { LayerDiagnostics.handler = old }
        #expect(try stage.render().color(x: 39, y: 39) == .pureRed)
        #expect(messages == ["a layer is larger than 4000000 points; the rest of it is not painted"])
    }

    @Test("A shadow that is too long for a picture is reported")
    func longShadow() throws {
        let stage = Stage(width: 40, height: 40)
        let line = makeLayer(0, 10, 100_000, 1, color: .red)
        (line.shadowOpacity, line.shadowRadius) = (1, 3)
        stage.root.addSublayer(line)
        let old = LayerDiagnostics.handler
        var messages: [String] = []
        LayerDiagnostics.handler = { messages.append($0.message) }
        defer { LayerDiagnostics.handler = old }
        #expect(try stage.render().color(x: 5, y: 10) == .pureRed)
        #expect(messages == ["the shadow of a layer is too large for a picture; it is not painted"])
    }
}
