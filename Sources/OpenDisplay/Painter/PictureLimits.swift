internal import OpenCoreGraphics
internal import OpenQuartzCore

/// The size limits of the painter's output, whatever the layers' values.
enum PictureLimits {
    /// The largest side of an image, in pixels.
    static let side = 16_384
    /// The largest distance from a layer's origin that is painted, in points: Cairo's coordinates have 23 integer bits.
    static let reach: CGFloat = 4_000_000
    /// How far from a layer's origin Cairo nodes draw, in points.
    ///
    /// Cairo's index of recorded commands overflows for larger ones, and then allocates memory without end.
    static let drawingReach: CGFloat = 250_000
    /// The largest scale of a transform.
    static let scale: CGFloat = 1_000_000

    /// The longest side of an area over which one image is stretched, in points.
    ///
    /// Cairo takes minutes and gigabytes for an image that is stretched over a million points.
    static let stretchedSide: CGFloat = 100_000
    /// The largest height of a glyph and side of a masked area, in pixels.
    static let rasterLength: Float = 8192

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
        clamped(to: PictureLimits.reach)
    }

    /// The part of the rectangle that a Cairo node can draw; nil if there is none.
    var drawable: CGRect? {
        clamped(to: PictureLimits.drawingReach)
    }

    private func clamped(to reach: CGFloat) -> CGRect? {
        guard isFinite else { return nil }
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
