internal import CGTK
internal import OpenCoreGraphics

extension NodeFactory {
    /// The largest number of pixels to rasterize; larger nodes are painted directly.
    private static let maximumRasterArea: Double = 16e6

    /// Returns a rasterized node at a given number of pixels per point; the node itself if it is too large.
    @MainActor
    static func rasterized(_ node: RenderNode, extent: PaintRect, scale: CGFloat) -> RenderNode? {
        // Whole pixels with an empty margin, so that edges stay smooth when the image is stretched.
        let pixel = 1 / Double(scale)
        let frame = extent.snappedOut(to: pixel).inset(by: -pixel, -pixel)
        let area = frame.width * frame.height * Double(scale * scale)
        guard !frame.isEmpty, area <= maximumRasterArea, node.fits(density: scale) else { return node }
        let size = CGSize(width: frame.width * Double(scale), height: frame.height * Double(scale))
        guard let raster = image(of: node, frame: frame, size: size) else { return node }
        return picture(raster.image, in: frame, from: .zero, isComplete: raster.isComplete)
    }

    private static func image(
        of node: RenderNode, frame: PaintRect, size: CGSize
    ) -> (image: CGImage, isComplete: Bool)? {
        guard let width = PictureLimits.pixels(size.width), let height = PictureLimits.pixels(size.height),
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        else { return nil }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let cairo = cairo_create(surface) else {
            cairo_surface_destroy(surface)
            return nil
        }
        let density = CGSize(width: Double(width) / frame.width, height: Double(height) / frame.height)
        let isComplete = node.draw(from: CGPoint(x: frame.minX, y: frame.minY), density: density, on: cairo)
        cairo_destroy(cairo)
        return (CGImage(adopting: surface), isComplete)
    }
}
