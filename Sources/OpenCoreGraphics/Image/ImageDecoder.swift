extension CGImage {
    /// Decodes a picture: PNG, JPEG, WebP, SVG and what else gdk-pixbuf knows, and the first frame of a GIF.
    ///
    /// All pictures from outside come in here or through ``AnimatedPicture``. What of them cannot be bounded in this
    /// process is decoded in another one; see ``PictureDecoderPool``.
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
        _ data: Data, scale: CGFloat = 1, targetSize: CGSize? = nil, limit: CGSize? = nil,
        limits: ImageDecodingLimits = .current
    ) throws(ImageDecodingError) -> CGImage {
        guard !data.isEmpty else { throw .empty }
        let header = ImageHeader(data)
        switch header?.format {
        case .gif: return try AnimatedPicture.still(data, limits: limits)
        case .png, .jpeg, .webP: try header?.checkSize(limits)
        case .svg, .other, nil: break
        }
        let order = DecodingOrder(scale: scale, targetSize: targetSize, limit: limit, limits: limits)
        if let header, header.isBounded(data) { return try ImageLoader(order).load(data, header) }
        return try PictureDecoderPool.shared.decode(data, header, order)
    }
}

/// How a picture is to be decoded.
struct DecodingOrder {
    /// Pixels for each unit of a vector picture; positive.
    let scale: CGFloat
    /// In pixels, at least one each way.
    let targetSize: CGSize?
    /// In pixels, at least one each way.
    let limit: CGSize?
    let limits: ImageDecodingLimits
    let deadline: ContinuousClock.Instant

    init(scale: CGFloat, targetSize: CGSize?, limit: CGSize?, limits: ImageDecodingLimits) {
        self.scale = scale.isFinite && scale > 0 ? scale : 1
        self.targetSize = targetSize.flatMap { $0.isFinite && $0.width >= 1 && $0.height >= 1 ? $0 : nil }
        self.limit = limit.flatMap { $0.isFinite && $0.width >= 1 && $0.height >= 1 ? $0 : nil }
        self.limits = limits
        deadline = limits.deadline
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
