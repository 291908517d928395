import OpenCoreGraphics
import OpenQuartzCore
import TestSupport
import Testing

import OpenDisplay

@Suite("Painted layer transitions") @MainActor struct TransitionPaintingTests {
    /// The colors along the middle of a layer at progress 0.25 from red with a green sublayer to blue.
    private func colors(_ type: CATransitionType, _ subtype: CATransitionSubtype?) throws -> [PixelColor] {
        let stage = SurfaceStage()
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

    @Test("A push transition moves the old content out with the new content adjacent")
    func push() throws {
        #expect(try colors(.push, .fromRight) == [.pureGreen, .pureRed, .pureRed, .pureBlue])
        #expect(try colors(.push, .fromLeft) == [.pureBlue, .pureGreen, .pureGreen, .pureRed])
    }

    @Test("A moveIn transition covers the old content, and a reveal transition moves it away")
    func moveInAndReveal() throws {
        #expect(try colors(.moveIn, .fromRight) == [.pureGreen, .pureGreen, .pureRed, .pureBlue])
        #expect(try colors(.reveal, .fromRight) == [.pureGreen, .pureRed, .pureRed, .pureBlue])
        #expect(try colors(.moveIn, .fromTop) == [.pureGreen, .pureGreen, .pureRed, .pureRed])
    }

    @Test("A fade transition mixes the old and the new content")
    func fade() throws {
        for (color, old) in zip(try colors(.fade, nil), [PixelColor.pureGreen, .pureGreen, .pureRed, .pureRed]) {
            expectNear(Int(color.blue), 64, within: 2)
            expectNear(Int(max(color.red, color.green)), 191, within: 2)
            #expect((color.red > color.green) == (old == .pureRed))
        }
    }

    @Test("A fade transition shows a removed sublayer outside of the layer, which is off-screen itself")
    func removedSublayer() throws {
        let stage = SurfaceStage()
        stage.root.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
        let layer = makeLayer(0, -50, 20, 20)
        let sublayer = makeLayer(0, 60, 20, 20, color: .red)
        layer.addSublayer(sublayer)
        stage.root.addSublayer(layer)
        _ = stage.surface.renderImage(at: 1)
        let transition = CATransition()
        (transition.duration, transition.beginTime) = (1, 1)
        transition.timingFunction = CAMediaTimingFunction(name: .linear)
        layer.add(transition, forKey: nil)
        sublayer.removeFromSuperlayer()
        let image = try #require(stage.surface.renderImage(at: 1.25))
        let color = image.color(x: 10, y: 20)
        expectNear(Int(color.red), 255, within: 2)
        expectNear(Int(color.green), 64, within: 2)
    }

    @Test("The content of a layer without a size fades out when the layer begins to clip it")
    func clippedSublayer() throws {
        let stage = SurfaceStage()
        let layer = makeLayer()
        layer.addSublayer(makeLayer(0, 0, 20, 20, color: .red))
        stage.root.addSublayer(layer)
        _ = stage.surface.renderImage(at: 1)
        let transition = CATransition()
        (transition.duration, transition.beginTime) = (1, 1)
        transition.timingFunction = CAMediaTimingFunction(name: .linear)
        layer.add(transition, forKey: nil)
        layer.masksToBounds = true
        let image = try #require(stage.surface.renderImage(at: 1.25))
        expectNear(Int(image.color(x: 10, y: 10).alpha), 191, within: 2)
    }

    @Test("A push transition shows a new sublayer that is off-screen at the end")
    func shiftedSublayer() throws {
        let stage = SurfaceStage()
        let layer = makeLayer(20, 0, 100, 100, color: .blue)
        stage.root.addSublayer(layer)
        _ = stage.surface.renderImage(at: 1)
        let transition = CATransition()
        (transition.type, transition.subtype, transition.duration) = (.push, .fromLeft, 1)
        transition.timingFunction = CAMediaTimingFunction(name: .linear)
        transition.beginTime = 1
        layer.add(transition, forKey: nil)
        layer.addSublayer(makeLayer(85, 0, 10, 100, color: .red))
        let image = try #require(stage.surface.renderImage(at: 1.25))
        // At 20 + 85 - 75 points.
        #expect(image.color(x: 35, y: 50) == .pureRed)
    }
}
