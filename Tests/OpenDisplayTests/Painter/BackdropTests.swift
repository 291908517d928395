import OpenCoreGraphics
import OpenQuartzCore
import TestSupport
import Testing

import OpenDisplay

@Suite("Backdrop filters")
@MainActor
struct BackdropTests {
    private func makeStage() -> (stage: SurfaceStage, stripe: CALayer, glass: CALayer) {
        let stage = SurfaceStage()
        stage.root.backgroundColor = .white
        let stripe = makeLayer(0, 0, 50, 100, color: .red)
        stage.root.addSublayer(stripe)
        let glass = makeLayer(20, 20, 60, 60)
        glass.backdrop = BackdropValues(blurRadius: 5)
        stage.root.addSublayer(glass)
        return (stage, stripe, glass)
    }

    @Test("A backdrop blurs the content behind its layer within the layer only")
    func blurs() throws {
        let (stage, _, _) = makeStage()
        let image = try stage.render()
        #expect(image.color(x: 49, y: 10) == .pureRed)
        #expect(image.color(x: 50, y: 10) == .pureWhite)
        let edge = image.color(x: 50, y: 50)
        #expect(edge.red == 255)
        #expect(edge.green > 100)
        #expect(edge.green < 155)
        #expect(image.color(x: 25, y: 50).green < 3)
        #expect(image.color(x: 75, y: 50).green > 252)
        #expect(image.color(x: 19, y: 50) == .pureRed)
        #expect(image.color(x: 81, y: 50) == .pureWhite)
    }

    @Test("A backdrop at the edge of the window keeps full colors")
    func windowEdge() throws {
        let (stage, _, glass) = makeStage()
        glass.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
        let image = try stage.render()
        #expect(image.color(x: 5, y: 0) == .pureRed)
        #expect(image.color(x: 0, y: 5) == .pureRed)
        #expect(image.color(x: 99, y: 0) == .pureWhite)
    }

    @Test(
        "A rotated layer with a backdrop is painted at a scale at which the transform to its space could not be drawn")
    func enlarged() throws {
        let (stage, _, glass) = makeStage()
        glass.bounds.size = CGSize(width: 1, height: 1)
        glass.position = CGPoint(x: 50, y: 50)
        glass.backgroundColor = .green
        glass.transform = CATransform3DRotate(CATransform3DMakeScale(10_000, 40, 1), .pi / 4, 0, 0, 1)
        #expect(try stage.render().color(x: 50, y: 50) == .pureGreen)
    }

    @Test("A blurred backdrop is cached until something behind it changes")
    func kept() throws {
        let (stage, stripe, glass) = makeStage()
        let above = makeLayer(40, 40, 10, 10, color: .blue)
        stage.root.addSublayer(above)
        #expect(try stage.statistics().backdropsBuilt == 1)
        above.position.x += 5
        #expect(try stage.statistics().backdropsBuilt == 0)
        #expect(try stage.statistics().backdropsBuilt == 0)
        stripe.position.x += 10
        #expect(try stage.statistics().backdropsBuilt == 1)
        #expect(try stage.render().color(x: 55, y: 50).green < 100)
        glass.backdrop?.blurRadius = 0
        #expect(try stage.render().color(x: 59, y: 50) == .pureRed)
        glass.backdrop = nil
        #expect(try stage.statistics().backdropsBuilt == 0)
    }

    @Test("A backdrop of a nested layer includes its ancestors and everything behind them")
    func nested() throws {
        let (stage, _, glass) = makeStage()
        let outer = makeLayer(10, 10, 80, 80, color: CGColor(red: 0, green: 0, blue: 1, alpha: 0.5))
        outer.bounds.origin = CGPoint(x: 30, y: 30)
        stage.root.addSublayer(outer)
        outer.addSublayer(glass)
        glass.frame = CGRect(x: 40, y: 40, width: 60, height: 60)
        let image = try stage.render()
        let (left, right) = (image.color(x: 25, y: 50), image.color(x: 75, y: 50))
        expectNear(Int(left.red), 128, within: 2)
        expectNear(Int(left.blue), 128, within: 2)
        #expect(left.green < 3)
        expectNear(Int(right.red), 128, within: 2)
        #expect(right.blue > 252)
        expectNear(Int(right.green), 128, within: 2)
    }

