import Foundation
import OpenCoreGraphics
import OpenQuartzCore
import Testing

import OpenDisplay

/// Layers with corners much larger than the window, of which a small part of an arc is visible.
@Suite("Large corners", .serialized)
@MainActor
struct LargeCornerTests {
    private enum Content: CaseIterable {
        case background, clippedSublayer
    }

    /// Renders a layer whose top-left arc crosses the point (30, 30) at 45 degrees.
    private func render(_ content: Content, radius: CGFloat) throws -> CGImage {
        let stage = SurfaceStage()
        let layer = CALayer()
        layer.suppressesImplicitActions = true
        layer.anchorPoint = .zero
        let origin = 30 - radius * (1 - 0.5.squareRoot())
        layer.frame = CGRect(x: origin, y: origin, width: 2 * radius, height: 2 * radius)
        layer.cornerRadius = radius
        switch content {
        case .background: layer.backgroundColor = .red
        case .clippedSublayer:
            layer.masksToBounds = true
            layer.addSublayer(OpenDisplayTests.makeLayer(-origin, -origin, 60, 60, color: .red))
        }
        stage.root.addSublayer(layer)
        return try stage.render()
    }

    @Test("Cover what is inside of their arc", arguments: Content.allCases, [300, 60_000, 900_000])
    private func inside(content: Content, radius: CGFloat) throws {
        let image = try render(content, radius: radius)
        #expect(image.pixel(x: 32, y: 32) == PixelColor(red: 255, green: 0, blue: 0))
    }

    @Test("Leave what is outside of it", arguments: Content.allCases, [300, 60_000, 900_000])
    private func outside(content: Content, radius: CGFloat) throws {
        let image = try render(content, radius: radius)
        #expect(image.pixel(x: 27, y: 27) != PixelColor(red: 255, green: 0, blue: 0))
    }
}
