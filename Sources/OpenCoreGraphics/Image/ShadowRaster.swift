internal import CGTK

/// Blurred shadows as images, since toolkits blur anew for every frame.
///
/// `radius` is what `CALayer.shadowRadius` is: the standard deviation of the Gaussian, in points. (CSS's blur radius and
/// `CGContext.setShadow`'s blur are twice that.)
package enum ShadowRaster {
    /// A shadow's image and how to lay it around the box.
    package struct Shadow: Sendable {
        /// The shadow in its colour, on transparent ground.
        package let image: CGImage
        /// How far, in points, the image reaches beyond the box on each side.
        package let margin: CGFloat
        /// How far, in points, the parts that must not be stretched reach into the image from each side; nil if the
        /// image is as large as the shadow and is not stretched at all.
        package let cap: CGSize?
        /// Pixels per point.
        package let scale: CGFloat

        /// Where the image goes for a box.
        package func frame(around box: CGRect) -> CGRect {
            box.insetBy(dx: -margin, dy: -margin)
        }

        /// The parts of the image, in pixels, and where they go, in points, for a box; one part or nine.
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

    /// The shadow of a box with round corners, as small as it can be stretched from.
    ///
    /// A box whose corners' shadows do not meet gives nine parts, the same for all larger boxes, so that one image can
    /// serve them all; `frame` and `parts` know how.
    ///
    /// - Returns: nil for a size, radius or scale that is not positive and finite where it must be, a clear colour, or a
    ///   shadow too large for an image.
    package static func shadow(
        ofBox size: CGSize, corners: CornerRadii, radius: CGFloat, color: CGColor, scale: CGFloat
    ) -> Shadow? {
        guard size.isFinite, size.width > 0, size.height > 0, radius.isFinite, scale.isFinite, scale > 0 else {
            return nil
        }
        let fitted = corners.fitted(to: size)
        let margin = margin(for: radius, scale: scale)
        let cap = CGSize(
            width: ceil(fitted.widest * scale) / scale + 2 * margin,
            height: ceil(fitted.tallest * scale) / scale + 2 * margin)
        let smallest = CGSize(
            width: 2 * (cap.width - margin) + 1 / scale, height: 2 * (cap.height - margin) + 1 / scale)
        let isStretchable = size.width > smallest.width && size.height > smallest.height
        let box = CGRect(
            x: margin, y: margin, width: isStretchable ? smallest.width : size.width,
            height: isStretchable ? smallest.height : size.height)
        let path = CGPath(roundedRect: box, radii: fitted)
        let canvas = CGSize(width: box.width + 2 * margin, height: box.height + 2 * margin)
        return image(of: path, canvas: canvas, radius: radius, color: color, scale: scale).map {
            Shadow(image: $0, margin: margin, cap: isStretchable ? cap : nil, scale: scale)
        }
    }

    /// The shadow of a filled path: its image and the image's rectangle in the path's space.
    package static func shadow(
        of path: CGPath, radius: CGFloat, color: CGColor, scale: CGFloat
    ) -> (image: CGImage, frame: CGRect)? {
        let bounds = path.boundingBoxOfPath
        guard !bounds.isNull, bounds.isFinite, radius.isFinite, scale.isFinite, scale > 0 else { return nil }
        let margin = margin(for: radius, scale: scale)
        let frame = bounds.insetBy(dx: -margin, dy: -margin).roundedOutwards(to: scale)
        let moved = path.applying(CGAffineTransform(translationX: -frame.minX, y: -frame.minY))
        return image(of: moved, canvas: frame.size, radius: radius, color: color, scale: scale).map { ($0, frame) }
    }

    /// How far a shadow spreads, in points: whole pixels.
    package static func margin(for radius: CGFloat, scale: CGFloat) -> CGFloat {
        CGFloat(GaussianBlur.reach(of: max(radius, 0) * scale) + 1) / scale
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

extension CornerRadii {
    fileprivate var widest: CGFloat {
        max(max(topLeft.width, topRight.width), max(bottomLeft.width, bottomRight.width))
    }

    fileprivate var tallest: CGFloat {
        max(max(topLeft.height, topRight.height), max(bottomLeft.height, bottomRight.height))
    }
}

extension CGRect {
    /// The smallest rectangle around this one whose edges lie between pixels.
    package func roundedOutwards(to scale: CGFloat) -> CGRect {
        let (left, top) = ((minX * scale).rounded(.down), (minY * scale).rounded(.down))
        let (right, bottom) = ((maxX * scale).rounded(.up), (maxY * scale).rounded(.up))
        return CGRect(
            x: left / scale, y: top / scale, width: (right - left) / scale, height: (bottom - top) / scale)
    }
}
