internal import CGTK

extension CGImage {
    /// Creates an opaque image whose pixels a closure writes.
    ///
    /// - Parameter write: Receives the memory for rows of blue, green, red and an unused byte, and the number of bytes of a row.
    ///   Returns whether it has written all pixels.
    /// - Returns: `nil` if the size is not supported, memory is insufficient, or the closure returns `false`.
    package convenience init?(
        opaqueWidth width: Int, height: Int,
        write: (_ bytes: UnsafeMutableBufferPointer<UInt8>, _ bytesPerRow: Int) -> Bool
    ) {
        guard let surface = ImageSurface.make(format: CAIRO_FORMAT_RGB24, width: width, height: height) else {
            return nil
        }
        guard ImageSurface.withBytes(of: surface, { !$0.isEmpty && write($0, $1) }) else {
            cairo_surface_destroy(surface)
            return nil
        }
        self.init(adopting: surface)
    }
}
