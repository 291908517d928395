import OpenCoreGraphics
import OpenQuartzCore
import Testing

import OpenDisplay

@Suite("Layer opacity")
@MainActor
struct FadingTests {
    /// Shows a translucent fill, which is painted by a fast path, or as a group because of an almost invisible
    /// sublayer.
    private func stage(asGroup: Bool, _ configure: (CALayer) -> Void) -> SurfaceStage {
        let stage = SurfaceStage()
        stage.root.backgroundColor = .white
        let layer = makeLayer(10.3, 20.6, 50.2, 40.7, color: CGColor(red: 0.2, green: 0.4, blue: 0.9, alpha: 0.8))
        configure(layer)
        if asGroup {
            layer.addSublayer(makeLayer(5, 5, 10, 10, color: CGColor(red: 1, green: 0, blue: 0, alpha: 0.001)))
        }
        stage.root.addSublayer(layer)
        return stage
    }

    @Test(
        "A translucent fill looks the same as in a translucent group, at any position and with any corners",
        arguments: [0, 8.5] as [CGFloat], [1, 0.5, 0.13] as [Float])
    func fills(radius: CGFloat, opacity: Float) throws {
        let transforms = [
            CGAffineTransform.identity, CGAffineTransform(rotationAngle: 0.3), CGAffineTransform(scaleX: 0.2, y: 0.3),
            CGAffineTransform(scaleX: 3, y: 1.5),
        ]
        for transform in transforms {
            func configure(_ layer: CALayer) {
                layer.cornerRadius = radius
                layer.opacity = opacity
                layer.setAffineTransform(transform)
            }
            let short = try stage(asGroup: false, configure).render()
            let group = try stage(asGroup: true, configure).render()
            let difference = PixelDifference(short, group, tolerance: 2)
            #expect(difference.differingPixels == 0, "\(transform)")
        }
    }
}
