internal import CGTK
internal import OpenCoreGraphics

extension CGImage {
    /// Returns the image at half its size, each pixel the mean of four; nil if memory is insufficient.
    func halved() -> CGImage? {
        let (sourceWidth, sourceHeight) = (width, height)
        let (targetWidth, targetHeight) = ((width + 1) / 2, (height + 1) / 2)
        let stride = bytesPerRow / 4
        return makeImage(width: targetWidth, height: targetHeight) { source, target, targetStride in
            for y in 0..<targetHeight {
                let top = min(y * 2, sourceHeight - 1) * stride
                let bottom = min(y * 2 + 1, sourceHeight - 1) * stride
                for x in 0..<targetWidth {
                    let (left, right) = (min(x * 2, sourceWidth - 1), min(x * 2 + 1, sourceWidth - 1))
                    target[y * targetStride + x] = Self.mean(
                        source[top + left], source[top + right], source[bottom + left], source[bottom + right])
                }
            }
        }
    }

    /// Returns the image with each pixel multiplied by a color.
    func multiplied(by color: CGColor) -> CGImage? {
        let alpha = color.alpha
        let factors = [color.blue * alpha, color.green * alpha, color.red * alpha, alpha].map {
            UInt32((min(max($0, 0), 1) * 255).rounded())
        }
        let (columns, rows, stride) = (width, height, bytesPerRow / 4)
        return makeImage(width: columns, height: rows, isOpaque: isOpaque && alpha >= 1) {
            source, target, targetStride in
            for y in 0..<rows {
                for x in 0..<columns {
                    let pixel = self.isOpaque ? source[y * stride + x] | 0xff00_0000 : source[y * stride + x]
                    var result: UInt32 = 0
                    for channel in 0..<4 {
                        let shift = UInt32(channel * 8)
                        let value = (pixel >> shift & 0xff) * factors[channel]
                        result |= ((value + 127) / 255) << shift
                    }
                    target[y * targetStride + x] = result
                }
            }
        }
    }

    /// Returns a texture with the pixels, or nil for an empty image.
    func makeTexture() -> OpaquePointer? {
        let copy = opaqueOrSame()
        let bytes = copy.withPixels { g_bytes_new($0.baseAddress, gsize($0.count * 4)) }
        guard width > 0, height > 0, let bytes else { return nil }
        defer { g_bytes_unref(bytes) }
        // Cairo's pixels are machine words, which on little-endian machines are stored as blue, green, red, alpha.
        return gdk_memory_texture_new(
            gint(width), gint(height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(copy.bytesPerRow))
    }

    /// Returns the image itself, or, for an opaque image, whose fourth byte is undefined, a copy with an alpha of 255.
    private func opaqueOrSame() -> CGImage {
        guard isOpaque else { return self }
        let (columns, rows, stride) = (width, height, bytesPerRow / 4)
        let copy = makeImage(width: columns, height: rows, isOpaque: false) { source, target, targetStride in
            for y in 0..<rows {
                for x in 0..<columns {
                    target[y * targetStride + x] = source[y * stride + x] | 0xff00_0000
                }
            }
        }
        return copy ?? self
    }

    private static func mean(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
        // Processes two channels at a time: each has enough bits for the sum of four bytes.
        let mask: UInt32 = 0x00ff_00ff
        let even = (a & mask) + (b & mask) + (c & mask) + (d & mask) + 0x0002_0002
        let odd = (a >> 8 & mask) + (b >> 8 & mask) + (c >> 8 & mask) + (d >> 8 & mask) + 0x0002_0002
        return even >> 2 & mask | (odd >> 2 & mask) << 8
    }

    /// Returns a new image whose pixels a closure computes from this one's; `stride` is in pixels.
    private func makeImage(
        width: Int, height: Int, isOpaque: Bool? = nil,
        _ body: (UnsafeBufferPointer<UInt32>, UnsafeMutablePointer<UInt32>, _ stride: Int) -> Void
    ) -> CGImage? {
        let format = isOpaque ?? self.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
        guard let target = cairo_image_surface_create(format, Int32(width), Int32(height)) else { return nil }
        guard cairo_surface_status(target) == CAIRO_STATUS_SUCCESS, let data = cairo_image_surface_get_data(target)
        else {
            cairo_surface_destroy(target)
            return nil
        }
        cairo_surface_flush(target)
        let stride = Int(cairo_image_surface_get_stride(target)) / 4
        withPixels { source in
            data.withMemoryRebound(to: UInt32.self, capacity: stride * height) { body(source, $0, stride) }
        }
        cairo_surface_mark_dirty(target)
        return CGImage(adopting: target)
    }
}
