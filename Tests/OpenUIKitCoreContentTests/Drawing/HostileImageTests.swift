import Dispatch
import Synchronization
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
    @MainActor func adjustable() throws {
        #expect(UIImage.decodingLimits == ImageDecodingLimits())
        #expect(UIImage.decodingLimits.seconds == 10)
        #expect(UIImage.decodingLimits.mainThreadSeconds == 2)
    }

    /// Calls a closure while the main thread waits for images for a number of seconds.
    ///
    /// The limit is that of the program, but no other code runs on the main thread meanwhile.
    @MainActor private func withMainThreadLimit(_ seconds: Double, _ body: () -> Void) {
        let old = UIImage.decodingLimits.mainThreadSeconds
        UIImage.decodingLimits.mainThreadSeconds = seconds
        defer { UIImage.decodingLimits.mainThreadSeconds = old }
        body()
    }

    @Test("The main thread waits for an expensive image only for its own time limit, and does not wait again")
    @MainActor func blockedMainThread() throws {
        let points = (0..<300_000).map { "L\($0 * 7919 % 16) \($0 * 104_729 % 16)" }.joined(separator: " ")
        let image = try #require(
            UIImage(
                data: Data(
                    ("<svg xmlns='http://www.w3.org/2000/svg' width='16' height='16'>"
                        + "<path d='M0 0 \(points)' stroke='red' fill='none'/></svg>").utf8)))
        withMainThreadLimit(0.2) {
            let start = ContinuousClock.now
            let reports = Diagnostics.record { #expect(image.cgImage == nil) }
            #expect(start.duration(to: .now) < .seconds(4))
            #expect(reports.first?.message.contains("longer than 0.2 seconds") == true)
            #expect(reports.first?.hint.contains("preparingForDisplay()") == true)
            let again = Diagnostics.record { #expect(image.cgImage == nil) }
            #expect(again.isEmpty)
        }
    }

    @Test("An image for which the main thread does not wait is displayed there after another thread has decoded it")
    @MainActor func preparedElsewhere() throws {
        let file = Data(
            "<svg xmlns='http://www.w3.org/2000/svg' width='5' height='4'><rect width='5' height='4'/></svg>".utf8)
        let image = try #require(UIImage(data: file))
        withMainThreadLimit(0) {
            _ = Diagnostics.record { #expect(image.cgImage == nil) }
            let prepared = Mutex<UIImage?>(nil)
            let done = DispatchSemaphore(value: 0)
            image.prepareForDisplay { result in
                prepared.withLock { $0 = result }
                done.signal()
            }
            done.wait()
            #expect(prepared.withLock { $0?.cgImage?.width } == 5)
            #expect(image.cgImage?.width == 5)
        }
    }

    @Test("The time limit of the main thread applies to formats that are decoded by the initializer")
    @MainActor func initializer() {
        let file = Data(
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 5 4'><rect width='5' height='4'/></svg>".utf8)
        withMainThreadLimit(0) {
            let reports = Diagnostics.record { #expect(UIImage(data: file) == nil) }
            #expect(reports.map(\.rule) == ["image.undecodable"])
        }
    }
}
