import Fuzzing
import Foundation
import TestSupport
import Testing

@testable import OpenCoreGraphics

@Suite("Derived paths")
struct PathDerivedTests {
    private func length(_ path: CGPath) -> CGFloat {
        PathMeasure(path.elements).length
    }

    @Test("Trimmed parts of a circle have the corresponding share of its length")
    func trimming() {
        let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
        expectNear(length(circle), 100 * .pi, within: 0.1)
        let half = circle.trimmed(from: 0.25, to: 0.75)
        expectNear(length(half), 50 * .pi, within: 0.1)
        // The circle starts at the right and runs clockwise: after a quarter it is at the bottom.
        expectNear(half.elements.first?.points.first?.y ?? 0, 100, within: 0.1)
        expectNear(half.currentPoint.y, 0, within: 0.1)
        #expect(circle.trimmed(from: 0, to: 1) == circle)
        #expect(circle.trimmed(from: 0.6, to: 0.4).isEmpty)
        #expect(CGPath().trimmed(from: 0.1, to: 0.9).isEmpty)
    }

    @Test("Trimming spans several subpaths and keeps complete ones closed")
    func trimmingSubpaths() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addRect(CGRect(x: 100, y: 0, width: 10, height: 10))
        let part = path.trimmed(from: 0, to: 0.75)
        expectNear(length(part), 60, within: 1e-6)
        #expect(part.elements.filter { $0 == .close }.count == 1)
        #expect(part.currentPoint == CGPoint(x: 110, y: 10))
    }

    @Test("Trimmed parts of curves lie on the curves", arguments: 0..<20)
    func partsOfCurves(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        func point() -> CGPoint {
            CGPoint(x: CGFloat.random(in: 0...100, using: &random), y: CGFloat.random(in: 0...100, using: &random))
        }
        let curve = CubicCurve(start: point(), control1: point(), control2: point(), end: point())
        let (from, to) = (CGFloat.random(in: 0...0.5, using: &random), CGFloat.random(in: 0.5...1, using: &random))
        let part = curve.part(from: from, to: to)
        for t in stride(from: CGFloat(0), through: 1, by: 0.125) {
            let difference = part.point(at: t) - curve.point(at: from + (to - from) * t)
            #expect(difference.length < 1e-9)
        }
    }

    @Test("Dashes have the lengths of the pattern, and an odd pattern is repeated twice")
    func dashes() {
        let line = CGMutablePath()
        line.addLines(between: [.zero, CGPoint(x: 100, y: 0)])
        func ends(_ lengths: [CGFloat], phase: CGFloat = 0) -> [[CGFloat]] {
            PathMeasure(line.copy(dashingWithPhase: phase, lengths: lengths).elements).subpaths.map {
                [$0.pieces[0].curve.start.x.rounded(), $0.pieces[$0.pieces.count - 1].curve.end.x.rounded()]
            }
        }
        #expect(ends([30, 20]) == [[0, 30], [50, 80]])
        #expect(ends([30, 20], phase: 40) == [[10, 40], [60, 90]])
        #expect(ends([30, 20], phase: -10) == [[10, 40], [60, 90]])
        #expect(ends([40]) == [[0, 40], [80, 100]])
        #expect(ends([]) == [[0, 100]])
        #expect(ends([0, 0]) == [[0, 100]])
        #expect(ends([-1, 2]) == [[0, 100]])
        #expect(ends([.nan]) == [[0, 100]])
        #expect(ends([1e-9]) == [[0, 100]])
    }

    @Test("The outline of a stroke covers the same area as Cairo's stroke", arguments: 0..<40)
    func outlineAgreesWithCairo(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        func point() -> CGPoint {
            CGPoint(x: CGFloat.random(in: 30...90, using: &random), y: CGFloat.random(in: 30...90, using: &random))
        }
        let path = CGMutablePath()
        path.move(to: point())
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            if Bool.random(using: &random) {
                path.addLine(to: point())
            } else {
                path.addCurve(to: point(), control1: point(), control2: point())
            }
        }
        if Bool.random(using: &random) { path.closeSubpath() }
        let cap = [CGLineCap.butt, .round, .square].randomElement(using: &random) ?? .butt
        let join = [CGLineJoin.miter, .round, .bevel].randomElement(using: &random) ?? .miter
        let width = CGFloat.random(in: 1...14, using: &random)
        func draw(_ body: (CGContext) -> Void) throws -> CGImage {
            let context = try #require(
                CGContext.bitmap(size: CGSize(width: 120, height: 120), scale: 1, isOpaque: false))
            body(context)
            return try #require(context.makeImage())
        }
        let stroked = try draw { context in
            context.setLineWidth(width)
            context.setLineCap(cap)
            context.setLineJoin(join)
            context.setMiterLimit(4)
            context.addPath(path)
            context.strokePath()
        }
        let outline = path.copy(strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: 4)
        let filled = try draw { context in
            context.addPath(outline)
            context.fillPath()
        }
        let wrong = (0..<120).flatMap { y in (0..<120).map { (x: $0, y: y) } }.filter {
            abs(Int(stroked.pixel(x: $0.x, y: $0.y)?.alpha ?? 0) - Int(filled.pixel(x: $0.x, y: $0.y)?.alpha ?? 0)) > 90
        }
        // Tight curves fold within the line width, and the two implementations flatten them at different points.
        #expect(wrong.count <= 12, "seed \(seed), \(cap) \(join) \(width): \(wrong.prefix(5))")
    }

    @Test("Invalid line widths yield no outline, and zero-length segments yield their caps")
    func degenerateOutlines() {
        let dot = CGMutablePath()
        dot.addLines(between: [CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 5)])
        func box(_ width: CGFloat, _ cap: CGLineCap) -> CGRect {
            dot.copy(strokingWithWidth: width, lineCap: cap, lineJoin: .miter, miterLimit: .nan).boundingBoxOfPath
        }
        #expect(box(0, .round).isNull)
        #expect(box(.nan, .round).isNull)
        #expect(box(-1, .round).isNull)
        #expect(box(4, .butt).isNull)
        #expect(box(4, .square) == CGRect(x: 3, y: 3, width: 4, height: 4))
        #expect(box(4, .round) == CGRect(x: 3, y: 3, width: 4, height: 4))
        #expect(CGPath().copy(strokingWithWidth: 3, lineCap: .round, lineJoin: .round, miterLimit: 1).isEmpty)
    }

    @Test("A continuous corner joins its neighbors with continuous direction and curvature", arguments: [20, 30, 45])
    func continuousCorners(radius: CGFloat) {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 120)
        let path = CGPath(continuousRoundedRect: rect, radii: CornerRadii(CGSize(width: radius, height: radius)))
        #expect(path.boundingBoxOfPath == rect)
        let pieces = PathMeasure(path.elements).subpaths.first?.pieces.map(\.curve) ?? []
        let curves = pieces.filter { ($0.control1 - $0.start).length > 1e-9 && ($0.end - $0.start).length > 1e-6 }
        for (first, second) in zip(curves, curves.dropFirst() + curves.prefix(1)) {
            #expect((first.end - second.start).length < 1e-9)
            let (out, into) = (first.end - first.control2, second.control1 - second.start)
            let turn = out.dx * into.dy - out.dy * into.dx
            expectNear(turn, 0, within: 1e-6 * max(out.length * into.length, 1))
            expectNear(first.endCurvature, second.startCurvature, within: 0.02 / radius + 1e-6)
        }
    }
}

extension CubicCurve {
    fileprivate var startCurvature: CGFloat {
        let (first, second) = (control1 - start, control2 - control1)
        let length = first.length
        return 2 / 3 * (first.dx * second.dy - first.dy * second.dx) / (length * length * length)
    }

    fileprivate var endCurvature: CGFloat {
        let (first, second) = (control2 - control1, end - control2)
        let length = second.length
        return 2 / 3 * (first.dx * second.dy - first.dy * second.dx) / (length * length * length)
    }
}
