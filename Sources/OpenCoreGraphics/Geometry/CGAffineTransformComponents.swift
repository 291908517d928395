/// The parts of an affine transform: it scales, shears, rotates and translates, in this order.
public struct CGAffineTransformComponents: Hashable, Sendable {
    /// The factors of the axes; a transform that mirrors has one negative factor.
    public var scale: CGSize
    /// The displacement of points along the x-axis for each unit of y.
    public var horizontalShear: CGFloat
    /// The angle in radians.
    public var rotation: CGFloat
    public var translation: CGVector

    /// Creates the components of the identity.
    public init() {
        scale = CGSize(width: 1, height: 1)
        horizontalShear = 0
        rotation = 0
        translation = .zero
    }
}

extension CGAffineTransform {
    /// Creates the transform with some components.
    public init(_ components: CGAffineTransformComponents) {
        let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
        self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
            .concatenating(shear)
            .concatenating(CGAffineTransform(rotationAngle: components.rotation))
        (tx, ty) = (components.translation.dx, components.translation.dy)
    }

    /// Returns the components of the transform.
    ///
    /// The x-axis is scaled by a positive factor. If the transform maps it to a point, it is rotated by zero.
    public func decomposed() -> CGAffineTransformComponents {
        var components = CGAffineTransformComponents()
        let length = hypot(a, b)
        components.rotation = length > 0 ? atan2(b, a) : 0
        let (sine, cosine) = (sin(components.rotation), cos(components.rotation))
        let height = d * cosine - c * sine
        components.scale = CGSize(width: length, height: height)
        components.horizontalShear = height == 0 ? 0 : (c * cosine + d * sine) / height
        components.translation = CGVector(dx: tx, dy: ty)
        return components
    }
}
