import Fuzzing
import Testing

@testable import OpenUIFoundation
import OpenUIKitCore
import UIKitTestSupport

@Suite struct PictureFileTests {
    /// An image of 4 by 2 pixels, each of a different color.
    static func picture() throws -> CGImage {
        let image = CGContext.image(size: CGSize(width: 4, height: 2), scale: 1, isOpaque: true) { context in
            for place in 0..<8 {
                context.setFillColor(red: CGFloat(place) / 8, green: 1 - CGFloat(place) / 8, blue: 0.5, alpha: 1)
                context.fill(CGRect(x: place % 4, y: place / 4, width: 1, height: 1))
            }
        }
        return try #require(image)
    }

    /// Returns a PNG file with an eXIf chunk that specifies the orientation.
    static func orientedPNG(_ orientation: UInt8) throws -> Data {
        let file = try #require(try picture().pngData())
        let tiff: [UInt8] = [
            0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0,
        ]
        // The checksum of an ancillary chunk is not verified.
        let block = [0, 0, 0, UInt8(tiff.count)] + Array("eXIf".utf8) + tiff + [0, 0, 0, 0]
        return file.prefix(33) + Data(block) + file.dropFirst(33)
    }

    /// The displayed position of a stored pixel, from EXIF's table of where row 0 and column 0 are.
    static func place(_ x: Int, _ y: Int, exif: Int) -> (x: Int, y: Int) {
        let (w, h) = (4, 2)
        return switch exif {
        case 2: (w - 1 - x, y)
        case 3: (w - 1 - x, h - 1 - y)
        case 4: (x, h - 1 - y)
        case 5: (y, x)
        case 6: (h - 1 - y, x)
        case 7: (h - 1 - y, w - 1 - x)
        case 8: (y, w - 1 - x)
        default: (x, y)
        }
    }

    @Test(
        "Images with an EXIF orientation are displayed upright while the stored pixels stay unchanged",
        arguments: UInt8(1)...8)
    @MainActor func exif(number: UInt8) throws {
        let stored = try Self.picture()
        let image = try #require(UIImage(data: Self.orientedPNG(number)))
        let swaps = number > 4
        #expect(image.size == (swaps ? CGSize(width: 2, height: 4) : CGSize(width: 4, height: 2)))
        let pixels = try #require(image.cgImage)
        #expect(PixelDifference(pixels, stored).isEmpty)
        let drawn = UIGraphicsImageRenderer(size: image.size, format: .plain).image { _ in image.draw(at: .zero) }
        var shown: CGImage?
        WindowStage.run(CGSize(width: 8, height: 8)) { stage in
            stage.add(UIImageView(image: image), CGRect(origin: .zero, size: image.size))
            shown = stage.surface.renderImage()
        }
        let prepared = try #require(image.preparingForDisplay())
        for x in 0..<4 {
            for y in 0..<2 {
                let place = Self.place(x, y, exif: Int(number))
                let color = stored.pixel(x: x, y: y)
                #expect(drawn.cgImage?.pixel(x: place.x, y: place.y) == color, "drawn, \(x) \(y)")
                #expect(shown?.pixel(x: place.x, y: place.y) == color, "shown, \(x) \(y)")
                #expect(prepared.uprightImage?.pixel(x: place.x, y: place.y) == color, "prepared, \(x) \(y)")
            }
        }
        #expect(image.pngData() != nil)
        #expect(UIImage(data: image.pngData() ?? Data())?.imageOrientation == .up)
    }

