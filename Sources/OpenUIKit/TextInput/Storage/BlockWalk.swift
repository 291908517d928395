/// Steps through a text in UTF-8 from block to block.
struct BlockWalk {
    let bytes: UnsafeBufferPointer<UInt8>

    /// Longer paragraphs are divided, in bytes.
    private static let longParagraph = 8192
    private static let pieces = TextPieces(least: 1024, most: 3072)
    /// So many bytes decide where the first block of a paragraph ends; the break may be cut at the end.
    static let paragraphReach = longParagraph + 3
    /// So many bytes decide where another block ends.
    static let reach = pieces.lookahead + 3

    /// Where the block that starts at a byte ends, and whether the next one belongs to the same paragraph; nil if there
    /// is no next one.
    func end(from start: Int, isContinuation: Bool) -> (byte: Int, isContinued: Bool)? {
        let limit = isContinuation ? Self.reach : Self.paragraphReach
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

    /// The end of the first paragraph break that starts in a part.
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
