/// The chunks of a PNG file that are needed for its pixels.
///
/// libpng decompresses all text chunks of a file, and a few bytes can expand to many megabytes. Skipping these chunks
/// avoids that.
enum PNGChunks {
    private static let needed = ["IHDR", "PLTE", "tRNS", "IDAT", "IEND", "iCCP"]

    /// Returns the ranges of a file to decode, including the signature; adjacent ranges are merged.
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
