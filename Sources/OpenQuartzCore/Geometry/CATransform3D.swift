/// A 4 × 4 matrix for projective transforms in three dimensions, which multiplies row vectors from the right.
public struct CATransform3D: Hashable, Sendable, BitwiseCopyable {
    public var m11, m12, m13, m14: CGFloat
    public var m21, m22, m23, m24: CGFloat
    public var m31, m32, m33, m34: CGFloat
    /// The fourth row, which contains the translation.
    public var m41, m42, m43, m44: CGFloat

    /// Creates the zero matrix, as in Core Animation.
    ///
    /// For the identity, see ``CATransform3DIdentity``.
    public init() {
        self.init(
            m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0,
            m31: 0, m32: 0, m33: 0, m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
    }

    /// Creates a transform from its elements in row order.
    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
        m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
        m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
        m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    package static let identity = CATransform3D(
        m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
        m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)

    package var isIdentity: Bool {
        self == .identity
    }

    /// Whether the transform maps the plane z = 0 to itself without perspective.
    package var isAffine: Bool {
        m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0
            && m43 == 0 && m44 == 1
    }

    /// The two-dimensional part of the transform.
    package var affine: CGAffineTransform {
        CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
    }

    package init(_ affine: CGAffineTransform) {
        self = .identity
        (m11, m12, m21, m22, m41, m42) = (affine.a, affine.b, affine.c, affine.d, affine.tx, affine.ty)
    }

    package var rows: [[CGFloat]] {
        [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
    }

    package init(rows r: [[CGFloat]]) {
        self.init(
            m11: r[0][0], m12: r[0][1], m13: r[0][2], m14: r[0][3], m21: r[1][0], m22: r[1][1], m23: r[1][2],
            m24: r[1][3], m31: r[2][0], m32: r[2][1], m33: r[2][2], m34: r[2][3], m41: r[3][0], m42: r[3][1],
            m43: r[3][2], m44: r[3][3])
    }

    package var isFinite: Bool {
        // A sum is finite if all elements are; if the sum itself overflows, the elements are unusable as well.
        let first = m11 + m12 + m13 + m14 + m21 + m22 + m23 + m24
        let second = m31 + m32 + m33 + m34 + m41 + m42 + m43 + m44
        return first.isFinite && second.isFinite
    }

    /// Returns the transform that applies this transform first and then another.
    package func concatenating(_ next: CATransform3D) -> CATransform3D {
        if isAffine, next.isAffine { return CATransform3D(affine.concatenating(next.affine)) }
        func row(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> (CGFloat, CGFloat, CGFloat, CGFloat) {
            (
                a * next.m11 + b * next.m21 + c * next.m31 + d * next.m41,
                a * next.m12 + b * next.m22 + c * next.m32 + d * next.m42,
                a * next.m13 + b * next.m23 + c * next.m33 + d * next.m43,
                a * next.m14 + b * next.m24 + c * next.m34 + d * next.m44
            )
        }
        var result = CATransform3D()
        (result.m11, result.m12, result.m13, result.m14) = row(m11, m12, m13, m14)
        (result.m21, result.m22, result.m23, result.m24) = row(m21, m22, m23, m24)
        (result.m31, result.m32, result.m33, result.m34) = row(m31, m32, m33, m34)
        (result.m41, result.m42, result.m43, result.m44) = row(m41, m42, m43, m44)
        return result
    }
}
