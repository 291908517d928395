internal import CGTK
internal import OpenCoreGraphics

/// A bitmap that is repainted only where a frame's nodes differ from those of the previous frame, as in a window.
///
/// A window additionally sends the pixels to the display server.
final class DamageCanvas {
    /// A `cairo_surface_t *` of a bitmap.
    private let surface: OpaquePointer
    private let size: PaintRect
    private let scale: CGFloat
    private let pixels: (width: Int, height: Int)
    private var last: RenderNode?

    /// Returns nil if the size in pixels is zero or too large, or if memory is insufficient.
    init?(size: CGSize, scale: CGFloat) {
        pixels = (Int((size.width * scale).rounded(.up)), Int((size.height * scale).rounded(.up)))
        guard pixels.width > 0, pixels.height > 0, pixels.width < 32768, pixels.height < 32768,
            let surface = Self.makeSurface(pixels.width, pixels.height)
        else { return nil }
        self.surface = surface
        self.size = PaintRect(CGRect(origin: .zero, size: size))
        self.scale = scale
    }

    deinit {
        cairo_surface_destroy(surface)
    }

    private static func makeSurface(_ width: Int, _ height: Int) -> OpaquePointer? {
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)) else {
            return nil
        }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            return nil
        }
        return surface
    }

    /// Returns whether the canvas has that size.
    func fits(_ size: CGSize, scale: CGFloat) -> Bool {
        self.size == PaintRect(CGRect(origin: .zero, size: size)) && self.scale == scale
    }

    /// Paints a frame over the previous one.
    ///
    /// - Parameter background: The color behind the nodes, or nil for none.
    /// - Returns: False after an error of Cairo, with which the canvas cannot be used any more.
    @discardableResult
    func paint(_ node: RenderNode?, background: CGColor?) -> Bool {
        let damage = NodeDamage(from: last?.pointer, to: node?.pointer, in: size, scale: scale)
        last = node
        guard !damage.isEmpty, let cairo = cairo_create(surface) else { return true }
        defer { cairo_destroy(cairo) }
        damage.clip(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
        cairo_paint(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
        cairo_scale(cairo, scale, scale)
        if let background {
            cairo_set_source_rgba(cairo, background.red, background.green, background.blue, background.alpha)
            cairo_paint(cairo)
        }
        return node?.draw(on: cairo) ?? true
    }

    /// A copy of the pixels; nil if memory is insufficient.
    var image: CGImage? {
        guard let copy = Self.makeSurface(pixels.width, pixels.height), let cairo = cairo_create(copy) else {
            return nil
        }
        cairo_set_source_surface(cairo, surface, 0, 0)
        cairo_paint(cairo)
        cairo_destroy(cairo)
        return CGImage(adopting: copy)
    }
}
