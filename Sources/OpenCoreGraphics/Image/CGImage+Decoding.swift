extension CGImage {
    /// Decodes an image: PNG, JPEG, WebP, SVG, other formats that gdk-pixbuf supports, and the first frame of a GIF
    /// file.
    ///
    /// All untrusted images are decoded here or by ``AnimatedPicture``. Formats whose cost cannot be bounded in this
    /// process are decoded in another one; see ``PictureDecoderPool``.
    ///
    /// The pixels are returned in their stored orientation, which ``ImageHeader`` specifies. Colors are converted to
    /// sRGB if the file has a matrix or gray profile, or PNG's gamma; otherwise they are treated as sRGB. Can be called
    /// on any thread. Cost: all pixels are decoded and copied once.
    ///
    /// - Parameters:
    ///   - scale: The number of pixels per unit of a vector image; raster images ignore it.
    ///   - targetSize: The size in pixels at which vector images are drawn, which replaces `scale`; raster images
    ///     ignore it.
    ///   - limit: A size in pixels to which raster images are reduced while they are decoded, preserving their aspect
    ///     ratio. It saves memory and, for JPEG files, most of the time.
    package static func decode(
        _ data: Data, scale: CGFloat = 1, targetSize: CGSize? = nil, limit: CGSize? = nil,
        limits: ImageDecodingLimits = .ofCurrentThread
    ) throws(ImageDecodingError) -> CGImage {
        guard !data.isEmpty else { throw .empty }
        let header = ImageHeader(data)
        switch header?.format {
        case .gif: return try AnimatedPicture.still(data, limits: limits)
        case .png, .jpeg, .webP: try header?.checkSize(limits)
        case .svg, .other, nil: break
        }
        let order = DecodingRequest(scale: scale, targetSize: targetSize, limit: limit, limits: limits)
        if let header, header.isBounded(data) { return try ImageLoader(order).load(data, header) }
        return try PictureDecoderPool.shared.decode(data, header, order)
    }
}

/// The parameters for decoding an image.
struct DecodingRequest {
    /// The number of pixels per unit of a vector image; positive.
    let scale: CGFloat
    /// In pixels, at least one in each dimension.
    let targetSize: CGSize?
    /// In pixels, at least one in each dimension.
    let limit: CGSize?
    let limits: ImageDecodingLimits
    var deadline: ContinuousClock.Instant

    init(scale: CGFloat, targetSize: CGSize?, limit: CGSize?, limits: ImageDecodingLimits) {
        self.scale = scale.isFinite && scale > 0 ? scale : 1
        self.targetSize = targetSize.flatMap { $0.isFinite && $0.width >= 1 && $0.height >= 1 ? $0 : nil }
        self.limit = limit.flatMap { $0.isFinite && $0.width >= 1 && $0.height >= 1 ? $0 : nil }
        self.limits = limits
        deadline = limits.deadline
    }
}

/// Detects truncated files by their missing end markers: the loaders accept such files and leave the missing pixels
/// gray or transparent.
enum EndMarker {
    static func isMissing(in data: Data) -> Bool {
        if data.starts(with: [0xFF, 0xD8]) { return !data.contains([0xFF, 0xD9]) }
        if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return !data.contains(Array("IEND".utf8)) }
        if data.starts(with: Array("RIFF".utf8)), data.count >= 8 { return data.count - 8 < riffLength(data) }
        return false
    }

    /// Returns the length in the second word of a RIFF file, the number of bytes after it.
    private static func riffLength(_ data: Data) -> Int {
        data.dropFirst(4).prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}

extension Data {
    fileprivate func contains(_ bytes: [UInt8]) -> Bool {
        range(of: Data(bytes), options: .backwards) != nil
    }
}
