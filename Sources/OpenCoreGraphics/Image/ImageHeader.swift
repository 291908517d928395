/// The properties of an image file that are specified before its pixels.
///
/// Reads PNG, JPEG, GIF, WebP, SVG and TIFF files: of TIFF files only the orientation, and SVG files only if their size
/// is plain. Cost: files are traversed block by block, without reading pixels.
package struct ImageHeader: Hashable, Sendable {
    /// The formats whose headers specify the size.
    package enum Format: Hashable, Sendable {
        case png
        case jpeg
        case gif
        case webP
        case svg
        case other
    }

    package var format: Format
    /// In pixels, as stored; 0 if the header does not specify it.
    package var width = 0
    /// In pixels, as stored; 0 if the header does not specify it.
    package var height = 0
    /// The EXIF orientation, from 1 (upright) to 8.
    package var orientation = 1
    /// The gamma with which a PNG file was encoded (1 / 2.2 is usual), or nil if the file has none or has a profile.
    package var gamma: Double?

    /// Reads the header; returns nil if the format is not supported, or the header is damaged.
    package init?(_ data: Data) {
        let header = data.withUnsafeBytes { Self.read(ByteReader(bytes: $0)) }
        guard let header else { return nil }
        self = header
    }

    /// Throws the errors that decoding would throw immediately: for unsupported sizes and for truncated data.
    package func check(_ data: Data, _ limits: ImageDecodingLimits = .current) throws(ImageDecodingError) {
        try checkSize(limits)
        guard !EndMarker.isMissing(in: data) else { throw .truncated(format: formatName) }
    }

    /// Throws an error if the size is not supported.
    func checkSize(_ limits: ImageDecodingLimits) throws(ImageDecodingError) {
        guard width > 0, height > 0 else { throw .zeroSize(format: formatName) }
        guard limits.allow(CGSize(width: width, height: height)) else { throw .tooLarge(width: width, height: height) }
    }

    /// The name of the format in error messages.
    package var formatName: String {
        switch format {
        case .png: "PNG"
        case .jpeg: "JPEG"
        case .gif: "GIF"
        case .webP: "WebP"
        case .svg: "SVG"
        case .other: "image"
        }
    }

    /// Returns whether the time and memory for decoding the file are bounded by its size and its number of pixels.
    func isBounded(_ data: Data) -> Bool {
        switch format {
        case .png: true
        case .jpeg: data.withUnsafeBytes { JPEGScans.hasBoundedCost(ByteReader(bytes: $0), area: width * height) }
        case .gif, .webP, .svg, .other: false
        }
    }

    private init(format: Format) {
        self.format = format
    }

    private static func read(_ bytes: ByteReader) -> ImageHeader? {
        if bytes.has("PNG\r\n\u{1A}\n", at: 1) { return png(bytes) }
        if bytes.word(0) == 0xFFD8 { return jpeg(bytes) }
        if bytes.has("GIF8", at: 0) { return gif(bytes) }
        if bytes.has("RIFF", at: 0), bytes.has("WEBP", at: 8) { return webP(bytes) }
        if bytes.has("II*\0", at: 0) || bytes.has("MM\0*", at: 0) {
            var header = ImageHeader(format: .other)
            header.orientation = ExifOrientation.read(bytes)
            return header
        }
        return svg(bytes)
    }

    // MARK: PNG

    private static func png(_ bytes: ByteReader) -> ImageHeader? {
        guard bytes.has("IHDR", at: 12), let width = bytes.long(16), let height = bytes.long(20) else { return nil }
        var header = ImageHeader(format: .png)
        (header.width, header.height) = (width, height)
        var isManaged = false
        var index = 8
        while let length = bytes.long(index), bytes.count - index >= 12 {
            if bytes.has("sRGB", at: index + 4) || bytes.has("iCCP", at: index + 4) { isManaged = true }
            if bytes.has("gAMA", at: index + 4), let gamma = bytes.long(index + 8) {
                header.gamma = Double(gamma) / 100_000
            }
            if bytes.has("eXIf", at: index + 4), let exif = bytes.part(from: index + 8, count: length) {
                header.orientation = ExifOrientation.read(exif)
            }
            index += 12 + length
        }
        if isManaged { header.gamma = nil }
        return header
    }

    // MARK: JPEG

    private static func jpeg(_ bytes: ByteReader) -> ImageHeader? {
        var header = ImageHeader(format: .jpeg)
        var index = 2
        while let mark = bytes.byte(index), mark == 0xFF, let kind = bytes.byte(index + 1) {
            switch kind {
            case 0xFF: index += 1
            case 0x01, 0xD0...0xD8: index += 2
            case 0xD9, 0xDA: return header.width > 0 ? header : nil
            default:
                guard let length = bytes.word(index + 2), length >= 2 else { return nil }
                header.readJPEGBlock(kind, bytes, at: index + 4, length: length - 2)
                index += 2 + length
            }
        }
        return header.width > 0 ? header : nil
    }

    private mutating func readJPEGBlock(_ kind: Int, _ bytes: ByteReader, at index: Int, length: Int) {
        let isFrame = 0xC0...0xCF ~= kind && kind != 0xC4 && kind != 0xC8 && kind != 0xCC
        if isFrame {
            (height, width) = (bytes.word(index + 1) ?? 0, bytes.word(index + 3) ?? 0)
        } else if kind == 0xE1, bytes.has("Exif\0\0", at: index) {
            orientation = bytes.part(from: index + 6, count: length - 6).map(ExifOrientation.read) ?? 1
        }
    }

    // MARK: Others

    private static func gif(_ bytes: ByteReader) -> ImageHeader? {
        var bytes = bytes
        bytes.isBigEndian = false
        guard let width = bytes.word(6), let height = bytes.word(8) else { return nil }
        var header = ImageHeader(format: .gif)
        (header.width, header.height) = (width, height)
        return header
    }

    private static func svg(_ bytes: ByteReader) -> ImageHeader? {
        guard let size = SVGHeader.size(bytes) else { return nil }
        var header = ImageHeader(format: .svg)
        (header.width, header.height) = size
        return header
    }

    private static func webP(_ bytes: ByteReader) -> ImageHeader? {
        var bytes = bytes
        bytes.isBigEndian = false
        var header = ImageHeader(format: .webP)
        (header.width, header.height) = webPSize(bytes) ?? (0, 0)
        var index = 12
        while let length = bytes.long(index + 4) {
            if bytes.has("EXIF", at: index), let exif = bytes.part(from: index + 8, count: length) {
                // Some writers prepend the marker of JPEG's Exif block.
                let body = exif.has("Exif\0\0", at: 0) ? exif.part(from: 6, count: exif.count - 6) : exif
                header.orientation = body.map(ExifOrientation.read) ?? 1
            }
            index += 8 + length + length % 2
        }
        return header
    }

    /// Returns the size from the first block: the canvas of an extended file, or the frame of a simple one (RFC 9649,
    /// sections 2.5 to 2.7).
    private static func webPSize(_ bytes: ByteReader) -> (Int, Int)? {
        if bytes.has("VP8X", at: 12) {
            let sides = [24, 27].compactMap { place in bytes.word(place).map { $0 | (bytes.byte(place + 2) ?? 0) << 16 }
            }
            return sides.count == 2 ? (sides[0] + 1, sides[1] + 1) : nil
        }
        if bytes.has("VP8L", at: 12), let bits = bytes.long(21) { return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1) }
        guard bytes.has("VP8 ", at: 12), let width = bytes.word(26), let height = bytes.word(28) else { return nil }
        return (width & 0x3FFF, height & 0x3FFF)
    }
}

/// The orientation in a block of EXIF data, which is a TIFF file without pixels.
enum ExifOrientation {
    /// Returns 1 to 8; 1 if the data has no valid orientation.
    static func read(_ bytes: ByteReader) -> Int {
        var bytes = bytes
        bytes.isBigEndian = bytes.has("MM", at: 0)
        guard bytes.isBigEndian || bytes.has("II", at: 0), bytes.word(2) == 42, let directory = bytes.long(4),
            let count = bytes.word(directory)
        else { return 1 }
        for entry in 0..<count {
            let index = directory + 2 + entry * 12
            guard let tag = bytes.word(index) else { return 1 }
            guard tag == 0x0112, bytes.word(index + 2) == 3, let value = bytes.word(index + 8) else { continue }
            return 1...8 ~= value ? value : 1
        }
        return 1
    }
}
