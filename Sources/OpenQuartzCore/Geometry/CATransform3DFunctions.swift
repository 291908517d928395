/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3D.identity

/// Whether a transform changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
    t.isIdentity
}

/// Whether two transforms are the same.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    a == b
}

/// A translation.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var result = CATransform3D.identity
    (result.m41, result.m42, result.m43) = (tx, ty, tz)
    return result
}

/// A scale.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var result = CATransform3D.identity
    (result.m11, result.m22, result.m33) = (sx, sy, sz)
    return result
}

/// A rotation by radians around the axis (x, y, z); the identity if the axis has no length.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite else { return .identity }
    let (ux, uy, uz) = (x / length, y / length, z / length)
    let (c, s) = (cos(angle), sin(angle))
    let k = 1 - c
    var result = CATransform3D.identity
    (result.m11, result.m12, result.m13) = (c + ux * ux * k, uy * ux * k + uz * s, uz * ux * k - uy * s)
    (result.m21, result.m22, result.m23) = (ux * uy * k - uz * s, c + uy * uy * k, uz * uy * k + ux * s)
    (result.m31, result.m32, result.m33) = (ux * uz * k + uy * s, uy * uz * k - ux * s, c + uz * uz * k)
    return result
}

/// A translation, then a transform.
public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
    CATransform3DMakeTranslation(tx, ty, tz).concatenating(t)
}

/// A scale, then a transform.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DMakeScale(sx, sy, sz).concatenating(t)
}

/// A rotation, then a transform.
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    CATransform3DMakeRotation(angle, x, y, z).concatenating(t)
}

/// One transform, then the other.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    a.concatenating(b)
}

/// The transform that undoes this one, or the same transform if there is none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    t.inverse ?? t
}

/// A transform of the plane as one of space.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    CATransform3D(m)
}

/// Whether a transform can be written as a transform of the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t.isAffine
}

/// The transform of the plane; only exact if `CATransform3DIsAffine`.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    t.affine
}

extension NSValue {
    private static let transformEncoding = "[16d]"

    /// Wraps a transform.
    public convenience init(caTransform3D transform: CATransform3D) {
        self.init(copying: transform, encoding: Self.transformEncoding)
    }

    /// The wrapped transform; the identity if the value holds something else.
    public var caTransform3DValue: CATransform3D {
        copied(encoding: Self.transformEncoding, default: .identity)
    }
}
