import Fuzzing
import Testing

@testable import OpenCoreGraphics

@Suite("Image formats") struct ImageFormatTests {
    private func data(_ text: String) throws -> Data {
        try #require(Data(base64Encoded: text))
    }

    @Test("GIF frames, delays and loop counts match the specification", arguments: 0..<12)
    func animations(index: Int) throws {
        let fixture = ImageFixtures.animations[index]
        let picture = try #require(try AnimatedPicture(data(fixture.file)))
        #expect(picture.frames.map(\.delay) == fixture.delays)
        #expect(picture.loopCount == fixture.plays)
        for (number, frame) in picture.frames.enumerated() {
            #expect(frame.image.width == fixture.width)
            #expect(frame.image.height == fixture.height)
            for y in 0..<fixture.height {
                for x in 0..<fixture.width {
                    let word = fixture.pixels[(number * fixture.height + y) * fixture.width + x]
                    #expect(
                        frame.image.pixel(x: x, y: y) == PixelColor(premultiplied: word), "frame \(number), \(x) \(y)")
                }
            }
        }
    }

    @Test("Colors with a profile are converted to sRGB", arguments: 0..<6)
    func profiles(index: Int) throws {
        let fixture = ImageFixtures.profiled[index]
        let image = try CGImage.decode(data(fixture.file))
        #expect(image.width * 3 == fixture.pixels.count)
        for x in 0..<image.width {
            let pixel = try #require(image.pixel(x: x, y: 0))
            let expected = fixture.pixels[x * 3..<x * 3 + 3].map(Int.init)
            let found = [pixel.red, pixel.green, pixel.blue].map(Int.init)
            let difference = zip(expected, found).map { abs($0 - $1) }.max() ?? 0
            #expect(difference <= 1, "\(fixture.name), \(x): \(found) for \(expected)")
        }
    }

    @Test("A truncated or damaged GIF yields whole frames or an error without a trap", arguments: 0..<12)
    func damagedAnimations(index: Int) throws {
        let fixture = ImageFixtures.animations[index]
        let whole = try data(fixture.file)
        for length in 0..<whole.count { check(whole.prefix(length)) }
        var random = SeededRandom(seed: UInt64(index))
        for _ in 0..<200 {
            var damaged = whole
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                damaged[Int.random(in: 0..<damaged.count, using: &random)] = .random(in: 0...255, using: &random)
            }
            check(damaged)
        }
    }

    private func check(_ data: Data) {
        let picture = try? AnimatedPicture(data)
        let frames = (picture ?? nil)?.frames ?? []
        #expect(frames.allSatisfy { $0.delay > 0 })
        #expect(frames.allSatisfy { $0.image.width > 0 })
        _ = try? CGImage.decode(data)
        _ = ImageHeader(data)
    }

    @Test("An animation with more pixels than the memory limit is rejected before it is decoded")
    func largeAnimation() throws {
        var file = Data("GIF89a".utf8) + Data([0x00, 0x40, 0x00, 0x40, 0, 0, 0])
        for _ in 0..<20 { file += Data([0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4C, 1, 0]) }
        file += Data([0x3B])
        #expect(throws: ImageDecodingError.tooLarge(width: 0x4000, height: 0x4000 * 20)) { try AnimatedPicture(file) }
        #expect(try AnimatedPicture(Data("no GIF".utf8)) == nil)
    }

    @Test("Damaged headers, profiles and EXIF blocks do not trap")
    func damagedHeaders() throws {
        var random = SeededRandom(seed: 9)
        for fixture in ImageFixtures.profiled {
            let whole = try data(fixture.file)
            for _ in 0..<120 {
                var damaged = whole
                for _ in 0..<Int.random(in: 1...8, using: &random) {
                    damaged[Int.random(in: 0..<min(damaged.count, 700), using: &random)] = .random(
                        in: 0...255, using: &random)
                }
                check(damaged.prefix(Int.random(in: 1...damaged.count, using: &random)))
            }
        }
        let exif = Data(Array("II*\0".utf8) + [8, 0, 0, 0, 255, 255] + Array(repeating: 0x12, count: 60))
        for _ in 0..<500 {
            var damaged = exif
            for _ in 0..<4 {
                damaged[Int.random(in: 4..<damaged.count, using: &random)] = .random(in: 0...255, using: &random)
            }
            #expect(1...8 ~= ImageHeader(damaged)?.orientation ?? 1)
        }
    }

    @Test("A color profile with random bytes after its signature does not trap")
    func randomProfiles() throws {
        var random = SeededRandom(seed: 3)
        for _ in 0..<400 {
            var bytes = (0..<400).map { _ in UInt8.random(in: 0...255, using: &random) }
            bytes.replaceSubrange(16..<24, with: Array("RGB XYZ ".utf8))
            bytes.replaceSubrange(36..<40, with: Array("acsp".utf8))
            bytes.replaceSubrange(128..<132, with: [0, 0, 0, 6])
            for (index, name) in ["rTRC", "gTRC", "bTRC", "rXYZ", "gXYZ", "bXYZ"].enumerated() {
                let start = UInt8.random(in: 204...240, using: &random)
                bytes.replaceSubrange(
                    132 + index * 12..<144 + index * 12, with: Array(name.utf8) + [0, 0, 0, start, 0, 0, 0, 60])
                let kind = index < 3 ? ["curv", "para"].randomElement(using: &random) ?? "" : "XYZ "
                bytes.replaceSubrange(Int(start)..<Int(start) + 4, with: Array(kind.utf8))
            }
            if let profile = ColorProfile(Data(bytes)) { _ = profile.converted(1, 128, 255) }
        }
    }

    @Test("A size limit scales an image down proportionally during decoding")
    func limits() throws {
        let picture = try #require(
            CGContext.image(size: CGSize(width: 400, height: 200), scale: 1, isOpaque: true) { context in
                context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
                context.fill(CGRect(x: 0, y: 0, width: 200, height: 200))
            })
        for file in [try #require(picture.jpegData(quality: 1)), try #require(picture.pngData())] {
            let small = try CGImage.decode(file, limit: CGSize(width: 50, height: 50))
            #expect(small.width == 50)
            #expect(small.height == 25)
            #expect((small.pixel(x: 10, y: 10)?.red ?? 0) > 250)
            #expect((small.pixel(x: 40, y: 10)?.red ?? 255) < 5)
            #expect(try CGImage.decode(file, limit: CGSize(width: 900, height: 900)).width == 400)
            #expect(try CGImage.decode(file, limit: CGSize(width: CGFloat.nan, height: 1)).width == 400)
        }
    }
}
