internal import CGTK

extension CGContext {
    /// Makes a context that draws into memory, with its origin in the lower left corner and y pointing up.
    ///
    /// - Parameters:
    ///   - data: `bytesPerRow * height` bytes that outlive the context; nil lets it have memory of its own, made
    ///     transparent (or black) first.
    ///   - bitsPerComponent: 8 is the only number there is here.
    ///   - bytesPerRow: 0 lets the context choose; only without `data`.
    ///   - space: of red, green and blue, or of grey.
    ///   - bitmapInfo: any order of four bytes; `none` for grey; `alphaOnly`. The order `premultipliedFirst` with
    ///     `byteOrder32Little` is drawn into directly; for others all pixels are copied around each thing that is drawn,
    ///     once the memory is the caller's or was asked for.
    /// - Returns: nil for a format or size that is not possible.
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

    /// The memory that is drawn into, valid while the context lives; nil if the context does not draw into a bitmap.
    public var data: UnsafeMutableRawPointer? {
        guard let target = bitmapTarget else { return nil }
        settleMasks()
        cairo_surface_flush(target)
        return memory?.show(target) ?? UnsafeMutableRawPointer(cairo_image_surface_get_data(target))
    }

    /// The bytes from one row of ``data`` to the next.
    public var bytesPerRow: Int {
        memory?.bytesPerRow ?? bitmapTarget.map { Int(cairo_image_surface_get_stride($0)) } ?? 0
    }

    /// The bits of one part of a pixel; 0 if the context does not draw into a bitmap.
    public var bitsPerComponent: Int {
        bitmapTarget == nil ? 0 : 8
    }

    /// The bits of one pixel; 0 if the context does not draw into a bitmap.
    public var bitsPerPixel: Int {
        bitmapTarget == nil ? 0 : (memory?.layout.bytesPerPixel ?? 4) * 8
    }

    /// The space of the pixels.
    public var colorSpace: CGColorSpace? {
        memory?.layout.kind == .gray ? .deviceGray : .deviceRGB
    }

    /// Makes sure that everything drawn is in memory.
    public func flush() {
        cairo_surface_flush(cairo_get_target(cairo))
    }

    /// Makes sure that everything drawn is in memory.
    public func synchronize() {
        flush()
    }
}
