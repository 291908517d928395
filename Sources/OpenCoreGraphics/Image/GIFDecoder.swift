internal import CGTK

/// Composes the frames of a GIF file, as specified by GIF89a.
///
/// gdk-pixbuf's own decoder is not used, because a damaged file can make it write out of bounds. Pixels that a damaged
/// file lacks keep the content of the previous frames. Areas that a frame disposes of ("restore to background") become
/// transparent, as in browsers.
struct GIFDecoder {
    /// The position, colors and pixels of a frame.
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
        /// The offset of the color table, and its number of colors.
        var table = (start: 0, count: 0)
        /// The offset of the compressed pixels.
        var pixels = 0
    }

    private let bytes: ByteReader
    private(set) var width = 0
    private(set) var height = 0
    private(set) var frames: [Frame] = []
    /// The number of times that the animation plays; 0 to repeat indefinitely, 1 if the file does not specify it.
    private(set) var loopCount = 1
    /// Whether the data of the last frame is truncated.
    private(set) var isTruncated = false
    private var globalTable = (start: 0, count: 0)

    /// Reads the blocks of a file, up to a number of frames; returns nil if it is not a GIF file.
    init?(_ bytes: ByteReader, frameLimit: Int) {
        var bytes = bytes
        bytes.isBigEndian = false
        self.bytes = bytes
        guard bytes.has("GIF8", at: 0), let width = bytes.word(6), let height = bytes.word(8),
            let flags = bytes.byte(10)
        else { return nil }
        (self.width, self.height) = (width, height)
        if flags & 0x80 != 0 { globalTable = (13, 2 << (flags & 7)) }
        walk(from: 13 + globalTable.count * 3, frameLimit: frameLimit)
    }

    private mutating func walk(from start: Int, frameLimit: Int) {
        var index = start
        var control = Frame()
        while let kind = bytes.byte(index) {
            switch kind {
            case 0x21:
                readExtension(at: index, into: &control)
                index = endOfSubBlocks(at: index + 2)
            case 0x2C:
                guard let frame = readFrame(at: index + 1, control: control) else {
                    isTruncated = true
                    return
                }
                frames.append(frame)
                if frames.count >= frameLimit { return }
                control = Frame()
                index = endOfSubBlocks(at: frame.pixels + 1)
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
            // The file counts repetitions after the first pass; 0 means indefinitely.
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

    private func endOfSubBlocks(at start: Int) -> Int {
        var index = start
        while let length = bytes.byte(index) {
            index += 1 + length
            if length == 0 { return index }
        }
        return index
    }

    /// Returns the display time of a frame in seconds.
    ///
    /// Delays below two hundredths count as a tenth of a second, as in browsers.
    static func seconds(_ delay: Int) -> Double {
        delay < 2 ? 0.1 : Double(delay) / 100
    }

    // MARK: Pixels

    /// Calls a closure with each composed frame, as words `0xAARRGGBB`, until it returns false.
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

    /// Calls a closure with the range on the canvas of each row of a frame, and the row's number.
    private func forEachRow(of frame: Frame, _ body: (Range<Int>, Int) -> Void) {
        let (right, bottom) = (min(frame.left + frame.width, width), min(frame.top + frame.height, height))
        guard frame.left < right, frame.top < bottom else { return }
        for y in frame.top..<bottom { body(y * width + frame.left..<y * width + right, y - frame.top) }
    }

    /// - Complexity: O(number of codes in the frame + number of the frame's pixels on the canvas), independent of the
    ///   rest of the frame's size.
    private func paint(_ frame: Frame, on canvas: inout [UInt32]) {
        let columns = min(frame.width, width - frame.left)
        let rows = min(frame.height, height - frame.top)
        guard columns > 0, rows > 0 else { return }
        let colors = palette(of: frame)
        let order = RowOrder(height: frame.height, isInterlaced: frame.isInterlaced)
        let end = (order.lastStored(ofFirst: rows) + 1) * frame.width
        var decoder = LZWDecoder(bytes, at: frame.pixels)
        var start = 0
        while start < end, let string = decoder.next() {
            let indices = start..<min(start + string.length, end)
            for stored in indices.lowerBound / frame.width...(indices.upperBound - 1) / frame.width {
                let row = order.seen(stored)
                let seen = indices.clamped(to: stored * frame.width..<stored * frame.width + columns)
                guard row < rows, !seen.isEmpty else { continue }
                // The distance from an index among the stored pixels to its index on the canvas.
                let shift = (frame.top + row) * width + frame.left - stored * frame.width
                var place = seen.upperBound
                decoder.forEach(of: string.code, before: place - start) { index in
                    place -= 1
                    let color = colors[Int(index)]
                    if color != 0 { canvas[place + shift] = color }
                    return place > seen.lowerBound
                }
            }
            start += string.length
        }
    }

    /// Returns the color of each index; 0 for indices that leave the canvas unchanged.
    private func palette(of frame: Frame) -> [UInt32] {
        (0..<256).map { $0 < frame.table.count && $0 != frame.transparent ? color($0, of: frame) : 0 }
    }

    private func color(_ index: Int, of frame: Frame) -> UInt32 {
        let place = frame.table.start + index * 3
        let parts = [bytes.byte(place), bytes.byte(place + 1), bytes.byte(place + 2)].map { UInt32($0 ?? 0) }
        return 0xFF00_0000 | parts[0] << 16 | parts[1] << 8 | parts[2]
    }
}

/// The order in which a frame's rows are stored (GIF89a, appendix E).
private struct RowOrder {
    /// Each pass: its first stored row, the first row in the image, and the step between rows in the image.
    private let passes: [(start: Int, first: Int, step: Int)]

    init(height: Int, isInterlaced: Bool) {
        var start = 0
        let steps = isInterlaced ? [(0, 8), (4, 8), (2, 4), (1, 2)] : [(0, 1)]
        passes = steps.map { first, step in
            defer { start += max(height - first + step - 1, 0) / step }
            return (start, first, step)
        }
    }

    /// Returns the row in the image of a stored row.
    func seen(_ stored: Int) -> Int {
        var index = passes.count - 1
        while passes[index].start > stored { index -= 1 }
        return passes[index].first + (stored - passes[index].start) * passes[index].step
    }

    /// Returns the last stored row among the first `rows` rows of the image.
    func lastStored(ofFirst rows: Int) -> Int {
        passes.reduce(0) { last, pass in
            pass.first < rows ? max(last, pass.start + (rows - 1 - pass.first) / pass.step) : last
        }
    }
}
