internal import CGTK

/// Blurred shadows as images, because toolkits blur again for every frame.
///
/// `radius` is a `CALayer.shadowRadius`: the standard deviation of the Gaussian, in points. (CSS's blur radius and the
/// blur of `CGContext.setShadow` are twice that.)
package enum ShadowRaster {
    /// The largest number of pixels to blur; larger shadows are blurred at a lower resolution.
    package static let maximumArea: CGFloat = 4e6

    /// A shadow's image, and how to draw it around a box.
    package struct Shadow: Sendable {
        /// The shadow in its color, on a transparent background.
        package let image: CGImage
        /// The distance, in points, by which the image extends beyond the box on each side.
        package let margin: CGFloat
        /// The size, in points, of the image's corners that must not be stretched, or nil if the image has the size of
        /// the shadow and is not stretched.
        package let cap: CGSize?
        /// Pixels per point.
        package let scale: CGFloat

        /// Returns the rectangle of the image for a box.
        package func frame(around box: CGRect) -> CGRect {
            box.insetBy(dx: -margin, dy: -margin)
        }

        /// Returns the image's parts, in pixels, and their rectangles around a box, in points; there are one or nine
        /// parts.
        package func parts(around box: CGRect) -> [(source: CGRect, target: CGRect)] {
            let frame = frame(around: box)
            let whole = CGRect(origin: .zero, size: image.size)
            guard let cap else { return [(whole, frame)] }
            let columns = Self.bands(whole.width, frame.minX, frame.width, cap: cap.width, scale: scale)
            let rows = Self.bands(whole.height, frame.minY, frame.height, cap: cap.height, scale: scale)
            return rows.flatMap { row in
                columns.map { column in
                    let source = CGRect(
                        x: column.source, y: row.source, width: column.sourceLength, height: row.sourceLength)
                    let target = CGRect(
                        x: column.target, y: row.target, width: column.targetLength, height: row.targetLength)
                    return (source, target)
                }
            }
        }

        private typealias Band = (source: CGFloat, sourceLength: CGFloat, target: CGFloat, targetLength: CGFloat)

        private static func bands(
            _ pixels: CGFloat, _ start: CGFloat, _ length: CGFloat, cap: CGFloat, scale: CGFloat
        ) -> [Band] {
            let capPixels = cap * scale
            let middle = max(length - 2 * cap, 0)
            return [
                (0, capPixels, start, cap),
                (capPixels, pixels - 2 * capPixels, start + cap, middle),
                (pixels - capPixels, capPixels, start + cap + middle, cap),
            ].filter { $0.sourceLength > 0 && $0.targetLength > 0 }
        }

        /// Draws the shadow of a box.
        package func draw(in context: CGContext, around box: CGRect) {
            for part in parts(around: box) {
                context.draw(image, part: part.source, in: part.target)
            }
        }
    }

    /// Returns the shadow of a box with round corners, in the smallest size from which it can be stretched.
    ///
    /// If the shadows of the corners do not overlap, the image has nine parts, and the same image serves all larger
    /// boxes; see `frame` and `parts`. The image has fewer pixels per point than `scale` if it would have more than four
    /// million pixels.
    ///
    /// - Returns: nil if a size, radius or scale is not finite, or not positive where it must be, if the color is
    ///   transparent, or if the shadow is too large for an image.
    package static func shadow(
        ofBox size: CGSize, corners: CornerRadii, radius: CGFloat, color: CGColor, scale: CGFloat
    ) -> Shadow? {
        guard size.isFinite, size.width > 0, size.height > 0, radius.isFinite, scale.isFinite, scale > 0 else {
            return nil
        }
        let fitted = corners.fitted(to: size)
        let desired = BoxImage(size: size, corners: fitted, radius: radius, scale: scale)
        let possible = limited(scale, canvas: desired.canvas)
        let plan =
            possible < scale ? BoxImage(size: size, corners: fitted, radius: radius, scale: possible) : desired
        let path = CGPath(roundedRect: plan.box, radii: fitted)
        return image(of: path, canvas: plan.canvas, radius: radius, color: color, scale: possible).map {
            Shadow(image: $0, margin: plan.margin, cap: plan.cap, scale: possible)
        }
    }

    /// Returns the shadow of a filled path: its image, and the image's rectangle in the path's coordinate space.
    ///
    /// The image has fewer pixels per point than `scale` if it would have more than four million pixels.
    package static func shadow(
        of path: CGPath, radius: CGFloat, color: CGColor, scale: CGFloat
    ) -> (image: CGImage, frame: CGRect)? {
        let bounds = path.boundingBoxOfPath
        guard !bounds.isNull, bounds.isFinite, radius.isFinite, scale.isFinite, scale > 0 else { return nil }
        let spread = margin(for: radius, scale: scale)
        let scale = limited(scale, canvas: bounds.insetBy(dx: -spread, dy: -spread).size)
        let margin = margin(for: radius, scale: scale)
        let frame = bounds.insetBy(dx: -margin, dy: -margin).roundedOutwards(to: scale)
        let moved = path.applying(CGAffineTransform(translationX: -frame.minX, y: -frame.minY))
        return image(of: moved, canvas: frame.size, radius: radius, color: color, scale: scale).map { ($0, frame) }
    }

    /// Returns the distance that a shadow spreads, in points; a whole number of pixels.
    package static func margin(for radius: CGFloat, scale: CGFloat) -> CGFloat {
        CGFloat(GaussianBlur.reach(of: max(radius, 0) * scale) + 1) / scale
    }

    /// Returns a scale at which an image has at most about four million pixels, and no side is too long.
    private static func limited(_ scale: CGFloat, canvas: CGSize) -> CGFloat {
        let area = canvas.width * canvas.height
        let longest = max(canvas.width, canvas.height)
        return min(scale, (maximumArea / area).squareRoot(), CGFloat(ImageSurface.maximumSide - 2) / longest)
    }

    private static func image(
        of path: CGPath, canvas: CGSize, radius: CGFloat, color: CGColor, scale: CGFloat
    ) -> CGImage? {
        let pixels = CGSize(width: (canvas.width * scale).rounded(.up), height: (canvas.height * scale).rounded(.up))
        guard color.alpha > 0, let mask = ImageSurface.make(format: CAIRO_FORMAT_A8, size: pixels),
            let result = ImageSurface.make(format: CAIRO_FORMAT_ARGB32, size: pixels)
        else { return nil }
        defer { cairo_surface_destroy(mask) }
        fill(path.applying(CGAffineTransform(scaleX: scale, y: scale)), in: mask)
        GaussianBlur.blur(alphaSurface: mask, sigma: max(radius, 0) * scale)
        let cairo = cairo_create(result)
        cairo?.setSource(color, alpha: 1)
        cairo_mask_surface(cairo, mask, 0, 0)
        cairo_destroy(cairo)
        return CGImage(adopting: result)
    }

    private static func fill(_ path: CGPath, in mask: OpaquePointer) {
        guard let cairo = cairo_create(mask) else { return }
        cairo.addPath(path.elements)
        cairo_set_source_rgba(cairo, 0, 0, 0, 1)
        cairo_fill(cairo)
        cairo_destroy(cairo)
    }
}

