import OpenCoreGraphics
import OpenQuartzCore
import Testing

import OpenDisplay

/// Layers whose sides are negative for a moment, as in an animation that overshoots.
@Suite("Layers with negative sides")
@MainActor
struct NegativeSizeTests {
    /// Renders a layer with a size that has a sublayer; a layer with a corner radius is measured in the general way.
    private func picture(size: CGSize, clips: Bool, origin: CGPoint, cornerRadius: CGFloat) throws -> CGImage {
        let stage = SurfaceStage(width: 40, height: 40)
        let container = makeLayer()
        container.position = CGPoint(x: 20, y: 20)
        container.bounds = CGRect(origin: origin, size: size)
        container.masksToBounds = clips
        container.borderWidth = cornerRadius
        container.borderColor = CGColor(red: 0, green: 0, blue: 1, alpha: 0)
        container.addSublayer(makeLayer(0, 0, 10, 10, color: .red))
        stage.root.addSublayer(container)
        return try stage.render()
    }

    @Test("A sublayer of a layer with negative sides is painted at its position")
    func position() throws {
        let image = try picture(size: CGSize(width: 8, height: -20), clips: false, origin: .zero, cornerRadius: 0)
        #expect(image.color(x: 17, y: 36) == .pureRed)
    }

    @Test(
        "A layer that was never visible is painted like one that is measured in the general way",
        arguments: [-50, -20, -8, 0, 8, 30] as [CGFloat], [-50, -20, -8, 0, 8, 30] as [CGFloat])
    func equalsGeneralMeasuring(width: CGFloat, height: CGFloat) throws {
        for clips in [false, true] {
            for x in stride(from: CGFloat(-30), through: 30, by: 10) {
                for y in stride(from: CGFloat(-30), through: 30, by: 10) {
                    let (size, origin) = (CGSize(width: width, height: height), CGPoint(x: x, y: y))
                    let plain = try picture(size: size, clips: clips, origin: origin, cornerRadius: 0)
                    let general = try picture(size: size, clips: clips, origin: origin, cornerRadius: 1)
                    #expect(PixelDifference(plain, general).isEmpty, "\(size) from \(origin), clips: \(clips)")
                }
            }
        }
    }
}
