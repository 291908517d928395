internal import CGTK
internal import OpenCoreGraphics

/// Creates blurred images of nodes.
///
/// GSK's own blur is computed again whenever it is drawn, differs between its renderers, and fades out at the edges of
/// a backdrop. Here, it is computed once per node, with as few pixels as the blur leaves distinguishable.
@MainActor
enum BlurRaster {
    /// A blurred image and the rectangle that it fills.
    struct Picture {
        var image: CGImage
        var frame: CGRect
        /// Whether Cairo could draw all of the node.
        var isComplete: Bool

        /// Returns the limits of a node that shows the image in a rectangle.
        func rasters(in rect: CGRect) -> RasterLimits {
            RasterLimits(ofImage: image.size, in: rect, isComplete: isComplete)
        }
    }

    /// Returns a blurred image of a node, or nil if the node is empty or too large.
    ///
    /// - Parameters:
    ///   - frame: The area of the image, in the node's coordinates.
    ///   - edge: The area outside of which pixels are unknown, so that those at its edge are extended, and pixels of
    ///     the image that are closer to its edges than the blur reaches must not be shown; nil to leave them empty.
    ///   - sigma: The standard deviation, in points.
    ///   - scale: The number of device pixels per point.
    ///   - saturation: The factor of the colors' saturation; 1 leaves them unchanged.
    ///   - onlyAlpha: Whether only the alpha components are used and blurred, in a quarter of the time.
    static func picture(
        of node: RenderNode, frame: CGRect, edge: CGRect?, sigma: CGFloat, scale: CGFloat, saturation: CGFloat = 1,
        onlyAlpha: Bool = false
    ) -> Picture? {
        guard let density = density(in: frame, sigma: sigma, scale: scale) else { return nil }
        // Aligned to whole pixels from the origin: the node's extent, which may depend on previous frames, must not
        // move them.
        let frame = CGRect(PaintRect(frame).snappedOut(to: 1 / density))
        // The subtraction compensates for rounding of integral sizes.
        guard let width = PictureLimits.pixels((frame.width * density - 1e-6).rounded(.up)),
            let height = PictureLimits.pixels((frame.height * density - 1e-6).rounded(.up)),
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        else { return nil }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let cairo = cairo_create(surface) else {
            cairo_surface_destroy(surface)
            return nil
        }
        let isComplete = node.draw(
            from: frame.origin, density: CGSize(width: density, height: density), on: cairo)
        cairo_destroy(cairo)
        let pixels = PixelBlur(width: width, height: height)
        if let edge {
            pixels.extend(
                surface,
                from: edge.offsetBy(dx: -frame.minX, dy: -frame.minY)
                    .applying(CGAffineTransform(scaleX: density, y: density)))
        }
        pixels.blur(surface, sigma: sigma * density, onlyAlpha: onlyAlpha, ignoresEdges: edge != nil)
        if saturation != 1 { pixels.saturate(surface, by: saturation) }
        let covered = CGRect(
            origin: frame.origin, size: CGSize(width: CGFloat(width) / density, height: CGFloat(height) / density))
        return Picture(image: CGImage(adopting: surface), frame: covered, isComplete: isComplete)
    }

    /// Returns whether an image of an area has as many pixels as the blur leaves distinguishable.
    static func isSharp(_ frame: CGRect, sigma: CGFloat, scale: CGFloat) -> Bool {
        frame.isEmpty || density(in: frame, sigma: sigma, scale: scale) == ShadowImages.resolution(sigma, scale)
    }

    /// Returns the number of pixels per point of an image, or nil if its area is empty or too large.
    private static func density(in frame: CGRect, sigma: CGFloat, scale: CGFloat) -> CGFloat? {
        guard frame.isFinite, frame.width > 0, frame.height > 0,
            max(frame.width, frame.height) <= PictureLimits.stretchedSide
        else { return nil }
        let best = ShadowImages.resolution(sigma, scale)
        let ratio = PictureLimits.effectArea / (frame.width * frame.height * best * best)
        return min(best, best * ratio.squareRoot(), CGFloat(PictureLimits.side - 2) / max(frame.width, frame.height))
    }
}
