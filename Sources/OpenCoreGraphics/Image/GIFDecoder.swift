internal import CGTK

/// Puts the frames of a GIF file together, after the specification GIF89a.
///
/// gdk-pixbuf has a decoder too, but a damaged file can make it write outside its memory, so GIF files never reach it.
/// What a damaged file lacks stays as the frames before left it. Places that a frame gives up ("restore to background")
/// become transparent, as in browsers.
struct GIFDecoder {
    /// A frame's place, colours and pixels.
    struct Frame {
        var left = 0
        var top = 0
        var width = 0
        var height = 0
        var isInterlaced = false
        var disposal = 0
        var transparent: Int?
        /// In hundredths of a second.
        var delay = 0
        /// Where the colour table begins, and how many colours it has.
        var table = (start: 0, count: 0)
        /// Where the compressed pixels begin.
        var pixels = 0
    }

    private let bytes: ByteReader
    private(set) var width = 0
    private(set) var height = 0
    private(set) var frames: [Frame] = []
    /// How often the frames are played; 0 for ever, which files say explicitly, and 1 where they say nothing.
    private(set) var loopCount = 1
    /// Whether the last frame's data ends too early.
    private(set) var isTruncated = false
    private var globalTable = (start: 0, count: 0)

    /// Walks the blocks of a file; nil if it is no GIF.
    init?(_ bytes: ByteReader) {
        var bytes = bytes
        bytes.isBigEndian = false
        self.bytes = bytes
        guard bytes.has("GIF8", at: 0), let width = bytes.word(6), let height = bytes.word(8),
            let flags = bytes.byte(10)
        else { return nil }
        (self.width, self.height) = (width, height)
        if flags & 0x80 != 0 { globalTable = (13, 2 << (flags & 7)) }
        walk(from: 13 + globalTable.count * 3)
    }

    private mutating func walk(from start: Int) {
        var index = start
        var control = Frame()
        while let kind = bytes.byte(index) {
            switch kind {
            case 0x21:
                readExtension(at: index, into: &control)
                index = afterBlocks(at: index + 2)
            case 0x2C:
                guard let frame = readFrame(at: index + 1, control: control) else {
                    isTruncated = true
                    return
                }
                frames.append(frame)
                control = Frame()
                index = afterBlocks(at: frame.pixels + 1)
            default: return
            }
        }
        isTruncated = true
    }

    private mutating func readExtension(at index: Int, into control: inout Frame) {
        if bytes.byte(index + 1) == 0xF9, let flags = bytes.byte(index + 3) {
            control.disposal = flags >> 2 & 7
            control.transparent = flags & 1 == 0 ? nil : bytes.byte(index + 6)
            control.delay = bytes.word(index + 4) ?? 0
        } else if bytes.has("NETSCAPE2.0", at: index + 3), bytes.byte(index + 15) == 1 {
            // The file counts repetitions after the first time; 0 means for ever.
            let repetitions = bytes.word(index + 16) ?? 0
            loopCount = repetitions == 0 ? 0 : repetitions + 1
        }
    }

    private func readFrame(at index: Int, control: Frame) -> Frame? {
        guard let left = bytes.word(index), let top = bytes.word(index + 2), let width = bytes.word(index + 4),
            let height = bytes.word(index + 6), let flags = bytes.byte(index + 8)
        else { return nil }
        var frame = control
        (frame.left, frame.top, frame.width, frame.height) = (left, top, width, height)
        frame.isInterlaced = flags & 0x40 != 0
        let hasTable = flags & 0x80 != 0
        frame.table = hasTable ? (index + 9, 2 << (flags & 7)) : globalTable
        frame.pixels = index + 9 + (hasTable ? frame.table.count * 3 : 0)
        return bytes.byte(frame.pixels) == nil ? nil : frame
    }

    private func afterBlocks(at start: Int) -> Int {
        var index = start
        while let length = bytes.byte(index) {
            index += 1 + length
            if length == 0 { return index }
        }
        return index
    }

    /// How long a frame is seen, in seconds.
    ///
    /// Delays under two hundredths, with which nobody means what they say, count as a tenth, as in browsers.
    static func seconds(_ delay: Int) -> Double {
        delay < 2 ? 0.1 : Double(delay) / 100
    }

    // MARK: Pixels

    /// Calls a block with whole frames, one after the other, as words `0xAARRGGBB`; until it returns false.
    func compose(_ body: (_ canvas: [UInt32], Frame) -> Bool) {
        var canvas = [UInt32](repeating: 0, count: width * height)
        for frame in frames {
            let before = frame.disposal == 3 ? canvas : []
            paint(frame, on: &canvas)
            guard body(canvas, frame) else { return }
            switch frame.disposal {
            case 2: forEachRow(of: frame) { row, _ in for place in row { canvas[place] = 0 } }
            case 3: canvas = before
            default: break
            }
        }
    }

