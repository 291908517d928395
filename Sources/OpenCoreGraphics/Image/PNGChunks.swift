/// The parts of a PNG file that its pixels need.
///
/// libpng unpacks every text that a file carries, and a few bytes can unpack to many megabytes; nothing here reads them.
enum PNGChunks {
    private static let needed = ["IHDR", "PLTE", "tRNS", "IDAT", "IEND", "iCCP"]

    /// The ranges of a file to decode, from its signature on; all of a file that has nothing else is one range.
    static func neededRanges(_ bytes: ByteReader) -> [Range<Int>] {
        var ranges = [0..<min(8, bytes.count)]
        var index = 8
        while let length = bytes.long(index), bytes.count - index >= 8 {
            let chunk = index..<min(index + length + 12, bytes.count)
            if needed.contains(where: { bytes.has($0, at: index + 4) }) { append(chunk, to: &ranges) }
            index = chunk.upperBound
        }
        return ranges
    }

    private static func append(_ chunk: Range<Int>, to ranges: inout [Range<Int>]) {
        if let last = ranges.last, last.upperBound == chunk.lowerBound {
            ranges[ranges.count - 1] = last.lowerBound..<chunk.upperBound
        } else {
            ranges.append(chunk)
        }
    }
}
