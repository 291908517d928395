import Fuzzing
import Testing

import OpenCoreGraphics

/// Paths with vertices far outside of an image, of which Cairo 1.16 draws wrong parts or nothing.
@Suite("Long edges of paths") struct LongEdgeTests {
    private static let side = 60
    private static let lengths: [CGFloat] = [1000, 1e5, 2e5, 5e5, 1e6, 3e6, 1e7, 1e9]

    /// A line through an image, and the direction of one of its sides.
    private struct Line {
        let point: CGPoint
        let direction: CGVector
        var normal: CGVector { CGVector(dx: -direction.dy, dy: direction.dx) }

        init(seed: UInt64) {
            var random = SeededRandom(seed: seed)
            let angle = CGFloat.random(in: 0...(2 * .pi), using: &random)
            // Every fourth line is along an axis or a diagonal, in whose direction Cairo joins successive lines.
            let whole = (angle / (.pi / 4)).rounded() * .pi / 4
            let used = seed % 4 == 0 ? whole : angle
            direction = CGVector(dx: cos(used), dy: sin(used))
            point = CGPoint(
                x: .random(in: 20...40, using: &random), y: .random(in: 20...40, using: &random))
        }

        func place(_ along: CGFloat, _ across: CGFloat = 0) -> CGPoint {
            CGPoint(
                x: point.x + direction.dx * along + normal.dx * across,
                y: point.y + direction.dy * along + normal.dy * across)
        }

        /// Returns the distance of the center of a pixel from the line, positive on the side of the normal.
        func distance(_ x: Int, _ y: Int) -> CGFloat {
            (CGFloat(x) + 0.5 - point.x) * normal.dx + (CGFloat(y) + 0.5 - point.y) * normal.dy
        }
    }

    /// Returns the pixels that differ from what `isRed` expects; those for which it returns `nil` are not compared.
    private func wrongPixels(_ image: CGImage?, in area: Range<Int>, isRed: (Int, Int) -> Bool?) -> [String] {
        area.flatMap { y in
            area.compactMap { x in
                guard let expected = isRed(x, y) else { return nil }
                let color = image?.pixel(x: x, y: y)?.description
                return color == (expected ? "#ff0000ff" : "#00000000") ? nil : "\(x), \(y): \(color ?? "none")"
            }
        }
    }

    private func image(clip: CGRect? = nil, _ draw: (CGContext) -> Void) -> CGImage? {
        CGContext.image(size: CGSize(width: Self.side, height: Self.side), scale: 1, isOpaque: false) { context in
            if let clip { context.clip(to: clip) }
            context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
            context.setStrokeColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
            draw(context)
        }
    }

    @Test("A square of any size is filled on one side of its edge", arguments: 0..<40 as Range<UInt64>, Self.lengths)
    func fill(seed: UInt64, length: CGFloat) {
        let line = Line(seed: seed)
        let path = CGMutablePath()
        path.addLines(between: [
            line.place(-length), line.place(length), line.place(length, length), line.place(-length, length),
        ])
        path.closeSubpath()
        for clip in [nil, CGRect(x: 10, y: 10, width: 30, height: 30)] {
            let image = image(clip: clip) { context in
                context.addPath(path)
                context.fillPath()
            }
            let wrong = wrongPixels(image, in: clip == nil ? 0..<Self.side : 10..<40) { x, y in
                let distance = line.distance(x, y)
                return abs(distance) < 1.5 ? nil : distance > 0
            }
            #expect(wrong == [])
        }
    }

    @Test("A line of any length is stroked", arguments: 0..<40 as Range<UInt64>, Self.lengths)
    func stroke(seed: UInt64, length: CGFloat) {
        let line = Line(seed: seed)
        let image = image { context in
            context.setLineWidth(8)
            context.strokeLineSegments(between: [line.place(-length), line.place(length)])
        }
        let wrong = wrongPixels(image, in: 0..<Self.side) { x, y in
            let distance = abs(line.distance(x, y))
            return abs(distance - 4) < 1.5 ? nil : distance < 4
        }
        #expect(wrong == [])
    }

    @Test("A thin line of any length is stroked", arguments: Self.lengths, [0.5, 1, 2] as [CGFloat])
    func thinStroke(length: CGFloat, width: CGFloat) {
        let image = image { context in
            context.setLineWidth(width)
            context.strokeLineSegments(between: [CGPoint(x: -length, y: 20.5), CGPoint(x: length, y: 20.5)])
        }
        #expect(image?.pixel(x: 30, y: 20)?.description != "#00000000")
        #expect(image?.pixel(x: 30, y: 25)?.description == "#00000000")
    }

    @Test(
        "A straight curve of any length is filled on one side of it", arguments: 0..<20 as Range<UInt64>,
        [1000, 1e5, 2e5, 5e5, 1e6, 2e6] as [CGFloat])
    func curve(seed: UInt64, length: CGFloat) {
        let line = Line(seed: seed)
        let path = CGMutablePath()
        path.move(to: line.place(-length))
        path.addCurve(
            to: line.place(length), control1: line.place(-length / 3), control2: line.place(length / 3))
        path.addLine(to: line.place(0, length))
        path.closeSubpath()
        let image = image { context in
            context.addPath(path)
            context.fillPath()
        }
        let wrong = wrongPixels(image, in: 0..<Self.side) { x, y in
            let distance = line.distance(x, y)
            return abs(distance) < 1.5 ? nil : distance > 0
        }
        #expect(wrong == [])
    }

    @Test("Clipping to a square of any size leaves one side of its edge", arguments: 0..<20 as Range<UInt64>)
    func clip(seed: UInt64) {
        let line = Line(seed: seed)
        for length in Self.lengths {
            let image = image { context in
                context.addLines(between: [
                    line.place(-length), line.place(length), line.place(length, length), line.place(-length, length),
                ])
                context.closePath()
                context.clip()
                context.fill(CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
            }
            let wrong = wrongPixels(image, in: 0..<Self.side) { x, y in
                let distance = line.distance(x, y)
                return abs(distance) < 1.5 ? nil : distance > 0
            }
            #expect(wrong == [])
        }
    }
}
