internal import OpenCoreGraphics

/// The sizes and scales of what Cairo draws in a node, which decide under which transforms it can.
struct RasterLimits {
    /// The scale of drawings below which their transforms are made general.
    ///
    /// Cairo 1.16 scales recorded paths by factors with 8 bits after the point. Below 1/512, a factor becomes 0, and if
    /// that of the other axis does not, Cairo crashes. Transforms with a shear are not affected.
    private static let leastFactor: Float = 1 / 64
    /// A shear that moves nothing by a visible distance.
    private static let shear: CGFloat = 1e-9

    /// The largest length that needs memory for each pixel that it covers, in points: the height of glyphs, the side of
    /// a masked area, and the part of a Cairo drawing that is always drawn as a whole (`PictureLimits.drawingLength`).
    ///
    /// Cairo creates these at the size that they have on the screen, whether they are visible or not.
    var length: Float = 0
    /// The least scale of a drawing: the product of the factors of the transforms in the node.
    var leastScale: Float = 1
    /// The least scale of a gradient or an image: the product of the factors of the transforms in the node and of the ratio
    /// of a radial gradient's radii or the length of an image's pixels in points; infinity without either.
    var patternScale = Float.infinity

    /// The largest size of a font, in pixels.
    var glyphLength: Float = 0
    /// The product of the ratios of the factors of the transforms around a glyph.
    var glyphStretch: Float = 1
    /// The largest radius of a circular corner, in points.
    var arcRadius: Float = 0
    /// The longest side, in points, of what is inside a clip or a drawing, whose own bounds are smaller.
    var clippedSide: Float = 0
    /// Whether anything is rotated or skewed.
    var isSkewed = false

    /// Whether the recording of a drawing ended with an error, so that it might fail.
    var isSuspect = false
    /// Whether an image in the node lacks what Cairo could not draw.
    var isIncomplete = false

    /// Whether a size or a scale comes near to what Cairo cannot draw, so that it might fail.
    var isUnusual: Bool { patternScale < 0.01 || glyphLength > 512 || length > 4096 || isSuspect }

    /// Whether FreeType cannot rasterize a glyph: one that is large along one axis and squeezed along the other.
    ///
    /// The error would leave the whole window without content.
    var hasSqueezedGlyph: Bool { glyphLength > 1024 && glyphStretch > 8 }

    /// Whether Cairo can draw the circular corners: it divides an arc into the more curves the larger it is on the screen, and
    /// takes seconds and gigabytes for one that exceeds its coordinates by far.
    var hasDrawableArcs: Bool { arcRadius <= Float(PictureLimits.alignedSide) }

    /// The least value of `patternScale`: Cairo's inverses have 15 integer bits, and a larger one is an error.
    ///
    /// Products of factors are compared with it, so it is no power of ten: at a scale that programs use, rounding would decide
    /// what is drawn, and differently from frame to frame.
    private static let leastPatternScale: Float = 0.93e-4

    /// Whether Cairo can represent the inverses of the transforms of gradients and images.
    ///
    /// Otherwise nothing of them would be visible, and the error would leave the whole window without content.
    var hasRepresentablePatterns: Bool { patternScale >= Self.leastPatternScale }

    var isEmpty: Bool { length <= 0 }

    /// Whether the node can be drawn under any transform.
    var isUnlimited: Bool { isEmpty && patternScale == .infinity && glyphLength == 0 && arcRadius == 0 }

    mutating func formUnion(_ other: RasterLimits) {
        length = max(length, other.length)
        leastScale = min(leastScale, other.leastScale)
        patternScale = min(patternScale, other.patternScale)
        glyphLength = max(glyphLength, other.glyphLength)
        glyphStretch = max(glyphStretch, other.glyphStretch)
        arcRadius = max(arcRadius, other.arcRadius)
        clippedSide = max(clippedSide, other.clippedSide)
        isSkewed = isSkewed || other.isSkewed
        isSuspect = isSuspect || other.isSuspect
        isIncomplete = isIncomplete || other.isIncomplete
    }

    func union(_ other: RasterLimits) -> RasterLimits {
        var union = self
        union.formUnion(other)
        return union
    }

    /// Returns the limits under a transform.
    func scaled(by transform: CGAffineTransform) -> RasterLimits {
        guard !transform.isTranslation else { return self }
        let isSkewed = isSkewed || transform.isSkewed
        let largest = transform.largestScale
        let clippedSide = clippedSide * Float(largest)
        guard !isUnlimited, largest > 0 else {
            return RasterLimits(
                clippedSide: clippedSide, isSkewed: isSkewed, isSuspect: isSuspect, isIncomplete: isIncomplete)
        }
        let least = Float(abs(transform.determinant) / largest)
        return RasterLimits(
            length: length * Float(largest), leastScale: isEmpty ? 1 : leastScale * least,
            patternScale: patternScale * least, glyphLength: glyphLength * Float(largest),
            glyphStretch: glyphLength > 0 ? glyphStretch * Float(largest) / max(least, 1e-9) : 1,
            arcRadius: arcRadius * Float(largest), clippedSide: clippedSide, isSkewed: isSkewed, isSuspect: isSuspect,
            isIncomplete: isIncomplete)
    }

    /// Returns whether Cairo draws all parts of a node with these limits in the right place under a transform.
    ///
    /// - Parameters:
    ///   - bounds: The area of the node.
    ///   - scale: The number of pixels per point.
    func isExact(_ bounds: CGRect, under transform: CGAffineTransform, scale: CGFloat) -> Bool {
        let frame = PaintRect(bounds).applying(transform)
        guard !frame.isEmpty else { return true }
        let clipped = CGFloat(clippedSide) * transform.largestScale
        let reach = max(abs(frame.minX), abs(frame.maxX), abs(frame.minY), abs(frame.maxY), clipped)
        let isSkewed = isSkewed || transform.isSkewed
        return reach * scale <= (isSkewed ? PictureLimits.skewedSide : PictureLimits.alignedSide)
    }

    /// Returns a transform that looks like `transform`, and under which Cairo can draw what has these limits.
    func representable(_ transform: CGAffineTransform) -> CGAffineTransform {
        guard !isEmpty, leastScale < Self.leastFactor, transform.b == 0, transform.c == 0, !transform.isTranslation
        else { return transform }
        var sheared = transform
        sheared.b = Self.shear
        return sheared
    }
}
