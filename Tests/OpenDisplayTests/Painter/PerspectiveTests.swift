import OpenCoreGraphics
import OpenQuartzCore
import TestSupport
import Testing

@testable import OpenDisplay

@Suite("Layers in perspective")
@MainActor
struct PerspectiveTests {
    /// A chain of layers, and the points of the last one that are visible at some pixels.
    private struct Case {
        var layers: [CALayer] = []
        var pixels: [(column: Int, row: Int, point: CGPoint, inside: CGFloat)] = []
    }

    private func cases() throws -> [Case] {
        var result: [Case] = []
        var current = Case()
        for line in PerspectiveReference.cases.split(separator: "\n") {
            let numbers = line.split(separator: " ").dropFirst().compactMap { Double($0) }.map { CGFloat($0) }
            if line.hasPrefix("L") {
                if !current.pixels.isEmpty {
                    result.append(current)
                    current = Case()
                }
                current.layers.append(try layer(numbers))
            } else {
                current.pixels.append(
                    (Int(numbers[0]), Int(numbers[1]), CGPoint(x: numbers[2], y: numbers[3]), numbers[4]))
            }
        }
        return result + [current]
    }

    private func layer(_ n: [CGFloat]) throws -> CALayer {
        try #require(n.count == 21)
        let layer = n[10] == 1 ? CATransformLayer() : CALayer()
        layer.suppressesImplicitActions = true
        layer.bounds = CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
        layer.position = CGPoint(x: n[4], y: n[5])
        layer.anchorPoint = CGPoint(x: n[6], y: n[7])
        (layer.anchorPointZ, layer.zPosition) = (n[8], n[9])
        layer.transform = transform(Array(n[11..<16]))
        layer.sublayerTransform = transform(Array(n[16..<21]))
        return layer
    }

    private func transform(_ n: [CGFloat]) -> CATransform3D {
        var result = CATransform3DIdentity
        result.m34 = n[4]
        return n[0] == 0 ? result : CATransform3DRotate(result, n[0], n[1], n[2], n[3])
    }

    /// Red increases with x, green with y.
    private func ramp() throws -> CGImage {
        try makeImage(
            (0..<96).map { y in
                (0..<128).map { CGColor(red: CGFloat(2 * $0) / 255, green: CGFloat(2 * y) / 255, blue: 0, alpha: 1) }
            })
    }

    private func build(_ test: Case) throws -> SurfaceStage {
        for (outer, inner) in zip(test.layers, test.layers.dropFirst()) { outer.addSublayer(inner) }
        test.layers.last?.contents = try ramp()
        return SurfaceStage(width: 160, height: 160, root: test.layers[0])
    }

    @Test("Every point of a layer in perspective is painted where an independent projection places it")
    func points() throws {
        var counts = (outside: 0, inside: 0)
        for (index, test) in try cases().enumerated() {
            let image = try build(test).render()
            for pixel in test.pixels {
                let color = image.color(x: pixel.column, y: pixel.row)
                let place = Comment("case \(index), pixel \(pixel.column), \(pixel.row): \(color), \(pixel.point)")
                if pixel.inside < -2 {
                    counts.outside += 1
                    #expect(color.alpha == 0, place)
                } else if pixel.inside > 2 {
                    counts.inside += 1
                    expectNear(CGFloat(color.red), pixel.point.x * 2 - 1, within: 4, place)
                    expectNear(CGFloat(color.green), pixel.point.y * 2 - 1, within: 4, place)
                    #expect(color.alpha == 255, place)
                }
            }
        }
        #expect(counts.outside > 100)
        #expect(counts.inside > 100)
    }

