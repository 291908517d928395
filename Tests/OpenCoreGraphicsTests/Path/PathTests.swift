import Fuzzing
import CGTK
import TestSupport
import Testing

@testable import OpenCoreGraphics

@Suite("Paths") struct PathTests {
    /// Cairo's results for a path.
    private final class Judge {
        private let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
        private let cairo: OpaquePointer
        private let elements: [PathElement]

        init?(_ path: CGPath) {
            guard let cairo = cairo_create(surface) else { return nil }
            self.cairo = cairo
            elements = path.elements
            cairo_set_tolerance(cairo, 0.01)
            cairo.addPath(path.elements)
        }

        deinit {
            cairo_destroy(cairo)
            cairo_surface_destroy(surface)
        }

        func contains(_ point: CGPoint, _ rule: CGPathFillRule) -> Bool {
            cairo_set_fill_rule(cairo, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
            return cairo_in_fill(cairo, point.x.native, point.y.native) != 0
        }

        /// Returns whether the outline is so near that rounding determines the result.
        func isUndecided(_ point: CGPoint) -> Bool {
            cairo_set_line_width(cairo, 0.2)
            cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
            cairo.addPath(elements.flatMap { $0.type == .moveToPoint ? [.close, $0] : [$0] } + [.close])
            defer { cairo.addPath(elements) }
            return cairo_in_stroke(cairo, point.x.native, point.y.native) != 0
        }

        var extents: CGRect {
            var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
            cairo_path_extents(cairo, &left, &top, &right, &bottom)
            return CGRect(x: left, y: top, width: right - left, height: bottom - top)
        }
    }

    private func randomPath(_ random: inout SeededRandom) -> CGMutablePath {
        let path = CGMutablePath()
        func point() -> CGPoint {
            CGPoint(x: CGFloat.random(in: -50...50, using: &random), y: CGFloat.random(in: -50...50, using: &random))
        }
        path.move(to: point())
        for _ in 0..<Int.random(in: 1...8, using: &random) {
            switch Int.random(in: 0..<9, using: &random) {
            case 0: path.move(to: point())
            case 1, 2: path.addLine(to: point())
            case 3: path.addQuadCurve(to: point(), control: point())
            case 4, 5: path.addCurve(to: point(), control1: point(), control2: point())
            case 6: path.closeSubpath()
            case 7:
                path.addEllipse(in: CGRect(origin: point(), size: CGSize(width: 30, height: 20)))
            default:
                path.addArc(
                    center: point(), radius: 15, startAngle: .random(in: -7...7, using: &random),
                    endAngle: .random(in: -7...7, using: &random), clockwise: .random(using: &random))
            }
        }
        path.closeSubpath()
        return path
    }

    @Test("contains agrees with Cairo for random paths and both fill rules")
    func containsAgreesWithCairo() throws {
        var random = SeededRandom(seed: 11)
        var decided = 0
        for _ in 0..<150 {
            let path = randomPath(&random)
            let judge = try #require(Judge(path))
            for _ in 0..<40 {
                let point = CGPoint(
                    x: CGFloat.random(in: -60...60, using: &random), y: CGFloat.random(in: -60...60, using: &random))
                if judge.isUndecided(point) { continue }
                decided += 1
                for rule in [CGPathFillRule.winding, .evenOdd] {
                    #expect(
                        path.contains(point, using: rule) == judge.contains(point, rule), "\(path.elements) \(point)")
                }
            }
        }
        #expect(decided > 4000)
    }

    @Test("boundingBoxOfPath agrees with Cairo for random paths, and boundingBox contains it")
    func boundsAgreeWithCairo() throws {
        var random = SeededRandom(seed: 12)
        var compared = 0
        for _ in 0..<300 {
            var path: CGPath = randomPath(&random)
            // Cairo includes a lone move as a point only at the end; remove these elements.
            path = CGPath(elements: path.elements.withoutLoneMoves)
            guard path.elements.contains(where: { $0.type != .closeSubpath }) else { continue }
            compared += 1
            let judge = try #require(Judge(path))
            let (own, expected) = (path.boundingBoxOfPath, judge.extents)
            expectNear(own.minX, expected.minX, within: 0.1, "\(path.elements)")
            expectNear(own.maxX, expected.maxX, within: 0.1, "\(path.elements)")
            expectNear(own.minY, expected.minY, within: 0.1, "\(path.elements)")
            expectNear(own.maxY, expected.maxY, within: 0.1, "\(path.elements)")
            #expect(path.boundingBox.insetBy(dx: -1e-6, dy: -1e-6).encloses(own))
        }
        #expect(compared > 200)
    }

