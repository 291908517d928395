internal import OpenCoreGraphics
internal import OpenQuartzCore

/// The size limits of the painter's output, whatever the layers' values.
enum PictureLimits {
    /// The largest side of an image, in pixels.
    static let side = 16_384
    /// The largest number of pixels of a blurred or warped image; larger ones have a lower resolution.
    static let effectArea = ShadowRaster.maximumArea
    /// The largest distance from a layer's origin that is painted, in points: Cairo's coordinates have 23 integer bits.
    static let reach: CGFloat = 4_000_000
    /// The largest distance of a layer from the point relative to which it is placed, in points: larger numbers in single
    /// precision are two points apart.
    static let distance: CGFloat = 0x1p24
    /// The largest area of a Cairo node, in square points.
    ///
    /// Cairo 1.16 indexes recorded commands by areas of 32 bits. When they overflow, it allocates memory without end.
    static let drawingArea: CGFloat = 2e9
    /// The largest area of a gradient, in square points: that of sixteen drawings.
    static let gradientArea: CGFloat = 3.2e10
    /// The longest side, in pixels, of what is rotated or skewed.
    ///
    /// Cairo 1.16 draws a wrong part of a longer one, which depends on the clip: measured between 131,000 and 262,000.
    /// No power of ten, for the same reason as `RasterLimits.leastPatternScale`.
    static let skewedSide: CGFloat = 106_000
    /// The largest width of a line, in points, which is more than the side of a square of `drawingArea`.
    ///
    /// The ends of a line are edges as long as it is wide, and usually not along an axis. With half of `skewedSide`, Cairo
    /// draws them in the right place with four pixels per point, too.
    static let lineWidth: CGFloat = 53_000
    /// The largest coordinate, in pixels, of what is not rotated: Cairo's coordinates have 23 integer bits.
    static let alignedSide: CGFloat = 8_000_000
    /// The largest scale of a transform.
    static let scale: CGFloat = 1_000_000

    /// The longest side of an area over which one image is stretched, in points.
    ///
    /// Cairo takes minutes and gigabytes for an image that is stretched over a million points.
    static let stretchedSide: CGFloat = 100_000
    /// The largest number of pixels of an image per point: Cairo's matrices have 15 integer bits.
    static let imageDensity: CGFloat = 30_000
    /// The least side of an image that is painted, in points.
    static let imageSide: CGFloat = 1 / 32
    /// The largest value of `RasterLimits.length`: the height of a glyph and the side of a masked area in pixels.
    static let rasterLength: Float = 8192
    /// The `RasterLimits.length` of a Cairo drawing with a longest side, in points.
    ///
    /// To draw it at a larger scale, Cairo creates an image of the visible part, rounded out to whole points: at least
    /// one point, and at most two more than are visible. Each pixel has four bytes, not one as in a glyph, which counts
    /// like twice the length.
    static func drawingLength(_ side: CGFloat) -> Float {
        side > 1 ? 4 : 2
    }

    /// The least length of a gradient in a long area, in points; a shorter one looks the same.
    static func gradientLength(in rect: CGRect) -> CGFloat {
        hypot(rect.width, rect.height) * 1e-6
    }

    /// Returns the number of pixels on one side of an image, rounded, or nil if it is zero or too large.
    static func pixels(_ length: Double) -> Int? {
        let rounded = length.rounded()
        // False for NaN.
        return rounded >= 1 && rounded <= Double(side) ? Int(rounded) : nil
    }
}

extension PaintRect {
    /// The area of a layer's local space that is painted.
    static let paintable = PaintRect(
        minX: -PictureLimits.reach, minY: -PictureLimits.reach, maxX: PictureLimits.reach, maxY: PictureLimits.reach)
}

extension CGRect {
    /// The part of the rectangle that is painted, or nil if there is none.
    var paintable: CGRect? {
        clamped(to: PictureLimits.reach)
    }

    /// The part of the rectangle that a Cairo node can draw, near the layer's origin if it is too large; nil if there is
    /// none.
    var drawable: CGRect? {
        paintable(area: PictureLimits.drawingArea)
    }

    /// The part of the rectangle that is painted, near the layer's origin if its area is larger than `area`; nil if there
    /// is none.
    func paintable(area: CGFloat) -> CGRect? {
        guard let rect = paintable, rect.width * rect.height > area else { return paintable }
        return rect.clamped(to: max(area / 2 / min(rect.width, rect.height), area.squareRoot() / 2))
    }

    /// Parts that each can be drawn by a Cairo node with a margin, created by halving the longer side at a whole point.
    var drawableParts: [CGRect] {
        guard (width + 2) * (height + 2) > PictureLimits.drawingArea else { return [self] }
        let isWide = width > height
        let (first, second) = divided(
            atDistance: ((isWide ? width : height) / 2).rounded(), from: isWide ? .minXEdge : .minYEdge)
        return first.drawableParts + second.drawableParts
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
    /// Whether GSK and Cairo can represent the matrix and its inverse.
    var isPaintable: Bool {
        let limit = PictureLimits.scale
        guard abs(a) < limit, abs(b) < limit, abs(c) < limit, abs(d) < limit, abs(determinant) > 1e-9 else {
            return false
        }
        // Cairo's inverse has 15 integer bits. A gradient that is squeezed further is an error, unless it is so small in
        // both directions that nothing is drawn.
        let squeezed = abs(determinant) / largestScale
        return squeezed >= 1e-4 || squeezed >= largestScale / 1000
    }

    /// Whether edges along the axes are not along the axes any more.
    var isSkewed: Bool { abs(b) > 1e-8 || abs(c) > 1e-8 }

    /// The larger of the lengths of the transformed unit vectors.
    var largestScale: CGFloat {
        max(hypot(a, b), hypot(c, d))
    }
}
