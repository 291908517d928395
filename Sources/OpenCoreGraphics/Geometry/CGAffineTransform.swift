/// An affine transformation of the plane, for example a translation, a scale, a rotation, or any concatenation of them.
///
/// A point `(x, y)` maps to `(a·x + c·y + tx, b·x + d·y + ty)`.
public struct CGAffineTransform: Hashable, Sendable, Codable, BitwiseCopyable {
    /// The factor from x to the transformed x.
    public var a: CGFloat
    /// The factor from x to the transformed y.
    public var b: CGFloat
    /// The factor from y to the transformed x.
    public var c: CGFloat
    /// The factor from y to the transformed y.
    public var d: CGFloat
    /// The translation along the x-axis.
    public var tx: CGFloat
    /// The translation along the y-axis.
    public var ty: CGFloat

    /// The identity transform.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Creates a transform whose entries are all zero; for the transform without effect, use `identity`.
    public init() {
        self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// Creates a transform from its six entries, in the order a, b, c, d, tx, ty.
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Creates a scale about the origin.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Creates a rotation about the origin by an angle in radians; positive angles rotate clockwise where the y-axis
    /// points down.
    public init(rotationAngle angle: CGFloat) {
        let (sine, cosine) = (sin(angle), cos(angle))
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    public var isIdentity: Bool {
        self == .identity
    }

    /// Returns a transform that translates before applying this one.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// Returns a transform that scales before applying this one.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// Returns a transform that rotates by an angle in radians before applying this one.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// Returns a transform that applies this one and then `next`.
    public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * next.a + b * next.c,
            b: a * next.b + b * next.d,
            c: c * next.a + d * next.c,
            d: c * next.b + d * next.d,
            tx: tx * next.a + ty * next.c + next.tx,
            ty: tx * next.b + ty * next.d + next.ty)
    }

    /// Returns the inverse of this transform, or the transform itself if it has none (for example a scale by zero).
    public func inverted() -> CGAffineTransform {
        invertedIfPossible ?? self
    }

    /// The inverse of this transform, or nil if it has none or an entry is not finite.
    package var invertedIfPossible: CGAffineTransform? {
        let determinant = self.determinant
        guard isFinite, determinant.isNormal else { return nil }
        let inverse = CGAffineTransform(
            a: d / determinant,
            b: -b / determinant,
            c: -c / determinant,
            d: a / determinant,
            tx: (c * ty - d * tx) / determinant,
            ty: (b * tx - a * ty) / determinant)
        return inverse.isFinite ? inverse : nil
    }

    /// The factor by which areas change; negative if the transform mirrors.
    package var determinant: CGFloat {
        a * d - b * c
    }

    /// Whether all six entries are finite.
    package var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }

    /// Whether the transform is a pure translation.
    package var isTranslation: Bool {
        a == 1 && b == 0 && c == 0 && d == 1
    }

    /// The largest factor by which the transform scales any length.
    package var maximumScale: CGFloat {
        let sum = (a * a + b * b + c * c + d * d) / 2
        let spread = max(sum * sum - determinant * determinant, 0).squareRoot()
        return (sum + spread).squareRoot()
    }
}
