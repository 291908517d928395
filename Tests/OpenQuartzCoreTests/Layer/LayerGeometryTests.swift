import Fuzzing
import Testing

import OpenQuartzCore

@MainActor @Suite(.serialized) struct LayerGeometryTests {
    @Test("A layer's frame follows from bounds, position and anchor point")
    func frame() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 5, y: 6, width: 100, height: 50)
        layer.position = CGPoint(x: 200, y: 100)
        #expect(layer.frame == CGRect(x: 150, y: 75, width: 100, height: 50))
        layer.anchorPoint = CGPoint(x: 0, y: 1)
        #expect(layer.frame == CGRect(x: 200, y: 50, width: 100, height: 50))
        layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(layer.bounds == CGRect(x: 5, y: 6, width: 30, height: 40))
        #expect(layer.position == CGPoint(x: 10, y: 60))
    }

    @Test("The frame of a rotated layer is its bounding box")
    func turnedFrame() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
        layer.position = CGPoint(x: 200, y: 100)
        layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        #expect(isClose(layer.frame.origin, CGPoint(x: 175, y: 50)))
        #expect(isClose(Double(layer.frame.width), 50, within: 1e-9))
        layer.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
        #expect(isClose(layer.frame.origin, .zero))
        #expect(isClose(Double(layer.bounds.width), 40, within: 1e-9))
        #expect(isClose(Double(layer.bounds.height), 80, within: 1e-9))
    }

    @Test("A frame with a negative size is standardized")
    func negativeFrame() {
        let layer = CALayer()
        layer.frame = CGRect(x: 100, y: 100, width: -30, height: -40)
        #expect(layer.frame == CGRect(x: 70, y: 60, width: 30, height: 40))
    }

    @Test("Layer geometry that is not finite is rejected with a diagnostic and has no effect")
    func refusesNoNumbers() {
        LayerStage.run { stage in
            let layer = stage.addLayer()
            let before = layer.frame
            layer.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
            layer.bounds = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)
            layer.position = CGPoint(x: 0, y: -CGFloat.infinity)
            layer.transform = CATransform3DMakeScale(.nan, 1, 1)
            layer.opacity = .nan
            layer.zPosition = .infinity
            #expect(layer.frame == before)
            #expect(layer.opacity == 1)
            #expect(layer.zPosition == 0)
            #expect(stage.diagnostics.count == 6)
            #expect(
                stage.diagnostics[0].message
                    == "frame was set to (nan, 0.0, 1.0, 1.0), which is not finite; the previous value is kept")
        }
    }

    /// A chain of layers with random geometry.
    private func chain(_ numbers: inout SeededRandom, depth: Int, perspective: Bool) -> [CALayer] {
        func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &numbers) }
        var layers: [CALayer] = []
        for _ in 0..<depth {
            let layer = CALayer()
            layer.bounds = CGRect(
                x: number(-20...20), y: number(-20...20), width: number(1...90), height: number(1...90))
            layer.position = CGPoint(x: number(-50...50), y: number(-50...50))
            layer.anchorPoint = CGPoint(x: number(0...1), y: number(0...1))
            if Bool.random(using: &numbers) { layer.transform = CATransform3DMakeRotation(number(-2...2), 0, 0, 1) }
            if perspective, Bool.random(using: &numbers) {
                layer.transform = CATransform3DMakeRotation(number(-0.7...0.7), number(-1...1), 1, 0)
                layer.sublayerTransform.m34 = -1 / 3000
            }
            if Bool.random(using: &numbers) {
                layer.sublayerTransform = CATransform3DScale(layer.sublayerTransform, 1.5, 0.7, 1)
            }
            layers.last?.addSublayer(layer)
            layers.append(layer)
        }
        return layers
    }

    @Test("Converting a point between layers and back yields the original point", arguments: [false, true])
    func convertsBack(perspective: Bool) {
        var numbers = SeededRandom(seed: 8)
        for _ in 0..<300 {
            let layers = chain(&numbers, depth: 5, perspective: perspective)
            guard let a = layers.randomElement(using: &numbers), let b = layers.randomElement(using: &numbers) else {
                break
            }
            let point = CGPoint(x: .random(in: -50...50, using: &numbers), y: .random(in: -50...50, using: &numbers))
            #expect(isClose(b.convert(a.convert(point, to: b), to: a), point))
            #expect(a.convert(point, from: b) == b.convert(point, to: a))
        }
    }

    @Test("Point conversion equals the product of the documented matrices")
    func convertEqualsMatrices() {
        var numbers = SeededRandom(seed: 9)
        for _ in 0..<300 {
            let layers = chain(&numbers, depth: 4, perspective: false)
            let point = CGPoint(x: .random(in: -50...50, using: &numbers), y: .random(in: -50...50, using: &numbers))
            var expected = point
            for (outer, layer) in zip(layers, layers.dropFirst()).reversed() {
                expected = step(expected, from: layer, to: outer)
            }
            // The optimizer may release the outer layers as soon as the array is not used any more.
            withExtendedLifetime(layers) {
                #expect(isClose(layers[3].convert(point, to: layers[0]), expected))
                #expect(isClose(layers[3].convert(point, to: nil), expected))
            }
        }
    }

    /// Converts one level up by plane geometry: relative to the anchor, to the position, then relative to the outer
    /// anchor.
    private func step(_ point: CGPoint, from layer: CALayer, to outer: CALayer) -> CGPoint {
        func anchor(_ layer: CALayer) -> CGPoint {
            CGPoint(
                x: layer.bounds.minX + layer.anchorPoint.x * layer.bounds.width,
                y: layer.bounds.minY + layer.anchorPoint.y * layer.bounds.height)
        }
        func around(_ point: CGPoint, _ center: CGPoint, _ t: CGAffineTransform, to place: CGPoint) -> CGPoint {
            let (x, y) = (point.x - center.x, point.y - center.y)
            return CGPoint(x: t.a * x + t.c * y + place.x, y: t.b * x + t.d * y + place.y)
        }
        let placed = around(point, anchor(layer), layer.affineTransform(), to: layer.position)
        return around(placed, anchor(outer), outer.sublayerTransform.affine, to: anchor(outer))
    }

    @Test("Perspective reduces the size of distant layers")
    func perspective() {
        let (outer, inner) = (CALayer(), CALayer())
        outer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        outer.sublayerTransform.m34 = -1 / 100
        inner.frame = outer.bounds
        inner.zPosition = -100
        outer.addSublayer(inner)
        #expect(isClose(inner.convert(CGPoint(x: 0, y: 0), to: outer), CGPoint(x: 25, y: 25)))
        #expect(isClose(inner.convert(CGPoint(x: 50, y: 50), to: outer), CGPoint(x: 50, y: 50)))
    }

    @Test("A converted rectangle is a bounding box, and singular layer transforms do not trap")
    func convertsRectangles() {
        let (outer, inner) = (CALayer(), CALayer())
        outer.addSublayer(inner)
        inner.bounds = CGRect(x: 0, y: 0, width: 10, height: 20)
        inner.position = CGPoint(x: 50, y: 50)
        inner.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        let box = inner.convert(inner.bounds, to: outer)
        #expect(isClose(box.origin, CGPoint(x: 40, y: 45)))
        #expect(isClose(Double(box.width), 20))
        inner.transform = CATransform3DMakeScale(0, 0, 1)
        #expect(inner.convert(CGPoint(x: 3, y: 4), from: outer).x.isFinite)
    }
}

