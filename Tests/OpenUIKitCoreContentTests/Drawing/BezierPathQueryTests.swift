import Fuzzing
import Testing

import OpenUIKitCore

@Suite struct BezierPathQueryTests {
    @Test("An open subpath contains no point, and a subpath that ends at its start contains its interior")
    func openSubpaths() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 10))
        #expect(!path.contains(CGPoint(x: 8, y: 4)))
        #expect(path.cgPath.contains(CGPoint(x: 8, y: 4)))
        let closed = UIBezierPath(cgPath: path.cgPath)
        closed.close()
        #expect(closed.contains(CGPoint(x: 8, y: 4)))
        path.addLine(to: .zero)
        #expect(path.contains(CGPoint(x: 8, y: 4)))
        let circle = UIBezierPath(
            arcCenter: CGPoint(x: 50, y: 50), radius: 10, startAngle: 0.7, endAngle: 0.7 + 2 * .pi, clockwise: true)
        #expect(circle.contains(CGPoint(x: 45, y: 50)))
        #expect(!circle.contains(CGPoint(x: 61, y: 50)))
    }

    @Test("The bounds of a path include control points, and its path bounding box does not")
    func bounds() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 5, y: 20))
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 10, height: 20))
        #expect(path.cgPath.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(UIBezierPath().bounds.isNull)
    }

    @Test("A path returns its dash pattern as it was set")
    func dashes() {
        let path = UIBezierPath()
        path.setLineDash([1, 2, 3], count: 3, phase: 4)
        var (count, phase) = (0, CGFloat(0))
        path.getLineDash(nil, count: &count, phase: &phase)
        var lengths = [CGFloat](repeating: 0, count: count)
        path.getLineDash(&lengths, count: nil, phase: nil)
        #expect(lengths == [1, 2, 3])
        #expect(phase == 4)
        path.setLineDash(nil, count: 0, phase: 0)
        path.getLineDash(nil, count: &count, phase: nil)
        #expect(count == 0)
    }

    @Test("An arc is connected to the current point by a line and ends at its end angle")
    func arcs() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 20, y: 0))
        path.addArc(withCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(path.cgPath.elements[1] == .line(CGPoint(x: 10, y: 0)))
        #expect(path.currentPoint.isNear(CGPoint(x: 0, y: 10)))
        path.apply(CGAffineTransform(translationX: 5, y: 5))
        #expect(path.currentPoint.isNear(CGPoint(x: 5, y: 15)))
        path.removeAllPoints()
        #expect(path.isEmpty)
        #expect(path.currentPoint == .zero)
    }

    @Test("An arc of a full turn is a circle in both directions", arguments: [false, true])
    func fullCircles(clockwise: Bool) {
        let circle = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: clockwise)
        #expect(circle.contains(CGPoint(x: -9, y: 0)))
    }

    /// Extreme and invalid numbers, as faulty client code might pass.
    private static let numbers: [CGFloat] = [
        0, 1, -1, 0.5, 10, 1e-300, 1e300, -1e308, .nan, .infinity, -.infinity, .greatestFiniteMagnitude, 3e38, -7,
    ]

    @Test("Paths with extreme coordinates do not trap in any operation", arguments: 0..<60)
    func hostile(seed: UInt64) {
        var random = SeededRandom(seed: seed + 1)
        func number() -> CGFloat { Self.numbers.randomElement(using: &random) ?? 0 }
        func point() -> CGPoint { CGPoint(x: number(), y: number()) }
        func rect() -> CGRect { CGRect(x: number(), y: number(), width: number(), height: number()) }
        let path = UIBezierPath()
        for _ in 0..<12 {
            switch Int.random(in: 0..<12, using: &random) {
            case 0: path.move(to: point())
            case 1: path.addLine(to: point())
            case 2: path.addCurve(to: point(), controlPoint1: point(), controlPoint2: point())
            case 3: path.addQuadCurve(to: point(), controlPoint: point())
            case 4:
                path.addArc(
                    withCenter: point(), radius: number(), startAngle: number(), endAngle: number(),
                    clockwise: .random(using: &random))
            case 5: path.close()
            case 6: path.append(UIBezierPath(ovalIn: rect()))
            case 7: path.append(UIBezierPath(roundedRect: rect(), cornerRadius: number()))
            case 8: path.apply(CGAffineTransform(a: number(), b: 0, c: number(), d: 1, tx: number(), ty: 0))
            case 9: path.append(UIBezierPath(rect: rect()).reversing())
            case 10: path.lineWidth = number()
            default: path.setLineDash([number(), number()], count: 2, phase: number())
            }
        }
        check(path, point: point(), number: number())
    }

    private func check(_ path: UIBezierPath, point: CGPoint, number: CGFloat) {
        _ = (path.bounds, path.contains(point), path.currentPoint, path.reversing().bounds, path.cgPath.isRect(nil))
        _ = path.cgPath.copy(dashingWithPhase: number, lengths: [number, 3])
        _ = path.cgPath.copy(
            strokingWithWidth: path.lineWidth, lineCap: .round, lineJoin: .miter, miterLimit: number)
        UIGraphicsBeginImageContext(CGSize(width: 8, height: 8))
        path.fill()
        path.stroke(with: .multiply, alpha: number)
        path.addClip()
        UIRectFill(CGRect(x: 0, y: 0, width: 8, height: 8))
        #expect(UIGraphicsGetCurrentContext()?.isUsable == true)
        UIGraphicsEndImageContext()
        let elements = path.cgPath.elements
        #expect(elements.allSatisfy { $0.isFinite })
        #expect(CGPath.subpaths(of: elements).flatMap { $0 } == elements)
    }
}
