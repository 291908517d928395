extension CATransform3D {
    /// The factor by which the transform scales volumes; negative if it mirrors space.
    package var determinant: CGFloat {
        // Laplace expansion by the first two and the last two rows.
        let (s0, s1) = (m11 * m22 - m12 * m21, m11 * m23 - m13 * m21)
        let (s2, s3) = (m11 * m24 - m14 * m21, m12 * m23 - m13 * m22)
        let (s4, s5) = (m12 * m24 - m14 * m22, m13 * m24 - m14 * m23)
        let (c0, c1) = (m31 * m42 - m32 * m41, m31 * m43 - m33 * m41)
        let (c2, c3) = (m31 * m44 - m34 * m41, m32 * m43 - m33 * m42)
        let (c4, c5) = (m32 * m44 - m34 * m42, m33 * m44 - m34 * m43)
        return s0 * c5 - s1 * c4 + s2 * c3 + s3 * c2 - s4 * c1 + s5 * c0
    }

    /// The inverse transform, or `nil` if the transform is singular.
    package var inverse: CATransform3D? {
        if isAffine { return affine.invertedIfPossible.map { CATransform3D($0) } }
        return eliminated()
    }

    /// Gauss–Jordan elimination with partial pivoting.
    private func eliminated() -> CATransform3D? {
        var left = rows
        var right = CATransform3D.identity.rows
        for column in 0..<4 {
            let candidates = (column..<4).max { abs(left[$0][column]) < abs(left[$1][column]) }
            guard let pivot = candidates, abs(left[pivot][column]) > 1e-14 else { return nil }
            left.swapAt(column, pivot)
            right.swapAt(column, pivot)
            let factor = 1 / left[column][column]
            for index in 0..<4 {
                left[column][index] *= factor
                right[column][index] *= factor
            }
            for row in 0..<4 where row != column {
                let share = left[row][column]
                guard share != 0 else { continue }
                for index in 0..<4 {
                    left[row][index] -= share * left[column][index]
                    right[row][index] -= share * right[column][index]
                }
            }
        }
        let result = CATransform3D(rows: right)
        return result.isFinite ? result : nil
    }
}
