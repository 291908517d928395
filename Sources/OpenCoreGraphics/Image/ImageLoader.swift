internal import CGTK

/// Decodes PNG and JPEG files with a `GdkPixbufLoader` in this process, and reports errors.
final class ImageLoader {
    private let loader: UnsafeMutablePointer<GdkPixbufLoader>
    private let order: DecodingRequest
    private var rejection: ImageDecodingError?
    private var isClosed = false

    init(_ order: DecodingRequest) throws(ImageDecodingError) {
        guard let loader = gdk_pixbuf_loader_new() else { throw .outOfMemory(width: 0, height: 0) }
        self.loader = loader
        self.order = order
        let prepared: @convention(c) (UnsafeMutableRawPointer, gint, gint, UnsafeMutableRawPointer) -> Void = {
            Unmanaged<ImageLoader>.fromOpaque($3).takeUnretainedValue().prepare(width: Int($1), height: Int($2))
        }
        g_signal_connect_data(
            loader, "size-prepared", unsafeBitCast(prepared, to: GCallback.self),
            Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
    }

    deinit {
        if !isClosed {
            gdk_pixbuf_loader_close(loader, nil)
        }
        g_object_unref(loader)
    }

    func load(_ data: Data, _ header: ImageHeader) throws(ImageDecodingError) -> CGImage {
        try finish(data, header)
        guard let pixels = gdk_pixbuf_loader_get_pixbuf(loader) else { throw .truncated(format: header.formatName) }
        let profile = Self.profile(of: pixels) ?? header.gamma.flatMap(ColorProfile.init(gamma:))
        return try Self.image(from: pixels, profile: profile)
    }

    private func finish(_ data: Data, _ header: ImageHeader) throws(ImageDecodingError) {
        var failure = data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) -> ImageDecodingError? in
            let isPNG = header.format == .png
            let ranges = isPNG ? PNGChunks.neededRanges(ByteReader(bytes: bytes)) : [0..<bytes.count]
            for range in ranges where rejection == nil {
                if let failure = write(bytes[range], header) { return failure }
            }
            return nil
        }
        isClosed = true
        var closing: UnsafeMutablePointer<GError>?
        let isComplete = gdk_pixbuf_loader_close(loader, &closing) != 0
        if let closing {
            failure = failure ?? describe(closing, header)
            g_error_free(closing)
        }
        if let rejection { throw rejection }
        if let failure { throw failure }
        guard isComplete, !EndMarker.isMissing(in: data) else { throw .truncated(format: header.formatName) }
    }

    /// Returns the profile of the file, if it has one that differs from sRGB.
    private static func profile(of pixels: OpaquePointer) -> ColorProfile? {
        guard let text = gdk_pixbuf_get_option(pixels, "icc-profile"),
            let data = Data(base64Encoded: String(cString: text))
        else { return nil }
        return ColorProfile(data)
    }

    private func write(_ bytes: Slice<UnsafeRawBufferPointer>, _ header: ImageHeader) -> ImageDecodingError? {
        var error: UnsafeMutablePointer<GError>?
        var rest = bytes
        // The bytes are written in pieces, between which the deadline is checked.
        while !rest.isEmpty, error == nil, rejection == nil {
            let piece = UnsafeRawBufferPointer(rebasing: rest.prefix(1 << 15))
            gdk_pixbuf_loader_write(loader, piece.bindMemory(to: UInt8.self).baseAddress, gsize(piece.count), &error)
            rest = rest.dropFirst(piece.count)
            if ContinuousClock.now > order.deadline {
                rejection = .timedOut(format: header.formatName, seconds: order.limits.seconds)
            }
        }
        guard let error else { return nil }
        defer { g_error_free(error) }
        return describe(error, header)
    }

    private func prepare(width: Int, height: Int) {
        let size = CGSize(width: width, height: height)
        guard width > 0, height > 0, order.limits.allow(size) else {
            rejection = .tooLarge(width: width, height: height)
            // Saves the loader's memory; the result is not used.
            gdk_pixbuf_loader_set_size(loader, 1, 1)
            return
        }
        if let limit = order.limit, limit.width < size.width || limit.height < size.height {
            let factor = min(limit.width / size.width, limit.height / size.height)
            gdk_pixbuf_loader_set_size(
                loader, Int32(max((size.width * factor).rounded(), 1)), Int32(max((size.height * factor).rounded(), 1)))
        }
    }

    private func describe(_ error: UnsafeMutablePointer<GError>, _ header: ImageHeader) -> ImageDecodingError {
        let reason = error.pointee.message.map { String(cString: $0) } ?? "unknown error"
        guard error.pointee.domain == gdk_pixbuf_error_quark() else {
            return .corrupt(format: header.formatName, reason: reason)
        }
        switch UInt32(error.pointee.code) {
        case GDK_PIXBUF_ERROR_UNKNOWN_TYPE.rawValue: return .unknownFormat
        case GDK_PIXBUF_ERROR_INCOMPLETE_ANIMATION.rawValue: return .truncated(format: header.formatName)
        case GDK_PIXBUF_ERROR_INSUFFICIENT_MEMORY.rawValue:
            return .outOfMemory(width: header.width, height: header.height)
        default: return .corrupt(format: header.formatName, reason: reason)
        }
    }

    // MARK: Pixels

    static func image(from pixels: OpaquePointer, profile: ColorProfile?) throws(ImageDecodingError) -> CGImage {
        let (width, height) = (Int(gdk_pixbuf_get_width(pixels)), Int(gdk_pixbuf_get_height(pixels)))
        let hasAlpha = gdk_pixbuf_get_has_alpha(pixels) != 0
        let format = hasAlpha ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24
        guard let surface = ImageSurface.make(format: format, width: width, height: height) else {
            throw .outOfMemory(width: width, height: height)
        }
        guard let source = gdk_pixbuf_read_pixels(pixels) else {
            cairo_surface_destroy(surface)
            throw .outOfMemory(width: width, height: height)
        }
        let sourceStride = Int(gdk_pixbuf_get_rowstride(pixels))
        ImageSurface.withBytes(of: surface) { bytes, stride in
            guard let target = bytes.baseAddress else { return }
            for y in 0..<height {
                let row = UnsafeMutableRawPointer(target + y * stride).assumingMemoryBound(to: UInt32.self)
                convert(source + y * sourceStride, into: row, count: width, hasAlpha: hasAlpha, profile: profile)
            }
        }
        return CGImage(adopting: surface)
    }

    /// Converts RGB or RGBA bytes to words `0xAARRGGBB`, premultiplied by alpha.
    private static func convert(
        _ source: UnsafePointer<UInt8>, into target: UnsafeMutablePointer<UInt32>, count: Int, hasAlpha: Bool,
        profile: ColorProfile?
    ) {
        var source = source
        for x in 0..<count {
            target[x] = PixelWord.multiplied(
                source[0], source[1], source[2], alpha: hasAlpha ? UInt32(source[3]) : 255, profile)
            source += hasAlpha ? 4 : 3
        }
    }
}
