import OpenCoreGraphics
import TestSupport
import Testing

import OpenQuartzCore

@Suite("Keyframes, shapes and gradients") @MainActor
struct KeyframeTests {
    private func points(
        keyPath: String = "position", _ change: (CAKeyframeAnimation) -> Void
    ) -> [CGPoint] {
        var shown: [CGPoint] = []
        LayerStage.run { stage in
            let layer = stage.addLayer()
            let animation = CAKeyframeAnimation(keyPath: keyPath)
            animation.duration = 1
            change(animation)
            layer.add(animation, forKey: nil)
            stage.frame()
            for _ in 0..<8 {
                shown.append(layer.presented.position)
                stage.frame(after: 0.125)
            }
        }
        return shown
    }

    @Test("A cubic keyframe animation passes smoothly through its values")
    func cubic() {
        let values = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 20), CGPoint(x: 40, y: 10), CGPoint(x: 50, y: 0)]
        let shown = points {
            $0.values = values
            $0.keyTimes = [0, 0.25, 0.5, 1]
            $0.calculationMode = .cubic
        }
        #expect(shown[0] == values[0])
        #expect(shown[2] == values[1])
        #expect(shown[4] == values[2])
        // The Hermite form of the same spline: each tangent is half the difference between a value's neighbors.
        func hermite(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
            let (m1, m2) = ((c - a) / 2, (d - b) / 2)
            return (b + c) / 2 + (m1 - m2) / 8
        }
        #expect(isClose(Double(shown[3].x), Double(hermite(0, 10, 40, 50))))
        #expect(isClose(Double(shown[3].y), Double(hermite(0, 20, 10, 0))))
    }

    @Test("Cubic paced animations have constant speed")
    func cubicPaced() {
        let shown = points {
            $0.values = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 60), CGPoint(x: 100, y: 0), CGPoint(x: 120, y: 80)]
            $0.calculationMode = .cubicPaced
        }
        let lengths = zip(shown, shown.dropFirst()).map { ($1 - $0).length }
        #expect((lengths.max() ?? 0) < 1.3 * (lengths.min() ?? 0))
    }

    @Test("A path animation follows its segments by time or at constant speed")
    func path() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 80, y: 0))
        path.addLine(to: CGPoint(x: 80, y: 20))
        let steps = points { $0.path = path }
        #expect(steps[2] == CGPoint(x: 40, y: 0))
        #expect(steps[6] == CGPoint(x: 80, y: 10))
        let paced = points {
            $0.path = path
            $0.calculationMode = .paced
        }
        #expect(isClose(Double(paced[4].x), 50))
        #expect(paced[4].y == 0)
        let discrete = points {
            $0.path = path
            $0.calculationMode = .discrete
        }
        #expect(discrete[1] == .zero)
        #expect(discrete[7] == CGPoint(x: 80, y: 20))
        let circle = CGPath(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100), transform: nil)
        for point in points({ $0.path = circle }) {
            expectNear(hypot(point.x, point.y), 50, within: 0.05)
        }
        #expect(points { $0.path = CGMutablePath() }.allSatisfy { $0 == .zero })
    }

    @Test("A layer that is not a shape stores values for shape keys without animating them")
    func keysOfOthers() {
        LayerStage.run { stage in
            let layer = stage.addLayer()
            layer.setValue("mine", forKey: "path")
            #expect(layer.value(forKey: "path") as? String == "mine")
            layer.add(basic("lineWidth", from: 1, to: 9), forKey: nil)
            stage.frame()
            #expect(!layer.presented.isShape)
            #expect(stage.diagnostics.isEmpty)
        }
    }

    @Test("Shapes and gradients reject values that are not finite or not colors")
    func badValues() {
        LayerStage.run { stage in
            let shape = CAShapeLayer()
            shape.lineWidth = .nan
            shape.strokeEnd = .infinity
            shape.lineDashPattern = [1, NSNumber(value: Double.nan)]
            #expect(shape.lineWidth == 1)
            #expect(shape.strokeEnd == 1)
            #expect(shape.lineDashPattern == nil)
            let gradient = CAGradientLayer()
            gradient.colors = ["red"]
            gradient.startPoint = CGPoint(x: CGFloat.nan, y: 0)
            #expect(gradient.colors == nil)
            #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0))
            #expect(stage.diagnostics.count == 5)
        }
    }

    @Test("A standalone shape layer implicitly animates its stroke but not its path")
    func implicit() {
        LayerStage.run { stage in
            let shape = CAShapeLayer()
            stage.root.addSublayer(shape)
            shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
            stage.frame()
            shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10), transform: nil)
            shape.strokeEnd = 0.5
            stage.frame()
            stage.frame(after: 0.1)
            #expect(shape.animationKeys() == ["strokeEnd"])
            #expect(shape.presented.shape.strokeEnd > 0.5)
            #expect(shape.presented.shape.strokeEnd < 1)
        }
    }

    private func basic(_ keyPath: String, from: Any, to: Any) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: keyPath)
        (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
        return animation
    }
}