    @Test("Point conversion and hit-tests in perspective match the painted positions")
    func conversion() throws {
        for (index, test) in try cases().enumerated() {
            _ = try build(test)
            let (root, leaf) = (test.layers[0], try #require(test.layers.last))
            for pixel in test.pixels {
                let seen = CGPoint(x: CGFloat(pixel.column) + 0.5, y: CGFloat(pixel.row) + 0.5)
                let (there, back) = (leaf.convert(seen, from: root), leaf.convert(pixel.point, to: root))
                let place = Comment("case \(index), pixel \(pixel.column), \(pixel.row)")
                #expect(hypot(there.x - pixel.point.x, there.y - pixel.point.y) < 1e-2, place)
                #expect(hypot(back.x - seen.x, back.y - seen.y) < 2e-2, place)
                if pixel.inside > 0.1 { #expect(root.hitTest(seen) === leaf, place) }
                if pixel.inside < -0.1 { #expect(root.hitTest(seen) !== leaf, place) }
            }
        }
    }

    // MARK: Depth and sides

    /// A layer in the perspective of a camera at a distance of 400 points.
    private func makeSpace() -> (stage: SurfaceStage, space: CALayer) {
        let stage = SurfaceStage(width: 100, height: 100)
        stage.root.backgroundColor = .white
        let space = makeLayer(0, 0, 100, 100)
        space.sublayerTransform.m34 = -1 / 400
        stage.root.addSublayer(space)
        return (stage, space)
    }

    @Test("Nearer layers cover farther ones regardless of list order, also in transform layers")
    func depth() throws {
        let (stage, space) = makeSpace()
        let (near, far) = (makeLayer(20, 20, 60, 60, color: .red), makeLayer(20, 20, 60, 60, color: .blue))
        let inner = CATransformLayer()
        inner.suppressesImplicitActions = true
        inner.frame = space.bounds
        near.transform = CATransform3DMakeTranslation(0, 0, 20)
        inner.addSublayer(near)
        inner.addSublayer(far)
        space.addSublayer(inner)
        #expect(try stage.render().color(x: 50, y: 50) == .pureRed)
        inner.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        #expect(try stage.render().color(x: 50, y: 50) == .pureBlue)
        #expect(space.hitTest(CGPoint(x: 50, y: 50)) === far)
        inner.isHidden = true
        #expect(try stage.render().color(x: 50, y: 50) == .pureWhite)
    }

    @Test("Intersecting layers are cut along their intersection")
    func crossing() throws {
        let (stage, space) = makeSpace()
        let (left, right) = (makeLayer(20, 20, 60, 60, color: .red), makeLayer(20, 20, 60, 60, color: .blue))
        left.transform = CATransform3DMakeRotation(0.6, 0, 1, 0)
        right.transform = CATransform3DMakeRotation(-0.6, 0, 1, 0)
        space.addSublayer(left)
        space.addSublayer(right)
        let image = try stage.render()
        #expect(image.color(x: 40, y: 50) == .pureRed)
        #expect(image.color(x: 60, y: 50) == .pureBlue)
        #expect(space.hitTest(CGPoint(x: 40, y: 50)) === left)
        #expect(space.hitTest(CGPoint(x: 60, y: 50)) === right)
        // No background is visible between the halves.
        for x in 47...53 { #expect(image.color(x: x, y: 50).green < 12) }
    }

    @Test("Ordinary layers flatten their sublayers and keep their list order")
    func flattening() throws {
        let stage = SurfaceStage()
        stage.root.backgroundColor = .white
        let outer = makeLayer(20, 20, 60, 60, color: .green)
        let inner = makeLayer(0, 0, 60, 60, color: .red)
        inner.transform = CATransform3DMakeRotation(-1, 0, 1, 0)
        outer.transform = CATransform3DMakeRotation(1, 0, 1, 0)
        outer.addSublayer(inner)
        stage.root.addSublayer(outer)
        // Without flattening the inner layer would fill the 60 points; flattened, it is narrower than the outer one.
        let image = try stage.render()
        #expect(image.color(x: 25, y: 50) == .pureWhite)
        #expect(image.color(x: 38, y: 50) == .pureGreen)
        #expect(image.color(x: 50, y: 50) == .pureRed)
    }

    @Test("A single-sided layer is neither visible nor hit from behind, and a mirrored one is")
    func sides() throws {
        let stage = SurfaceStage()
        let layer = makeLayer(20, 20, 60, 60, color: .red)
        layer.isDoubleSided = false
        stage.root.addSublayer(layer)
        for (transform, isSeen) in [
            (CATransform3DMakeRotation(1.5, 0, 1, 0), true), (CATransform3DMakeRotation(1.7, 0, 1, 0), false),
            (CATransform3DMakeRotation(.pi, 1, 0, 0), false), (CATransform3DMakeScale(-1, 1, 1), true),
            (CATransform3DMakeRotation(.pi, 0, 0, 1), true),
        ] {
            layer.transform = transform
            #expect((try stage.render().color(x: 50, y: 50).alpha > 0) == isSeen)
            #expect((stage.root.hitTest(CGPoint(x: 50, y: 50)) === layer) == isSeen)
        }
        layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        layer.isDoubleSided = true
        #expect(try stage.render().color(x: 50, y: 50) == .pureRed)
    }

    @Test("A transform layer applies its opacity to each sublayer and draws no content of its own")
    func transformLayer() throws {
        let stage = SurfaceStage()
        stage.root.backgroundColor = .white
        let space = CATransformLayer()
        space.suppressesImplicitActions = true
        space.frame = CGRect(x: 0, y: 0, width: 50, height: 100)
        space.backgroundColor = .blue
        space.borderWidth = 10
        space.masksToBounds = true
        space.opacity = 0.5
        space.addSublayer(makeLayer(20, 20, 60, 60, color: .red))
        space.addSublayer(makeLayer(20, 20, 60, 30, color: .red))
        stage.root.addSublayer(space)
        let image = try stage.render()
        #expect(image.color(x: 5, y: 50) == .pureWhite)
        expectNear(Int(image.color(x: 70, y: 70).green), 128, within: 1)
        expectNear(Int(image.color(x: 70, y: 40).green), 64, within: 1)
    }

    @Test("Parts behind the camera are neither visible nor hit, and very large layers are drawn in part")
    func behindTheEye() throws {
        let stage = SurfaceStage(width: 200, height: 200)
        let floor = makeLayer(-900, 100, 2000, 2000, color: .red)
        floor.anchorPoint = CGPoint(x: 0.5, y: 0)
        floor.position = CGPoint(x: 100, y: 120)
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 300
        floor.transform = CATransform3DRotate(transform, -1.4, 1, 0, 0)
        stage.root.addSublayer(floor)
        let image = try stage.render()
        #expect(image.color(x: 100, y: 100).alpha == 0)
        #expect(image.color(x: 100, y: 130) == .pureRed)
        floor.transform = CATransform3DRotate(transform, 1.4, 1, 0, 0)
        let nearer = try stage.render()
        #expect(nearer.color(x: 100, y: 100).alpha == 0)
        #expect(nearer.color(x: 100, y: 199) == .pureRed)
        #expect(stage.root.hitTest(CGPoint(x: 100, y: 199)) === floor)
        #expect(stage.root.hitTest(CGPoint(x: 100, y: 60)) === stage.root)
    }

    // MARK: Caching

    @Test("A rotating layer is rarely redrawn flat and projected in each frame, and a static one is untouched")
    func reuse() throws {
        let stage = SurfaceStage(width: 300, height: 200)
        let card = makeLayer(100, 50, 100, 100, color: .red)
        card.addSublayer(makeLayer(10, 10, 20, 20, color: .blue))
        let other = makeLayer(0, 0, 20, 20, color: .green)
        stage.root.addSublayer(card)
        stage.root.addSublayer(other)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 600
        var rasters = 0
        for step in 1...30 {
            card.transform = CATransform3DRotate(perspective, CGFloat(step) * 0.05, 0, 1, 0)
            let statistics = try stage.statistics()
            rasters += statistics.rastersBuilt
            #expect(statistics.warpsBuilt == 1)
            #expect(statistics.contentsBuilt == (step == 1 ? 4 : 0))
        }
        #expect(rasters < 7)
        other.position.x += 3
        let statistics = try stage.statistics()
        #expect(statistics.warpsBuilt == 0)
        #expect(statistics.rastersBuilt == 0)
    }

    @Test("A layer that shows nothing does not cut one that it crosses in space")
    func clearLayer() throws {
        let stage = SurfaceStage()
        let green = CGColor(red: 0, green: 1, blue: 0, alpha: 0.5)
        let turned = makeLayer(20, 20, 60, 60)
        turned.transform = CATransform3DMakeRotation(0.5, 0, 1, 0)
        turned.addSublayer(makeLayer(0, 0, 60, 60, color: CGColor(red: 1, green: 1, blue: 1, alpha: 0)))
        let space = CATransformLayer()
        space.suppressesImplicitActions = true
        for layer in [makeLayer(20, 20, 60, 60, color: green), turned] { space.addSublayer(layer) }
        stage.root.addSublayer(space)
        let image = try stage.render()
        let colors = (25..<75).map { image.color(x: $0, y: 50) }
        #expect(Set(colors.map(\.alpha)).count == 1)
    }
}
