internal import OpenCoreGraphics
internal import OpenQuartzCore

/// The size limits of the painter's output, whatever the layers' values.
enum PictureLimits {
    /// The largest side of an image, in pixels.
    static let side = 16_384
    /// The largest distance from a layer's origin that is painted, in points: Cairo's coordinates have 23 integer bits.
    static let reach: CGFloat = 4_000_000
    /// The largest area of a Cairo node, in square points.
    ///
    /// Cairo 1.16 indexes recorded commands by areas of 32 bits. When they overflow, it allocates memory without end.
    static let drawingArea: CGFloat = 2e9
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

    /// The part of the rectangle that a Cairo node can draw, near the layer's origin if it is too large; nil if there is
    /// none.
    var drawable: CGRect? {
        guard let rect = paintable else { return nil }
        let (area, short) = (PictureLimits.drawingArea, min(rect.width, rect.height))
        guard rect.width * rect.height > area else { return rect }
        return rect.clamped(to: max(area / 2 / short, area.squareRoot() / 2))
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
