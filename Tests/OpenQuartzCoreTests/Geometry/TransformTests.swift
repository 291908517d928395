import Fuzzing
import Testing

@testable import OpenQuartzCore

@Suite struct TransformTests {
    private func random(_ numbers: inout SeededRandom, planar: Bool = false) -> CATransform3D {
        func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &numbers) }
        var result = CATransform3DMakeTranslation(number(-50...50), number(-50...50), planar ? 0 : number(-50...50))
        result = CATransform3DRotate(
            result, number(-3...3), planar ? 0 : number(-1...1), planar ? 0 : number(-1...1),
            planar ? 1 : number(-1...1))
        return CATransform3DScale(result, number(0.2...3), number(0.2...3), planar ? 1 : number(0.2...3))
    }

    /// The definition, without optimizations.
    private func product(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
        CATransform3D(
            rows: (0..<4).map { row in
                (0..<4).map { column in (0..<4).reduce(0) { $0 + a.rows[row][$1] * b.rows[$1][column] } }
            })
    }

    private func difference(_ a: CATransform3D, _ b: CATransform3D) -> CGFloat {
        zip(a.rows.joined(), b.rows.joined()).map { abs($0 - $1) }.max() ?? 0
    }

    @Test("Concatenated 3D transforms equal the matrix product by definition")
    func products() {
        var numbers = SeededRandom(seed: 4)
        for round in 0..<500 {
            let a = random(&numbers, planar: round % 3 == 0)
            let b = random(&numbers, planar: round % 2 == 0)
            #expect(difference(CATransform3DConcat(a, b), product(a, b)) < 1e-9)
        }
    }

    @Test("A 3D transform and its inverse cancel out, also with perspective")
    func inverses() {
        var numbers = SeededRandom(seed: 5)
        for round in 0..<500 {
            var transform = random(&numbers, planar: round % 2 == 0)
            if round % 3 == 0 { transform.m34 = -1 / 500 }
            let unit = CATransform3DConcat(transform, CATransform3DInvert(transform))
            #expect(difference(unit, CATransform3DIdentity) < 1e-8)
        }
    }

    @Test("A singular 3D transform has no inverse and is returned unchanged")
    func singular() {
        let flat = CATransform3DMakeScale(0, 1, 1)
        #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
        #expect(CATransform3DMakeScale(1, 1, 0).inverse == nil)
    }

    @Test("Affine transforms convert to 3D transforms and back")
    func affine() {
        let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let transform = CATransform3DMakeAffineTransform(affine)
        #expect(CATransform3DIsAffine(transform))
        #expect(CATransform3DGetAffineTransform(transform) == affine)
        #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
        #expect(NSValue(caTransform3D: transform).caTransform3DValue == transform)
    }

    @Test("Halfway through a rotation is half of the angle along the shorter direction")
    func blendsRotations() {
        for axis in [(0, 0, 1), (1, 0, 0), (0.3, -0.5, 0.8)] as [(CGFloat, CGFloat, CGFloat)] {
            let end = CATransform3DMakeRotation(2, axis.0, axis.1, axis.2)
            let middle = CATransform3DIdentity.blended(with: end, by: 0.5)
            #expect(difference(middle, CATransform3DMakeRotation(1, axis.0, axis.1, axis.2)) < 1e-9)
            let far = CATransform3DMakeRotation(.pi * 1.5, axis.0, axis.1, axis.2)
            let back = CATransform3DIdentity.blended(with: far, by: 0.5)
            #expect(difference(back, CATransform3DMakeRotation(-.pi / 4, axis.0, axis.1, axis.2)) < 1e-9)
        }
    }

    @Test("Scale, rotation and translation are interpolated separately")
    func blendsParts() {
        func make(_ x: CGFloat, _ angle: CGFloat, _ scale: CGFloat) -> CATransform3D {
            let turned = CATransform3DRotate(CATransform3DMakeTranslation(x, 2 * x, 0), angle, 0, 0, 1)
            return CATransform3DScale(turned, scale, scale, 1)
        }
        let blend = make(10, 0.2, 1).blended(with: make(30, 1.2, 3), by: 0.25)
        #expect(difference(blend, make(15, 0.45, 1.5)) < 1e-9)
    }

    @Test("Mirrored transforms are interpolated through zero scale, and singular ones by components")
    func blendsMirrorsAndFlats() {
        let mirrored = CATransform3DIdentity.blended(with: CATransform3DMakeScale(-1, 1, 1), by: 0.5)
        #expect(difference(mirrored, CATransform3DMakeScale(0, 1, 1)) < 1e-9)
        let flat = CATransform3DMakeRotation(1, 0, 0, 1).blended(with: CATransform3DMakeScale(0, 0, 1), by: 0.5)
        #expect(isClose(Double(flat.m11), cos(1) / 2))
    }

    @Test("Decomposing and recomposing a 3D transform does not change it")
    func decomposition() {
        var numbers = SeededRandom(seed: 6)
        for round in 0..<500 {
            var transform = random(&numbers).concatenating(random(&numbers))
            if round % 2 == 0 { transform.m34 = -1 / 800 }
            if round % 5 == 0 { transform = CATransform3DScale(transform, -1, 1, 1) }
            #expect(difference(TransformDecomposition(transform)?.transform ?? .identity, transform) < 1e-7)
            let planar = random(&numbers, planar: true).concatenating(random(&numbers, planar: true))
            let flipped = round % 2 == 0 ? planar : CATransform3DScale(planar, 1, -1, 1)
            let parts = AffineDecomposition(flipped.affine)
            #expect(difference(CATransform3D(parts?.transform ?? .identity), flipped) < 1e-7)
        }
    }

    @Test("Interpolated transforms start and end at their ends")
    func blendEnds() {
        var numbers = SeededRandom(seed: 7)
        for round in 0..<300 {
            let (a, b) = (random(&numbers, planar: round % 2 == 0), random(&numbers, planar: round % 3 == 0))
            #expect(difference(a.blended(with: b, by: 1e-12), a) < 1e-7)
            #expect(difference(a.blended(with: b, by: 1 - 1e-12), b) < 1e-7)
        }
    }

    @Test("Transform key paths return the values that were set")
    func keyPaths() {
        var transform = CATransform3DMakeRotation(0.4, 0, 0, 1)
        transform.scaleFactor = 2
        #expect(isClose(Double(transform.scale(0)), 2))
        #expect(isClose(Double(transform.scale(1)), 2))
        #expect(isClose(Double(transform.rotation(2)), 0.4))
        transform.setRotation(2, 1.1)
        #expect(isClose(Double(transform.rotation(2)), 1.1))
        transform.translation = CGSize(width: 7, height: 8)
        #expect(transform.m41 == 7)
        #expect(transform.m42 == 8)
        transform.setRotation(0, 0.5)
        #expect(isClose(Double(transform.rotation(0)), 0.5))
        #expect(isClose(Double(transform.rotation(2)), 1.1))
        #expect(isClose(Double(transform.scale(1)), 2))
    }

    @Test("Transforms with extreme values are interpolated without a trap")
    func hostile() {
        var zero = CATransform3D()
        _ = CATransform3DIdentity.blended(with: zero, by: 0.5)
        zero.m34 = 1e300
        _ = zero.blended(with: CATransform3DMakeRotation(1, 1, 0, 0), by: 0.5)
        #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
        #expect(CATransform3DMakeRotation(1, .nan, 0, 0) == CATransform3DIdentity)
    }
}
