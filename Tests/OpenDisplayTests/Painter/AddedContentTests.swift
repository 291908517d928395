import OpenCoreGraphics
import OpenQuartzCore
import Testing

import OpenDisplay

@Suite("Content added to layers that were painted before")
@MainActor
struct AddedContentTests {
    /// Kinds of layers that the painter cannot treat as plain boxes.
    enum Kind: CaseIterable {
        case gradient, shape, shadow, scaled, deep

        @MainActor var layer: CALayer {
            switch self {
            case .gradient:
                let gradient = CAGradientLayer()
                gradient.colors = [CGColor.red, CGColor.red]
                gradient.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
                return gradient
            case .shape:
                let shape = CAShapeLayer()
                shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
                shape.fillColor = .red
                return shape
            case .shadow:
                let layer = makeLayer(0, 0, 20, 20, color: .red)
                layer.shadowOpacity = 1
                return layer
            case .scaled:
                let layer = makeLayer(0, 0, 10, 10, color: .red)
                layer.setAffineTransform(CGAffineTransform(scaleX: 3, y: 3))
                return layer
            case .deep:
                let layer = makeLayer(0, 0, 20, 20, color: .red)
                layer.zPosition = 1
                return layer
            }
        }
    }

    @Test("A layer that is added to nested containers after a frame is painted", arguments: Kind.allCases, 0...4)
    func comesLater(kind: Kind, depth: Int) throws {
        let stage = SurfaceStage(width: 40, height: 40)
        var innermost = stage.root
        for _ in 0..<depth {
            let container = makeLayer(0, 0, 40, 40)
            innermost.addSublayer(container)
            innermost = container
        }
        _ = try stage.render()
        innermost.addSublayer(kind.layer)
        #expect(try stage.render().color(x: 4, y: 4) == .pureRed)
    }

    @Test("A layer that becomes a gradient's superlayer later is painted at its new position", arguments: 1...4)
    func moves(depth: Int) throws {
        let stage = SurfaceStage(width: 40, height: 40)
        let containers = (0..<depth).map { _ in makeLayer(0, 0, 40, 40) }
        stage.root.addSublayer(containers[0])
        for (outer, inner) in zip(containers, containers.dropFirst()) { outer.addSublayer(inner) }
        let sibling = makeLayer(0, 0, 1, 1)
        containers[depth - 1].addSublayer(sibling)
        _ = try stage.render()
        sibling.addSublayer(Kind.gradient.layer)
        containers[0].position.x += 10
        #expect(try stage.render().color(x: 14, y: 4) == .pureRed)
    }

    @Test("Sublayers reappear when a degenerate sublayer transform is removed")
    func unflattened() throws {
        let stage = SurfaceStage(width: 40, height: 40)
        let container = makeLayer(0, 0, 40, 40)
        container.addSublayer(makeLayer(0, 0, 20, 20, color: .red))
        stage.root.addSublayer(container)
        _ = try stage.render()
        container.sublayerTransform = CATransform3DMakeScale(0, 1, 1)
        #expect(try stage.render().color(x: 4, y: 4) == .clear)
        container.sublayerTransform = CATransform3DIdentity
        #expect(try stage.render().color(x: 4, y: 4) == .pureRed)
    }
}