    @Test("A backdrop does not show what the superlayer clips", arguments: [0, 12] as [CGFloat])
    func clippedSibling(cornerRadius: CGFloat) throws {
        let (stage, stripe, glass) = makeStage()
        let list = makeLayer(0, 0, 50, 100)
        list.masksToBounds = true
        list.cornerRadius = cornerRadius
        stage.root.addSublayer(list)
        list.addSublayer(stripe)
        list.addSublayer(glass)
        glass.frame = CGRect(x: 20, y: 20, width: 30, height: 60)
        let expected = try stage.render().color(x: 45, y: 50)
        stripe.frame.size.width = 100
        #expect(try stage.render().color(x: 45, y: 50) == expected)
    }

    @Test("A backdrop shows the part of a sibling that the superlayer does not clip any more")
    func noLongerClippedSibling() throws {
        let (stage, stripe, glass) = makeStage()
        let list = makeLayer(0, 0, 50, 100)
        list.masksToBounds = true
        stage.root.addSublayer(list)
        list.addSublayer(stripe)
        list.addSublayer(glass)
        stripe.frame.size.width = 100
        glass.frame = CGRect(x: 20, y: 20, width: 30, height: 60)
        _ = try stage.render()
        list.masksToBounds = false
        #expect(try stage.render().color(x: 45, y: 50) == .pureRed)
    }

    @Test("A backdrop in a layer that is scrolled very far is at its position")
    func scrolledFar() throws {
        let (stage, stripe, glass) = makeStage()
        let far = CGPoint(x: 0, y: 44_000_000)
        let scrolled = makeLayer(0, 0, 100, 100)
        scrolled.bounds.origin = far
        stage.root.addSublayer(scrolled)
        for layer in [stripe, glass] {
            scrolled.addSublayer(layer)
            layer.position.y += far.y
        }
        let image = try stage.render()
        #expect(image.color(x: 25, y: 50).green < 3)
        #expect(image.color(x: 75, y: 50).green > 252)
        let edge = image.color(x: 50, y: 50)
        #expect(edge.red == 255)
        #expect(edge.green > 100)
        #expect(edge.green < 155)
    }

    @Test("A blurred layer extends beyond its edges evenly on all sides")
    func layerBlur() throws {
        let stage = SurfaceStage()
        let box = makeLayer(30, 30, 40, 40, color: .red)
        box.setValue(4, forKeyPath: "filters.gaussianBlur.inputRadius")
        stage.root.addSublayer(box)
        let image = try stage.render()
        let sides = [
            image.color(x: 27, y: 50), image.color(x: 72, y: 50), image.color(x: 50, y: 27), image.color(x: 50, y: 72),
        ]
        for side in sides {
            expectNear(Int(side.alpha), Int(sides[0].alpha), within: 2)
            #expect(side.alpha > 30)
        }
        #expect(image.color(x: 50, y: 50).alpha > 252)
        #expect(image.color(x: 15, y: 50).alpha == 0)
    }

    @Test("A saturation filter intensifies colors and keeps grays")
    func saturation() throws {
        let (stage, stripe, glass) = makeStage()
        stripe.backgroundColor = CGColor(red: 0.6, green: 0.4, blue: 0.4, alpha: 1)
        glass.backdrop = BackdropValues(blurRadius: 2, saturation: 2)
        let color = try stage.render().color(x: 30, y: 50)
        #expect(color.red > 185)
        #expect(color.green < 95)
        stripe.backgroundColor = CGColor(gray: 0.5, alpha: 1)
        let gray = try stage.render().color(x: 30, y: 50)
        expectNear(Int(gray.red), 128, within: 2)
        expectNear(Int(gray.green), 128, within: 2)
    }

    @Test("A backdrop that is added to a layer with a backdrop, which was scrolled meanwhile, shows what is behind it")
    func addedAfterScrolling() throws {
        func makeScene() -> (stage: SurfaceStage, glass: CALayer, inner: CALayer) {
            let (stage, _, glass) = makeStage()
            glass.frame = CGRect(x: 40, y: 60, width: 20, height: 40)
            let inner = makeLayer(0, 40, 20, 40)
            inner.backdrop = BackdropValues(blurRadius: 5)
            glass.addSublayer(inner)
            return (stage, glass, inner)
        }
        let (stage, glass, inner) = makeScene()
        _ = try stage.render()
        inner.removeFromSuperlayer()
        _ = try stage.render()
        glass.bounds.origin.y = 30
        _ = try stage.render()
        glass.addSublayer(inner)
        let image = try stage.render()
        let (freshStage, freshGlass, _) = makeScene()
        freshGlass.bounds.origin.y = 30
        let fresh = try freshStage.render()
        #expect((0..<100).allSatisfy { y in image.color(x: 55, y: y) == fresh.color(x: 55, y: y) })
    }
}