    @Test("Flipping an image mirrors its displayed content for every EXIF orientation", arguments: UInt8(1)...8)
    func flipped(number: UInt8) throws {
        let image = try #require(UIImage(data: Self.orientedPNG(number)))
        let flipped = image.withHorizontallyFlippedOrientation()
        #expect(flipped.size == image.size)
        #expect(flipped.withHorizontallyFlippedOrientation() == image)
        let (one, other) = (try #require(image.uprightImage), try #require(flipped.uprightImage))
        for x in 0..<one.width {
            for y in 0..<one.height { #expect(one.pixel(x: x, y: y) == other.pixel(x: one.width - 1 - x, y: y)) }
        }
    }

    @Test("The cache of decoded images evicts the least recently used images beyond its budget")
    func cache() throws {
        let cache = DecodedImageCache(budget: 1000)
        let images = try (0..<6).map { _ in try Self.picture() }
        let cost = images[0].bytesPerRow * 2
        let keys = images.map { DecodedImageCache.Key(source: ObjectIdentifier($0), orientation: .up) }
        cache.budget = cost * 3
        for (key, image) in zip(keys, images).prefix(3) { cache.insert(image, for: key) }
        #expect(cache.statistics.count == 3)
        #expect(cache.statistics.bytes == cost * 3)
        #expect(cache.statistics.evictions == 0)
        #expect(cache.image(for: keys[0]) === images[0])
        cache.insert(images[3], for: keys[3])
        #expect(cache.image(for: keys[1]) == nil)
        #expect(cache.image(for: keys[0]) === images[0])
        #expect(cache.image(for: keys[2]) === images[2])
        #expect(cache.statistics.evictions == 1)
        #expect(cache.statistics.hits == 3)
        #expect(cache.statistics.misses == 1)
        cache.budget = cost
        #expect(cache.statistics.count == 1)
        #expect(cache.image(for: keys[2]) === images[2])
        cache.budget = cost - 1
        cache.insert(images[5], for: keys[5])
        #expect(cache.statistics.count == 0)
        #expect(cache.statistics.bytes == 0)
        cache.budget = cost * 2
        cache.insert(images[5], for: keys[5])
        cache.insert(images[5], for: keys[5])
        #expect(cache.statistics.count == 1)
        #expect(cache.statistics.bytes == cost)
        cache.forget([keys[5]])
        cache.removeAll()
        #expect(cache.statistics.count == 0)
        #expect(cache.statistics.bytes == 0)
    }

    @Test("A file is decoded once for concurrent requests, and not again while its pixels are in use")
    func once() async throws {
        let image = try #require(UIImage(data: Self.orientedPNG(6)))
        let pixels = await withTaskGroup(of: CGImage?.self) { group in
            for _ in 0..<16 { group.addTask { image.cgImage } }
            var all: [CGImage] = []
            for await image in group { image.map { all.append($0) } }
            return all
        }
        try #require(pixels.count == 16)
        #expect(pixels.allSatisfy { $0 === pixels[0] })
        DecodedImageCache.shared.removeAll()
        #expect(image.cgImage === pixels[0])
    }

    @Test("Background preparation yields decoded images, and thumbnails fit their size")
    func preparation() async throws {
        let large = try #require(
            CGContext.image(size: CGSize(width: 300, height: 100), scale: 1, isOpaque: true) { context in
                context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
                context.fill(CGRect(x: 0, y: 0, width: 300, height: 100))
            })
        let file = try #require(large.jpegData(quality: 0.9))
        let image = try #require(UIImage(data: file, scale: 2))
        #expect(image.size == CGSize(width: 150, height: 50))
        let prepared = try #require(await image.byPreparingForDisplay())
        #expect(prepared.size == image.size)
        #expect(prepared.preparingForDisplay() === prepared)
        let thumbnail = try #require(await image.byPreparingThumbnail(ofSize: CGSize(width: 30, height: 30)))
        #expect(thumbnail.size == CGSize(width: 30, height: 10))
        #expect(thumbnail.cgImage?.width == 60)
        let drawn = try #require(prepared.preparingThumbnail(of: CGSize(width: 15, height: 400)))
        #expect(drawn.size == CGSize(width: 15, height: 5))
        #expect((drawn.cgImage?.pixel(x: 9, y: 4)?.green ?? 0) > 250)
        #expect(image.preparingThumbnail(of: CGSize(width: 900, height: 900))?.size == image.size)
        #expect(image.preparingThumbnail(of: .zero) == nil)
        #expect(UIImage().preparingForDisplay() == nil)
        #expect(image.preparingThumbnail(of: CGSize(width: CGFloat.nan, height: 3)) == nil)
    }

    @Test("A file with a damaged middle yields no pixels and reports that once")
    func damagedMiddle() throws {
        var file = try #require(try Self.picture().pngData())
        for index in 45..<min(60, file.count - 12) { file[index] = 0xEE }
        let damaged = file
        let image = try #require(UIImage(data: damaged))
        let reports = Diagnostics.record {
            #expect(image.cgImage == nil)
            #expect(image.uprightImage == nil)
            #expect(image.preparingForDisplay() == nil)
        }
        #expect(reports.map(\.rule) == ["image.undecodable"])
        #expect(image.size == CGSize(width: 4, height: 2))
    }

    @Test("A listener of diagnostics may use the damaged image that is reported")
    func listener() async {
        await #expect(processExitsWith: .success) {
            var file = try #require(try Self.picture().pngData())
            for index in 45..<min(60, file.count - 12) { file[index] = 0xEE }
            let image = try #require(UIImage(data: file))
            let subscription = Diagnostics.subscribe { _ in _ = image.cgImage }
            #expect(image.cgImage == nil)
            subscription.cancel()
        }
    }

    @Test("Damaged and truncated files of every format yield an error or an image and do not trap", arguments: 0..<8)
    func fuzz(seed: UInt64) throws {
        var random = SeededRandom(seed: seed + 1)
        let picture = try Self.picture()
        let files = [
            try #require(picture.pngData()), try #require(picture.jpegData(quality: 0.7)), try Self.orientedPNG(8),
        ]
        _ = Diagnostics.record {
            for file in files {
                for _ in 0..<40 {
                    var damaged = file.prefix(Int.random(in: 0...file.count, using: &random))
                    for _ in 0..<Int.random(in: 0...5, using: &random) where !damaged.isEmpty {
                        damaged[Int.random(in: 0..<damaged.count, using: &random)] = .random(
                            in: 0...255, using: &random)
                    }
                    guard let image = UIImage(data: damaged) else { continue }
                    _ = (image.size, image.cgImage, image.preparingThumbnail(of: CGSize(width: 2, height: 2)))
                }
            }
        }
    }

