import OpenCoreGraphics
import OpenQuartzCore
import Testing

import OpenDisplay

/// Layers with sides that Cairo cannot represent: only the part near the visible area is drawn.
@Suite("Layers much longer than the window", .serialized)
@MainActor
struct LongLayerTests {
    /// The largest difference of a component: Cairo rounds the ends of an edge to 1/256 of a pixel.
    private static let rounding = 16

    private enum Content: CaseIterable {
        case background, border, gradient, clippedSublayer, image, roundedBackground, roundedBorder, roundedGradient,
            roundedClip, roundedImage

        var isGradient: Bool { self == .gradient || self == .roundedGradient }
        var isRounded: Bool {
            [.roundedBackground, .roundedBorder, .roundedGradient, .roundedClip, .roundedImage].contains(self)
        }
    }

    /// Renders a layer with its top-left corner at (20, 30).
    private func render(
        _ content: Content, side: CGFloat, _ transform: CATransform3D, scale: CGFloat = 1
    ) throws -> CGImage {
        let stage = SurfaceStage(scale: scale)
        stage.root.addSublayer(try makeLayer(content, side: side, transform))
        return try stage.render()
    }

    private func makeLayer(_ content: Content, side: CGFloat, _ transform: CATransform3D) throws -> CALayer {
        let layer = content.isGradient ? CAGradientLayer() : CALayer()
        layer.suppressesImplicitActions = true
        layer.anchorPoint = .zero
        layer.frame = CGRect(x: 20, y: 30, width: side, height: side)
        switch content {
        case .background, .roundedBackground: layer.backgroundColor = .red
        case .border, .roundedBorder: (layer.borderWidth, layer.borderColor) = (5, .blue)
        case .image, .roundedImage:
            layer.contents = try makeImage([[.red]])
            layer.masksToBounds = true
        case .gradient, .roundedGradient:
            let gradient = layer as? CAGradientLayer
            gradient?.colors = [CGColor.red, CGColor.blue]
            gradient?.endPoint = CGPoint(x: 0.5, y: 50 / side)
        case .clippedSublayer, .roundedClip:
            layer.masksToBounds = true
            layer.addSublayer(OpenDisplayTests.makeLayer(-10, -10, 40, 40, color: .green))
        }
        if content.isRounded { layer.cornerRadius = 12 }
        layer.transform = transform
        return layer
    }

    @Test(
        "A rotated layer of a million points is painted as one of a thousand", arguments: Content.allCases,
        [0.3, 0.7, 2.5, -1.2])
    private func rotated(content: Content, angle: CGFloat) throws {
        let turn = CATransform3DMakeRotation(angle, 0, 0, 1)
        let (long, short) = (try render(content, side: 1e6, turn), try render(content, side: 1000, turn))
        #expect(PixelDifference(long, short).maximumDifference <= Self.rounding)
    }

    @Test("A layer that is scaled beyond Cairo's coordinates is painted as a small one", arguments: Content.allCases)
    private func scaled(content: Content) throws {
        let mirrored = CATransform3DMakeScale(1, -3, 1)
        let long = try render(content, side: 3_900_000, mirrored, scale: 2)
        let short = try render(content, side: 1000, mirrored, scale: 2)
        #expect(PixelDifference(long, short).maximumDifference <= Self.rounding)
    }

    @Test("A rotated sublayer that is enlarged ten thousand times is painted as a large one")
    func enlarged() throws {
        let stage = SurfaceStage()
        let layer = OpenDisplayTests.makeLayer(20, 30, 30, 30, color: .red)
        layer.anchorPoint = .zero
        layer.position = CGPoint(x: 20, y: 30)
        let turn = CATransform3DMakeRotation(0.4, 0, 0, 1)
        layer.transform = CATransform3DConcat(CATransform3DMakeScale(10_000, 10_000, 1), turn)
        stage.root.addSublayer(layer)
        let short = try render(.background, side: 1000, turn)
        #expect(PixelDifference(try stage.render(), short).maximumDifference <= Self.rounding)
    }

    @Test("A rotated sublayer that is enlarged along one axis only is painted as a long one")
    func stretched() throws {
        let stage = SurfaceStage()
        let layer = OpenDisplayTests.makeLayer(0, 0, 12, 1, color: .red)
        layer.position = CGPoint(x: 20, y: 30)
        let turn = CATransform3DMakeRotation(0.4, 0, 0, 1)
        layer.transform = CATransform3DConcat(CATransform3DMakeScale(0.25, 900_000, 1), turn)
        stage.root.addSublayer(layer)
        let other = SurfaceStage()
        let long = OpenDisplayTests.makeLayer(0, 0, 3, 1000, color: .red)
        long.position = CGPoint(x: 20, y: 30)
        long.transform = turn
        other.root.addSublayer(long)
        #expect(PixelDifference(try stage.render(), try other.render()).maximumDifference <= Self.rounding)
    }

    @Test("A rotated layer of a million points that moves is painted as one of a thousand")
    func moved() throws {
        let turn = CATransform3DMakeRotation(0.4, 0, 0, 1)
        let (stage, other) = (SurfaceStage(), SurfaceStage())
        let (long, short) = (try makeLayer(.background, side: 1e6, turn), try makeLayer(.background, side: 1000, turn))
        stage.root.addSublayer(long)
        other.root.addSublayer(short)
        for step in 0..<12 {
            let position = CGPoint(x: CGFloat(120 - 20 * step), y: CGFloat(15 * step - 100))
            (long.position, short.position) = (position, position)
            let difference = PixelDifference(try stage.render(), try other.render())
            #expect(difference.maximumDifference <= Self.rounding, "step \(step)")
        }
    }

    @Test("A long layer in a rotated one is painted where it becomes visible")
    func nested() throws {
        let stage = SurfaceStage()
        let rotated = OpenDisplayTests.makeLayer(0, 0, 100, 100)
        rotated.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
        let long = OpenDisplayTests.makeLayer(0, 400, 1e6, 10, color: .red)
        rotated.addSublayer(long)
        stage.root.addSublayer(rotated)
        #expect(try stage.render().color(x: 50, y: 50) == .clear)
        rotated.bounds.origin.y = 355
        #expect(try stage.render().color(x: 50, y: 50) == .pureRed)
        rotated.transform = CATransform3DIdentity
        #expect(try stage.render().color(x: 10, y: 50) == .pureRed)
        rotated.bounds.origin.x = 500_000
        #expect(try stage.render().color(x: 90, y: 50) == .pureRed)
    }
}
