import OpenCoreGraphics
import OpenQuartzCore
import Testing

import OpenDisplay

@Suite("Depth limit for painted layers", .serialized)
@MainActor
struct DepthLimitTests {
    /// Nested layers, starting with the outermost; the innermost is red.
    private func makeChain(_ count: Int) -> [CALayer] {
        let chain = (0..<count).map { _ in makeLayer(0, 0, 20, 20) }
        for (outer, inner) in zip(chain, chain.dropFirst()).reversed() { outer.addSublayer(inner) }
        chain.last?.backgroundColor = .red
        return chain
    }

    private func withLimit(_ limit: Int, _ body: () throws -> Void) rethrows {
        let old = CALayer.maximumDisplayDepth
        CALayer.maximumDisplayDepth = limit
        defer { CALayer.maximumDisplayDepth = old }
        try body()
    }

    private func expectColor(_ color: PixelColor, on stage: SurfaceStage) throws {
        let shown = try stage.render().color(x: 5, y: 5)
        #expect(shown == color)
    }

    @Test("The deepest layer within the limit is painted without a report")
    func withinLimit() throws {
        try withLimit(10) {
            let stage = SurfaceStage()
            stage.root.addSublayer(makeChain(9)[0])
            let found = try reports {
                try expectColor(.pureRed, on: stage)
            }
            #expect(found == [])
        }
    }

    @Test("A layer beyond the depth limit is not painted and is reported once")
    func beyondLimit() throws {
        try withLimit(10) {
            let stage = SurfaceStage()
            stage.root.addSublayer(makeChain(12)[0])
            let found = try reports {
                try expectColor(.clear, on: stage)
                stage.root.sublayers?[0].position.x += 1
                _ = try stage.render()
            }
            #expect(
                found.map(\.message) == [
                    "a layer is nested more than 10 levels deep; the layer and its sublayers are not painted"
                ])
            #expect(found.first?.hint.contains("CALayer.maximumDisplayDepth") == true)
        }
    }

    @Test("A layer is painted when it moves within the depth limit and not painted beyond it")
    func moves() throws {
        try withLimit(10) {
            let stage = SurfaceStage()
            let chain = makeChain(12)
            stage.root.addSublayer(chain[0])
            try reports {
                _ = try stage.render()
                stage.root.addSublayer(chain[6])
                try expectColor(.pureRed, on: stage)
                chain[5].addSublayer(chain[6])
                try expectColor(.clear, on: stage)
            }
        }
    }

    @Test("A layer that its ancestors move beyond the depth limit is not painted although it is not dirty itself")
    func wrapped() throws {
        try withLimit(10) {
            let stage = SurfaceStage()
            let chain = makeChain(8)
            stage.root.addSublayer(chain[0])
            try expectColor(.pureRed, on: stage)
            let outer = makeChain(5)
            outer[4].backgroundColor = nil
            stage.root.addSublayer(outer[0])
            outer[4].addSublayer(chain[0])
            try reports {
                try expectColor(.clear, on: stage)
            }
        }
    }

    @Test("A changed depth limit applies from the next frame")
    func newLimit() throws {
        try withLimit(10) {
            let stage = SurfaceStage()
            stage.root.addSublayer(makeChain(12)[0])
            try reports { _ = try stage.render() }
            CALayer.maximumDisplayDepth = 20
            try expectColor(.pureRed, on: stage)
        }
    }

    @Test("A layer that requires an off-screen pass counts as sixteen levels")
    func pictures() throws {
        try withLimit(40) {
            let stage = SurfaceStage()
            let chain = makeChain(4)
            for layer in chain.prefix(3) { layer.opacity = 0.5 }
            stage.root.addSublayer(chain[0])
            try reports {
                try expectColor(.clear, on: stage)
                chain[1].opacity = 1
                let shown = try stage.render().color(x: 5, y: 5)
                #expect(shown.alpha > 0)
                chain[1].opacity = 0.5
                try expectColor(.clear, on: stage)
            }
        }
    }

    @Test("A layer that is in perspective because of its superlayer counts as sixteen levels")
    func sublayersInPerspective() throws {
        try withLimit(40) {
            let stage = SurfaceStage()
            let chain = makeChain(5)
            for layer in chain.prefix(4) { layer.sublayerTransform = tilted }
            stage.root.addSublayer(chain[0])
            try reports { try expectColor(.clear, on: stage) }
        }
    }

    @Test("Sublayers are painted as before when a layer in perspective becomes dirty")
    func dirtyInPerspective() throws {
        try withLimit(35) {
            let stage = SurfaceStage()
            let chain = makeChain(5)
            chain[0].sublayerTransform = tilted
            chain[2].opacity = 0.5
            stage.root.addSublayer(chain[0])
            try reports {
                let first = try stage.render().color(x: 5, y: 5)
                chain[1].position.x += 1
                chain[1].position.x -= 1
                let second = try stage.render().color(x: 5, y: 5)
                #expect(second == first)
            }
        }
    }

    @Test("Sublayers are painted when a layer that was in perspective is placed in a plane")
    func noLongerInPerspective() throws {
        try withLimit(20) {
            let stage = SurfaceStage()
            let chain = makeChain(5)
            chain[0].sublayerTransform = tilted
            stage.root.addSublayer(chain[0])
            try reports {
                try expectColor(.clear, on: stage)
                chain[0].sublayerTransform = CATransform3DIdentity
                try expectColor(.pureRed, on: stage)
            }
        }
    }

    /// A slight rotation in perspective.
    private var tilted: CATransform3D {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 500
        return CATransform3DRotate(transform, 0.3, 0, 1, 0)
    }

    private func moveSublayersIntoTransformLayer(_ layer: CALayer) {
        let transformLayer = CATransformLayer()
        transformLayer.frame = layer.bounds
        transformLayer.opacity = 0.99
        for sublayer in layer.sublayers ?? [] { transformLayer.addSublayer(sublayer) }
        layer.addSublayer(transformLayer)
    }

    @Test(
        "Trees of any depth are painted without a stack overflow",
        arguments: [
            "plain", "faded", "faded parts", "rounded", "masked", "blurred", "shadow", "perspective",
            "sublayers in perspective",
            "faded transform layers",
        ])
    func deep(look: String) throws {
        let stage = SurfaceStage(width: 30, height: 30)
        let chain = makeChain(5000)
        for layer in chain {
            switch look {
            case "faded": layer.opacity = 0.99
            case "faded parts": (layer.opacity, layer.allowsGroupOpacity) = (0.99, false)
            case "rounded": (layer.cornerRadius, layer.cornerCurve, layer.masksToBounds) = (3, .continuous, true)
            case "masked": layer.mask = makeLayer(0, 0, 20, 20, color: .red)
            case "blurred": layer.setValue(1, forKeyPath: "filters.gaussianBlur.inputRadius")
            case "shadow": layer.shadowOpacity = 0.5
            case "perspective": layer.transform.m34 = -1 / 500
            case "sublayers in perspective": layer.sublayerTransform.m34 = -1 / 500
            case "faded transform layers": moveSublayersIntoTransformLayer(layer)
            default: break
            }
        }
        stage.root.addSublayer(chain[0])
        let found = try reports { _ = try stage.render() }
        #expect(found.count == 1)
        chain[0].position.x += 1
        let again = try reports {
            _ = try stage.render()
            stage.surface.paintDamage()
        }
        #expect(again == [])
    }
}
