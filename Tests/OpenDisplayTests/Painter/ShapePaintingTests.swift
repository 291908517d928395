import Foundation
import OpenCoreGraphics
import OpenQuartzCore
import TestSupport
import Testing

import OpenDisplay

@Suite("Shapes and gradients in pixels")
@MainActor
struct ShapePaintingTests {
    private func add<Layer: CALayer>(_ layer: Layer, to stage: SurfaceStage) -> Layer {
        layer.suppressesImplicitActions = true
        layer.frame = CGRect(x: 10, y: 10, width: 80, height: 80)
        stage.root.addSublayer(layer)
        return layer
    }

    @Test("A shape is filled, and half of its stroke is outside of the path")
    func shape() throws {
        let stage = SurfaceStage()
        let shape = add(CAShapeLayer(), to: stage)
        shape.path = CGPath(rect: CGRect(x: 10, y: 10, width: 60, height: 60), transform: nil)
        shape.fillColor = .red
        shape.strokeColor = .blue
        shape.lineWidth = 4
        let image = try stage.render()
        #expect(image.color(x: 50, y: 50) == .pureRed)
        #expect(image.color(x: 18, y: 50) == .pureBlue)
        #expect(image.color(x: 21, y: 50) == .pureBlue)
        #expect(image.color(x: 17, y: 50) == .clear)
        #expect(image.color(x: 22, y: 50) == .pureRed)
        shape.bounds.origin = CGPoint(x: 5, y: 0)
        #expect(try stage.render().color(x: 13, y: 50) == .pureBlue)
    }

