import OpenCoreGraphics
import OpenQuartzCore
import Testing

@testable import OpenDisplay

@Suite("Painting transitions of layers") @MainActor struct TransitionPaintingTests {
    /// The colours along the middle of a layer that was red with a green sublayer and turns blue, a quarter on the way.
    private func colors(_ type: CATransitionType, _ subtype: CATransitionSubtype?) throws -> [PixelColor] {
        let stage = Stage()
        let layer = makeLayer(0, 0, 100, 100, color: .red)
        let corner = makeLayer(0, 0, 50, 100, color: .green)
        layer.addSublayer(corner)
        stage.root.addSublayer(layer)
        stage.root.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
        stage.tree.prepareFrame(at: 1)
        _ = stage.surface.renderImage(at: 1)
        let transition = CATransition()
        (transition.type, transition.subtype, transition.duration) = (type, subtype, 1)
        transition.timingFunction = CAMediaTimingFunction(name: .linear)
        transition.beginTime = 1
        layer.add(transition, forKey: nil)
        layer.backgroundColor = .blue
        corner.removeFromSuperlayer()
        let image = try #require(stage.surface.renderImage(at: 1.25))
        return [10, 40, 60, 90].map { image.color(x: $0, y: 50) }
    }

    @Test("Pushed, the old look moves out with the new one behind it")
    func push() throws {
        #expect(try colors(.push, .fromRight) == [.pureGreen, .pureRed, .pureRed, .pureBlue])
        #expect(try colors(.push, .fromLeft) == [.pureBlue, .pureGreen, .pureGreen, .pureRed])
    }

    @Test("Moved in, the new look covers the old one; revealed, the old one moves away")
    func moveInAndReveal() throws {
        #expect(try colors(.moveIn, .fromRight) == [.pureGreen, .pureGreen, .pureRed, .pureBlue])
        #expect(try colors(.reveal, .fromRight) == [.pureGreen, .pureRed, .pureRed, .pureBlue])
        #expect(try colors(.moveIn, .fromTop) == [.pureGreen, .pureGreen, .pureRed, .pureRed])
    }

    @Test("Fading, both looks mix")
    func fade() throws {
        for (color, old) in zip(try colors(.fade, nil), [PixelColor.pureGreen, .pureGreen, .pureRed, .pureRed]) {
            #expect(abs(Int(color.blue) - 64) < 3)
            #expect(abs(Int(max(color.red, color.green)) - 191) < 3 && (color.red > color.green) == (old == .pureRed))
        }
    }
}
