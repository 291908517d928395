/// Finds the ends of blocks in UTF-8 text.
struct BlockScanner {
    let bytes: UnsafeBufferPointer<UInt8>

    /// Longer paragraphs, in bytes, are divided into blocks.
    private static let longParagraph = 8192
    private static let pieces = TextPieces(least: 1024, most: 3072)
    /// The number of bytes that determine where the first block of a paragraph ends.
    ///
    /// Includes three bytes because a paragraph break may be cut off at the limit.
    static let paragraphLookahead = longParagraph + 3
    /// The number of bytes that determine where any other block ends.
    static let reach = pieces.lookahead + 3

    /// Returns the end of the block that starts at a byte and whether the next block belongs to the same paragraph, or
    /// `nil` if the block is the last one.
    func end(from start: Int, isContinuation: Bool) -> (byte: Int, isContinued: Bool)? {
        let limit = isContinuation ? Self.reach : Self.paragraphLookahead
        let part = min(start + limit, bytes.count)
        if let end = breakEnd(from: start, to: part), end - start <= limit - 3 {
            guard isContinuation else { return (end, false) }
            let piece = Self.pieces.end(from: start, to: end, in: bytes)
            return piece < end ? (piece, true) : (end, false)
        }
        let isLast = part == bytes.count
        if isLast, !isContinuation, bytes.count - start <= Self.longParagraph { return nil }
        let piece = Self.pieces.end(from: start, to: part, in: bytes)
        return piece < bytes.count ? (piece, true) : nil
    }

    /// Returns whether two blocks that continue paragraphs have the same length, because all bytes that determine their
    /// ends are equal.
    ///
    /// In repetitive text, an edit moves the ends of all later blocks. Searching for them took about 10 ms for a
    /// megabyte.
    func continuationsEndAlike(_ first: Int, _ second: Int) -> Bool {
        guard max(first, second) + Self.reach <= bytes.count else { return false }
        let raw = UnsafeRawBufferPointer(bytes)
        var index = 0
        while index + 8 <= Self.reach {
            let word = raw.loadUnaligned(fromByteOffset: first + index, as: UInt64.self)
            guard word == raw.loadUnaligned(fromByteOffset: second + index, as: UInt64.self) else { return false }
            index += 8
        }
        while index < Self.reach {
            guard bytes[first + index] == bytes[second + index] else { return false }
            index += 1
        }
        return true
    }

    /// Returns the end of the first paragraph break that starts in a range of bytes.
    private func breakEnd(from start: Int, to end: Int) -> Int? {
        var index = start
        while index < end {
            let byte = bytes[index]
            if byte == 0x0A { return index + 1 }
            if byte == 0x0D { return index + 1 < bytes.count && bytes[index + 1] == 0x0A ? index + 2 : index + 1 }
            if byte == 0xE2, index + 2 < bytes.count, bytes[index + 1] == 0x80, bytes[index + 2] == 0xA9 {
                return index + 3
            }
            index += 1
        }
        return nil
    }
}
