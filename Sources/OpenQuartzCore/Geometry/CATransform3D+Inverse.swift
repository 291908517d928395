extension CATransform3D {
    /// The transform that undoes this one; nil if there is none.
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