@MainActor @Suite(.serialized) struct HitTestTests {
    @Test("Hit-testing returns the frontmost layer by z position and then by order")
    func frontmost() {
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let layers = (0..<3).map { _ in CALayer() }
        for layer in layers {
            layer.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
            root.addSublayer(layer)
        }
        #expect(root.hitTest(CGPoint(x: 20, y: 20)) === layers[2])
        layers[0].zPosition = 1
        #expect(root.hitTest(CGPoint(x: 20, y: 20)) === layers[0])
        layers[0].isHidden = true
        #expect(root.hitTest(CGPoint(x: 20, y: 20)) === layers[2])
        #expect(root.hitTest(CGPoint(x: 80, y: 80)) === root)
        #expect(root.hitTest(CGPoint(x: 200, y: 80)) == nil)
    }

    @Test("Hit-testing includes sublayers outside of the bounds unless they are clipped")
    func outside() {
        let (root, child) = (CALayer(), CALayer())
        root.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        child.frame = CGRect(x: 20, y: 0, width: 10, height: 10)
        root.addSublayer(child)
        #expect(root.hitTest(CGPoint(x: 25, y: 5)) === child)
        root.masksToBounds = true
        #expect(root.hitTest(CGPoint(x: 25, y: 5)) == nil)
    }

    @Test("A rotated layer is hit at its displayed position, and one with a singular transform never")
    func turned() {
        let (root, child) = (CALayer(), CALayer())
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        child.frame = CGRect(x: 0, y: 45, width: 100, height: 10)
        child.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        root.addSublayer(child)
        #expect(root.hitTest(CGPoint(x: 50, y: 5)) === child)
        #expect(root.hitTest(CGPoint(x: 5, y: 50)) === root)
        child.transform = CATransform3DMakeScale(0, 0, 1)
        #expect(root.hitTest(CGPoint(x: 50, y: 50)) === root)
    }
}
