import Fuzzing
import TestSupport
import Testing

import OpenCoreGraphics

@Suite("Geometry") struct GeometryTests {
    private func isClose(_ first: CGPoint, _ second: CGPoint, _ tolerance: CGFloat = 1e-9) -> Bool {
        abs(first.x - second.x) < tolerance && abs(first.y - second.y) < tolerance
    }

    @Test("Concatenated transforms apply the first and then the second transform")
    func concatenation() {
        var random = SeededRandom(seed: 1)
        for _ in 0..<200 {
            let numbers = (0..<14).map { _ in CGFloat.random(in: -3...3, using: &random) }
            let first = CGAffineTransform(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
            let second = CGAffineTransform(numbers[6], numbers[7], numbers[8], numbers[9], numbers[10], numbers[11])
            let point = CGPoint(x: numbers[12], y: numbers[13])
            let stepwise = point.applying(first).applying(second)
            #expect(isClose(point.applying(first.concatenating(second)), stepwise))
        }
    }

    @Test("An inverted transform reverts the transform")
    func inversion() {
        var random = SeededRandom(seed: 2)
        var compared = 0
        for _ in 0..<200 {
            let numbers = (0..<8).map { _ in CGFloat.random(in: -3...3, using: &random) }
            let transform = CGAffineTransform(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
            guard abs(transform.determinant) > 0.01 else { continue }
            compared += 1
            let point = CGPoint(x: numbers[6], y: numbers[7])
            #expect(isClose(point.applying(transform).applying(transform.inverted()), point, 1e-6))
        }
        #expect(compared > 150)
    }

    @Test("Inverting a singular transform returns it unchanged, as on Apple platforms")
    func noInverse() {
        let flat = CGAffineTransform(scaleX: 0, y: 2)
        #expect(flat.inverted() == flat)
        #expect(flat.invertedIfPossible == nil)
        #expect(CGAffineTransform(scaleX: .nan, y: 1).invertedIfPossible == nil)
        #expect(CGAffineTransform(translationX: .infinity, y: 1).invertedIfPossible == nil)
    }

    @Test("translatedBy, scaledBy and rotated apply before the existing transform")
    func order() {
        let moved = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 10)
        #expect(CGPoint.zero.applying(moved) == CGPoint(x: 20, y: 30))
        let turned = CGAffineTransform(translationX: 5, y: 0).rotated(by: .pi / 2)
        #expect(isClose(CGPoint(x: 1, y: 0).applying(turned), CGPoint(x: 5, y: 1)))
        #expect(CGAffineTransform.identity.isIdentity)
        #expect(!CGAffineTransform().isIdentity)
    }

    @Test("maximumScale is the greatest length of a transformed unit vector")
    func maximumScale() {
        var random = SeededRandom(seed: 3)
        for _ in 0..<50 {
            let numbers = (0..<4).map { _ in CGFloat.random(in: -3...3, using: &random) }
            let transform = CGAffineTransform(numbers[0], numbers[1], numbers[2], numbers[3], 0, 0)
            let lengths = (0..<720).map { step in
                let angle = CGFloat(step) * .pi / 720
                let image = CGPoint(x: cos(angle), y: sin(angle)).applying(transform)
                return hypot(image.x, image.y)
            }
            let largest = lengths.max() ?? 0
            #expect(largest <= transform.maximumScale + 1e-9)
            #expect(largest > transform.maximumScale * 0.9999)
        }
    }

    @Test("A transformed rectangle is the bounding box of its transformed corners")
    func rectangles() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
        let turned = rect.applying(CGAffineTransform(rotationAngle: .pi / 2))
        expectNear(turned.minX, -20, within: 1e-9)
        expectNear(turned.width, 20, within: 1e-9)
        expectNear(turned.height, 10, within: 1e-9)
        #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
        #expect(CGRect.infinite.applying(CGAffineTransform(translationX: 5, y: 5)).isInfinite)
        let negative = CGRect(x: 10, y: 10, width: -5, height: -5).applying(.identity)
        #expect(negative == CGRect(x: 5, y: 5, width: 5, height: 5))
        #expect(CGSize(width: 1, height: 2).applying(CGAffineTransform(scaleX: 3, y: 4)) == CGSize(width: 3, height: 8))
    }

    @Test("NSValue returns the wrapped value, and a neutral value for other types")
    func boxing() {
        let transform = CGAffineTransform(1, 2, 3, 4, 5, 6)
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
        #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue == CGSize(width: 1, height: 2))
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(NSValue(cgRect: rect).cgRectValue == rect)
        #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
        #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
        #expect(NSValue(cgAffineTransform: transform) == NSValue(cgAffineTransform: transform))
        #expect(NSValue(cgVector: .zero).cgAffineTransformValue == .identity)
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgAffineTransformValue == .identity)
    }

    @Test("CGFloat converts to NSNumber and back")
    func numbers() {
        let value: CGFloat = 2.5
        let number = value as NSNumber
        #expect(number.doubleValue == 2.5)
        #expect((number as Any) as? CGFloat == 2.5)
        #expect(((value as AnyObject) as? NSNumber) == 2.5)
    }

    @Test("A rectangle that is expanded to whole pixels grows by less than a pixel on each side")
    func pixels() {
        let grown = CGRect(x: 0.3, y: -0.3, width: 1.1, height: 1).roundedOutwards(to: 2)
        #expect(grown == CGRect(x: 0, y: -0.5, width: 1.5, height: 1.5))
    }

    @Test("CFAbsoluteTimeGetCurrent agrees with Date")
    func clock() {
        expectNear(CFAbsoluteTimeGetCurrent(), Date().timeIntervalSinceReferenceDate, within: 5)
    }
}
