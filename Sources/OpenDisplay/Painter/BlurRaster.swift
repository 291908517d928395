internal import CGTK
internal import OpenCoreGraphics

/// Makes blurred pictures of nodes.
///
/// GSK's own blur is done anew whenever it is drawn, differs between its renderers, and thins out at the edges of what is
/// behind a layer. Here it is done once per node, in as few pixels as the blur leaves distinguishable.
@MainActor
enum BlurRaster {
    /// A blurred picture and the rectangle it fills.
    struct Picture {
        var image: CGImage
        var frame: CGRect
    }

    /// More pixels than this are not blurred; the picture gets coarser.
    private static let maximumArea: CGFloat = 4e6

    /// A picture of a node out of focus.
    ///
    /// - Parameters:
    ///   - frame: What the picture shows, in the node's coordinates.
    ///   - edge: Beyond it nothing is known, and what is at the edge counts on; nil leaves it empty.
    ///   - sigma: The standard deviation, in points.
    ///   - scale: Device pixels per point.
    ///   - saturation: How strong colours are, 1 leaves them.
    static func picture(
        of node: RenderNode, frame: CGRect, edge: CGRect?, sigma: CGFloat, scale: CGFloat, saturation: CGFloat = 1
    ) -> Picture? {
        guard frame.isFinite, frame.width > 0, frame.height > 0 else { return nil }
        var density = ShadowImages.resolution(sigma, scale)
        density = min(density, density * (maximumArea / (frame.width * frame.height * density * density)).squareRoot())
        density = min(density, CGFloat(PictureLimits.side - 2) / max(frame.width, frame.height))
        var frame = frame
        // Whole pixels, counted from the origin: how far the node reaches, which may depend on the past, does not move them.
        if edge == nil { frame = CGRect(PaintRect(frame).snappedOut(to: 1 / density)) }
        // A hair less, for what is whole but for rounding.
        guard let width = PictureLimits.pixels((frame.width * density - 1e-6).rounded(.up)),
            let height = PictureLimits.pixels((frame.height * density - 1e-6).rounded(.up)),
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        else { return nil }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let cairo = cairo_create(surface) else {
            cairo_surface_destroy(surface)
            return nil
        }
        cairo_scale(cairo, density, density)
        cairo_translate(cairo, -frame.minX, -frame.minY)
        gsk_render_node_draw(node.pointer, cairo)
        cairo_destroy(cairo)
        let pixels = PixelBlur(width: width, height: height)
        if let edge {
            pixels.extend(
                surface,
                from: edge.offsetBy(dx: -frame.minX, dy: -frame.minY)
                    .applying(CGAffineTransform(scaleX: density, y: density)))
        }
        pixels.blur(surface, sigma: sigma * density)
        if saturation != 1 { pixels.saturate(surface, by: saturation) }
        let covered = CGRect(
            origin: frame.origin, size: CGSize(width: CGFloat(width) / density, height: CGFloat(height) / density))
        return Picture(image: CGImage(adopting: surface), frame: covered)
    }
}
