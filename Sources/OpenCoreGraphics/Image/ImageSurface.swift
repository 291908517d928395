internal import CGTK

/// Functions for Cairo's image surfaces.
enum ImageSurface {
    /// The largest number of pixels on a side.
    static let maximumSide = 32_767
    /// The largest number of pixels of an image, which take 1 GB.
    static let maximumArea = 1 << 28

    static func make(format: cairo_format_t, size: CGSize) -> OpaquePointer? {
        guard size.width >= 1, size.height >= 1, size.width <= CGFloat(maximumSide),
            size.height <= CGFloat(maximumSide)
        else { return nil }
        return make(format: format, width: Int(size.width), height: Int(size.height))
    }

    /// Returns a transparent surface, or nil if a side is not positive, the area is too large, or memory is
    /// insufficient.
    static func make(format: cairo_format_t, width: Int, height: Int) -> OpaquePointer? {
        guard 1...maximumSide ~= width, 1...maximumSide ~= height, width * height <= maximumArea else { return nil }
        guard let surface = cairo_image_surface_create(format, Int32(width), Int32(height)) else { return nil }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            return nil
        }
        return surface
    }

    /// Returns a transparent surface that shows a part of a device space; nil if it is too large.
    ///
    /// - Parameter scale: The number of pixels per unit of the device space.
    static func make(format: cairo_format_t, frame: CGRect, scale: CGFloat) -> OpaquePointer? {
        let size = CGSize(width: (frame.width * scale).rounded(.up), height: (frame.height * scale).rounded(.up))
        guard let surface = make(format: format, size: size) else { return nil }
        cairo_surface_set_device_scale(surface, scale.native, scale.native)
        cairo_surface_set_device_offset(surface, (-frame.minX * scale).native, (-frame.minY * scale).native)
        return surface
    }

    /// Returns a new surface with the same pixels.
    static func copy(of surface: OpaquePointer) -> OpaquePointer? {
        let (width, height) = (cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface))
        return copy(of: surface, x: 0, y: 0, width: Int(width), height: Int(height))
    }

    /// Returns a new surface with a part of the pixels.
    static func copy(of surface: OpaquePointer, x: Int, y: Int, width: Int, height: Int) -> OpaquePointer? {
        let format = cairo_image_surface_get_format(surface)
        guard let copy = make(format: format, width: width, height: height) else { return nil }
        let context = cairo_create(copy)
        defer { cairo_destroy(context) }
        cairo_set_source_surface(context, surface, -Double(x), -Double(y))
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        cairo_paint(context)
        return copy
    }

    /// Calls a closure with the bytes of a surface, and notifies Cairo that they may have changed.
    static func withBytes<Result>(
        of surface: OpaquePointer, _ body: (UnsafeMutableBufferPointer<UInt8>, _ stride: Int) -> Result
    ) -> Result {
        cairo_surface_flush(surface)
        defer { cairo_surface_mark_dirty(surface) }
        let stride = Int(cairo_image_surface_get_stride(surface))
        let count = stride * Int(cairo_image_surface_get_height(surface))
        let data = cairo_image_surface_get_data(surface)
        return body(UnsafeMutableBufferPointer(start: data, count: data == nil ? 0 : count), stride)
    }
}
