/// Which text can be put together from words that were shaped one by one.
///
/// Simple text is made of words with single spaces between them, and its lines can end at the spaces and nowhere else.
/// The classes are those of Unicode's line breaking algorithm (UAX #14), as far as their rules neither break inside a
/// word nor hold a word to its neighbour across a space.
enum SimpleText {
    /// The words of a range of UTF-8, nil if it is not simple.
    ///
    /// O(n).
    static func words(in bytes: ArraySlice<UInt8>) -> [Range<Int>]? {
        var words: [Range<Int>] = []
        var start = bytes.startIndex
        var index = start
        // Whether only the end of the word may follow.
        var isClosing = false
        while index < bytes.endIndex {
            let byte = bytes[index]
            if byte == 0x20 {
                guard index > start else { return nil }
                words.append(start..<index)
                index += 1
                start = index
                isClosing = false
                continue
            }
            switch Class(bytes, at: index) {
            case .letter(let length):
                guard !isClosing else { return nil }
                index += length
            case .joiner:
                guard index > start, !isClosing else { return nil }
                index += 1
            case .closing:
                guard index > start else { return nil }
                isClosing = true
                index += 1
            case nil: return nil
            }
        }
        guard index > start else { return nil }
        words.append(start..<index)
        return words
    }

    private enum Class {
        /// A letter or digit, of so many bytes.
        case letter(Int)
        /// What may stand inside a word or at its end: full stop, comma, colon, semicolon, apostrophe.
        case joiner
        /// What may only stand at a word's end: exclamation and question mark.
        case closing

        @inline(__always)
        init?(_ bytes: ArraySlice<UInt8>, at index: Int) {
            switch bytes[index] {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                self = .letter(1)
            case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "'"):
                self = .joiner
            case UInt8(ascii: "!"), UInt8(ascii: "?"):
                self = .closing
            case 0xC3...0xC9 where index + 1 < bytes.endIndex:
                // U+00C0 to U+024F are letters, but for the signs of multiplication and division, and U+0149, which
                // Unicode takes apart.
                let scalar = UInt32(bytes[index] & 0x1F) << 6 | UInt32(bytes[index + 1] & 0x3F)
                guard scalar != 0xD7, scalar != 0xF7, scalar != 0x149 else { return nil }
                self = .letter(2)
            default: return nil
            }
        }
    }
}
