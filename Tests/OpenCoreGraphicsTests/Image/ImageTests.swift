import Fuzzing
import CGTK
import Testing

import OpenCoreGraphics

@Suite("Images") struct ImageTests {
    /// An image whose pixels differ enough to detect rotations.
    private func picture(_ width: Int = 24, _ height: Int = 16, alpha: CGFloat = 1) throws -> CGImage {
        let size = CGSize(width: width, height: height)
        return try #require(
            CGContext.image(size: size, scale: 1, isOpaque: alpha == 1) { context in
                for x in 0..<width {
                    for y in 0..<height {
                        context.setFillColor(
                            red: CGFloat(x) / 24, green: CGFloat(y) / 16, blue: 0.5, alpha: alpha)
                        context.fill(CGRect(x: x, y: y, width: 1, height: 1))
                    }
                }
            })
    }

    /// The image in a format that gdk-pixbuf can write.
    private func encoded(_ image: CGImage, as format: String, orientation: String? = nil) throws -> Data {
        let png = try #require(image.pngData())
        let loader = try #require(gdk_pixbuf_loader_new())
        defer { g_object_unref(loader) }
        png.withUnsafeBytes { bytes in
            _ = gdk_pixbuf_loader_write(loader, bytes.bindMemory(to: UInt8.self).baseAddress, gsize(bytes.count), nil)
        }
        gdk_pixbuf_loader_close(loader, nil)
        var (buffer, size): (UnsafeMutablePointer<gchar>?, gsize) = (nil, 0)
        let isSaved = gdk_pixbuf_save_to_bufferv(
            gdk_pixbuf_loader_get_pixbuf(loader), &buffer, &size, format, nil, nil, nil)
        try #require(isSaved != 0)
        defer { g_free(buffer) }
        return Data(bytes: try #require(buffer), count: Int(size))
    }

    /// JPEG data with an EXIF block that specifies the orientation.
    private func turned(_ jpeg: Data, orientation: UInt8) -> Data {
        let tiff: [UInt8] = [
            0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0,
        ]
        let body = Array("Exif\0\0".utf8) + tiff
        let block = [0xFF, 0xE1, UInt8((body.count + 2) >> 8), UInt8((body.count + 2) & 0xFF)] + body
        return jpeg.prefix(2) + Data(block) + jpeg.dropFirst(2)
    }

    private func svg(_ attributes: String) -> Data {
        Data(
            "<svg xmlns='http://www.w3.org/2000/svg' \(attributes)><rect width='5' height='10' fill='red'/></svg>".utf8)
    }

    @Test("PNG encoding preserves every pixel, with and without alpha", arguments: [1, 0.5, 0.01] as [CGFloat])
    func pngRoundTrip(alpha: CGFloat) throws {
        let image = try picture(alpha: alpha)
        let data = try #require(image.pngData())
        let decoded = try CGImage.decode(data)
        #expect(decoded.width == 24)
        #expect(decoded.height == 16)
        #expect(decoded.isOpaque == (alpha == 1))
        #expect(PixelDifference(image, decoded).maximumDifference <= 1)
        #expect(decoded.pngData() == (try CGImage.decode(data)).pngData())
    }

    @Test("JPEG encoding approximately preserves the pixels")
    func jpeg() throws {
        let image = try picture()
        let decoded = try CGImage.decode(encoded(image, as: "jpeg"))
        #expect(decoded.width == 24)
        #expect(PixelDifference(image, decoded).maximumDifference < 40)
    }

    @Test("EXIF specifies a JPEG's orientation, and the stored pixels are unchanged")
    func exif() throws {
        let jpeg = try encoded(picture(), as: "jpeg")
        #expect(ImageHeader(jpeg)?.orientation == 1)
        #expect(ImageHeader(jpeg)?.width == 24)
        #expect(ImageHeader(jpeg)?.height == 16)
        let plain = try CGImage.decode(jpeg)
        for orientation in UInt8(1)...8 {
            let data = turned(jpeg, orientation: orientation)
            #expect(ImageHeader(data)?.orientation == Int(orientation))
            let pixels = try CGImage.decode(data)
            #expect(PixelDifference(plain, pixels).isEmpty)
        }
        #expect(ImageHeader(turned(jpeg, orientation: 99))?.orientation == 1)
    }

    @Test("A WebP image is decoded")
    func webP() throws {
        let data = try #require(Data(base64Encoded: Self.redWebP))
        let image = try CGImage.decode(data)
        let pixel = try #require(image.pixel(x: 0, y: 0))
        #expect(image.width == 8)
        #expect(image.height == 4)
        #expect(pixel.description == "#ff0000ff")
    }

    /// Lossless WebP, written byte by byte according to the format's specification: 8 × 4 pixels, all red.
    private static let redWebP = "UklGRhYAAABXRUJQVlA4TAoAAAAvB8AAAIj+R/8D"

    @Test("An SVG is rendered sharply at the requested size")
    func svgSizes() throws {
        let data = svg("width='10' height='10'")
        #expect(try CGImage.decode(data).width == 10)
        let double = try CGImage.decode(data, scale: 2)
        #expect(double.width == 20)
        #expect(double.height == 20)
        let wide = try CGImage.decode(data, targetSize: CGSize(width: 64, height: 64))
        #expect(wide.width == 64)
        #expect(wide.height == 64)
        #expect(wide.pixel(x: 31, y: 5)?.description == "#ff0000ff")
        #expect(wide.pixel(x: 32, y: 5)?.alpha == 0)
        for bad in [CGSize(width: 0, height: 5), CGSize(width: CGFloat.nan, height: 5)] {
            #expect(try CGImage.decode(data, scale: .nan, targetSize: bad).width == 10)
        }
    }

    @Test("Data that is not an image is rejected with a descriptive error")
    func refused() {
        #expect(throws: ImageDecodingError.empty) { try CGImage.decode(Data()) }
        #expect(throws: ImageDecodingError.unknownFormat) { try CGImage.decode(Data("hello world, no image".utf8)) }
        #expect(throws: ImageDecodingError.unknownFormat) { try CGImage.decode(Data(repeating: 0, count: 5000)) }
        #expect(throws: ImageDecodingError.unknownFormat) { try CGImage.decode(Data([0x89])) }
        #expect(ImageDecodingError.empty.localizedDescription == "The image data is empty.")
        #expect(
            ImageDecodingError.truncated(format: "PNG").description
                == "The PNG image data is truncated; the file may be incomplete.")
    }

    @Test("A truncated image results in an error and does not trap", arguments: ["png", "jpeg"])
    func truncated(format: String) throws {
        let data = try encoded(picture(), as: format)
        for length in stride(from: 1, to: data.count - 12, by: 7) {
            #expect(throws: ImageDecodingError.self, "\(length) of \(data.count) bytes") {
                try CGImage.decode(data.prefix(length))
            }
        }
        #expect(throws: ImageDecodingError.self) { try CGImage.decode(svg("width='10'").prefix(60)) }
        let webP = try #require(Data(base64Encoded: Self.redWebP))
        #expect(throws: ImageDecodingError.self) { try CGImage.decode(webP.prefix(25)) }
    }

    @Test("A slice of data with a start index other than 0 is decoded")
    func slices() throws {
        let data = try #require(picture().pngData())
        let padded = Data([1, 2, 3]) + data
        #expect(try CGImage.decode(padded.dropFirst(3)).width == 24)
    }

    @Test("Random damage to image data does not trap", arguments: ["png", "jpeg"])
    func damaged(format: String) throws {
        var random = SeededRandom(seed: 5)
        let data = try encoded(picture(), as: format)
        for _ in 0..<150 {
            var damaged = data
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                damaged[Int.random(in: 0..<damaged.count, using: &random)] = .random(in: 0...255, using: &random)
            }
            let image = try? CGImage.decode(damaged)
            #expect(image == nil || image?.width ?? 0 > 0)
        }
    }

    @Test("A PNG that declares no or too many pixels is rejected with its size")
    func absurdSizes() throws {
        let data = try #require(picture().pngData())
        func claiming(width: UInt32) -> Data {
            var header = Array(data.prefix(33))
            withUnsafeBytes(of: width.bigEndian) { header.replaceSubrange(16..<20, with: $0) }
            let sum = CRC32.checksum(Array(header[12..<29]))
            withUnsafeBytes(of: sum.bigEndian) { header.replaceSubrange(29..<33, with: $0) }
            return Data(header) + data.dropFirst(33)
        }
        #expect(throws: ImageDecodingError.self) { try CGImage.decode(claiming(width: 0)) }
        #expect(throws: ImageDecodingError.tooLarge(width: 500_000, height: 16)) {
            try CGImage.decode(claiming(width: 500_000))
        }
        #expect(throws: ImageDecodingError.self) { try CGImage.decode(claiming(width: 0x7FFF_FFFF)) }
        #expect(throws: ImageDecodingError.tooLarge(width: 100_000, height: 10)) {
            try CGImage.decode(svg("width='100000' height='10'"))
        }
    }

    @Test("Images can be decoded concurrently on any thread")
    func threads() async throws {
        let data = try #require(picture().pngData())
        let drawing = svg("width='10' height='10'")
        let widths = await withTaskGroup(of: Int.self) { group in
            for index in 0..<16 {
                group.addTask { (try? CGImage.decode(index % 2 == 0 ? data : drawing))?.width ?? 0 }
            }
            return await group.reduce(into: 0) { $0 += $1 }
        }
        #expect(widths == 8 * 24 + 8 * 10)
    }

    @Test("Cropping returns the pixels of the rectangle within the image")
    func cropping() throws {
        let image = try picture()
        let part = try #require(image.cropping(to: CGRect(x: 4, y: 2, width: 5, height: 6)))
        #expect(part.width == 5)
        #expect(part.height == 6)
        #expect(part.pixel(x: 0, y: 0) == image.pixel(x: 4, y: 2))
        #expect(image.cropping(to: CGRect(x: 20, y: 10, width: 100, height: 100))?.width == 4)
        #expect(image.cropping(to: CGRect(x: 200, y: 0, width: 5, height: 5)) == nil)
        for bad in [CGRect.null, CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5), .zero] {
            #expect(image.cropping(to: bad) == nil)
        }
        #expect(image.cropping(to: CGRect(x: -1e30, y: -1e30, width: 2e30, height: 2e30))?.width == 24)
    }

    @Test("Reading a pixel outside of the image returns nil")
    func pixelsOutside() throws {
        let image = try picture()
        #expect(image.pixel(x: -1, y: 0) == nil)
        #expect(image.pixel(x: 24, y: 0) == nil)
        #expect(image.pixel(x: 0, y: 16) == nil)
    }

    @Test("An image difference counts the pixels, reports their bounds and marks them red on the faded image")
    func difference() throws {
        let base = try picture()
        let changed = try #require(
            CGContext.image(size: base.size, scale: 1, isOpaque: true) { context in
                context.drawUpright(base, in: CGRect(origin: .zero, size: base.size))
                context.setFillColor(.white)
                context.fill(CGRect(x: 3, y: 4, width: 2, height: 3))
            })
        let difference = PixelDifference(base, changed)
        #expect(difference.differingPixels == 6)
        #expect(difference.bounds == CGRect(x: 3, y: 4, width: 2, height: 3))
        #expect(!difference.isEmpty)
        #expect(difference.totalPixels == 24 * 16)
        #expect(difference.maximumDifference > 100)
        #expect(PixelDifference(base, base).isEmpty)
        #expect(PixelDifference(base, changed, tolerance: 255).isEmpty)
        let shown = try #require(PixelDifference.picture(of: base, changed))
        #expect(shown.pixel(x: 3, y: 4)?.description == "#e00020ff")
        #expect(shown.pixel(x: 0, y: 0)?.red ?? 0 >= 190)
    }

    @Test("Images of different sizes differ in every pixel")
    func differentSizes() throws {
        let difference = PixelDifference(try picture(24, 16), try picture(20, 18))
        #expect(!difference.hasSameSize)
        #expect(difference.differingPixels == 24 * 18)
        let shown = try #require(PixelDifference.picture(of: try picture(24, 16), try picture(20, 18)))
        #expect(shown.width == 24)
        #expect(shown.height == 18)
        #expect(shown.pixel(x: 22, y: 0)?.description == "#e00020ff")
        #expect(shown.pixel(x: 5, y: 5)?.description != "#e00020ff")
    }
}

/// The checksum of PNG chunks.
enum CRC32 {
    static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var sum: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return ~sum
    }
}
