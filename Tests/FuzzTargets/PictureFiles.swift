import Fuzzing

/// A picture with encoders for several formats, implemented here so that every part can be corrupted deliberately.
struct PictureModel {
    let width: Int
    let height: Int
    /// Rows of `0xAARRGGBB` with straight alpha.
    var words: [UInt32]

    init(_ choices: Choices, hasAlpha: Bool) {
        width = choices.int(in: 1...9)
        height = choices.int(in: 1...9)
        words = (0..<width * height).map { _ in
            let alpha = hasAlpha ? UInt32(choices.below(256)) : 255
            return alpha << 24 | UInt32(choices.below(1 << 24))
        }
    }

    /// The pixels with premultiplied alpha.
    var multiplied: [UInt32] {
        words.map { word in
            let alpha = word >> 24
            let parts = [16, 8, 0].map { (((word >> $0 & 0xFF) * alpha + 127) / 255) << $0 }
            return alpha << 24 | parts.reduce(0, |)
        }
    }

    private func parts(_ word: UInt32) -> [UInt8] {
        [16, 8, 0, 24].map { UInt8(truncatingIfNeeded: word >> $0) }
    }

    // MARK: PNG

    typealias Chunk = (name: String, body: [UInt8])

    func pngChunks() -> [Chunk] {
        var header = PictureBytes()
        header.big(width, 4)
        header.big(height, 4)
        header.add([8, 6, 0, 0, 0])
        let rows: [UInt8] = (0..<height).flatMap { y -> [UInt8] in
            [0] + words[y * width..<(y + 1) * width].flatMap { parts($0) }
        }
        return [("IHDR", header.bytes), ("IDAT", PictureDeflate.stored(rows)), ("IEND", [])]
    }

    static func png(_ chunks: [Chunk]) -> [UInt8] {
        var file = PictureBytes(bytes: [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10])
        for chunk in chunks {
            file.big(chunk.body.count, 4)
            let body = Array(chunk.name.utf8) + chunk.body
            file.add(body)
            file.big(PictureDeflate.crc(body), 4)
        }
        return file.bytes
    }

    // MARK: Uncompressed formats

    func pnm() -> [UInt8] {
        Array("P6 \(width) \(height) 255\n".utf8) + words.flatMap { parts($0).prefix(3) }
    }

    func bmp() -> [UInt8] {
        var file = PictureBytes()
        let padding = [UInt8](repeating: 0, count: (4 - width * 3 % 4) % 4)
        file.add("BM")
        for number in [54 + (width * 3 + padding.count) * height, 0, 54, 40, width, height] { file.little(number, 4) }
        file.little(1, 2)
        file.little(24, 2)
        for number in [0, 0, 2835, 2835, 0, 0] { file.little(number, 4) }
        for y in (0..<height).reversed() {
            for word in words[y * width..<(y + 1) * width] {
                file.add([parts(word)[2], parts(word)[1], parts(word)[0]])
            }
            file.add(padding)
        }
        return file.bytes
    }

    func tiff() -> [UInt8] {
        let tags = [
            (256, 4, 1, width), (257, 4, 1, height), (258, 3, 1, 8), (259, 3, 1, 1), (262, 3, 1, 2), (273, 4, 1, 122),
            (277, 3, 1, 3), (278, 4, 1, height), (279, 4, 1, width * height * 3),
        ]
        var file = PictureBytes()
        file.add("II*\0")
        file.little(8, 4)
        file.little(tags.count, 2)
        for (tag, type, count, value) in tags {
            file.little(tag, 2)
            file.little(type, 2)
            file.little(count, 4)
            file.little(value, 4)
        }
        file.little(0, 4)
        file.add([0, 0, 0, 0].prefix(122 - file.bytes.count) + words.flatMap { parts($0).prefix(3) })
        return file.bytes
    }

    func svg() -> String {
        var text = "<svg xmlns='http://www.w3.org/2000/svg' width='\(width)' height='\(height)'>"
        for (index, word) in words.enumerated() {
            let color = String(word & 0xFF_FFFF, radix: 16)
            text += "<rect x='\(index % width)' y='\(index / width)' width='1' height='1' fill='#"
            text += String(repeating: "0", count: 6 - color.count) + color + "'/>"
        }
        return text + "</svg>"
    }
}
