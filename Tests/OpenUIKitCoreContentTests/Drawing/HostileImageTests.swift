import Testing

import OpenUIKitCore

/// Tests images from untrusted sources that consume excessive resources, for every API that accepts them.
@Suite struct HostileImageTests {
    private static let kernel = String(repeating: "1 ", count: 441)
    /// An SVG that terminates librsvg's process when it is rendered.
    private static let bomb = Data(
        ("<svg xmlns='http://www.w3.org/2000/svg' width='16' height='9'>"
            + "<filter id='f'><feConvolveMatrix order='21' kernelMatrix='\(kernel)'/></filter>"
            + "<rect width='16' height='16' filter='url(#f)'/></svg>").utf8)

    @Test("An SVG image reports its size before it is decoded and has no pixels if decoding fails")
    func lazyDrawing() throws {
        let image = try #require(UIImage(data: Self.bomb, scale: 2))
        #expect(image.size == CGSize(width: 16, height: 9))
        let reports = Diagnostics.record { #expect(image.cgImage == nil) }
        #expect(reports.map(\.rule) == ["image.undecodable"])
        let again = Diagnostics.record { #expect(image.cgImage == nil) }
        #expect(again.isEmpty)
    }

    @Test("An SVG image is decoded at its scale")
    func scaledDrawing() throws {
        let file = Data(
            "<svg xmlns='http://www.w3.org/2000/svg' width='5' height='4'><rect width='5' height='4'/></svg>".utf8)
        let image = try #require(UIImage(data: file, scale: 3))
        #expect(image.size == CGSize(width: 5, height: 4))
        #expect(image.cgImage?.width == 15)
        #expect(image.cgImage?.height == 12)
    }

    @Test("An SVG of excessive size is rejected when its root element is parsed")
    func absurdDrawing() {
        let file = Data("<svg xmlns='http://www.w3.org/2000/svg' width='99999' height='9'></svg>".utf8)
        let reports = Diagnostics.record { #expect(UIImage(data: file) == nil) }
        #expect(reports.first?.message.contains("99999 × 9 pixels is too large") == true)
    }

    @Test("An SVG that terminates its decoder yields no image in an attachment or on a pasteboard")
    @MainActor func otherWays() {
        _ = Diagnostics.record {
            let attachment = NSTextAttachment(data: Self.bomb, ofType: nil)
            #expect(attachment.image(forBounds: .zero, textContainer: nil, characterIndex: 0)?.cgImage == nil)
            let pasteboard = UIPasteboard.withUniqueName()
            pasteboard.setData(Self.bomb, forPasteboardType: "public.png")
            #expect(pasteboard.image?.cgImage == nil)
        }
    }

    @Test("A device is rejected as an image file and not read endlessly")
    func device() {
        let reports = Diagnostics.record { #expect(UIImage(contentsOfFile: "/dev/zero") == nil) }
        #expect(
            reports.map(\.message) == ["The path is not a regular file; devices, pipes and folders cannot be read."])
    }

    @Test("UIImage's decoding limits are the default limits")
    func adjustable() throws {
        #expect(UIImage.decodingLimits == ImageDecodingLimits())
        #expect(UIImage.decodingLimits.seconds == 10)
    }
}
