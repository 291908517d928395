import Fuzzing
import Foundation
import TestSupport
import Testing

@testable import OpenCoreGraphics

@Suite("Combined areas of paths")
struct PathAreaTests {
    private func rectangle(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
        CGPath(rect: CGRect(x: x, y: y, width: width, height: height), transform: nil)
    }

    private func rectangle(of path: CGPath) -> CGRect? {
        var rect = CGRect.zero
        return path.isRect(&rect) ? rect : nil
    }

    private func combined(_ paths: CGPath...) -> CGPath {
        CGPath(elements: paths.flatMap(\.elements))
    }

    @Test("The intersection of two rectangles is a rectangle, and so is the union of two with a common edge")
    func rectangles() {
        let first = rectangle(0, 0, 10, 10)
        #expect(rectangle(of: first.intersection(rectangle(5, 5, 10, 10))) == CGRect(x: 5, y: 5, width: 5, height: 5))
        #expect(rectangle(of: first.union(rectangle(10, 0, 10, 10))) == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(rectangle(of: first.union(rectangle(2, 2, 3, 3))) == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(first.symmetricDifference(first).isEmpty)
        #expect(first.subtracting(rectangle(-1, -1, 20, 20)).isEmpty)
        #expect(first.intersection(rectangle(10, 0, 10, 10)).isEmpty)
        #expect(first.union(CGPath()) == first.normalized())
        #expect(CGPath().union(CGPath()).isEmpty)
    }

    @Test("A subtracted area inside is a hole for both fill rules")
    func hole() {
        let ring = rectangle(0, 0, 30, 30).subtracting(rectangle(10, 10, 10, 10))
        for rule in [CGPathFillRule.winding, .evenOdd] {
            #expect(!ring.contains(CGPoint(x: 15, y: 15), using: rule))
            #expect(ring.contains(CGPoint(x: 5, y: 15), using: rule))
        }
        #expect(ring.elements.count { $0 == .close } == 2)
    }

    @Test("Paths intersect if their areas have points in common, and not if they only touch")
    func intersects() {
        let first = rectangle(0, 0, 10, 10)
        #expect(first.intersects(rectangle(9, 9, 10, 10)))
        #expect(!first.intersects(rectangle(10, 0, 10, 10)))
        #expect(!first.intersects(rectangle(20, 0, 10, 10)))
    }

    @Test("The fill rule determines whether an area that is covered twice belongs to a normalized path")
    func normalized() {
        let twice = combined(rectangle(0, 0, 30, 30), rectangle(10, 10, 10, 10))
        #expect(rectangle(of: twice.normalized(using: .winding)) == CGRect(x: 0, y: 0, width: 30, height: 30))
        let ring = twice.normalized(using: .evenOdd)
        #expect(!ring.contains(CGPoint(x: 15, y: 15), using: .winding))
        #expect(ring.contains(CGPoint(x: 5, y: 5), using: .winding))
    }

    @Test("Each separate part has its holes, and parts in holes or with a common corner are parts of their own")
    func components() {
        let ring = rectangle(0, 0, 30, 30).subtracting(rectangle(5, 5, 20, 20))
        let parts = combined(ring, rectangle(10, 10, 5, 5), rectangle(15, 15, 5, 5)).componentsSeparated()
        #expect(parts.count == 3)
        #expect(parts.count { $0.elements.count { $0 == .close } == 2 } == 1)
        #expect(Set(parts.compactMap { rectangle(of: $0)?.minX }) == [10, 15])
    }

    @Test("The parts of a line inside of an area and outside of it are separated, and open lines are not closed")
    func lines() {
        let line = CGMutablePath()
        line.addLines(between: [CGPoint(x: -10, y: 5), CGPoint(x: 20, y: 5), CGPoint(x: 20, y: 30)])
        let area = rectangle(0, 0, 10, 10)
        let inside: [PathElement] = [.move(CGPoint(x: 0, y: 5)), .line(CGPoint(x: 10, y: 5))]
        #expect(line.lineIntersection(area).elements == inside)
        let outside: [PathElement] = [
            .move(CGPoint(x: -10, y: 5)), .line(CGPoint(x: 0, y: 5)), .move(CGPoint(x: 10, y: 5)),
            .line(CGPoint(x: 20, y: 5)), .line(CGPoint(x: 20, y: 30)),
        ]
        #expect(line.lineSubtracting(area).elements == outside)
    }

