import Fuzzing
import OpenCoreGraphics
import Testing

@testable import OpenDisplay

@Suite("Depth order of layers")
struct DepthOrderTests {
    private func contains(_ polygon: [CGPoint], _ point: CGPoint) -> Bool {
        guard var last = polygon.last else { return false }
        var signs: Set<Bool> = []
        for corner in polygon {
            signs.insert(
                (corner.x - last.x) * (point.y - last.y) - (corner.y - last.y) * (point.x - last.x) >= 0)
            last = corner
        }
        return signs.count == 1
    }

    private func depth(_ shape: DepthOrder.Shape, _ point: CGPoint) -> CGFloat {
        shape.depth.x * point.x + shape.depth.y * point.y + shape.depth.z
    }

    @Test("The last painted layer at each point is the nearest one", arguments: 0..<60)
    func nearestIsLast(seed: Int) {
        var generator = SeededRandom(seed: UInt64(seed))
        func number(_ low: CGFloat, _ high: CGFloat) -> CGFloat { .random(in: low...high, using: &generator) }
        let isCrossing = seed % 2 == 0
        let shapes = (0..<Int.random(in: 2...9, using: &generator)).map { index in
            let (x, y) = (number(0, 60), number(0, 60))
            let outline = [
                CGPoint(x: x, y: y), CGPoint(x: x + number(20, 50), y: y + number(-5, 5)),
                CGPoint(x: x + number(20, 50), y: y + number(20, 50)), CGPoint(x: x, y: y + number(20, 40)),
            ]
            let slope = isCrossing ? (number(-1, 1), number(-1, 1)) : (0, 0)
            return DepthOrder.Shape(outline: outline, depth: (slope.0, slope.1, CGFloat(index * 7 % 5) * 10))
        }
        let pieces = DepthOrder.pieces(of: shapes)
        var compared = 0
        for _ in 0..<400 {
            let point = CGPoint(x: number(0, 110), y: number(0, 110))
            let covering = shapes.indices.filter { contains(shapes[$0].outline, point) }
            guard let nearest = covering.max(by: { (depth(shapes[$0], point), $0) < (depth(shapes[$1], point), $1) })
            else { continue }
            // Near an intersection either layer can be visible.
            let isClear = covering.allSatisfy {
                $0 == nearest || abs(depth(shapes[$0], point) - depth(shapes[nearest], point)) > 2.5
                    || shapes[$0].depth.x == shapes[nearest].depth.x
            }
            let last = pieces.last { piece in
                covering.contains(piece.shape) && piece.cuts.allSatisfy { $0.side(point) >= 0 }
            }
            guard isClear else { continue }
            compared += 1
            #expect(last?.shape == nearest)
        }
        #expect(compared > 0)
    }

    @Test("Layers that do not overlap or have equal depth keep the list order and are not cut")
    func listOrder() {
        let square = [CGPoint(x: 0, y: 0), CGPoint(x: 9, y: 0), CGPoint(x: 9, y: 9), CGPoint(x: 0, y: 9)]
        let flat = DepthOrder.Shape(outline: square, depth: (0, 0, 3))
        let away = DepthOrder.Shape(outline: square.map { CGPoint(x: $0.x + 50, y: $0.y) }, depth: (5, 0, -900))
        let pieces = DepthOrder.pieces(of: [flat, away, flat, flat])
        #expect(pieces.map(\.shape) == [0, 1, 2, 3])
        let cuts = pieces.flatMap(\.cuts)
        #expect(cuts.isEmpty)
    }

    @Test("Three layers that cover each other cyclically are all painted")
    func circle() {
        // Each bar rises along its length and crosses the next one.
        let bars: [DepthOrder.Shape] = (0..<3).map { index in
            let angle = CGFloat(index) * 2 * .pi / 3
            let turn = CGAffineTransform(rotationAngle: angle)
            let outline = [(-40, -14), (40, -14), (40, -6), (-40, -6)].map {
                CGPoint(x: CGFloat($0.0), y: CGFloat($0.1)).applying(turn)
            }
            return DepthOrder.Shape(outline: outline, depth: (cos(angle) / 2, sin(angle) / 2, 0))
        }
        let pieces = DepthOrder.pieces(of: bars)
        #expect(Set(pieces.map(\.shape)) == [0, 1, 2])
    }
}
