/// The transform components addressed by key paths such as `transform.rotation.z`.
extension CATransform3D {
    /// The mean of the three scales; setting it sets all three.
    var scaleFactor: CGFloat {
        get { (scale(0) + scale(1) + scale(2)) / 3 }
        set { for axis in 0..<3 { setScale(axis, newValue) } }
    }

    /// Returns the scale along an axis: 0, 1 or 2.
    func scale(_ axis: Int) -> CGFloat {
        if isAffine {
            guard axis < 2 else { return 1 }
            if m12 == 0, m21 == 0 { return axis == 0 ? m11 : m22 }
            guard let parts = AffineDecomposition(affine) else { return 0 }
            return axis == 0 ? parts.scaleX : parts.scaleY
        }
        return TransformDecomposition(self).map { CGFloat($0.scale[axis]) } ?? 0
    }

    mutating func setScale(_ axis: Int, _ value: CGFloat) {
        if isAffine, axis < 2 || value == 1 { return setPlanarScale(axis, value) }
        guard var parts = TransformDecomposition(self) else { return }
        parts.scale[axis] = Double(value)
        self = parts.transform
    }

    private mutating func setPlanarScale(_ axis: Int, _ value: CGFloat) {
        guard axis < 2 else { return }
        if m12 == 0, m21 == 0 {
            if axis == 0 { m11 = value } else { m22 = value }
        } else if var parts = AffineDecomposition(affine) {
            if axis == 0 { parts.scaleX = value } else { parts.scaleY = value }
            self = CATransform3D(parts.transform)
        }
    }

    /// Returns the rotation about an axis (0, 1 or 2), in radians.
    func rotation(_ axis: Int) -> CGFloat {
        if isAffine { return axis == 2 ? AffineDecomposition(affine)?.angle ?? 0 : 0 }
        return TransformDecomposition(self).map { CGFloat($0.angles[axis]) } ?? 0
    }

    mutating func setRotation(_ axis: Int, _ value: CGFloat) {
        if isAffine, axis == 2 {
            guard var parts = AffineDecomposition(affine) else { return }
            parts.angle = value
            self = CATransform3D(parts.transform)
        } else if var parts = TransformDecomposition(self) {
            var angles = parts.angles
            angles[axis] = Double(value)
            parts.setAngles(angles)
            self = parts.transform
        }
    }

    /// The translation in the plane.
    var translation: CGSize {
        get { CGSize(width: m41, height: m42) }
        set { (m41, m42) = (newValue.width, newValue.height) }
    }
}
