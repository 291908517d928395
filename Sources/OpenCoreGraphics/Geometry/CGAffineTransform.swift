/// An affine map of the plane, for example a translation, scale, rotation, or any chain of them.
///
/// A point `(x, y)` maps to `(a·x + c·y + tx, b·x + d·y + ty)`.
public struct CGAffineTransform: Hashable, Sendable, Codable, BitwiseCopyable {
    /// How much of x goes to x.
    public var a: CGFloat
    /// How much of x goes to y.
    public var b: CGFloat
    /// How much of y goes to x.
    public var c: CGFloat
    /// How much of y goes to y.
    public var d: CGFloat
    /// The translation along x.
    public var tx: CGFloat
    /// The translation along y.
    public var ty: CGFloat

    /// The transform that changes nothing.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Makes the transform whose entries are all zero; see `identity` for the one that changes nothing.
    public init() {
        self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    /// Makes a transform from its six entries.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// Makes a transform from its six entries, in the order a, b, c, d, tx, ty.
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Makes a translation.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Makes a scale about the origin.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Makes a rotation about the origin; where y points down, a positive angle (in radians) turns clockwise.
    public init(rotationAngle angle: CGFloat) {
        let (sine, cosine) = (sin(angle), cos(angle))
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Whether the transform changes nothing.
    public var isIdentity: Bool {
        self == .identity
    }

    /// A transform that first translates and then does what this one does.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// A transform that first scales and then does what this one does.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// A transform that first rotates (in radians) and then does what this one does.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// A transform that first does what this one does and then what `next` does.
    public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * next.a + b * next.c,
            b: a * next.b + b * next.d,
            c: c * next.a + d * next.c,
            d: c * next.b + d * next.d,
            tx: tx * next.a + ty * next.c + next.tx,
            ty: tx * next.b + ty * next.d + next.ty)
    }

    /// The transform that undoes this one, or this one itself where none exists (for example a scale by zero).
    public func inverted() -> CGAffineTransform {
        invertedIfPossible ?? self
    }

    /// The transform that undoes this one; nil where none exists or an entry is not finite.
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

    /// By how much areas grow; negative where the transform mirrors.
    package var determinant: CGFloat {
        a * d - b * c
    }

    /// Whether all six entries are finite.
    package var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }

    /// Whether the transform only moves things.
    package var isTranslation: Bool {
        a == 1 && b == 0 && c == 0 && d == 1
    }

    /// Whether axis-aligned rectangles stay axis-aligned.
    package var keepsRectanglesUpright: Bool {
        (b == 0 && c == 0) || (a == 0 && d == 0)
    }

    /// The largest factor by which the transform stretches any length.
    package var maximumScale: CGFloat {
        let sum = (a * a + b * b + c * c + d * d) / 2
        let spread = max(sum * sum - determinant * determinant, 0).squareRoot()
        return (sum + spread).squareRoot()
    }
}
