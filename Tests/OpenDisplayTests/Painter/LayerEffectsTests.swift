import OpenCoreGraphics
import OpenQuartzCore
import TestSupport
import Testing

@testable import OpenDisplay

@Suite("Layer effects")
@MainActor
struct LayerEffectsTests {
    private func isNear(_ value: UInt8, _ expected: Int, _ tolerance: Int = 2) -> Bool {
        abs(Int(value) - expected) <= tolerance
    }

    // MARK: Group opacity

    @Test("Without group opacity each part of a layer and each sublayer has its own opacity")
    func partsFade() throws {
        let stage = SurfaceStage()
        stage.root.backgroundColor = .white
        let layer = makeLayer(10, 10, 80, 80, color: .red)
        layer.addSublayer(makeLayer(20, 20, 40, 40, color: .blue))
        layer.borderWidth = 5
        layer.borderColor = .green
        layer.opacity = 0.5
        stage.root.addSublayer(layer)
        let group = try stage.render().color(x: 50, y: 50)
        #expect(isNear(group.red, 128))
        #expect(isNear(group.blue, 255))
        layer.allowsGroupOpacity = false
        let image = try stage.render()
        // Half blue over half red over white; half green over half red over white.
        let (middle, edge) = (image.color(x: 50, y: 50), image.color(x: 12, y: 50))
        #expect(isNear(middle.red, 128))
        #expect(isNear(middle.green, 64))
        #expect(isNear(middle.blue, 192))
        #expect(isNear(edge.red, 128))
        #expect(isNear(edge.green, 192))
        #expect(isNear(edge.blue, 64))
        layer.opacity = 1
        #expect(try stage.render().color(x: 50, y: 50) == .pureBlue)
    }

    @Test("A plain fill that moves and fades looks the same as in a group", arguments: [0, 6] as [CGFloat])
    func plainFill(radius: CGFloat) throws {
        let (plain, grouped) = (SurfaceStage(), SurfaceStage())
        for stage in [plain, grouped] {
            stage.root.backgroundColor = .white
            let layer = makeLayer(10.5, 10.25, 40, 40, color: .red)
            layer.cornerRadius = radius
            layer.opacity = 0.4
            if stage.root === grouped.root { layer.addSublayer(makeLayer(10, 10, 5, 5, color: .red)) }
            stage.root.addSublayer(layer)
        }
        for step in 0..<4 {
            for stage in [plain, grouped] {
                let layer = try #require(stage.root.sublayers?.first)
                layer.position.x += 3.25
                layer.opacity -= 0.05
                if step == 2 { layer.transform = CATransform3DMakeRotation(0.4, 0, 0, 1) }
            }
            let difference = PixelDifference(try plain.render(), try grouped.render(), tolerance: 2)
            #expect(difference.isEmpty, "step \(step)")
        }
    }

    // MARK: Rasterization

    @Test("A rasterized layer is drawn once in its own pixels and moved otherwise")
    func rasterize() throws {
        let stage = SurfaceStage(scale: 2)
        let layer = makeLayer(10, 10, 40, 40)
        let dot = makeLayer(10.5, 10, 10, 10, color: .red)
        layer.addSublayer(dot)
        stage.root.addSublayer(layer)
        #expect(try stage.render().color(x: 41, y: 50) == .pureRed)
        layer.shouldRasterize = true
        // In the pixels of whole points, the dot's edge is at the center of a pixel.
        let coarse = try stage.render()
        #expect((1...254).contains(coarse.color(x: 41, y: 50).alpha))
        layer.rasterizationScale = 2
        #expect(try stage.render().color(x: 41, y: 50) == .pureRed)
        layer.position.x += 5
        let moved = try stage.statistics()
        #expect(moved.rastersBuilt == 0)
        #expect(moved.outerNodesBuilt == 2)
        dot.backgroundColor = .blue
        #expect(try stage.statistics().rastersBuilt == 1)
        #expect(try stage.render().color(x: 53, y: 50) == .pureBlue)
    }

    @Test("A rasterized layer includes parts that were off-screen when it was drawn")
    func rasterizedInSight() throws {
        let stage = SurfaceStage()
        let layer = makeLayer(80, 0, 200, 20)
        layer.shouldRasterize = true
        for index in 0..<10 { layer.addSublayer(makeLayer(CGFloat(index) * 20, 0, 20, 20, color: .red)) }
        stage.root.addSublayer(layer)
        #expect(try stage.render().color(x: 90, y: 10) == .pureRed)
        layer.position.x -= 100
        #expect(try stage.render().color(x: 90, y: 10) == .pureRed)
    }

    // MARK: Shadows

