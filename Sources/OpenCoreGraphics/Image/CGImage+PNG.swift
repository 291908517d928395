internal import CGTK

extension CGImage {
    /// Returns the image as a PNG file; equal pixels give equal bytes.
    package func pngData() -> Data? {
        var data = Data()
        let write: cairo_write_func_t = { closure, bytes, count in
            guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
            closure.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
            return CAIRO_STATUS_SUCCESS
        }
        let status = withUnsafeMutablePointer(to: &data) { cairo_surface_write_to_png_stream(surface, write, $0) }
        return status == CAIRO_STATUS_SUCCESS ? data : nil
    }
}
