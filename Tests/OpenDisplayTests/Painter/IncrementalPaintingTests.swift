import OpenCoreGraphics
import OpenQuartzCore
import Testing

@testable import OpenDisplay

@Suite("Incremental painting")
@MainActor
struct IncrementalPaintingTests {
    @Test("Colors that change off-screen are evaluated when their layers become visible")
    func colorsOutOfSight() throws {
        let stage = SurfaceStage(width: 60, height: 60)
        let scrolled = makeLayer(0, 0, 60, 60)
        let far = makeLayer(0, 400, 60, 30, color: .red)
        let text = makeLayer(0, 430, 60, 30)
        text.textContents = TextContents(
            typeset: TypesetText(TextContent("MMMMMMM", font: FontDescriptor(size: 30)), width: nil), origin: .zero,
            color: .red)
        scrolled.addSublayer(far)
        scrolled.addSublayer(text)
        stage.root.addSublayer(scrolled)
        _ = try stage.render()
        far.backgroundColor = .blue
        text.recolorText(.blue)
        let statistics = try stage.statistics()
        #expect(statistics.contentsBuilt == 0)
        // The root, the scrolled layer and the text: the plain box has never been visible.
        #expect(statistics.layersMeasured == 3)
        scrolled.bounds.origin.y = 400
        let image = try stage.render()
        #expect(image.color(x: 30, y: 10) == .pureBlue)
        let pixels = (30..<60).flatMap { y in (0..<60).map { image.color(x: $0, y: y) } }
        #expect(pixels.contains(.pureBlue))
        #expect(!pixels.contains { $0.red > 0 })
    }

    @Test("A layer that was never visible is not measured, and its changes still take effect")
    func neverInSight() throws {
        let stage = SurfaceStage(width: 60, height: 60)
        let scrolled = makeLayer(0, 0, 60, 60)
        let row = makeLayer(0, 400, 60, 30)
        let box = makeLayer(0, 0, 10, 10, color: .red)
        row.addSublayer(box)
        scrolled.addSublayer(row)
        stage.root.addSublayer(scrolled)
        // Only the root; nothing inside it is visible.
        #expect(try stage.statistics().layersMeasured == 1)
        row.position.x += 1
        #expect(try stage.statistics().layersMeasured == 1)
        // Extends from its off-screen row into the visible area.
        box.frame = CGRect(x: 0, y: -390, width: 10, height: 395)
        #expect(try stage.render().color(x: 5, y: 30) == .pureRed)
        box.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        row.isHidden = true
        _ = try stage.render()
        box.backgroundColor = .blue
        row.isHidden = false
        scrolled.bounds.origin.y = 390
        #expect(try stage.render().color(x: 5, y: 15) == .pureBlue)
    }

    @Test("Content beyond an edge inside of a pixel is the same in a first frame and in a later one", arguments: 0..<16)
    func contentBeyondEdge(quarters: Int) throws {
        let stage = SurfaceStage(width: 40, height: 40)
        let height = 10 + CGFloat(quarters / 4) / 4
        let container = makeLayer(5, 5 + CGFloat(quarters % 4) / 4, 20, height)
        container.masksToBounds = true
        container.addSublayer(makeLayer(0, 0, 20, height, color: .blue))
        container.addSublayer(makeLayer(0, height, 20, 20, color: .red))
        stage.root.addSublayer(container)
        _ = try stage.render()
        container.bounds.origin.y = 5
        _ = try stage.render()
        container.bounds.origin.y = 0
        try expectFresh(stage)
    }

    @Test("A translucent background that exposes its shadow enlarges the layer's extent, also off-screen")
    func backgroundsAndShadows() throws {
        let stage = SurfaceStage(width: 60, height: 60)
        let layer = makeLayer(0, 70, 60, 30, color: .red)
        let raised = makeLayer(0, 0, 20, 20, color: .green)
        (layer.shadowOpacity, layer.shadowOffset, layer.shadowRadius) = (1, CGSize(width: 0, height: -20), 0)
        layer.addSublayer(raised)
        stage.root.addSublayer(layer)
        _ = try stage.render()
        layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        let (incremental, fresh) = (
            try stage.render(), try SurfaceStage(width: 60, height: 60, root: stage.root).render()
        )
        #expect(PixelDifference(incremental, fresh).isEmpty)
    }

