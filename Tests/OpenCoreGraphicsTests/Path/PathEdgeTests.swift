import Fuzzing
import CGTK
import Testing

import OpenCoreGraphics

@Suite("Edges of paths") struct PathEdgeTests {
    private func triangle(_ points: [CGPoint], isReversed: Bool) -> CGPath {
        let path = CGMutablePath()
        path.addLines(between: isReversed ? points.reversed() : points)
        path.closeSubpath()
        return path
    }

    @Test("A point on a shared edge is inside exactly one of the adjacent shapes", arguments: 0..<20)
    func sharedEdges(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        func number() -> CGFloat { .random(in: 1...9, using: &random) }
        // A square around an inner point: four triangles, each with a random direction.
        let corners = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 0, y: 10)]
        let middle = CGPoint(x: number(), y: number())
        let triangles = (0..<4).map {
            triangle([corners[$0], corners[($0 + 1) % 4], middle], isReversed: .random(using: &random))
        }
        for corner in corners {
            for _ in 0..<200 {
                let point = corner.interpolated(to: middle, by: .random(in: 0.01...1, using: &random))
                for rule in [CGPathFillRule.winding, .evenOdd] {
                    let owners = triangles.filter { $0.contains(point, using: rule) }
                    #expect(owners.count == 1, "\(point) \(rule)")
                }
            }
        }
    }

    @Test("Points on the left and top edges of a rectangle are inside, those on the right and bottom edges are not")
    func rectangleEdges() {
        let rect = CGRect(x: 2, y: 3, width: 4, height: 5)
        for path in [CGPath(rect: rect, transform: nil), CGPath(roundedRect: rect, radii: CornerRadii())] {
            for x in stride(from: 1.0, through: 7, by: 0.5) {
                for y in stride(from: 2.0, through: 9, by: 0.5) {
                    let point = CGPoint(x: x, y: y)
                    #expect(path.contains(point) == rect.contains(point), "\(point)")
                    #expect(path.contains(point, using: .evenOdd) == rect.contains(point), "\(point)")
                }
            }
        }
    }

    @Test("Two rings in one direction have no hole by the winding rule and one by the even-odd rule")
    func rings() {
        let path = CGMutablePath()
        path.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addEllipse(in: CGRect(x: 3, y: 3, width: 4, height: 4))
        #expect(path.contains(CGPoint(x: 5, y: 5)))
        #expect(!path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
        #expect(path.contains(CGPoint(x: 1.5, y: 5)))
        #expect(path.contains(CGPoint(x: 1.5, y: 5), using: .evenOdd))
    }

    @Test("isRect identifies rectangles among paths")
    func isRect() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        var found = CGRect.zero
        let isRect = CGPath(rect: rect, transform: nil).isRect(&found)
        #expect(isRect)
        #expect(found == rect)
        var turned = CGAffineTransform(rotationAngle: 0.3)
        #expect(!CGPath(rect: rect, transform: &turned).isRect(nil))
        #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
        #expect(!CGPath().isRect(nil))
        let bent = CGMutablePath()
        bent.addLines(between: [.zero, CGPoint(x: 4, y: 0), CGPoint(x: 4, y: 3), CGPoint(x: 1, y: 3)])
        bent.closeSubpath()
        #expect(!bent.isRect(nil))
        let open = CGMutablePath()
        open.addLines(between: [.zero, CGPoint(x: 4, y: 0), CGPoint(x: 4, y: 3), CGPoint(x: 0, y: 3)])
        #expect(!open.isRect(nil))
        open.addLine(to: .zero)
        let isOpenRect = open.isRect(&found)
        #expect(isOpenRect)
        #expect(found == CGRect(x: 0, y: 0, width: 4, height: 3))
    }

    @Test("A transform that makes elements infinite leaves a path that starts with a move")
    func lostSteps() {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 1e300, y: 0), CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 5)])
        path.closeSubpath()
        var huge = CGAffineTransform(scaleX: 1e10, y: 1)
        let moved = path.copy(using: &huge)
        #expect(moved?.elements.first == .move(CGPoint(x: 1e10, y: 1)))
        #expect(moved?.elements.count == 3 + 1)
        #expect(CGPath.subpaths(of: moved?.elements ?? []).count == 1)
    }

    @Test("Dashes cover the same area as Cairo's dashes", arguments: 0..<20)
    func dashesAgreeWithCairo(seed: UInt64) throws {
        var random = SeededRandom(seed: seed + 100)
        func point() -> CGPoint {
            CGPoint(x: CGFloat.random(in: 10...90, using: &random), y: CGFloat.random(in: 10...90, using: &random))
        }
        let path = CGMutablePath()
        path.addLines(between: (0..<Int.random(in: 2...5, using: &random)).map { _ in point() })
        path.addCurve(to: point(), control1: point(), control2: point())
        let lengths = (0..<Int.random(in: 1...4, using: &random)).map { _ in CGFloat.random(in: 3...12, using: &random)
        }
        let phase = CGFloat.random(in: -20...20, using: &random)
        func draw(_ body: (CGContext) -> Void) throws -> CGImage {
            let size = CGSize(width: 100, height: 100)
            return try #require(
                CGContext.image(size: size, scale: 1) { context in
                    context.setLineWidth(3)
                    body(context)
                    context.strokePath()
                })
        }
        let expected = try draw { context in
            context.setLineDash(phase: phase, lengths: lengths)
            context.addPath(path)
        }
        let own = try draw { $0.addPath(path.copy(dashingWithPhase: phase, lengths: lengths)) }
        let difference = PixelDifference(expected, own, tolerance: 100)
        #expect(difference.differingPixels <= 10, "seed \(seed): \(lengths) \(phase)")
    }
}
