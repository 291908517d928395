typealias Vector3 = SIMD3<Double>

/// The decomposition of a transform into perspective, translation, rotation, scale and skew, for interpolation.
///
/// Follows CSS Transforms, "Decomposing a 3D Matrix" and "Interpolation of decomposed 3D matrix values", section by
/// section. Vectors are rows.
struct TransformDecomposition {
    var perspective = SIMD4<Double>(0, 0, 0, 1)
    var translation = Vector3.zero
    var scale = Vector3.one
    /// The skew factors xy, xz and yz.
    var skew = Vector3.zero
    /// The rotation as a unit quaternion with the real part last.
    var rotation = SIMD4<Double>(0, 0, 0, 1)

    /// Returns `nil` if the transform is singular.
    init?(_ transform: CATransform3D) {
        guard transform.m44 != 0 else { return nil }
        let matrix = transform.rows.map { row in
            SIMD4<Double>(row.map { Double($0 / transform.m44) })
        }
        guard let perspective = Self.perspective(of: matrix) else { return nil }
        self.perspective = perspective
        translation = matrix[3].xyz
        var rows = matrix[0..<3].map(\.xyz)
        guard separate(&rows) else { return nil }
        rotation = Self.quaternion(of: rows)
    }

    private static func perspective(of matrix: [SIMD4<Double>]) -> SIMD4<Double>? {
        let column = SIMD4<Double>(matrix[0].w, matrix[1].w, matrix[2].w, matrix[3].w)
        guard column.xyz != .zero else { return SIMD4(0, 0, 0, 1) }
        var flat = CATransform3D(rows: matrix.map { [CGFloat($0.x), CGFloat($0.y), CGFloat($0.z), 0] })
        flat.m44 = 1
        guard let inverse = flat.inverse else { return nil }
        // Multiplies the column by the transposed inverse, expressed with the rows of the inverse.
        return SIMD4<Double>(inverse.rows.map { row in (SIMD4<Double>(row.map { Double($0) }) * column).sum() })
    }

    /// Extracts scale and skew from the rows and leaves the rows orthonormal.
    private mutating func separate(_ rows: inout [Vector3]) -> Bool {
        scale.x = rows[0].length
        guard scale.x > 1e-9 else { return false }
        rows[0] /= scale.x
        skew.x = rows[0].dot(rows[1])
        rows[1] -= rows[0] * skew.x
        scale.y = rows[1].length
        guard scale.y > 1e-9 else { return false }
        rows[1] /= scale.y
        skew.x /= scale.y
        skew.y = rows[0].dot(rows[2])
        rows[2] -= rows[0] * skew.y
        skew.z = rows[1].dot(rows[2])
        rows[2] -= rows[1] * skew.z
        scale.z = rows[2].length
        guard scale.z > 1e-9 else { return false }
        rows[2] /= scale.z
        skew.y /= scale.z
        skew.z /= scale.z
        // For a mirroring transform, negate all axes so that the remaining matrix is a rotation.
        if rows[0].dot(rows[1].cross(rows[2])) < 0 {
            scale = -scale
            rows = rows.map { -$0 }
        }
        return true
    }

    /// Returns the quaternion of a rotation, computed from its largest component to preserve precision.
    private static func quaternion(of r: [Vector3]) -> SIMD4<Double> {
        let trace = r[0].x + r[1].y + r[2].z
        let q: SIMD4<Double>
        if trace > 0 {
            let s = (trace + 1).squareRoot() * 2
            q = SIMD4((r[1].z - r[2].y) / s, (r[2].x - r[0].z) / s, (r[0].y - r[1].x) / s, s / 4)
        } else if r[0].x > r[1].y, r[0].x > r[2].z {
            let s = (1 + r[0].x - r[1].y - r[2].z).squareRoot() * 2
            q = SIMD4(s / 4, (r[0].y + r[1].x) / s, (r[2].x + r[0].z) / s, (r[1].z - r[2].y) / s)
        } else if r[1].y > r[2].z {
            let s = (1 + r[1].y - r[0].x - r[2].z).squareRoot() * 2
            q = SIMD4((r[0].y + r[1].x) / s, s / 4, (r[1].z + r[2].y) / s, (r[2].x - r[0].z) / s)
        } else {
            let s = (1 + r[2].z - r[0].x - r[1].y).squareRoot() * 2
            q = SIMD4((r[2].x + r[0].z) / s, (r[1].z + r[2].y) / s, s / 4, (r[0].y - r[1].x) / s)
        }
        return q / (q * q).sum().squareRoot()
    }