    /// Renders a frame, and the same tree with a new painter.
    private func expectFresh(_ stage: SurfaceStage, _ comment: Comment? = nil) throws {
        let incremental = try stage.render()
        let size = stage.surface.size
        let fresh = SurfaceStage(width: size.width, height: size.height, scale: stage.surface.scale, root: stage.root)
        #expect(PixelDifference(incremental, try fresh.render()).isEmpty, comment)
    }

    @Test(
        "The blended edge of a rasterization beside the window is painted as by a new painter", arguments: [0, 0.25, 1])
    func rasterizedBesideWindow(distance: CGFloat) throws {
        let stage = SurfaceStage(width: 60, height: 40, scale: 2)
        let layer = makeLayer(40, 10, 10, 10)
        layer.shouldRasterize = true
        layer.addSublayer(makeLayer(0, 0, 10, 10, color: .red))
        stage.root.addSublayer(layer)
        _ = try stage.render()
        layer.sublayers?.first?.position.x += 10 + distance
        try expectFresh(stage)
    }

    /// A layer with a diagonal edge, which looks different if it is rasterized.
    private func makeRasterizedShape() -> CALayer {
        let shape = CAShapeLayer()
        shape.suppressesImplicitActions = true
        shape.frame = CGRect(x: 10.25, y: 10.5, width: 20, height: 20)
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 20, y: 0), CGPoint(x: 0, y: 20)])
        shape.path = path
        shape.fillColor = .red
        shape.shouldRasterize = true
        return shape
    }

    @Test("A layer is rasterized again when a sublayer leaves that made the image too large")
    func rasterizedWithoutDistantSublayer() throws {
        let stage = SurfaceStage(width: 60, height: 40)
        let shape = makeRasterizedShape()
        let distant = makeLayer(40_000, 40_000, 10, 10, color: .blue)
        shape.addSublayer(distant)
        stage.root.addSublayer(shape)
        _ = try stage.render()
        distant.removeFromSuperlayer()
        try expectFresh(stage)
    }

    @Test("A sublayer that is too deep is not part of the image of a rasterized layer")
    func rasterizedWithDeepSublayer() throws {
        let limit = CALayer.maximumDisplayDepth
        CALayer.maximumDisplayDepth = 10
        defer { CALayer.maximumDisplayDepth = limit }
        let stage = SurfaceStage(width: 60, height: 40)
        let shape = makeRasterizedShape()
        let distant = makeLayer(40_000, 40_000, 10, 10, color: .blue)
        distant.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        shape.addSublayer(distant)
        stage.root.addSublayer(shape)
        try reports {
            _ = try stage.render()
            distant.setAffineTransform(.identity)
            try expectFresh(stage)
        }
    }

    @Test("A corner radius whose double is infinite is painted as by a new painter, and as a large one")
    func infiniteCorners() throws {
        let stage = SurfaceStage(width: 60, height: 60)
        let layer = CAGradientLayer()
        layer.suppressesImplicitActions = true
        layer.frame = CGRect(x: 5.25, y: 5.25, width: 40.5, height: 20.5)
        layer.colors = [CGColor.red, CGColor.blue]
        stage.root.addSublayer(layer)
        _ = try stage.render()
        layer.cornerRadius = .greatestFiniteMagnitude
        try expectFresh(stage)
        let infinite = try stage.render()
        layer.cornerRadius = 1000
        #expect(PixelDifference(infinite, try stage.render()).isEmpty)
    }

    @Test("A blur has as many pixels as by a new painter when a long sublayer leaves the visible area")
    func blurAfterLongSublayer() throws {
        let stage = SurfaceStage(width: 60, height: 60, scale: 2)
        let layer = makeLayer(5, 5, 50, 50)
        layer.setValue(1, forKeyPath: "filters.gaussianBlur.inputRadius")
        for index in 0..<10 { layer.addSublayer(makeLayer(CGFloat(index) * 5, 0, 2, 30, color: .red)) }
        let long = makeLayer(0, 40, 50, 30_000, color: .blue)
        layer.addSublayer(long)
        stage.root.addSublayer(layer)
        _ = try stage.render()
        layer.bounds.origin.y += 10
        _ = try stage.render()
        long.position.y += 40
        layer.bounds.origin.y -= 10
        try expectFresh(stage)
    }

    @Test("A layer beyond single precision is not painted and is reported, although its sublayer would be visible")
    func tooFar() throws {
        let stage = SurfaceStage(width: 60, height: 60)
        let outer = makeLayer(-50_000_000, 0, 10, 10)
        outer.addSublayer(makeLayer(50_000_010, 10, 20, 20, color: .red))
        stage.root.addSublayer(outer)
        let found = try reports {
            let color = try stage.render().color(x: 15, y: 15)
            #expect(color == .clear)
        }
        #expect(found.map(\.message).contains { $0.contains("more than 16777216 points") })
    }

    @Test(
        "A layer with a very large scroll offset is painted as one without, also while it scrolls",
        arguments: [0.0, 44e6, -44e6])
    func scrolledFar(distance: CGFloat) throws {
        func makeStage(_ distance: CGFloat) -> (SurfaceStage, CALayer) {
            let stage = SurfaceStage(width: 60, height: 60, scale: 2)
            let scrolled = makeLayer(5, 5, 50, 50)
            scrolled.masksToBounds = true
            for index in 0..<40 {
                let row = makeLayer(3, distance + CGFloat(index) * 13, 40, 11, color: index % 2 == 0 ? .red : .blue)
                row.cornerRadius = 3
                scrolled.addSublayer(row)
            }
            stage.root.addSublayer(scrolled)
            return (stage, scrolled)
        }
        let (near, nearLayer) = makeStage(0)
        let (far, farLayer) = makeStage(distance)
        for step in 0..<12 {
            nearLayer.bounds.origin.y = CGFloat(step) * 20.5
            farLayer.bounds.origin.y = distance + CGFloat(step) * 20.5
            #expect(PixelDifference(try near.render(), try far.render()).isEmpty, "step \(step)")
        }
    }

    /// 10 × 10 × 10 × 10 layers.
    private func makeNestedTree() -> (stage: SurfaceStage, leaf: CALayer) {
        let stage = SurfaceStage(width: 1000, height: 1000)
        func fill(_ parent: CALayer, side: CGFloat, depth: Int) {
            let part = CGSize(width: side / 5, height: side / 2)
            for index in 0..<10 {
                let origin = CGPoint(x: CGFloat(index % 5) * part.width, y: CGFloat(index / 5) * part.height)
                let child = makeLayer(origin.x, origin.y, part.width, part.height)
                parent.addSublayer(child)
                if depth == 3 {
                    child.backgroundColor = .red
                } else {
                    fill(child, side: part.width, depth: depth + 1)
                }
            }
        }
        fill(stage.root, side: 1000, depth: 0)
        var leaf = stage.root
        while let child = leaf.sublayers?[4] {
            leaf = child
        }
        return (stage, leaf)
    }

    @Test("Moving one of 10,000 leaves rebuilds only its outer node and its ancestors' nodes")
    func movedLeaf() throws {
        let (stage, leaf) = makeNestedTree()
        #expect(try stage.statistics().contentsBuilt == 11_111)
        leaf.position.x += 1
        let statistics = try stage.statistics()
        #expect(statistics.outerNodesBuilt == 5)
        #expect(statistics.innerNodesBuilt == 4)
        #expect(statistics.containersBuilt == 4)
        #expect(statistics.contentsBuilt == 0)
        #expect(statistics.layersMeasured == 5)
        leaf.opacity = 0.5
        #expect(try stage.statistics() == statistics)
    }

    @Test("A leaf with a changed color rebuilds its own contents once")
    func recoloredLeaf() throws {
        let (stage, leaf) = makeNestedTree()
        _ = try stage.render()
        leaf.backgroundColor = .blue
        let statistics = try stage.statistics()
        #expect(statistics.contentsBuilt == 1)
        #expect(statistics.innerNodesBuilt == 5)
        #expect(statistics.outerNodesBuilt == 5)
    }

    @Test("A frame without changes rebuilds no nodes")
    func idle() throws {
        let (stage, leaf) = makeNestedTree()
        _ = try stage.render()
        var expected = Painter.Statistics()
        expected.layersReused = 1
        #expect(try stage.statistics() == expected)
        let position = leaf.position
        leaf.position.x += 1
        leaf.position = position
        #expect(try stage.statistics().outerNodesBuilt == 0)
    }

    @Test("Moving one of 5,000 siblings rebuilds only its chunk and the list of chunks")
    func manySiblings() throws {
        let stage = SurfaceStage(width: 500, height: 500)
        for index in 0..<5000 {
            stage.root.addSublayer(makeLayer(CGFloat(index % 100) * 5, CGFloat(index / 100) * 10, 4, 8, color: .red))
        }
        _ = try stage.render()
        stage.root.sublayers?[3210].position.x += 1
        let statistics = try stage.statistics()
        #expect(statistics.outerNodesBuilt == 2)
        #expect(statistics.containersBuilt == 2)
        #expect(statistics.layersReused < 130)
    }

    /// A list of rows in a clipping layer, as in a scroll view.
    private func makeList(rows: Int) -> (stage: SurfaceStage, list: CALayer) {
        let stage = SurfaceStage(width: 100, height: 200)
        let list = makeLayer(0, 0, 100, 200)
        list.masksToBounds = true
        for index in 0..<rows {
            let row = makeLayer(0, CGFloat(index) * 20, 100, 20)
            row.addSublayer(makeLayer(2, 2, 96, 16, color: index.isMultiple(of: 2) ? .red : .blue))
            list.addSublayer(row)
        }
        stage.root.addSublayer(list)
        return (stage, list)
    }

    @Test("Off-screen rows have no nodes")
    func culling() throws {
        let (stage, _) = makeList(rows: 10_000)
        let statistics = try stage.statistics()
        #expect(statistics.outerNodesBuilt == 2 + 2 * 10)
        #expect(statistics.layersCulled > 9000)
    }

    @Test("Scrolling builds nodes half a screen ahead, and moves existing nodes otherwise")
    func scrolling() throws {
        let (stage, list) = makeList(rows: 1000)
        _ = try stage.render()
        list.bounds.origin.y = 1
        let first = try stage.statistics()
        #expect(first.contentsBuilt <= 2 * 12)
        for offset in 2...100 {
            list.bounds.origin.y = CGFloat(offset)
            let statistics = try stage.statistics()
            #expect(statistics.contentsBuilt == 0)
            #expect(statistics.outerNodesBuilt == 2)
        }
        var built = 0
        for offset in stride(from: 101, through: 2000, by: 7) {
            list.bounds.origin.y = CGFloat(offset)
            built += try stage.statistics().contentsBuilt
        }
        #expect(built <= 2 * 110)
    }

    @Test("Off-screen changes are correct when their layers become visible")
    func changesOutOfSight() throws {
        let (stage, list) = makeList(rows: 100)
        _ = try stage.render()
        let content = try #require(list.sublayers?[60].sublayers?.first)
        content.backgroundColor = .green
        #expect(try stage.statistics().contentsBuilt == 0)
        list.bounds.origin.y = 60 * 20
        #expect(try stage.render().pixel(x: 50, y: 10) == .pureGreen)
    }

    @Test("A layer tree can move to another surface and back")
    func twoSurfaces() throws {
        let stage = SurfaceStage()
        let layer = makeLayer(0, 0, 10, 10, color: .red)
        stage.root.addSublayer(layer)
        _ = try stage.render()
        let other = OffscreenSurface(size: CGSize(width: 50, height: 50), scale: 2)
        other.layerTree = stage.tree
        layer.backgroundColor = .blue
        #expect(other.renderImage()?.pixel(x: 15, y: 15) == .pureBlue)
        #expect(try stage.render().pixel(x: 5, y: 5) == .pureBlue)
    }

    @Test("Sublayers that are scrolled away farther than Cairo's coordinates reach are not visible")
    func scrolledFar() throws {
        let stage = SurfaceStage(width: 60, height: 60)
        let scrolled = makeLayer(0, 0, 60, 60, color: .blue)
        scrolled.addSublayer(makeLayer(0, 0, 60, 60, color: .red))
        stage.root.addSublayer(scrolled)
        #expect(try stage.render().color(x: 30, y: 30) == .pureRed)
        // A multiple of the range of the coordinates, 2^24, at which they overflow to those before.
        scrolled.bounds.origin.y = 0x1p40
        #expect(try stage.render().color(x: 30, y: 30) == .pureBlue)
        scrolled.addSublayer(makeLayer(0, 0, 60, 60, color: .red))
        #expect(try stage.render().color(x: 30, y: 30) == .pureBlue)
        scrolled.bounds.origin.y = 0
        #expect(try stage.render().color(x: 30, y: 30) == .pureRed)
    }
}
