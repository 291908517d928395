internal import OpenCoreGraphics
internal import OpenQuartzCore

/// The size limits of the painter's output, whatever the layers' values.
enum PictureLimits {
    /// The largest side of an image, in pixels.
    static let side = 16_384
    /// The largest distance from a layer's origin that is painted, in points: Cairo's coordinates have 23 integer bits.
    static let reach: CGFloat = 4_000_000
    /// The largest scale of a transform.
    static let scale: CGFloat = 1_000_000

    /// Returns the number of pixels on one side of an image, rounded, or nil if it is zero or too large.
    static func pixels(_ length: Double) -> Int? {
        let rounded = length.rounded()
        // False for NaN.
        return rounded >= 1 && rounded <= Double(side) ? Int(rounded) : nil
    }
}

extension CGRect {
    /// The part of the rectangle that is painted, or nil if there is none.
    var paintable: CGRect? {
        guard isFinite else { return nil }
        let reach = PictureLimits.reach
        if minX >= -reach, minY >= -reach, maxX <= reach, maxY <= reach { return size.isEmpty ? nil : self }
        let part = PaintRect(self).intersection(PaintRect(minX: -reach, minY: -reach, maxX: reach, maxY: reach))
        return part.isEmpty ? nil : CGRect(part)
    }
}

extension CGPoint {
    /// The nearest point that GSK can represent.
    var paintable: CGPoint {
        let reach = PictureLimits.reach
        return CGPoint(x: min(max(x, -reach), reach), y: min(max(y, -reach), reach))
    }
}

extension CGAffineTransform {
    /// Whether GSK can represent the matrix and its inverse.
    var isPaintable: Bool {
        let limit = PictureLimits.scale
        return abs(a) < limit && abs(b) < limit && abs(c) < limit && abs(d) < limit && abs(determinant) > 1e-9
    }
}
