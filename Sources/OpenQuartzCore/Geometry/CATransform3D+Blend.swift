extension CATransform3D {
    /// Interpolates between two transforms by interpolating their decomposed rotation, scale, skew and translation.
    ///
    /// Affine transforms stay affine. The matrix elements are interpolated directly if either transform is singular and
    /// cannot be decomposed.
    func blended(with end: CATransform3D, by progress: Double) -> CATransform3D {
        if progress == 0 { return self }
        if progress == 1 { return end }
        if isUpright, end.isUpright { return mixed(with: end, by: progress) }
        if isAffine, end.isAffine {
            guard let start = AffineDecomposition(affine), let end = AffineDecomposition(end.affine) else {
                return mixed(with: end, by: progress)
            }
            return CATransform3D(start.blended(with: end, by: CGFloat(progress)).transform)
        }
        guard let start = TransformDecomposition(self), let goal = TransformDecomposition(end) else {
            return mixed(with: end, by: progress)
        }
        return start.blended(with: goal, by: progress).transform
    }

    /// Whether the transform consists of scale and translation in the plane, so that interpolating the matrix elements
    /// is equivalent to interpolating the components.
    private var isUpright: Bool {
        m12 == 0 && m21 == 0 && isAffine
    }

    private func mixed(with end: CATransform3D, by progress: Double) -> CATransform3D {
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * CGFloat(progress) }
        return CATransform3D(
            m11: mix(m11, end.m11), m12: mix(m12, end.m12), m13: mix(m13, end.m13), m14: mix(m14, end.m14),
            m21: mix(m21, end.m21), m22: mix(m22, end.m22), m23: mix(m23, end.m23), m24: mix(m24, end.m24),
            m31: mix(m31, end.m31), m32: mix(m32, end.m32), m33: mix(m33, end.m33), m34: mix(m34, end.m34),
            m41: mix(m41, end.m41), m42: mix(m42, end.m42), m43: mix(m43, end.m43), m44: mix(m44, end.m44))
    }
}