    @Test("A layer without a background casts the shadow of its visible content")
    func shadowOfContents() throws {
        let stage = SurfaceStage()
        stage.root.backgroundColor = .white
        let layer = makeLayer(10, 10, 60, 60)
        layer.addSublayer(makeLayer(0, 0, 20, 20, color: .red))
        layer.shadowOpacity = 1
        layer.shadowRadius = 0
        layer.shadowOffset = CGSize(width: 10, height: 10)
        stage.root.addSublayer(layer)
        let image = try stage.render()
        #expect(image.color(x: 15, y: 15) == .pureRed)
        #expect(isNear(image.color(x: 35, y: 35).red, 0))
        #expect(image.color(x: 60, y: 60) == .pureWhite)
        layer.sublayers?.first?.position.x += 30
        let moved = try stage.render()
        #expect(moved.color(x: 35, y: 35) == .pureWhite)
        #expect(isNear(moved.color(x: 65, y: 35).red, 0))
    }

    @Test(
        "The shadow of a translucent layer is as translucent as the layer and visible through it",
        arguments: [true, false])
    func shadowOfTranslucent(isForGraphicsProcessor: Bool) throws {
        let stage = SurfaceStage()
        let layer = makeLayer(20, 20, 40, 40, color: CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        layer.shadowOpacity = 1
        layer.shadowRadius = 4
        layer.shadowOffset = CGSize(width: 20, height: 0)
        stage.root.addSublayer(layer)
        stage.tree.prepareFrame(at: 0)
        let painter = Painter(renderer: isForGraphicsProcessor ? .gpu : .cairo)
        let node = try #require(painter.paint(stage.root, viewport: stage.root.bounds, scale: 1))
        let image = try #require(
            CGContext.image(size: stage.root.bounds.size, scale: 1) { context in
                context.paintGroup { node.draw(on: $0) }
            })
        // Half of the shadow's opacity; below the layer, half of that again.
        #expect(isNear(image.color(x: 70, y: 40).alpha, 127, 6))
        #expect(isNear(image.color(x: 50, y: 40).alpha, 191, 6))
        #expect(isNear(image.color(x: 28, y: 40).alpha, 128, 4))
    }

    // MARK: Masks

    @Test("A mask applies with its sublayers, transforms, opacity and animations")
    func mask() throws {
        let stage = SurfaceStage()
        let layer = makeLayer(10, 10, 80, 80, color: .red)
        let mask = makeLayer(0, 0, 40, 80)
        mask.addSublayer(makeLayer(0, 0, 20, 80, color: .blue))
        mask.opacity = 0.5
        layer.mask = mask
        stage.root.addSublayer(layer)
        var image = try stage.render()
        #expect(isNear(image.color(x: 15, y: 50).alpha, 128))
        #expect(image.color(x: 45, y: 50).alpha == 0)
        mask.opacity = 1
        mask.transform = CATransform3DMakeScale(-1, 1, 1)
        image = try stage.render()
        #expect(image.color(x: 15, y: 50).alpha == 0)
        #expect(image.color(x: 45, y: 50) == .pureRed)
        let slide = CABasicAnimation(keyPath: "position.x")
        slide.fromValue = 20
        slide.toValue = 60
        slide.duration = 1
        slide.timingFunction = CAMediaTimingFunction(name: .linear)
        mask.add(slide, forKey: nil)
        _ = stage.surface.renderImage(at: 10)
        image = try #require(stage.surface.renderImage(at: 10.5))
        #expect(image.color(x: 45, y: 50).alpha == 0)
        #expect(image.color(x: 65, y: 50) == .pureRed)
    }

    @Test("A mask with a perspective transform masks its projected area")
    func maskInPerspective() throws {
        let stage = SurfaceStage()
        let layer = makeLayer(0, 0, 100, 100, color: .red)
        let mask = makeLayer(20, 20, 60, 60, color: .blue)
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 100
        mask.transform = CATransform3DRotate(transform, 0.8, 0, 1, 0)
        layer.mask = mask
        stage.root.addSublayer(layer)
        let image = try stage.render()
        // The near side is taller than the far one.
        let left = (0..<100).filter { image.color(x: 34, y: $0).alpha > 128 }.count
        let right = (0..<100).filter { image.color(x: 64, y: $0).alpha > 128 }.count
        #expect(abs(left - right) > 8)
        #expect(image.color(x: 50, y: 50) == .pureRed)
    }

    @Test("A mask that covers the whole layer leaves the opacity of an edge between pixels", arguments: [0, 30])
    func edgeOfMaskedLayer(overhang: CGFloat) throws {
        let stage = SurfaceStage()
        let layer = makeLayer(10, 10, 80, 40.875, color: .red)
        // A sublayer without color can enlarge the extent of the layer, which must not matter.
        layer.addSublayer(makeLayer(0, 0, 80, 40.875 + overhang))
        layer.mask = makeLayer(0, 0, 80, 80, color: .blue)
        stage.root.addSublayer(layer)
        let image = try stage.render()
        #expect(isNear(image.color(x: 50, y: 50).alpha, 223))
    }