    @Test("An empty path has null bounds and contains no point")
    func empty() {
        let path = CGMutablePath()
        #expect(path.isEmpty)
        #expect(path.boundingBox.isNull)
        #expect(path.boundingBoxOfPath.isNull)
        #expect(path.currentPoint == .zero)
        #expect(!path.contains(.zero))
        path.closeSubpath()
        #expect(path.isEmpty)
    }

    @Test("Path elements that are not finite are omitted")
    func notFinite() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: CGFloat.nan, y: 0))
        path.addLine(to: CGPoint(x: CGFloat.infinity, y: 0))
        path.addRect(CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1))
        path.addRect(.null)
        path.addEllipse(in: .null)
        path.addRoundedRect(in: .null, cornerWidth: 1, cornerHeight: 1)
        path.addArc(center: .zero, radius: .nan, startAngle: 0, endAngle: 1, clockwise: true)
        path.addArc(center: .zero, radius: 1, startAngle: .infinity, endAngle: 1, clockwise: true)
        path.addLines(between: [])
        path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1), transform: CGAffineTransform(scaleX: .nan, y: 1))
        #expect(path.isEmpty)
    }

    @Test("Paths compare by their elements, and a copy is independent of its original")
    func values() throws {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        let same = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        #expect(path == same)
        #expect(path.hashValue == same.hashValue)
        let copy = try #require(path.copy())
        path.addLine(to: CGPoint(x: 5, y: 5))
        #expect(copy == same)
        #expect(path != same)
        let mutable = try #require(same.mutableCopy())
        mutable.move(to: .zero)
        #expect(same.elements.count == 5)
        #expect(mutable.elements.count == 6)
    }

    @Test("A transform applies to every point of a copied path")
    func transformed() throws {
        var shift = CGAffineTransform(translationX: 5, y: 7)
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: &shift)
        #expect(path.boundingBox == CGRect(x: 5, y: 7, width: 10, height: 10))
        let back = try #require(path.mutableCopy(using: &shift))
        #expect(back.boundingBox == CGRect(x: 10, y: 14, width: 10, height: 10))
    }

    @Test("applyWithBlock enumerates the elements in order with their points")
    func steps() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addQuadCurve(to: CGPoint(x: 7, y: 8), control: CGPoint(x: 5, y: 6))
        path.addCurve(to: CGPoint(x: 13, y: 14), control1: CGPoint(x: 9, y: 10), control2: CGPoint(x: 11, y: 12))
        path.closeSubpath()
        var types: [CGPathElementType] = []
        var ends: [CGPoint] = []
        let counts: [CGPathElementType: Int] = [
            .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3,
        ]
        path.applyWithBlock { step in
            types.append(step.pointee.type)
            if let count = counts[step.pointee.type] { ends.append(step.pointee.points[count - 1]) }
        }
        #expect(types == [.moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath])
        #expect(ends.map(\.x) == [1, 3, 7, 13])
    }

    @Test("After closeSubpath, drawing continues at the start of the subpath")
    func afterClose() {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 1, y: 1), CGPoint(x: 9, y: 1), CGPoint(x: 9, y: 9)])
        path.closeSubpath()
        #expect(path.currentPoint == CGPoint(x: 1, y: 1))
        path.addLine(to: CGPoint(x: 0, y: 5))
        #expect(path.elements.suffix(2) == [.move(CGPoint(x: 1, y: 1)), .line(CGPoint(x: 0, y: 5))])
    }

    @Test("Arcs run in the direction that Core Graphics uses")
    func arcs() {
        func middle(clockwise: Bool) -> CGPoint {
            let path = CGMutablePath()
            path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: clockwise)
            return path.boundingBoxOfPath.center
        }
        let short = middle(clockwise: false)
        expectNear(short.x, 5, within: 0.01)
        expectNear(short.y, 5, within: 0.01)
        let long = middle(clockwise: true)
        expectNear(long.x, 0, within: 0.01)
        expectNear(long.y, 0, within: 0.01)
    }

    /// End angles and the angles that the arcs span, in quarter turns in the direction of the arc.
    private static let spans: [(end: CGFloat, span: CGFloat)] = [
        (0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (5, 4), (8, 4),
        (-1, 3), (-2, 2), (-3, 1), (-4, 4), (-5, 3), (-8, 4), (-9, 3),
    ]

    @Test(
        "An arc spans whole turns as a full circle, other angles modulo a turn, and equal angles not at all",
        arguments: [false, true])
    func arcSpans(clockwise: Bool) {
        let quarter: CGFloat = clockwise ? -.pi / 2 : .pi / 2
        let starts: [CGFloat] = [0, -.pi / 2, .pi, 0.7, -2.3, 3 * .pi / 2, 5]
        for start in starts {
            for (end, span) in Self.spans {
                let sweep = PathBuilder.sweep(from: start, to: start + end * quarter, clockwise: clockwise)
                expectNear(sweep, span * quarter, within: 1e-9, "from \(start) by \(end) quarters")
            }
        }
    }

    @Test("An arc from 0 to a full turn against its direction is a full circle")
    func fullCircleAgainstDirection() {
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        expectNear(path.boundingBoxOfPath.width, 20, within: 0.01)
    }

    @Test("An arc at a corner is tangent to both sides at the same distance from the corner")
    func roundedCorner() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 100))
        path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 100, y: 0), radius: 20)
        expectNear(path.currentPoint.x, 20, within: 1e-9)
        expectNear(path.currentPoint.y, 0, within: 1e-9)
        #expect(path.elements[1] == .line(CGPoint(x: 0, y: 20)) || abs(path.elements[1].points[0].y - 20) < 1e-9)
        let nearest = CGPoint(x: 20 - 20 / 2.0.squareRoot(), y: 20 - 20 / 2.0.squareRoot())
        #expect(path.contains(CGPoint(x: nearest.x + 0.3, y: nearest.y + 0.3)))
        #expect(!path.contains(CGPoint(x: nearest.x - 0.3, y: nearest.y - 0.3)))
        let straight = CGMutablePath()
        straight.move(to: .zero)
        straight.addArc(tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 9, y: 0), radius: 3)
        #expect(straight.elements.last == .line(CGPoint(x: 5, y: 0)))
    }

    @Test("Corner radii that are too large shrink proportionally, and invalid ones become 0")
    func cornerRadii() {
        let size = CGSize(width: 100, height: 40)
        let fitted = CornerRadii(topLeft: 60, topRight: 60, bottomRight: 0, bottomLeft: 20).fitted(to: size)
        #expect(fitted.topLeft.width == 30)
        #expect(fitted.topRight.width == 30)
        #expect(fitted.bottomLeft.height == 10)
        #expect(CornerRadii(topLeft: .nan, topRight: -3, bottomRight: .infinity).fitted(to: size) == CornerRadii())
        let pill = CGPath(
            roundedRect: CGRect(x: 0, y: 0, width: 100, height: 40), cornerWidth: 999, cornerHeight: 999, transform: nil
        )
        #expect(pill.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 100, height: 40))
        #expect(!pill.contains(CGPoint(x: 1, y: 1)))
        #expect(pill.contains(CGPoint(x: 50, y: 1)))
    }

    @Test("A circle of Bézier curves deviates from its radius by less than a thousandth")
    func circle() {
        let path = CGPath(ellipseIn: CGRect(x: -100, y: -100, width: 200, height: 200), transform: nil)
        for step in 0..<360 {
            let angle = CGFloat(step) * .pi / 180
            #expect(path.contains(CGPoint(x: 99.9 * cos(angle), y: 99.9 * sin(angle))))
            #expect(!path.contains(CGPoint(x: 100.1 * cos(angle), y: 100.1 * sin(angle))))
        }
    }

    @Test("Mutable paths can be created concurrently on many threads")
    func threads() async {
        let path = CGMutablePath()
        path.move(to: .zero)
        await withTaskGroup(of: Void.self) { group in
            for task in 0..<8 {
                group.addTask {
                    for step in 0..<100 { path.addLine(to: CGPoint(x: task, y: step)) }
                }
            }
        }
        #expect(path.elements.count == 801)
    }
}

extension [PathElement] {
    /// The elements without moves that are followed by another move or by the end.
    fileprivate var withoutLoneMoves: [PathElement] {
        enumerated().filter { index, element in
            guard case .move = element else { return true }
            guard index + 1 < count else { return false }
            switch self[index + 1] {
            case .move, .close: return false
            default: return true
            }
        }.map(\.element)
    }
}
