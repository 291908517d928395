internal import OpenCoreGraphics
internal import OpenQuartzCore

/// How large what the painter makes may be, whatever numbers layers have.
enum PictureLimits {
    /// The longest side of a picture, in pixels.
    static let side = 16_384
    /// How far from a layer's origin anything is painted, in points: Cairo's coordinates have 23 bits before the point.
    static let reach: CGFloat = 4_000_000
    /// The largest scale of a transform.
    static let scale: CGFloat = 1_000_000

    /// The number of pixels on one side of a picture, rounded; nil if there are none or too many.
    static func pixels(_ length: Double) -> Int? {
        let rounded = length.rounded()
        // False for what is no number.
        return rounded >= 1 && rounded <= Double(side) ? Int(rounded) : nil
    }
}

extension CGRect {
    /// The part of the rectangle that is painted; nil if there is none.
    var paintable: CGRect? {
        guard isFinite else { return nil }
        let reach = PictureLimits.reach
        if minX >= -reach, minY >= -reach, maxX <= reach, maxY <= reach { return size.isEmpty ? nil : self }
        let part = PaintRect(self).intersection(PaintRect(minX: -reach, minY: -reach, maxX: reach, maxY: reach))
        return part.isEmpty ? nil : CGRect(part)
    }
}

extension CGPoint {
    /// The nearest point that GSK can compute with.
    var paintable: CGPoint {
        let reach = PictureLimits.reach
        return CGPoint(x: min(max(x, -reach), reach), y: min(max(y, -reach), reach))
    }
}

extension CGAffineTransform {
    /// Whether GSK can compute with the matrix and with its inverse.
    var isPaintable: Bool {
        let limit = PictureLimits.scale
        return abs(a) < limit && abs(b) < limit && abs(c) < limit && abs(d) < limit && abs(determinant) > 1e-9
    }
}
