internal import CGTK

extension CGImage {
    /// Decodes a picture: PNG, JPEG, WebP, SVG and what else gdk-pixbuf knows, and the first frame of a GIF.
    ///
    /// The pixels come out as they are stored; how a picture is turned is in its ``ImageHeader``. Colours are turned into
    /// sRGB where a file carries a profile of primaries and curves, or PNG's gamma; without either they are taken as
    /// sRGB. Any thread may decode. Cost: all pixels are decoded and copied once.
    ///
    /// - Parameters:
    ///   - scale: how many pixels one unit of a vector picture becomes; pixel pictures ignore it.
    ///   - targetSize: the size in pixels at which vector pictures are drawn, instead of `scale`; pixel pictures keep
    ///     their own size.
    ///   - limit: a size in pixels into which pixel pictures are shrunk, keeping their proportions, while they are
    ///     decoded, which saves memory and for JPEG files most of the time.
    package static func decode(
        _ data: Data, scale: CGFloat = 1, targetSize: CGSize? = nil, limit: CGSize? = nil
    ) throws(ImageDecodingError) -> CGImage {
        if data.starts(with: Array("GIF8".utf8)) { return try AnimatedPicture.still(data) }
        let loader = try ImageLoader(scale: scale, targetSize: targetSize, limit: limit)
        return try loader.load(data)
    }
}

/// Feeds bytes to a `GdkPixbufLoader`, and tells what went wrong.
final class ImageLoader {
    private let loader: UnsafeMutablePointer<GdkPixbufLoader>
    private let scale: CGFloat
    private let targetSize: CGSize?
    private let limit: CGSize?
    private var refusal: ImageDecodingError?
    private var isClosed = false