    @Test("A file that declares more pixels than the memory limit is rejected immediately")
    func bomb() throws {
        var file = try #require(try Self.picture().pngData())
        file.replaceSubrange(16..<24, with: [0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30])
        let bomb = file
        let reports = Diagnostics.record { #expect(UIImage(data: bomb) == nil) }
        try #require(reports.count == 1)
        #expect(reports[0].message.contains("30000 × 30000 pixels is too large"))
    }

    @Test("An image too large for the budget of the cache removes the earlier image with its key from the count")
    func oversizedReplacement() throws {
        let cache = DecodedImageCache(budget: 1000)
        let small = try Self.picture()
        let large = try #require(
            CGContext.image(size: CGSize(width: 40, height: 40), scale: 1, isOpaque: true) { _ in })
        let key = DecodedImageCache.Key(source: ObjectIdentifier(small), orientation: .up)
        cache.insert(small, for: key)
        #expect(cache.statistics.count == 1)
        cache.insert(large, for: key)
        #expect(cache.statistics.count == 0)
        #expect(cache.statistics.bytes == 0)
    }
}

@Suite struct ResizableImageTests {
    /// 3 by 3 pixels: the corners red, the edges green, the middle half blue and half white by columns at scale 2.
    private func frame() throws -> UIImage {
        let image = CGContext.image(size: CGSize(width: 8, height: 8), scale: 1) { context in
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
            context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
            context.fill([CGRect(x: 2, y: 0, width: 4, height: 8), CGRect(x: 0, y: 2, width: 8, height: 4)])
            context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
            context.fill(CGRect(x: 2, y: 2, width: 4, height: 4))
            context.setFillColor(gray: 1, alpha: 1)
            context.fill(CGRect(x: 2, y: 2, width: 2, height: 4))
        }
        return UIImage(cgImage: try #require(image), scale: 2, orientation: .up)
    }

    private func row(_ image: CGImage?, y: Int) -> String {
        guard let image else { return "nothing" }
        return (0..<image.width).map { x in
            switch image.pixel(x: x, y: y)?.description {
            case "#ff0000ff": "r"
            case "#00ff00ff": "g"
            case "#0000ffff": "b"
            case "#ffffffff": "w"
            default: "?"
            }
        }.joined()
    }

    private func drawn(_ image: UIImage, _ size: CGSize) -> CGImage? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            image.draw(in: CGRect(origin: .zero, size: size))
        }.cgImage
    }

    private let insets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)

    @Test("The edges of a resizable image keep their size, and its middle is tiled or stretched")
    func modes() throws {
        let tiled = try frame().resizableImage(withCapInsets: insets)
        let picture = drawn(tiled, CGSize(width: 8, height: 5))
        #expect(row(picture, y: 0) == "rrggggggggggggrr")
        #expect(row(picture, y: 5) == "ggwwbbwwbbwwbbgg")
        #expect(row(picture, y: 9) == "rrggggggggggggrr")
        let stretched = try frame().resizableImage(withCapInsets: insets, resizingMode: .stretch)
        let wide = row(drawn(stretched, CGSize(width: 8, height: 5)), y: 5)
        #expect(wide.hasPrefix("ggwwww"))
        #expect(wide.hasSuffix("bbbbgg"))
        let whole = try frame().resizableImage(withCapInsets: .zero)
        #expect(row(drawn(whole, CGSize(width: 8, height: 4)), y: 3) == "ggwwbbggggwwbbgg")
    }

    @Test("The edges of a resizable image share the space if it is too small for both")
    func tight() throws {
        let tiled = try frame().resizableImage(withCapInsets: insets)
        #expect(row(drawn(tiled, CGSize(width: 1, height: 4)), y: 0) == "rr")
        let hostile = try frame().resizableImage(
            withCapInsets: UIEdgeInsets(top: .nan, left: -4, bottom: 1e300, right: .infinity))
        #expect(hostile.capInsets.left == 0)
        #expect(drawn(hostile, CGSize(width: 9, height: 9)) != nil)
    }

    @Test("An image view tiles a resizable image at every size")
    @MainActor func view() throws {
        let image = try frame().resizableImage(withCapInsets: insets)
        WindowStage.run(CGSize(width: 20, height: 20), scale: 2) { stage in
            let view = stage.add(UIImageView(image: image), CGRect(x: 0, y: 0, width: 8, height: 5))
            stage.frame()
            #expect(row(stage.surface.renderImage(), y: 5).hasPrefix("ggwwbbwwbbwwbbgg"))
            view.frame.size.width = 6
            stage.frame()
            #expect(row(stage.surface.renderImage(), y: 5).hasPrefix("ggwwbbwwbbgg?"))
            view.image = image.withRenderingMode(.alwaysTemplate)
            view.tintColor = .red
            stage.frame()
            #expect(row(stage.surface.renderImage(), y: 5).hasPrefix("rrrrrrrrrrrr?"))
        }
    }
}