    /// Calls a block with the places on the canvas of each row of a frame, and the row's number.
    private func forEachRow(of frame: Frame, _ body: (Range<Int>, Int) -> Void) {
        let (right, bottom) = (min(frame.left + frame.width, width), min(frame.top + frame.height, height))
        guard frame.left < right, frame.top < bottom else { return }
        for y in frame.top..<bottom { body(y * width + frame.left..<y * width + right, y - frame.top) }
    }

    private func paint(_ frame: Frame, on canvas: inout [UInt32]) {
        let colors = (0..<frame.table.count).map { color($0, of: frame) }
        let indices = LZWDecoder(bytes, at: frame.pixels).decode(count: frame.width * min(frame.height, height * 8))
        let rows = frame.isInterlaced ? Self.interlacedRows(frame.height) : nil
        forEachRow(of: frame) { row, number in
            let start = (rows?[number] ?? number) * frame.width
            for (x, place) in row.enumerated() where start + x < indices.count {
                let index = Int(indices[start + x])
                if index != frame.transparent, index < colors.count { canvas[place] = colors[index] }
            }
        }
    }

    private func color(_ index: Int, of frame: Frame) -> UInt32 {
        let place = frame.table.start + index * 3
        let parts = [bytes.byte(place), bytes.byte(place + 1), bytes.byte(place + 2)].map { UInt32($0 ?? 0) }
        return 0xFF00_0000 | parts[0] << 16 | parts[1] << 8 | parts[2]
    }

    /// Which stored row is seen in each row (appendix E).
    private static func interlacedRows(_ height: Int) -> [Int] {
        var rows = [Int](repeating: 0, count: height)
        var stored = 0
        for (first, step) in [(0, 8), (4, 8), (2, 4), (1, 2)] {
            for y in stride(from: first, to: height, by: step) {
                rows[y] = stored
                stored += 1
            }
        }
        return rows
    }
}

/// Unpacks the pixels of a GIF frame (appendix F); what cannot be unpacked is left out at the end.
private struct LZWDecoder {
    private let bytes: ByteReader
    private let literalBits: Int
    private var index: Int
    private var blockEnd: Int
    private var bits = 0
    private var bitCount = 0

    init(_ bytes: ByteReader, at start: Int) {
        self.bytes = bytes
        literalBits = bytes.byte(start) ?? 0
        index = start + 1
        blockEnd = index
    }

    /// As many indices as there are, at most `count`.
    func decode(count: Int) -> [UInt8] {
        var decoder = self
        return decoder.run(count: count)
    }

    private mutating func nextByte() -> Int? {
        if index == blockEnd {
            guard let length = bytes.byte(index), length > 0 else { return nil }
            index += 1
            blockEnd = index + length
        }
        defer { index += 1 }
        return bytes.byte(index)
    }

    private mutating func nextCode(_ width: Int) -> Int? {
        while bitCount < width {
            guard let byte = nextByte() else { return nil }
            bits |= byte << bitCount
            bitCount += 8
        }
        defer {
            bits >>= width
            bitCount -= width
        }
        return bits & (1 << width - 1)
    }

    private mutating func run(count: Int) -> [UInt8] {
        guard 1...8 ~= literalBits else { return [] }
        let (clear, end) = (1 << literalBits, (1 << literalBits) + 1)
        // Of each code: the code before its last index, that index, and how many indices it is.
        var table: [(prefix: Int16, suffix: UInt8, length: Int16)] = (0...end).map {
            (-1, UInt8(truncatingIfNeeded: $0), 1)
        }
        var (width, last) = (literalBits + 1, -1)
        var output: [UInt8] = []
        output.reserveCapacity(min(count, 1 << 24))
        while output.count < count, let code = nextCode(width), code != end {
            if code == clear {
                table.removeLast(table.count - end - 1)
                (width, last) = (literalBits + 1, -1)
                continue
            }
            guard code < table.count || code == table.count && last >= 0 else { break }
            let isNew = code == table.count
            let start = output.count
            append(isNew ? last : code, of: table, to: &output)
            if isNew { output.append(output[start]) }
            if last >= 0, table.count < 4096 {
                table.append((Int16(last), output[start], table[last].length + 1))
                if table.count == 1 << width, width < 12 { width += 1 }
            }
            last = code
        }
        return output.count > count ? Array(output.prefix(count)) : output
    }

    private func append(
        _ code: Int, of table: [(prefix: Int16, suffix: UInt8, length: Int16)], to output: inout [UInt8]
    ) {
        let length = Int(table[code].length)
        let start = output.count
        output.append(contentsOf: repeatElement(0, count: length))
        var code = code
        for place in stride(from: start + length - 1, through: start, by: -1) {
            output[place] = table[code].suffix
            code = Int(table[code].prefix)
        }
    }
}