    init(scale: CGFloat, targetSize: CGSize?, limit: CGSize? = nil) throws(ImageDecodingError) {
        guard let loader = gdk_pixbuf_loader_new() else { throw .outOfMemory(width: 0, height: 0) }
        self.loader = loader
        self.scale = scale.isFinite && scale > 0 ? scale : 1
        self.targetSize = targetSize.flatMap { $0.isFinite && $0.width >= 1 && $0.height >= 1 ? $0 : nil }
        self.limit = limit.flatMap { $0.isFinite && $0.width >= 1 && $0.height >= 1 ? $0 : nil }
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

    func load(_ data: Data) throws(ImageDecodingError) -> CGImage {
        try finish(data)
        guard let pixels = gdk_pixbuf_loader_get_pixbuf(loader) else { throw missingPixels }
        let gamma = ImageHeader(data)?.gamma
        return try Self.image(
            from: pixels, profile: Self.profile(of: pixels) ?? gamma.flatMap(ColorProfile.init(gamma:)))
    }

    private func finish(_ data: Data) throws(ImageDecodingError) {
        guard !data.isEmpty else { throw .empty }
        var failure = write(data)
        isClosed = true
        var closing: UnsafeMutablePointer<GError>?
        let isComplete = gdk_pixbuf_loader_close(loader, &closing) != 0
        if let closing {
            failure = failure ?? describe(closing)
            g_error_free(closing)
        }
        if let refusal { throw refusal }
        if let failure { throw failure }
        guard isComplete, !EndMark.isMissing(in: data) else { throw .truncated(format: format ?? "image") }
    }

    /// The profile that the file carries, if it is one that changes anything.
    private static func profile(of pixels: OpaquePointer) -> ColorProfile? {
        guard let text = gdk_pixbuf_get_option(pixels, "icc-profile"),
            let data = Data(base64Encoded: String(cString: text))
        else { return nil }
        return ColorProfile(data)
    }

    private func write(_ data: Data) -> ImageDecodingError? {
        var error: UnsafeMutablePointer<GError>?
        data.withUnsafeBytes { bytes in
            // In pieces: the JPEG and GIF loaders count a piece's bytes in 32 bits.
            var rest = bytes[...]
            while !rest.isEmpty, error == nil, refusal == nil {
                let piece = UnsafeRawBufferPointer(rebasing: rest.prefix(1 << 20))
                gdk_pixbuf_loader_write(
                    loader, piece.bindMemory(to: UInt8.self).baseAddress, gsize(piece.count), &error)
                rest = rest.dropFirst(piece.count)
            }
        }
        guard let error else { return nil }
        defer { g_error_free(error) }
        return describe(error)
    }

    private func prepare(width: Int, height: Int) {
        guard width > 0, height > 0 else {
            refusal = .zeroSize(format: format ?? "image")
            return
        }
        var size = CGSize(width: width, height: height)
        if isVector {
            size = targetSize ?? CGSize(width: size.width * scale, height: size.height * scale)
            size = CGSize(width: max(size.width.rounded(), 1), height: max(size.height.rounded(), 1))
        }
        guard Self.isDecodable(size) else {
            refusal = .tooLarge(width: Int(clamping: size.width), height: Int(clamping: size.height))
            // Spares the loader the memory; the result is not used.
            gdk_pixbuf_loader_set_size(loader, 1, 1)
            return
        }
        if isVector {
            gdk_pixbuf_loader_set_size(loader, Int32(size.width), Int32(size.height))
        } else if let limit, limit.width < size.width || limit.height < size.height {
            let factor = min(limit.width / size.width, limit.height / size.height)
            gdk_pixbuf_loader_set_size(
                loader, Int32(max((size.width * factor).rounded(), 1)), Int32(max((size.height * factor).rounded(), 1)))
        }
    }

    /// Whether a picture of a size in pixels is not too large: files of a few bytes can claim any size.
    static func isDecodable(_ size: CGSize) -> Bool {
        let side = CGFloat(ImageSurface.maximumSide)
        return size.width <= side && size.height <= side
            && size.width * size.height <= CGFloat(ImageSurface.maximumDecodedArea)
    }

    private var isVector: Bool {
        gdk_pixbuf_loader_get_format(loader).map { gdk_pixbuf_format_is_scalable($0) != 0 } ?? false
    }

    /// The format's short name, once it is known.
    private var format: String? {
        guard let format = gdk_pixbuf_loader_get_format(loader), let name = gdk_pixbuf_format_get_name(format) else {
            return nil
        }
        defer { g_free(name) }
        let text = String(cString: name)
        return text == "webp" ? "WebP" : text.uppercased()
    }

    private var missingPixels: ImageDecodingError {
        format.map { .truncated(format: $0) } ?? .unknownFormat
    }

    private func describe(_ error: UnsafeMutablePointer<GError>) -> ImageDecodingError {
        let reason = error.pointee.message.map { String(cString: $0) } ?? "unknown error"
        guard let format, error.pointee.domain == gdk_pixbuf_error_quark() else {
            return format.map { .corrupt(format: $0, reason: reason) } ?? .unknownFormat
        }
        switch UInt32(error.pointee.code) {
        case GDK_PIXBUF_ERROR_UNKNOWN_TYPE.rawValue: return .unknownFormat
        case GDK_PIXBUF_ERROR_INCOMPLETE_ANIMATION.rawValue: return .truncated(format: format)
        default: return .corrupt(format: format, reason: reason)
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

    /// From bytes red, green, blue (and alpha) to numbers `0xAARRGGBB`, multiplied by alpha.
    private static func convert(
        _ source: UnsafePointer<UInt8>, into target: UnsafeMutablePointer<UInt32>, count: Int, hasAlpha: Bool,
        profile: ColorProfile?
    ) {
        var source = source
        for x in 0..<count {
            let alpha = hasAlpha ? UInt32(source[3]) : 255
            var (red, green, blue) = (UInt32(source[0]), UInt32(source[1]), UInt32(source[2]))
            if let profile {
                let converted = profile.converted(source[0], source[1], source[2])
                (red, green, blue) = (UInt32(converted.0), UInt32(converted.1), UInt32(converted.2))
            }
            if alpha != 255 {
                red = (red * alpha + 127) / 255
                green = (green * alpha + 127) / 255
                blue = (blue * alpha + 127) / 255
            }
            target[x] = alpha << 24 | red << 16 | green << 8 | blue
            source += hasAlpha ? 4 : 3
        }
    }
}

/// The marks at the end of data, for which the loaders do not ask: they leave what is missing grey or transparent.
enum EndMark {
    static func isMissing(in data: Data) -> Bool {
        if data.starts(with: [0xFF, 0xD8]) { return !data.contains([0xFF, 0xD9]) }
        if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return !data.contains(Array("IEND".utf8)) }
        if data.starts(with: Array("RIFF".utf8)), data.count >= 8 { return data.count - 8 < riffLength(data) }
        return false
    }

    /// What the second word of a RIFF file says about the bytes after it.
    private static func riffLength(_ data: Data) -> Int {
        data.dropFirst(4).prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}

extension Data {
    fileprivate func contains(_ bytes: [UInt8]) -> Bool {
        range(of: Data(bytes), options: .backwards) != nil
    }
}

extension Int {
    fileprivate init(clamping value: CGFloat) {
        self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value, -1e15), 1e15))
    }
}
