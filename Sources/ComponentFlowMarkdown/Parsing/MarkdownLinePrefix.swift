/// The marks of quotes and lists at the beginning of a line, read byte by byte.
struct MarkdownLinePrefix {
    /// The number of characters in the marks, which is at least that of the quotes and items.
    private(set) var depth = 0.0
    /// The number of characters that may be syntax in a paragraph.
    private(set) var signs = 0.0
    private var isOpen = true
    /// Whether the last character is a mark only if a space follows.
    private var awaitsSpace = false
    /// Whether the line begins with four spaces or a tab, so that what follows may continue a paragraph.
    private var isIndented = false
    private var hasOnlySpaces = true

    mutating func read(_ byte: UInt8) {
        let isSpace = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
        if isOpen {
            if isSpace || !awaitsSpace && Self.isMark(byte) { return readMark(byte, isSpace: isSpace) }
            isOpen = false
            if awaitsSpace { signs += 1 }
        }
        if !isSpace, Self.isSign(byte) { signs += 1 }
    }

    private mutating func readMark(_ byte: UInt8, isSpace: Bool) {
        depth += 1
        if isSpace {
            if hasOnlySpaces, depth == 4 || byte == UInt8(ascii: "\t") { isIndented = true }
        } else {
            hasOnlySpaces = false
            if isIndented { signs += 1 }
        }
        awaitsSpace = !isSpace && byte != UInt8(ascii: ">") && !Self.isDigit(byte)
    }

    private static func isMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: ">"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "."),
            UInt8(ascii: ")"):
            true
        default: isDigit(byte)
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    /// Whether a character is neither a letter nor a digit.
    private static func isSign(_ byte: UInt8) -> Bool {
        let small = byte | 0x20
        return byte < 0x80 && !isDigit(byte) && !(small >= UInt8(ascii: "a") && small <= UInt8(ascii: "z"))
    }
}
