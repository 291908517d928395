/// Recognizes text that can be assembled from separately shaped words.
///
/// Simple text has words of Latin, Greek and Cyrillic letters, with precomposed accents, the digits and punctuation
/// used with them, and spaces. None of it is right to left, joins across spaces, or is shown as an emoji.
enum SimpleText {
    /// The script of a word's letters.
    enum Script: UInt8 {
        /// Digits and punctuation, which take the script of the preceding text.
        case common
        case latin
        case greek
        case cyrillic
    }

    /// The result of scanning a word.
    struct Word {
        /// The offset of the byte after it.
        var end: Int
        /// The hash of its bytes.
        var hash: UInt64
        var script: Script
        /// Whether its first character belongs to that script.
        var beginsWithScript = true
        /// Whether it has brackets, which Pango assigns to the script before them.
        var hasBrackets: Bool
    }

    /// The largest length in bytes of a word that is worth caching.
    static let longestWord = 96

    /// Scans a word up to the next space or the end; returns nil if it is not simple.
    ///
    /// - Complexity: O(*n*) in the length of the word.
    @inline(__always)
    static func word(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to limit: Int) -> Word? {
        var word = Word(end: start, hash: 0xcbf2_9ce4_8422_2325, script: .common, hasBrackets: false)
        // The excess suffices to detect longer words.
        let limit = min(limit, start + longestWord + 4)
        while word.end < limit, bytes[word.end] != 0x20 {
            let byte = bytes[word.end]
            guard let kind = byte < 0x80 ? Kind(ascii: byte) : Kind(bytes, at: word.end, limit: limit) else {
                return nil
            }
            if kind.script != .common {
                guard word.script == .common || word.script == kind.script else { return nil }
                if word.script == .common { word.beginsWithScript = word.end == start }
                word.script = kind.script
            }
            word.hasBrackets = word.hasBrackets || kind.isBracket
            for _ in 0..<kind.length {
                // FNV-1a, 64 bits.
                word.hash = (word.hash ^ UInt64(bytes[word.end])) &* 0x100_0000_01b3
                word.end += 1
            }
        }
        return word.end - start <= longestWord ? word : nil
    }

    /// Returns the script of the first letter, or `common` if there is none.
    static func firstScript(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to limit: Int) -> Script {
        var index = start
        while index < limit {
            let byte = bytes[index]
            guard let kind = byte < 0x80 ? Kind(ascii: byte) : Kind(bytes, at: index, limit: limit) else { break }
            if kind.script != .common { return kind.script }
            index += kind.length
        }
        return .common
    }

    /// A character of simple text.
    private struct Kind {
        var length: Int
        var script: Script
        var isBracket = false

        /// Returns nil for control characters.
        @inline(__always)
        init?(ascii byte: UInt8) {
            length = 1
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): script = .latin
            case 0x20...0x7E:
                script = .common
                switch byte {
                case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
                    UInt8(ascii: "}"):
                    isBracket = true
                default: break
                }
            default: return nil
            }
        }

        init?(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int, limit: Int) {
            func low(_ offset: Int) -> UInt32 { UInt32(bytes[index + offset] & 0x3F) }
            let scalar: UInt32
            switch bytes[index] {
            case 0xC2...0xDF where index + 1 < limit:
                (scalar, length) = (UInt32(bytes[index] & 0x1F) << 6 | low(1), 2)
            case 0xE1...0xE2 where index + 2 < limit:
                (scalar, length) = (UInt32(bytes[index] & 0x0F) << 12 | low(1) << 6 | low(2), 3)
            default: return nil
            }
            guard let script = SimpleText.script(of: scalar) else { return nil }
            self.script = script
            // Paired quotation marks, which behave like brackets.
            isBracket = [0xAB, 0xBB, 0x2018, 0x2019, 0x201C, 0x201D, 0x2039, 0x203A].contains(scalar)
        }
    }

    /// Returns the script of a character beyond ASCII, or nil if it is not simple.
    ///
    /// Excludes characters that Unicode decomposes (U+0149), combining marks, invisible characters, and characters that
    /// may be shown as emoji.
    private static func script(of scalar: UInt32) -> Script? {
        switch scalar {
        case 0xAA, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x148, 0x14A...0x24F, 0x1E00...0x1EFF: .latin
        case 0x386, 0x388...0x3E1, 0x1F00...0x1FFF: .greek
        case 0x400...0x482, 0x48A...0x52F: .cyrillic
        case 0xA1...0xA8, 0xAB, 0xAC, 0xAF...0xB9, 0xBB...0xBF, 0xD7, 0xF7: .common
        case 0x2010, 0x2012...0x2015, 0x2018...0x2022, 0x2026, 0x2030, 0x2032, 0x2033, 0x2039, 0x203A, 0x20AC, 0x2212:
            .common
        default: nil
        }
    }
}
