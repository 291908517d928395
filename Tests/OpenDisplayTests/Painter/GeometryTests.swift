import Fuzzing
import CGTK
import OpenCoreGraphics
import OpenQuartzCore
import TestSupport
import Testing

@testable import OpenDisplay

@Suite("The painter's geometry")
struct GeometryTests {
    @Test("A GSK transform equals its affine transform and is categorized as two-dimensional", arguments: 0..<200)
    func transforms(seed: Int) throws {
        var generator = SeededRandom(seed: UInt64(seed))
        func number() -> CGFloat { CGFloat.random(in: -3...3, using: &generator) }
        func randomMatrix() -> CGAffineTransform {
            CGAffineTransform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
        }
        var matrix = randomMatrix()
        while abs(matrix.determinant) <= 0.01 { matrix = randomMatrix() }
        let transform = try #require(GskTransforms.make(matrix))
        defer { gsk_transform_unref(transform) }
        #expect(gsk_transform_get_category(transform).rawValue >= GSK_TRANSFORM_CATEGORY_2D.rawValue)
        for _ in 0..<4 {
            let point = CGPoint(x: number(), y: number())
            var (source, target) = (graphene_point_t(x: Float(point.x), y: Float(point.y)), graphene_point_t())
            gsk_transform_transform_point(transform, &source, &target)
            let expected = point.applying(matrix)
            expectNear(CGFloat(target.x), expected.x, within: 1e-4)
            expectNear(CGFloat(target.y), expected.y, within: 1e-4)
        }
    }

    @Test("The identity transform is nil, as GSK represents it")
    func identity() {
        #expect(GskTransforms.make(.identity) == nil)
    }

    @Test("A transformed rectangle tightly contains the transformed points", arguments: 0..<100)
    func rectangles(seed: Int) {
        var generator = SeededRandom(seed: UInt64(seed))
        func number() -> CGFloat { CGFloat.random(in: -3...3, using: &generator) }
        let matrix = CGAffineTransform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
        let rect = CGRect(x: number(), y: number(), width: abs(number()) + 0.1, height: abs(number()) + 0.1)
        let image = PaintRect(rect).applying(matrix)
        let expected = rect.applying(matrix)
        expectNear(image.minX, expected.minX, within: 1e-9)
        expectNear(image.maxX, expected.maxX, within: 1e-9)
        expectNear(image.minY, expected.minY, within: 1e-9)
        expectNear(image.maxY, expected.maxY, within: 1e-9)
    }

    @Test("Empty and invalid rectangles contain and change nothing")
    func emptyRectangles() {
        var union = PaintRect.empty
        union.formUnion(PaintRect(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)))
        union.formUnion(PaintRect(CGRect(x: 0, y: 0, width: -1, height: 1)))
        #expect(union.isEmpty)
        #expect(union.applying(CGAffineTransform(rotationAngle: 1)).isEmpty)
        #expect(!union.intersects(PaintRect(CGRect(x: -100, y: -100, width: 200, height: 200))))
        #expect(union.contains(.empty))
    }

    @Test(
        "Sublayer chunks cover all indexes once, in order, and have a limited size",
        arguments: [0, 1, 31, 32, 33, 1024, 1025, 10_000])
    func chunks(count: Int) {
        var chunks = SublayerChunks()
        chunks.reset(count: 7)
        chunks.reset(count: count)
        let positions = chunks.chunks.indices.flatMap { Array(chunks.range(ofChunk: $0)) }
        #expect(positions == Array(0..<count))
        #expect(chunks.chunkSize <= 128)
        #expect(chunks.chunks.count <= 128)
    }
}
