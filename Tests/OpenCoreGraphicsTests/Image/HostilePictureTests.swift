import CSandboxProbe
import Testing

@testable import OpenCoreGraphics

/// Tests image files that declare excessive sizes or consume excessive resources.
@Suite struct HostilePictureTests {
    private func drawing(_ body: String, size: Int = 16) -> Data {
        Data(
            ("<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' "
                + "width='\(size)' height='\(size)'>\(body)</svg>").utf8)
    }

    private func limits(_ change: (inout ImageDecodingLimits) -> Void) -> ImageDecodingLimits {
        var limits = ImageDecodingLimits()
        change(&limits)
        return limits
    }

    private func picture() throws -> CGImage {
        try #require(
            CGContext.image(size: CGSize(width: 8, height: 8), scale: 1, isOpaque: true) { context in
                context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
                context.fill(CGRect(x: 0, y: 0, width: 4, height: 8))
            })
    }

    private func error(_ data: Data, _ limits: ImageDecodingLimits = ImageDecodingLimits()) -> ImageDecodingError? {
        do throws(ImageDecodingError) {
            _ = try CGImage.decode(data, limits: limits)
            return nil
        } catch {
            return error
        }
    }

    // MARK: Color profiles

    private func big(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }

    /// A profile with the curve `(2x) ^ 1020` in all channels, and primaries of both signs.
    private var overflowingProfile: [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 128) + big(6, 4)
        bytes.replaceSubrange(16..<24, with: Array("RGB XYZ ".utf8))
        bytes.replaceSubrange(36..<40, with: Array("acsp".utf8))
        let curve = Array("para\0\0\0\0\0\u{1}\0\0".utf8) + big(1020 << 16, 4) + big(2 << 16, 4) + big(0, 4)
        let primaries = [32000, -32000, 32000].flatMap { big($0 << 16, 4) }
        for (index, name) in ["rTRC", "gTRC", "bTRC", "rXYZ", "gXYZ", "bXYZ"].enumerated() {
            bytes += Array(name.utf8) + big(204 + (index < 3 ? 0 : 24), 4) + big(index < 3 ? 24 : 20, 4)
        }
        return bytes + curve + Array("XYZ \0\0\0\0".utf8) + primaries
    }

    @Test("A color profile whose curves overflow yields valid colors")
    func overflowingCurves() throws {
        let profile = overflowingProfile
        var block: [UInt8] = [0xFF, 0xE2] + big(profile.count + 16, 2)
        block += Array("ICC_PROFILE\0".utf8) + [1, 1] + profile
        let jpeg = try #require(picture().jpegData(quality: 0.9))
        let image = try CGImage.decode(jpeg.prefix(2) + Data(block) + jpeg.dropFirst(2))
        #expect(image.width == 8)
        #expect(ColorProfile(Data(profile)) != nil)
    }

    // MARK: GIF

    /// Returns an animated GIF with one red color and frames that are compressed as much as possible.
    private func gif(_ width: Int, _ height: Int, frame: Int, frames: Int, codes: Int) -> Data {
        func little(_ number: Int) -> [UInt8] { big(number, 2).reversed() }
        var (bits, count, packed): (Int, Int, [UInt8]) = (0, 0, [])
        func add(_ code: Int, _ width: Int) {
            bits |= code << count
            count += width
            while count >= 8 {
                packed.append(UInt8(truncatingIfNeeded: bits))
                (bits, count) = (bits >> 8, count - 8)
            }
        }
        // Each code represents one pixel more than the previous one, until the table is full.
        add(4, 3)
        add(0, 3)
        var (code, codeWidth) = (6, 3)
        for _ in 0..<codes {
            add(code, codeWidth)
            code = min(code + 1, 4095)
            if code == 1 << codeWidth, codeWidth < 12 { codeWidth += 1 }
        }
        add(0, 12)
        let blocks = stride(from: 0, to: packed.count, by: 255).flatMap { start -> [UInt8] in
            [UInt8(min(255, packed.count - start))] + packed[start..<min(start + 255, packed.count)]
        }
        var picture: [UInt8] = [0x2C, 0, 0, 0, 0] + little(frame) + little(frame)
        picture += [0, 2] + blocks + [0]
        var file = Array("GIF89a".utf8) + little(width) + little(height)
        file += [0x80, 0, 0, 255, 0, 0, 0, 0, 255]
        for _ in 0..<frames { file += picture }
        return Data(file + [0x3B])
    }

    @Test("A GIF frame of four billion pixels costs only the part on its canvas", .timeLimit(.minutes(1)))
    func largeFrame() throws {
        let file = gif(1, 8192, frame: 65535, frames: 4, codes: 145_000)
        let start = ContinuousClock.now
        let animation = try #require(try AnimatedPicture(file))
        #expect(start.duration(to: .now) < .seconds(5))
        #expect(animation.frames.count == 4)
        #expect(animation.frames.last?.image.pixel(x: 0, y: 8191)?.description == "#ff0000ff")
    }

    @Test("A GIF with more frames than the limit is rejected")
    func manyFrames() {
        let file = gif(1, 1, frame: 1, frames: 30, codes: 0)
        let strict = limits { $0.animationFrames = 29 }
        #expect(throws: ImageDecodingError.tooManyFrames(limit: 29)) { try AnimatedPicture(file, limits: strict) }
        #expect(throws: Never.self) { try AnimatedPicture(file) }
    }

    // MARK: PNG, JPEG and WebP

    /// A zlib stream of a million zeros, compressed as much as possible.
    private func packedZeros() throws -> [UInt8] {
        let plain = try #require(CGContext.image(size: CGSize(width: 2000, height: 2000), scale: 1) { _ in })
        let png = [UInt8](try #require(plain.pngData()))
        let start = try #require(png.indices.first { png[$0...].starts(with: Array("IDAT".utf8)) })
        let length = png[start - 4..<start].reduce(0) { $0 << 8 | Int($1) }
        return Array(png[start + 4..<start + 4 + length])
    }

    @Test("PNG text chunks that decompress to gigabytes are not decompressed")
    func packedTexts() throws {
        let body: [UInt8] = Array("zTXta\0\0".utf8) + (try packedZeros())
        let chunk: [UInt8] = big(body.count - 4, 4) + body + big(Int(CRC32.checksum(body)), 4)
        let png = try #require(picture().pngData())
        let chunks = Data([[UInt8]](repeating: chunk, count: 400).flatMap { $0 })
        let file: Data = png.prefix(33) + chunks + png.dropFirst(33)
        let start = ContinuousClock.now
        let image = try CGImage.decode(file)
        #expect(start.duration(to: .now) < .seconds(2))
        #expect(PixelDifference(image, try picture()).isEmpty)
    }

    @Test("A WebP animation with an excessive canvas is rejected by its header")
    func webPCanvas() {
        let canvas: [UInt8] = [2, 0, 0, 0, 0xFE, 0xFF, 0xFF, 0xFE, 0xFF, 0xFF]
        var block: [UInt8] = Array("WEBPVP8X".utf8) + [10, 0, 0, 0] + canvas
        block += Array("ANIM".utf8) + [6, 0, 0, 0, 0, 0, 0, 0, 0, 0]
        let file: [UInt8] = Array("RIFF".utf8) + [UInt8(block.count), 0, 0, 0] + block
        #expect(error(Data(file)) == .tooLarge(width: 0xFFFFFF, height: 0xFFFFFF))
    }

    @Test("A lossless WebP reports its size from its header")
    func webPSize() throws {
        let data = try #require(Data(base64Encoded: "UklGRhYAAABXRUJQVlA4TAoAAAAvB8AAAIj+R/8D"))
        #expect(ImageHeader(data)?.width == 8)
        #expect(ImageHeader(data)?.height == 4)
    }

    @Test("Decoding a JPEG with very many scans stops at the time limit")
    func manyScans() throws {
        let jpeg = [UInt8](try #require(Data(base64Encoded: Self.progressiveJPEG)))
        var file = jpeg
        file.replaceSubrange(145..<149, with: [0x1F, 0, 0x1F, 0])
        let scan = jpeg[jpeg.count - 38..<jpeg.count - 2]
        file.insert(contentsOf: [[UInt8]](repeating: Array(scan), count: 400).flatMap { $0 }, at: file.count - 2)
        #expect(error(Data(file), limits { $0.seconds = 1 }) == .timedOut(format: "JPEG", seconds: 1))
    }

    /// 16 × 16 pixels.
    private static let progressiveJPEG = """
        /9j/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigj\
        KE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wgARCAAQABADASIAAhEBAxEB/8QA\
        FQABAQAAAAAAAAAAAAAAAAAAAwT/xAAUAQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIQAxAAAAGVlY//xAAWEAADAAAAAAAAAAAAAAAAAAAA\
        AQL/2gAIAQEAAQUCUikUik//xAAVEQEBAAAAAAAAAAAAAAAAAAADAP/aAAgBAwEBPwEkv//EABYRAAMAAAAAAAAAAAAAAAAAAAABAv/aAAgB\
        AgEBPwF2f//EABQQAQAAAAAAAAAAAAAAAAAAACD/2gAIAQEABj8CH//EABQQAQAAAAAAAAAAAAAAAAAAACD/2gAIAQEAAT8hAB//2gAMAwEA\
        AgADAAAAELv/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oACAEDAQE/EB//xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oACAECAQE/EF//xAAVEAEB\
        AAAAAAAAAAAAAAAAAAAAYf/aAAgBAQABPxCaaab/2Q==
        """

    // MARK: SVG

    @Test("An SVG that terminates its decoder results in an error, and the next SVG is decoded")
    func endingDecoder() throws {
        let kernel = String(repeating: "1 ", count: 441)
        let bomb = drawing(
            "<filter id='f'><feConvolveMatrix order='21' kernelMatrix='\(kernel)'/></filter>"
                + "<rect width='16' height='16' filter='url(#f)'/>")
        #expect(error(bomb) == .decoderExited(format: "SVG"))
        let image = try CGImage.decode(drawing("<rect width='16' height='16' fill='red'/>"))
        #expect(image.pixel(x: 8, y: 8)?.description == "#ff0000ff")
    }

    @Test("Decoding an SVG stops at the time limit")
    func longDrawing() {
        let groups = (1...12).map { level in
            "<g id='a\(level)'>" + String(repeating: "<use xlink:href='#a\(level - 1)'/>", count: 9) + "</g>"
        }
        let filters = (0..<40).map { "<feTurbulence numOctaves='\($0)'/><feGaussianBlur stdDeviation='\($0)'/>" }
        let bomb = drawing(
            "<filter id='f' x='0' y='0' width='1' height='1'>\(filters.joined())</filter>"
                + "<defs><g id='a0'><rect width='999' height='999' filter='url(#f)'/></g>\(groups.joined())</defs>"
                + String(repeating: "<use xlink:href='#a2'/>", count: 50), size: 1000)
        let start = ContinuousClock.now
        #expect(error(bomb, limits { $0.seconds = 0.5 }) == .timedOut(format: "SVG", seconds: 0.5))
        #expect(start.duration(to: .now) < .seconds(5))
    }

    /// The largest amount of memory that a process has used, in bytes; `nil` if it has exited.
    private func peakMemory(of process: pid_t) -> Int? {
        let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
        let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return line.flatMap { Int($0.filter(\.isNumber)) }.map { $0 << 10 }
    }

    @Test(
        "An SVG that contains an image with very many pixels is decoded without it, or fails, within the memory limit")
    func largeEmbeddedPicture() throws {
        var body: [UInt8] = Array("IHDR".utf8) + big(50000, 4) + big(50000, 4)
        body += [8, 6, 0, 0, 0]
        let header: [UInt8] = big(13, 4) + body + big(Int(CRC32.checksum(body)), 4)
        let png = try #require(picture().pngData())
        let file: Data = png.prefix(8) + Data(header) + png.dropFirst(33)
        let bomb = drawing(
            "<image width='16' height='16' xlink:href='data:image/png;base64,\(file.base64EncodedString())'/>")
        let process = try PictureDecoderProcess(fonts: [], format: "SVG")
        let order = DecodingRequest(
            scale: 1, targetSize: nil, limit: nil, limits: limits { ($0.seconds, $0.memory) = (5, 64 << 20) })
        #expect(process.send(bomb, order))
        let image = try? process.receive(order)?.get()
        #expect(image?.pixel(x: 8, y: 8)?.alpha ?? 0 == 0)
        // A decoder that exceeded the limit has exited.
        #expect(peakMemory(of: process.identifier) ?? 0 < 256 << 20)
        #expect(order.remainingSeconds > 0)
    }

    /// Vector images that are small for their decoding time, in sizes with which decoding took over 40 seconds.
    private static let expensiveDrawings: [(name: String, body: @Sendable () -> String)] = [
        (
            "nested drawings",
            {
                (0..<12).reduce("<rect width='16' height='16'/>") { inner, _ in
                    let svg =
                        "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' "
                        + "width='16' height='16'>\(inner)</svg>"
                    let data = Data(svg.utf8).base64EncodedString()
                    return "<image width='16' height='16' xlink:href='data:image/svg+xml;base64,\(data)'/>"
                }
            }
        ),
        ("a megabyte of text", { "<text y='12'>\(String(repeating: "word ", count: 200_000))</text>" }),
        ("a megabyte without spaces", { "<text y='12'>\(String(repeating: "a", count: 1_000_000))</text>" }),
        (
            "a path of 300,000 points",
            {
                let points = (0..<300_000).map { "L\($0 * 7919 % 16) \($0 * 104_729 % 16)" }
                return "<path d='M0 0 \(points.joined(separator: " "))' stroke='red' fill='none'/>"
            }
        ),
        (
            "many selectors",
            {
                let rules = (0..<10_000).map { "g g g g g g g g .a\($0){fill:red}" }
                return "<style>\(rules.joined())</style>" + String(repeating: "<g>", count: 200)
                    + String(repeating: "<rect class='a1' width='9' height='9'/>", count: 2000)
                    + String(repeating: "</g>", count: 200)
            }
        ),
        (
            "exponentially many uses",
            {
                let groups = (1..<10).map { level in
                    "<g id='a\(level)'>" + String(repeating: "<use xlink:href='#a\(level - 1)'/>", count: 10) + "</g>"
                }
                return "<defs><g id='a0'><rect width='9' height='9'/></g>\(groups.joined())</defs>"
                    + "<use xlink:href='#a9'/>"
            }
        ),
    ]

    @Test(
        "Decoding an expensive SVG ends within the time limit, and the next SVG is decoded",
        arguments: expensiveDrawings.map(\.name))
    func expensiveDrawing(name: String) throws {
        let body = try #require(Self.expensiveDrawings.first { $0.name == name }?.body())
        let file = drawing(body)
        let start = ContinuousClock.now
        _ = error(file, limits { ($0.seconds, $0.memory) = (1, 256 << 20) })
        #expect(start.duration(to: .now) < .seconds(6))
        let image = try CGImage.decode(drawing("<rect width='16' height='16' fill='red'/>"))
        #expect(image.pixel(x: 8, y: 8)?.description == "#ff0000ff")
    }

    @Test("An SVG's header size is read only from plain attributes of its root element", arguments: plainSizes)
    func drawingSize(text: String, size: [Int]?) {
        let header = ImageHeader(Data("\(text)</svg>".utf8))
        #expect(header.map { [$0.width, $0.height] } == size)
    }

    private static let plainSizes: [(String, [Int]?)] = [
        ("<svg width='10' height='20'>", [10, 20]),
        (
            "\u{FEFF}<?xml version='1.0' encoding='UTF-8'?>\n<!-- <svg> --><!DOCTYPE svg>\n<svg id='a'\n height = \"7px\" width='3'>",
            [3, 7]
        ),
        ("<svg width='10'>", nil), ("<svg width='10' height='50%'>", nil), ("<svg width='10' height='2.5'>", nil),
        ("<svg width='10' height='0'>", nil), ("<svg width='10' height='-4'>", nil),
        ("<svg width='10' height='9999999999'>", nil), ("<svg width='10' height='&#53;'>", nil),
        ("<svg width='10' height='20' style='width: 5px'>", nil), ("<svg width='10' height='20'><style/>", nil),
        ("<!DOCTYPE svg [ <!ENTITY a 'b'> ]><svg width='10' height='20'>", nil), ("<svgs width='10' height='20'>", nil),
        ("<svg width='10' height='20", nil), ("<?xml version='1.0' encoding='UTF-16'?><svg width='1' height='2'>", nil),
    ]

    // MARK: The decoder's process

    @Test("The decoder process has a seccomp filter and cannot gain privileges")
    func sandbox() throws {
        let process = try PictureDecoderProcess(fonts: [], format: "SVG")
        let order = DecodingRequest(scale: 1, targetSize: nil, limit: nil, limits: ImageDecodingLimits())
        #expect(process.send(drawing("<rect width='9' height='9'/>"), order))
        _ = try #require(process.receive(order)).get()
        let status = try String(contentsOfFile: "/proc/\(process.identifier)/status", encoding: .utf8)
        #expect(status.contains("Seccomp:\t2"))
        #expect(status.contains("NoNewPrivs:\t1"))
    }

    /// Performs calls in the sandbox that a decoder would perform if an attacker controlled it.
    private func callsInSandbox() throws -> sandbox_probe {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sandbox-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("secret")
        try Data("secret".utf8).write(to: file)
        var calls = sandbox_probe()
        #expect(sandbox_probe_run(file.path, &calls) == 0)
        return calls
    }

    @Test("Code in the sandbox cannot open connections, execute programs, start processes or send signals")
    func sandboxedCalls() throws {
        let calls = try callsInSandbox()
        #expect(calls.internet_socket == EPERM)
        #expect(calls.local_socket == EPERM)
        #expect(calls.executing == EPERM)
        #expect(calls.forking == EPERM)
        #expect(calls.signaling == EPERM)
    }

    @Test("Code in the sandbox cannot write or delete files")
    func sandboxedWriting() throws {
        let calls = try callsInSandbox()
        #expect(calls.writing == EACCES)
        #expect(calls.deleting == EPERM)
    }

    @Test(
        "Code in the sandbox reads the system's files, such as fonts, and no other files",
        .enabled(if: sandbox_probe_restricts_reading() != 0))
    func sandboxedReading() throws {
        let calls = try callsInSandbox()
        #expect(calls.reading == EACCES)
        #expect(calls.reading_system == 0)
    }

    @Test("A decoder process that has exited yields no image and reports it")
    func endedProcess() throws {
        let process = try PictureDecoderProcess(fonts: [], format: "SVG")
        let order = DecodingRequest(scale: 1, targetSize: nil, limit: nil, limits: ImageDecodingLimits())
        kill(process.identifier, SIGKILL)
        let isSent = process.send(drawing("<rect width='9' height='9'/>"), order)
        #expect(!isSent || process.receive(order) == nil)
    }

    @Test("An SVG is decoded to the same pixels at a scale and at the corresponding size")
    func targetSize() throws {
        let file = drawing("<circle cx='7' cy='8' r='6.3' fill='#123456' opacity='0.7'/>")
        let scaled = try CGImage.decode(file, scale: 2.5)
        let sized = try CGImage.decode(file, targetSize: CGSize(width: 40, height: 40))
        #expect(PixelDifference(scaled, sized).isEmpty)
    }
}
