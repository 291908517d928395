import Testing
import TestSupport

@testable import OpenCoreGraphics

@Suite("Components of transforms") struct TransformComponentsTests {
    @Test(
        "A transform is composed of its components",
        arguments: [
            CGAffineTransform(scaleX: 2, y: 3), CGAffineTransform(rotationAngle: 1),
            CGAffineTransform(translationX: 4, y: 5), CGAffineTransform(a: 2, b: 1, c: -3, d: 2, tx: 7, ty: -1),
            CGAffineTransform(a: -1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0),
        ])
    func recomposed(_ transform: CGAffineTransform) {
        let other = CGAffineTransform(transform.decomposed())
        let differences = [
            transform.a - other.a, transform.b - other.b, transform.c - other.c, transform.d - other.d,
            transform.tx - other.tx, transform.ty - other.ty,
        ]
        #expect(differences.allSatisfy { abs($0) < 1e-9 })
    }

    @Test("A rotation is the component of a rotated, scaled transform")
    func rotation() {
        let transform = CGAffineTransform(scaleX: 2, y: 3).concatenating(CGAffineTransform(rotationAngle: 0.5))
        expectNear(transform.decomposed().rotation, 0.5, within: 1e-12)
    }

    @Test("A scale is the component of a rotated, scaled transform")
    func scale() {
        let transform = CGAffineTransform(scaleX: 2, y: 3).concatenating(CGAffineTransform(rotationAngle: 0.5))
        let scale = transform.decomposed().scale
        expectNear(scale.width, 2, within: 1e-12)
        expectNear(scale.height, 3, within: 1e-12)
    }

    @Test("Geometry can be cast to a value and back")
    func bridged() {
        let value: Any = NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(value as? CGRect == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(value as? CGPoint == nil)
        #expect((CGPoint(x: 1, y: 2) as Any as? NSValue)?.cgPointValue == CGPoint(x: 1, y: 2))
    }
}