    // MARK: Text layers

    private func makeText(_ text: String, width: CGFloat = 100, height: CGFloat = 100) -> CATextLayer {
        let layer = CATextLayer()
        layer.suppressesImplicitActions = true
        layer.frame = CGRect(x: 0, y: 0, width: width, height: height)
        layer.string = text
        layer.font = "Inter"
        layer.fontSize = 16
        layer.foregroundColor = .red
        return layer
    }

    /// The bounding box of all pixels that are not empty.
    private func inked(_ image: CGImage) -> CGRect {
        var box = CGRect.null
        for y in 0..<image.height {
            for x in 0..<image.width where image.color(x: x, y: y).alpha > 40 {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box
    }

    @Test("A text layer draws its text as typesetting does, clipped to its bounds")
    func text() throws {
        let stage = SurfaceStage()
        let layer = makeText("Hamburg")
        stage.root.addSublayer(layer)
        let typeset = TypesetText(
            TextContent("Hamburg", font: FontDescriptor(families: ["Inter"], size: 16), color: .red), width: 100)
        let drawn = try #require(
            CGContext.image(size: CGSize(width: 100, height: 100), scale: 1) { typeset.draw(in: $0, at: .zero) })
        #expect(PixelDifference(try stage.render(), drawn, tolerance: 1).isEmpty)
        layer.bounds.size = CGSize(width: 30, height: 12)
        layer.position = CGPoint(x: 15, y: 6)
        let clipped = inked(try stage.render())
        #expect(!clipped.isNull)
        #expect(clipped.maxX <= 30)
        #expect(clipped.maxY <= 12)
    }

    @Test("A text layer wraps, aligns and truncates lines as specified")
    func lines() throws {
        let stage = SurfaceStage()
        let layer = makeText("one two three four five")
        stage.root.addSublayer(layer)
        let single = inked(try stage.render())
        #expect(single.maxY < 24)
        #expect(single.maxX > 96)
        layer.isWrapped = true
        let wrapped = inked(try stage.render())
        #expect(wrapped.maxY > 34)
        layer.alignmentMode = .right
        #expect(inked(try stage.render()).minX > wrapped.minX + 3)
        layer.isWrapped = false
        layer.truncationMode = .end
        layer.alignmentMode = .left
        let cut = inked(try stage.render())
        #expect(cut.maxY < 24)
        #expect(cut.maxX <= 100)
        #expect(layer.preferredFrameSize().width > 120)
    }

    @Test(
        "A text layer's font size and color are animatable, and a string of another type is rejected with a diagnostic"
    )
    func textValues() throws {
        let stage = SurfaceStage()
        let layer = makeText("HHH")
        stage.root.addSublayer(layer)
        let small = inked(try stage.render())
        let grow = CABasicAnimation(keyPath: "fontSize")
        (grow.fromValue, grow.toValue, grow.duration) = (16, 32, 1)
        grow.timingFunction = CAMediaTimingFunction(name: .linear)
        let turn = CABasicAnimation(keyPath: "foregroundColor")
        (turn.toValue, turn.duration) = (CGColor.blue, 1)
        turn.timingFunction = grow.timingFunction
        layer.add(grow, forKey: nil)
        layer.add(turn, forKey: nil)
        _ = stage.surface.renderImage(at: 5)
        let image = try #require(stage.surface.renderImage(at: 5.5))
        let large = inked(image)
        expectNear(large.width / small.width, 1.5, within: 0.1)
        #expect((0..<100).contains { x in (0..<40).contains { isNear(image.color(x: x, y: $0).blue, 128, 4) } })
        layer.string = 7
        #expect(layer.string as? String == "HHH")
        layer.string = nil
        #expect(inked(try stage.render()).isNull)
    }

    @Test(
        "A layer without a height that clips shows nothing of its sublayers", arguments: [0, 7] as [CGFloat], [0, 1])
    func emptyClip(radius: CGFloat, border: CGFloat) throws {
        let stage = SurfaceStage()
        let layer = makeLayer(10, 10, 50, 0)
        layer.masksToBounds = true
        (layer.cornerRadius, layer.borderWidth, layer.borderColor) = (radius, border, .red)
        stage.root.addSublayer(layer)
        layer.addSublayer(makeLayer(10, 5, 20, 20, color: .green))
        #expect(try stage.render().color(x: 25, y: 20) == .clear)
    }
}