    @Test("Fill rule, dashes and trimming affect a painted shape")
    func details() throws {
        let stage = SurfaceStage()
        let shape = add(CAShapeLayer(), to: stage)
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 80, height: 80))
        path.addRect(CGRect(x: 20, y: 20, width: 40, height: 40))
        shape.path = path
        shape.fillColor = .red
        #expect(try stage.render().color(x: 50, y: 50) == .pureRed)
        shape.fillRule = .evenOdd
        #expect(try stage.render().color(x: 50, y: 50) == .clear)
        let line = CGMutablePath()
        line.addLines(between: [CGPoint(x: 0, y: 40), CGPoint(x: 80, y: 40)])
        shape.path = line
        shape.fillColor = nil
        shape.strokeColor = .green
        shape.lineWidth = 10
        shape.strokeStart = 0.25
        shape.strokeEnd = 0.75
        var image = try stage.render()
        #expect(image.color(x: 29, y: 50) == .clear)
        #expect(image.color(x: 31, y: 50) == .pureGreen)
        #expect(image.color(x: 69, y: 50) == .pureGreen)
        #expect(image.color(x: 71, y: 50) == .clear)
        shape.lineDashPattern = [10, 10]
        image = try stage.render()
        #expect(image.color(x: 35, y: 50) == .pureGreen)
        #expect(image.color(x: 45, y: 50) == .clear)
        shape.lineDashPattern = [0, 0]
        #expect(try stage.render().color(x: 45, y: 50) == .pureGreen)
    }

    @Test("An unchanged shape is not painted again, and a moved one keeps its node")
    func kept() throws {
        let stage = SurfaceStage()
        let shape = add(CAShapeLayer(), to: stage)
        shape.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 80, height: 80), transform: nil)
        #expect(try stage.statistics().contentsBuilt == 2)
        shape.position.x += 3
        #expect(try stage.statistics().contentsBuilt == 0)
        shape.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 80, height: 80), transform: nil)
        #expect(try stage.statistics().contentsBuilt == 0)
        shape.lineWidth = 7
        #expect(try stage.statistics().contentsBuilt == 0, "there is no line")
        shape.fillColor = .blue
        #expect(try stage.statistics().contentsBuilt == 1)
    }

    @Test("An off-screen shape is omitted, and its stroke counts towards its visibility")
    func culled() throws {
        let stage = SurfaceStage()
        let shape = add(CAShapeLayer(), to: stage)
        shape.path = CGPath(rect: CGRect(x: -200, y: 0, width: 50, height: 50), transform: nil)
        #expect(try stage.statistics().layersCulled == 1)
        shape.strokeColor = .red
        shape.lineWidth = 300
        #expect(try stage.render().color(x: 5, y: 30) == .pureRed)
    }

    @Test(
        "A line that is wider than any window is painted up to its ends",
        arguments: [53_000, 1e6, .greatestFiniteMagnitude] as [CGFloat], [1, 2, 3] as [CGFloat])
    func widestLine(width: CGFloat, scale: CGFloat) throws {
        let stage = SurfaceStage(scale: scale)
        let shape = add(CAShapeLayer(), to: stage)
        let line = CGMutablePath()
        line.addLines(between: [CGPoint(x: 0, y: 10), CGPoint(x: 70, y: 50)])
        shape.path = line
        shape.fillColor = nil
        shape.strokeColor = .red
        shape.lineWidth = 1000
        let expected = try stage.render()
        shape.lineWidth = width
        let image = try stage.render()
        // The ends of the line through (10, 20) and (80, 60) are at a right angle to it.
        let pixels = [(45, 40), (75, 10), (10, 75), (2, 2), (97, 97)].map { (Int(scale) * $0.0, Int(scale) * $0.1) }
        #expect(pixels.map { expected.color(x: $0.0, y: $0.1) } == [.pureRed, .pureRed, .pureRed, .clear, .clear])
        #expect(pixels.map { image.color(x: $0.0, y: $0.1) } == [.pureRed, .pureRed, .pureRed, .clear, .clear])
    }

    @Test(
        "A triangle whose vertices are far outside of the window is painted up to its edge",
        arguments: [1000, 2e5, 1e6, 2e6] as [CGFloat], [1, 2, 3] as [CGFloat])
    func longEdges(length: CGFloat, scale: CGFloat) throws {
        let stage = SurfaceStage(scale: scale)
        let shape = add(CAShapeLayer(), to: stage)
        let triangle = CGMutablePath()
        // The edge through (40, 40) of the layer, which is (50, 50) of the window, is one point lower for each two.
        triangle.addLines(between: [
            CGPoint(x: 40 - length, y: 40 - length / 2), CGPoint(x: 40 + length, y: 40 + length / 2),
            CGPoint(x: 40 - length, y: 40 + length / 2),
        ])
        triangle.closeSubpath()
        shape.path = triangle
        shape.fillColor = .red
        let image = try stage.render()
        let pixels = [(50, 55), (10, 35), (90, 75), (50, 45), (10, 25), (90, 65)]
        let colors = pixels.map { image.color(x: Int(scale) * $0.0, y: Int(scale) * $0.1) }
        #expect(colors == [.pureRed, .pureRed, .pureRed, .clear, .clear, .clear])
    }

    @Test("An axial gradient runs from its start to its end by its locations, within rounded corners")
    func axial() throws {
        let stage = SurfaceStage()
        let gradient = add(CAGradientLayer(), to: stage)
        gradient.colors = [CGColor.red, CGColor.blue]
        var image = try stage.render()
        let middle = image.color(x: 50, y: 50)
        #expect(image.color(x: 50, y: 10).red > 250)
        #expect(image.color(x: 50, y: 89).blue > 250)
        expectNear(Int(middle.red), 128, within: 3)
        expectNear(Int(middle.blue), 128, within: 3)
        gradient.locations = [0.5, 0.5]
        gradient.startPoint = CGPoint(x: 0, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 0.5)
        gradient.cornerRadius = 20
        image = try stage.render()
        #expect(image.color(x: 48, y: 50) == .pureRed)
        #expect(image.color(x: 51, y: 50) == .pureBlue)
        #expect(image.color(x: 11, y: 11) == .clear)
    }

    @Test("Radial gradients run outwards and conic ones clockwise")
    func otherTypes() throws {
        let stage = SurfaceStage()
        let gradient = add(CAGradientLayer(), to: stage)
        gradient.colors = [CGColor.red, CGColor.blue]
        gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 1)
        gradient.type = .radial
        var image = try stage.render()
        #expect(image.color(x: 50, y: 50).red > 245)
        #expect(image.color(x: 88, y: 50).blue > 240)
        #expect(image.color(x: 11, y: 11) == .pureBlue)
        gradient.type = .conic
        gradient.endPoint = CGPoint(x: 1, y: 0.5)
        image = try stage.render()
        #expect(image.color(x: 85, y: 55).red > 240, "begins to the right")
        #expect(image.color(x: 85, y: 45).blue > 240, "and ends there, having turned clockwise")
        #expect(image.color(x: 89, y: 10).alpha == 255)
        #expect(image.color(x: 10, y: 89).alpha == 255)
    }

    /// The colors of a conic gradient from its definition: those between the stops that surround a pixel's angle.
    private static func conicColor(_ stops: [(location: Double, color: [Double])], x: Int, y: Int) -> [Double] {
        let angle = atan2(Double(y) + 0.5 - 40, Double(x) + 0.5 - 40) - .pi / 2
        let location = (angle / (2 * .pi) + 2).truncatingRemainder(dividingBy: 1)
        guard let next = stops.firstIndex(where: { $0.location > location }) else { return stops.last?.color ?? [] }
        guard next > 0 else { return stops[0].color }
        let (start, end) = (stops[next - 1], stops[next])
        let progress = (location - start.location) / (end.location - start.location)
        return zip(start.color, end.color).map { $0 + ($1 - $0) * progress }
    }

    @Test("A conic gradient has the colors of its definition in every pixel, except at hard edges")
    func conicReference() throws {
        let stops: [(location: Double, color: [Double])] = [
            (0.1, [1, 0, 0]), (0.4, [0, 0, 1]), (0.4, [0, 1, 0]), (0.5, [1, 1, 0]),
            (0.9, [1, 1, 0]), (0.95, [0.2, 0, 1]),
        ]
        let stage = SurfaceStage()
        let gradient = add(CAGradientLayer(), to: stage)
        gradient.type = .conic
        (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 1))
        gradient.colors = stops.map { CGColor(red: $0.color[0], green: $0.color[1], blue: $0.color[2], alpha: 1) }
        gradient.locations = stops.map { NSNumber(value: $0.location) }
        let image = try stage.render()
        let wrong = (0..<80).flatMap { y in (0..<80).map { x in (x, y) } }.filter { x, y in
            let color = image.color(x: x + 10, y: y + 10)
            let shown = [color.red, color.green, color.blue].map(Double.init)
            let expected = Self.conicColor(stops, x: x, y: y).map { $0 * 255 }
            // The colors change by up to 700 per radian. A pixel covers more radians, the closer it is to the center.
            let tolerance = 2 + 700 / hypot(Double(x) - 39.5, Double(y) - 39.5)
            return zip(shown, expected).contains { abs($0 - $1) > tolerance }
        }
        // The edge between blue and green and the one at the end are each 57 pixels long at most.
        #expect(wrong.count < 120, "\(wrong.prefix(10))")
    }

    @Test("Gradients without colors, with one color or without an extent are painted without error")
    func degenerate() throws {
        let stage = SurfaceStage()
        let gradient = add(CAGradientLayer(), to: stage)
        #expect(try stage.render().color(x: 50, y: 50) == .clear)
        gradient.colors = [CGColor.red]
        #expect(try stage.render().color(x: 50, y: 50) == .pureRed)
        gradient.colors = [CGColor.red, CGColor.blue]
        gradient.locations = [7, -3]
        gradient.endPoint = gradient.startPoint
        for type in [CAGradientLayerType.axial, .radial, .conic] {
            gradient.type = type
            #expect(try stage.render().color(x: 50, y: 50).alpha == 255)
        }
    }

    @Test("Cross-fading images do not reveal the content behind them")
    func crossFade() throws {
        let stage = SurfaceStage()
        stage.root.backgroundColor = .green
        let layer = add(CALayer(), to: stage)
        let old = try makeImage([[.red]])
        layer.contents = try makeImage([[.blue]])
        let fade = CABasicAnimation(keyPath: "contents")
        (fade.fromValue, fade.toValue, fade.duration) = (old, layer.contents, 1)
        fade.beginTime = 1
        layer.add(fade, forKey: nil)
        stage.tree.prepareFrame(at: 1.25)
        let image = try #require(stage.surface.renderImage(at: 1.25))
        let color = image.color(x: 50, y: 50)
        expectNear(Int(color.red), 191, within: 3)
        expectNear(Int(color.blue), 64, within: 3)
        #expect(color.green < 3)
    }

    @Test("Continuous corners cut off more than round ones near the sides, and clip sublayers")
    func continuousCorners() throws {
        let stage = SurfaceStage()
        let layer = add(CALayer(), to: stage)
        layer.backgroundColor = .red
        layer.cornerRadius = 20
        let round = try stage.render()
        layer.cornerCurve = .continuous
        let continuous = try stage.render()
        #expect(round.color(x: 35, y: 10) == .pureRed)
        #expect(continuous.color(x: 27, y: 10).alpha + 20 < round.color(x: 27, y: 10).alpha)
        #expect(continuous.color(x: 45, y: 10) == .pureRed)
        #expect(continuous.color(x: 10, y: 10) == .clear)
        #expect(continuous.color(x: 50, y: 50) == .pureRed)
        layer.masksToBounds = true
        layer.addSublayer(makeLayer(0, 0, 80, 80, color: .blue))
        let clipped = try stage.render()
        #expect(clipped.color(x: 10, y: 10) == .clear)
        #expect(clipped.color(x: 50, y: 12) == .pureBlue)
    }

    @Test(
        "A rotated conic gradient at the edge of an empty surface is painted like one on a background",
        arguments: stride(from: 0, to: 6.2, by: 0.31).map { $0 })
    func conicAtTheEdge(angle: Double) throws {
        func visiblePixels(background: CGColor?) throws -> Int {
            let stage = SurfaceStage()
            stage.root.backgroundColor = background
            let gradient = add(CAGradientLayer(), to: stage)
            gradient.type = .conic
            gradient.colors = [CGColor.green, CGColor.blue]
            (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0.5, y: 0), CGPoint(x: 0.5, y: 1))
            gradient.frame = CGRect(x: 81, y: 32, width: 17.25, height: 35.75)
            gradient.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
            let image = try stage.render()
            let pixels = (0..<100).flatMap { y in (0..<100).map { image.color(x: $0, y: y) } }
            return pixels.count { $0.green > 10 || $0.blue > 10 }
        }
        try expectNear(visiblePixels(background: nil), visiblePixels(background: .black), within: 39)
    }
}