    /// The recomposed transform: scale is applied first, then skew, rotation, translation and perspective.
    var transform: CATransform3D {
        var result = CATransform3D.identity
        (result.m14, result.m24) = (CGFloat(perspective.x), CGFloat(perspective.y))
        (result.m34, result.m44) = (CGFloat(perspective.z), CGFloat(perspective.w))
        result = CATransform3DTranslate(result, CGFloat(translation.x), CGFloat(translation.y), CGFloat(translation.z))
        result = rotationMatrix.concatenating(result)
        var shear = CATransform3D.identity
        shear.m21 = CGFloat(skew.x)
        shear.m31 = CGFloat(skew.y)
        shear.m32 = CGFloat(skew.z)
        result = shear.concatenating(result)
        return CATransform3DScale(result, CGFloat(scale.x), CGFloat(scale.y), CGFloat(scale.z))
    }

    private var rotationMatrix: CATransform3D {
        let (x, y, z, w) = (CGFloat(rotation.x), CGFloat(rotation.y), CGFloat(rotation.z), CGFloat(rotation.w))
        var result = CATransform3D.identity
        (result.m11, result.m12, result.m13) = (1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w))
        (result.m21, result.m22, result.m23) = (2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w))
        (result.m31, result.m32, result.m33) = (2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y))
        return result
    }

    /// The rotations about x, y and z, applied in this order, in radians.
    var angles: Vector3 {
        let r = rotationMatrix
        let y = asin(Double(min(max(-r.m13, -1), 1)))
        guard abs(r.m13) < 1 - 1e-9 else {
            return Vector3(atan2(Double(-r.m32), Double(r.m22)), y, 0)
        }
        return Vector3(atan2(Double(r.m23), Double(r.m33)), y, atan2(Double(r.m12), Double(r.m11)))
    }

    /// Sets the rotation from rotations about x, y and z, applied in this order, in radians.
    mutating func setAngles(_ angles: Vector3) {
        let turned = CATransform3DMakeRotation(CGFloat(angles.x), 1, 0, 0)
            .concatenating(CATransform3DMakeRotation(CGFloat(angles.y), 0, 1, 0))
            .concatenating(CATransform3DMakeRotation(CGFloat(angles.z), 0, 0, 1))
        rotation = Self.quaternion(of: turned.rows[0..<3].map { SIMD4<Double>($0.map { Double($0) }).xyz })
    }

    /// Interpolates between two decompositions, rotating in the shorter direction at a constant speed.
    func blended(with end: TransformDecomposition, by progress: Double) -> TransformDecomposition {
        var result = self
        result.perspective += (end.perspective - perspective) * progress
        result.translation += (end.translation - translation) * progress
        result.scale += (end.scale - scale) * progress
        result.skew += (end.skew - skew) * progress
        result.rotation = Self.slerp(rotation, end.rotation, progress)
        return result
    }

    private static func slerp(_ start: SIMD4<Double>, _ end: SIMD4<Double>, _ progress: Double) -> SIMD4<Double> {
        var end = end
        var cosine = (start * end).sum()
        if cosine < 0 {
            end = -end
            cosine = -cosine
        }
        guard cosine < 1 - 1e-12 else { return start }
        let angle = acos(cosine)
        let sum = start * sin((1 - progress) * angle) + end * sin(progress * angle)
        return sum / sin(angle)
    }
}

extension SIMD4<Double> {
    fileprivate var xyz: Vector3 { Vector3(x, y, z) }
}

extension Vector3 {
    fileprivate var length: Double { (self * self).sum().squareRoot() }

    fileprivate func dot(_ other: Vector3) -> Double { (self * other).sum() }

    fileprivate func cross(_ other: Vector3) -> Vector3 {
        Vector3(
            y * other.z - z * other.y, z * other.x - x * other.z,
            x * other.y - y * other.x)
    }
}
