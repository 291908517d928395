internal import CGTK

extension CGImage {
    /// Returns the image as a JPEG file, over white where it is transparent; equal pixels give equal bytes.
    ///
    /// - Parameter quality: From 0, the smallest file, to 1, the best quality. A value that is not finite counts as 1.
    package func jpegData(quality: CGFloat) -> Data? {
        guard let pixbuf = opaquePixbuf() else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        let percent = quality.isFinite ? Int((min(max(quality, 0), 1) * 100).rounded()) : 100
        var (buffer, size): (UnsafeMutablePointer<gchar>?, gsize) = (nil, 0)
        let isSaved = "quality".withCString { key in
            "\(percent)".withCString { value in
                var keys: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: key), nil]
                var values: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: value), nil]
                return gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &size, "jpeg", &keys, &values, nil) != 0
            }
        }
        guard isSaved, let buffer else { return nil }
        defer { g_free(buffer) }
        return Data(bytes: buffer, count: Int(size))
    }

    /// Returns the pixels as RGB bytes over white; the caller releases the buffer.
    private func opaquePixbuf() -> OpaquePointer? {
        guard let pixbuf = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, Int32(width), Int32(height)),
            let bytes = gdk_pixbuf_get_pixels(pixbuf)
        else { return nil }
        let (stride, rowLength) = (Int(gdk_pixbuf_get_rowstride(pixbuf)), bytesPerRow / 4)
        withPixels { words in
            for y in 0..<height {
                var target = bytes + y * stride
                for word in words[y * rowLength..<y * rowLength + width] {
                    let ground = isOpaque ? 0 : 255 - (word >> 24)
                    target[0] = UInt8(min((word >> 16 & 0xFF) + ground, 255))
                    target[1] = UInt8(min((word >> 8 & 0xFF) + ground, 255))
                    target[2] = UInt8(min((word & 0xFF) + ground, 255))
                    target += 3
                }
            }
        }
        return pixbuf
    }
}