/// The measures of the image of a box's shadow, in points.
private struct BoxImage {
    let margin: CGFloat
    /// The size of the corners, or nil if the box is too small to be stretched.
    let cap: CGSize?
    /// The box, which is as small as possible, in the image.
    let box: CGRect

    init(size: CGSize, corners: CornerRadii, radius: CGFloat, scale: CGFloat) {
        margin = ShadowRaster.margin(for: radius, scale: scale)
        let cap = CGSize(
            width: ceil(corners.widest * scale) / scale + 2 * margin,
            height: ceil(corners.tallest * scale) / scale + 2 * margin)
        let smallest = CGSize(
            width: 2 * (cap.width - margin) + 1 / scale, height: 2 * (cap.height - margin) + 1 / scale)
        let isStretchable = size.width > smallest.width && size.height > smallest.height
        box = CGRect(origin: CGPoint(x: margin, y: margin), size: isStretchable ? smallest : size)
        self.cap = isStretchable ? cap : nil
    }

    var canvas: CGSize {
        CGSize(width: box.width + 2 * margin, height: box.height + 2 * margin)
    }
}

extension CornerRadii {
    fileprivate var widest: CGFloat {
        max(max(topLeft.width, topRight.width), max(bottomLeft.width, bottomRight.width))
    }

    fileprivate var tallest: CGFloat {
        max(max(topLeft.height, topRight.height), max(bottomLeft.height, bottomRight.height))
    }
}

extension CGRect {
    /// Returns the smallest rectangle that contains this one and is aligned to pixels.
    package func roundedOutwards(to scale: CGFloat) -> CGRect {
        let (left, top) = ((minX * scale).rounded(.down), (minY * scale).rounded(.down))
        let (right, bottom) = ((maxX * scale).rounded(.up), (maxY * scale).rounded(.up))
        return CGRect(
            x: left / scale, y: top / scale, width: (right - left) / scale, height: (bottom - top) / scale)
    }
}