    @Test("A flattened path consists of lines, of which there are fewer for a larger threshold")
    func flattened() {
        let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
        let (fine, coarse) = (circle.flattened(threshold: 0.01), circle.flattened(threshold: 1))
        for path in [fine, coarse] {
            #expect(path.elements.allSatisfy { $0.points.count <= 1 })
            #expect(path.elements.last == .close)
        }
        #expect(coarse.elements.count < fine.elements.count)
        let distances = fine.elements.flatMap(\.points).map { hypot($0.x - 50, $0.y - 50) }
        expectNear(distances.min() ?? 0, 50, within: 0.05)
        expectNear(distances.max() ?? 0, 50, within: 0.05)
    }

    // MARK: Random paths

    /// Returns polygons with corners on a coarse or on a fine grid, so that lines often or never coincide, and ellipses.
    private func randomPath(_ random: inout SeededRandom, isCoarse: Bool) -> CGPath {
        let path = CGMutablePath()
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            func coordinate() -> CGFloat {
                isCoarse ? CGFloat(Int.random(in: -8...8, using: &random)) : CGFloat.random(in: -8...8, using: &random)
            }
            if !isCoarse, Bool.random(using: &random) {
                path.addEllipse(in: CGRect(x: coordinate(), y: coordinate(), width: 7, height: abs(coordinate()) + 1))
            } else {
                let count = Int.random(in: 3...8, using: &random)
                path.addLines(between: (0..<count).map { _ in CGPoint(x: coordinate(), y: coordinate()) })
                path.closeSubpath()
            }
        }
        return path
    }

    @Test("Combinations of random paths contain exactly the points that they should, by both rules", arguments: 0..<60)
    func random(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let isCoarse = seed.isMultiple(of: 2)
        let rule: CGPathFillRule = seed % 4 < 2 ? .winding : .evenOdd
        let (first, second) = (randomPath(&random, isCoarse: isCoarse), randomPath(&random, isCoarse: isCoarse))
        let results: [(CGPath, (Bool, Bool) -> Bool)] = [
            (first.union(second, using: rule), { $0 || $1 }), (first.intersection(second, using: rule), { $0 && $1 }),
            (first.subtracting(second, using: rule), { $0 && !$1 }), (first.normalized(using: rule), { own, _ in own }),
            (first.symmetricDifference(second, using: rule), { $0 != $1 }),
        ]
        let parts = first.componentsSeparated(using: rule)
        var differences: [CGPoint] = []
        for _ in 0..<200 {
            let point = CGPoint(
                x: CGFloat.random(in: -9...16, using: &random), y: CGFloat.random(in: -9...16, using: &random))
            let (own, other) = (first.contains(point, using: rule), second.contains(point, using: rule))
            for (path, isInside) in results {
                let expected = isInside(own, other)
                for fill in [CGPathFillRule.winding, .evenOdd] where path.contains(point, using: fill) != expected {
                    differences.append(point)
                }
            }
            if parts.count(where: { $0.contains(point) }) != (own ? 1 : 0) { differences.append(point) }
        }
        #expect(differences.isEmpty)
    }

    @Test("Large, small and distant paths are combined as exactly as others", arguments: [1e-9, 1e-3, 1e6, 1e12])
    func magnitudes(factor: CGFloat) {
        var random = SeededRandom(seed: 7)
        for _ in 0..<5 {
            let paths = (0..<2).map { _ in
                randomPath(&random, isCoarse: true).applying(CGAffineTransform(scaleX: factor, y: factor))
            }
            let union = paths[0].union(paths[1])
            for _ in 0..<50 {
                let point = CGPoint(
                    x: CGFloat.random(in: -9...9, using: &random) * factor,
                    y: CGFloat.random(in: -9...9, using: &random) * factor)
                #expect(union.contains(point) == paths.contains { $0.contains(point) })
            }
        }
    }

    @Test("Paths with the largest and the smallest numbers are combined", arguments: [1e308, 1e300, 1e-300, 1e-307])
    func extremeNumbers(size: CGFloat) {
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: size, height: size / 2), transform: nil)
        #expect(path.intersection(path) == path.normalized())
    }
}
