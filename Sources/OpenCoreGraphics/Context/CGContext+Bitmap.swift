internal import CGTK

extension CGContext {
    /// Creates a context that draws into memory, with its origin in the lower-left corner and the y-axis pointing up.
    ///
    /// `data` is memory of `bytesPerRow * height` bytes that outlive the context. With nil, the context allocates its
    /// own memory, initially transparent (or black). `bitsPerComponent` must be 8. If `bytesPerRow` is 0 the context
    /// chooses the value, which is only valid without `data`. `space` is an RGB or a gray space. `bitmapInfo` is any
    /// order of four bytes, `none` for gray, or `alphaOnly`. The format `premultipliedFirst` with `byteOrder32Little`
    /// is drawn into directly. For all others, every drawing operation copies all pixels before and after it, once the
    /// client has passed `data` or has read ``data``.
    ///
    /// - Returns: nil if the format or the size is not supported.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace?, bitmapInfo: UInt32
    ) {
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        guard
            let layout = PixelLayout(
                bitsPerComponent: bitsPerComponent, components: space?.numberOfComponents ?? 0, info: info),
            1...ImageSurface.maximumSide ~= width, 1...ImageSurface.maximumSide ~= height,
            0...(1 << 20) ~= bytesPerRow, bytesPerRow == 0 ? data == nil : bytesPerRow >= width * layout.bytesPerPixel
        else { return nil }
        let row = bytesPerRow == 0 ? width * layout.bytesPerPixel : bytesPerRow
        let format = layout.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
        let isDirect = layout.isNative && row % 4 == 0 && data != nil
        let made =
            isDirect
            ? cairo_image_surface_create_for_data(
                data?.assumingMemoryBound(to: UInt8.self), format, Int32(width), Int32(height), Int32(row))
            : ImageSurface.make(format: format, width: width, height: height)
        guard let surface = made else { return nil }
        defer { cairo_surface_destroy(surface) }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let cairo = cairo_create(surface) else {
            return nil
        }
        defer { cairo_destroy(cairo) }
        var flip = cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: -1, x0: 0, y0: Double(height))
        cairo_set_matrix(cairo, &flip)
        self.init(cairo: cairo)
        guard !isDirect, data != nil || !layout.isNative || row != width * 4 else { return }
        memory = BitmapMemory(data: data, bytesPerRow: row, height: height, layout: layout)
    }

    /// The bitmap's memory, valid during the context's lifetime, or nil if the context does not draw into a bitmap.
    public var data: UnsafeMutableRawPointer? {
        guard let target = bitmapTarget else { return nil }
        flushMasks()
        cairo_surface_flush(target)
        return memory?.show(target) ?? UnsafeMutableRawPointer(cairo_image_surface_get_data(target))
    }

    /// The number of bytes between the starts of two rows of ``data``.
    public var bytesPerRow: Int {
        memory?.bytesPerRow ?? bitmapTarget.map { Int(cairo_image_surface_get_stride($0)) } ?? 0
    }

    /// The number of bits per component; 0 if the context does not draw into a bitmap.
    public var bitsPerComponent: Int {
        bitmapTarget == nil ? 0 : 8
    }

    /// The number of bits per pixel; 0 if the context does not draw into a bitmap.
    public var bitsPerPixel: Int {
        bitmapTarget == nil ? 0 : (memory?.layout.bytesPerPixel ?? 4) * 8
    }

    /// The format of a pixel in ``data``.
    public var bitmapInfo: CGBitmapInfo {
        if let memory { return memory.layout.info }
        let isOpaque = bitmapTarget.map { cairo_image_surface_get_format($0) == CAIRO_FORMAT_RGB24 } ?? false
        let alpha = isOpaque ? CGImageAlphaInfo.noneSkipFirst : .premultipliedFirst
        return CGBitmapInfo(rawValue: alpha.rawValue).union(.byteOrder32Little)
    }

    /// The kind and position of the alpha component in ``data``.
    public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alpha ?? .none }

    /// The color space of the pixels.
    public var colorSpace: CGColorSpace? {
        memory?.layout.kind == .gray ? .deviceGray : .deviceRGB
    }

    /// Completes all pending drawing, so that it is in memory.
    public func flush() {
        cairo_surface_flush(cairo_get_target(cairo))
    }

    /// Completes all pending drawing, so that it is in memory.
    public func synchronize() {
        flush()
    }
}
