extension String {
    /// The text on one line: line breaks and tabs become spaces, and other control characters are removed.
    package var onOneLine: String {
        var text = self
        return text.withUTF8 { bytes -> String? in
            guard let first = bytes.indices.first(where: { OneLine.special(bytes, at: $0) != nil }) else { return nil }
            return OneLine.text(bytes, unchangedUpTo: first)
        } ?? self
    }
}

/// Reads bytes instead of Unicode scalars, whose properties took about 100 ms for a megabyte.
private enum OneLine {
    /// Characters that do not appear on one line.
    struct Special {
        /// The length in bytes.
        var length: Int
        /// Whether a space replaces them.
        var isSpace: Bool
    }

    /// Returns the line break, tab or control character that starts at a byte of valid UTF-8, or `nil` if there is none.
    @inline(__always)
    static func special(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Special? {
        let byte = bytes[index]
        if byte >= 0x20, byte < 0x7F { return nil }
        switch byte {
        case 0x0D where index + 1 < bytes.count && bytes[index + 1] == 0x0A: return Special(length: 2, isSpace: true)
        case 0x09...0x0D: return Special(length: 1, isSpace: true)
        case 0x00...0x1F, 0x7F: return Special(length: 1, isSpace: false)
        case 0xC2 where bytes[index + 1] < 0xA0: return Special(length: 2, isSpace: bytes[index + 1] == 0x85)
        case 0xE2 where bytes[index + 1] == 0x80 && (bytes[index + 2] == 0xA8 || bytes[index + 2] == 0xA9):
            return Special(length: 3, isSpace: true)
        default: return nil
        }
    }

    static func text(_ bytes: UnsafeBufferPointer<UInt8>, unchangedUpTo first: Int) -> String {
        var line = Array(bytes[..<first])
        line.reserveCapacity(bytes.count)
        var index = first
        while index < bytes.count {
            if let found = special(bytes, at: index) {
                if found.isSpace { line.append(0x20) }
                index += found.length
            } else {
                line.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: line, as: UTF8.self)
    }
}
