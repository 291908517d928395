import Testing

import OpenCoreGraphics
import OpenUIKitCore

/// The arcs of contexts and Bézier paths are those of `CGMutablePath`, whose angles are tested exhaustively.
@Suite("Arcs") @MainActor struct ArcTests {
    private nonisolated static let angles: [CGFloat] = [-2 * .pi, -.pi / 2, 0, .pi / 2, .pi, 2 * .pi, 3 * .pi]

    private func arc(_ start: CGFloat, _ end: CGFloat, clockwise: Bool) -> CGPath {
        let path = CGMutablePath()
        path.addArc(
            center: CGPoint(x: 10, y: 10), radius: 5, startAngle: start, endAngle: end, clockwise: clockwise)
        return path
    }

    @Test("A context adds the same arcs as a path", arguments: angles, [true, false])
    func context(start: CGFloat, clockwise: Bool) throws {
        for end in Self.angles {
            let context = try #require(
                CGContext(
                    data: nil, width: 20, height: 20, bitsPerComponent: 8, bytesPerRow: 0,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
            context.addArc(
                center: CGPoint(x: 10, y: 10), radius: 5, startAngle: start, endAngle: end, clockwise: clockwise)
            let found = try #require(context.path).boundingBoxOfPath
            #expect(found.isNear(arc(start, end, clockwise: clockwise).boundingBoxOfPath), "to \(end)")
        }
    }

    @Test(
        "A Bézier path, whose y-axis points down, adds the arcs of the other direction", arguments: angles,
        [true, false])
    func bezierPath(start: CGFloat, clockwise: Bool) {
        for end in Self.angles {
            let path = UIBezierPath()
            path.addArc(
                withCenter: CGPoint(x: 10, y: 10), radius: 5, startAngle: start, endAngle: end, clockwise: clockwise)
            let expected = arc(start, end, clockwise: !clockwise).boundingBoxOfPath
            #expect(path.cgPath.boundingBoxOfPath.isNear(expected), "to \(end)")
        }
    }
}

extension CGRect {
    fileprivate func isNear(_ other: CGRect) -> Bool {
        self == other
            || abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6 && abs(width - other.width) < 1e-6
                && abs(height - other.height) < 1e-6
    }
}
