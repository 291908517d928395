import Fuzzing

/// A GIF file with frames at any position, and the expected pictures.
struct PictureGIF {
    struct Frame {
        var left, top, width, height: Int
        var disposal: Int
        var transparent: Int?
        var isInterlaced: Bool
        /// The indices in display order.
        var indices: [Int]
        /// The number of codes of equal indices that replace `indices`; `nil` for none.
        var run: Int?
    }

    var width: Int
    var height: Int
    var colors: [UInt32]
    var frames: [Frame]

    init(_ choices: Choices) {
        let (width, height) = (choices.int(in: 1...9), choices.int(in: 1...9))
        (self.width, self.height) = (width, height)
        colors = (0..<8).map { _ in 0xFF00_0000 | UInt32(choices.below(1 << 24)) }
        frames = (0...choices.below(4)).map { _ in
            let size = (choices.int(in: 1...20), choices.int(in: 1...20))
            let last = choices.below(8)
            return Frame(
                left: choices.below(width + 2), top: choices.below(height + 2), width: size.0, height: size.1,
                disposal: choices.below(4), transparent: choices.isTrue() ? choices.below(8) : nil,
                isInterlaced: choices.isTrue(), indices: (0..<size.0 * size.1).map { ($0 * $0 + last) % (last + 1) })
        }
    }

    /// Returns the displayed frames.
    func pictures() -> [[UInt32]] {
        var canvas = [UInt32](repeating: 0, count: width * height)
        return frames.map { frame in
            let before = canvas
            forEachPlace(of: frame) { place, index in if index != frame.transparent { canvas[place] = colors[index] } }
            defer {
                if frame.disposal == 2 { forEachPlace(of: frame) { place, _ in canvas[place] = 0 } }
                if frame.disposal == 3 { canvas = before }
            }
            return canvas
        }
    }

    private func forEachPlace(of frame: Frame, _ body: (_ place: Int, _ index: Int) -> Void) {
        for y in 0..<frame.height where frame.top + y < height {
            for x in 0..<frame.width where frame.left + x < width {
                body((frame.top + y) * width + frame.left + x, frame.indices[y * frame.width + x])
            }
        }
    }

    /// Encodes the file; `claimed` changes the values of each frame header: left, top, width and height.
    func file(clearsOften: Bool, claimed: ([Int]) -> [Int] = { $0 }) -> [UInt8] {
        var file = PictureBytes()
        file.add("GIF89a")
        file.little(width, 2)
        file.little(height, 2)
        file.add([0x82, 0, 0])
        for color in colors { file.big(Int(color & 0xFF_FFFF), 3) }
        for frame in frames {
            file.add([0x21, 0xF9, 4, UInt8(frame.disposal << 2 | (frame.transparent == nil ? 0 : 1)), 5, 0])
            file.add([UInt8(frame.transparent ?? 0), 0, 0x2C])
            for number in claimed([frame.left, frame.top, frame.width, frame.height]) { file.little(number, 2) }
            file.add([frame.isInterlaced ? 0x40 : 0, 3])
            let packed =
                frame.run.map(Self.run) ?? Self.packed(Self.stored(frame), clearsOften: clearsOften)
            for start in stride(from: 0, to: packed.count, by: 255) {
                let block = packed[start..<min(start + 255, packed.count)]
                file.add([UInt8(block.count)] + block)
            }
            file.add([0])
        }
        file.add([0x3B])
        return file.bytes
    }

    /// Returns the indices in file order.
    private static func stored(_ frame: Frame) -> [Int] {
        guard frame.isInterlaced else { return frame.indices }
        let passes = [(0, 8), (4, 8), (2, 4), (1, 2)]
        return passes.flatMap { first, step in
            stride(from: first, to: frame.height, by: step).flatMap {
                frame.indices[$0 * frame.width..<($0 + 1) * frame.width]
            }
        }
    }

    /// Compresses indices of 3 bits.
    private static func packed(_ indices: [Int], clearsOften: Bool) -> [UInt8] {
        var bits = PictureBits()
        // Maps a code and the following index to a code.
        var codes: [Int: Int] = [:]
        var (width, next) = (4, 10)
        var code: Int?
        bits.add(8, width)
        for index in indices {
            guard let known = code else {
                code = index
                continue
            }
            if let longer = codes[known * 8 + index] {
                code = longer
                continue
            }
            bits.add(known, width)
            codes[known * 8 + index] = next
            next += 1
            // The decoder adds a code one code later.
            if next - 1 == 1 << width, width < 12 { width += 1 }
            code = index
            if next == 4095 || clearsOften && next > 14 {
                bits.add(index, width)
                if next == 1 << width, width < 12 { width += 1 }
                bits.add(8, width)
                (codes, width, next, code) = ([:], 4, 10, nil)
            }
        }
        if let code {
            bits.add(code, width)
            if next == 1 << width, width < 12 { width += 1 }
        }
        bits.add(9, width)
        bits.flush()
        return bits.bytes
    }

    /// Compresses equal indices so that each code represents one more than the previous one, and finally 4,000.
    private static func run(codes: Int) -> [UInt8] {
        var bits = PictureBits()
        var (code, width) = (10, 4)
        bits.add(8, width)
        bits.add(1, width)
        for _ in 0..<codes {
            bits.add(code, width)
            code = min(code + 1, 4095)
            if code == 1 << width, width < 12 { width += 1 }
        }
        bits.flush()
        return bits.bytes
    }
}
