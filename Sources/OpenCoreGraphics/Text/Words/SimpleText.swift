/// Which text can be put together from words that were shaped one by one.
///
/// That are words of Latin, Greek and Cyrillic letters, precomposed where they have accents, with the figures and
/// punctuation that go with them, and spaces. Nothing in it runs from right to left, joins its neighbours across a space
/// or is a picture.
enum SimpleText {
    /// The script of a word's letters.
    enum Script: UInt8 {
        /// Figures and punctuation; they take the script of what stands before them.
        case common
        case latin
        case greek
        case cyrillic
    }

    /// What scanning says about a word.
    struct Word {
        /// The byte after it.
        var end: Int
        /// Of its bytes.
        var hash: UInt64
        var script: Script
        /// Whether its first character is of that script.
        var beginsWithScript = true
        /// Whether it has brackets, which hold on to the script before them.
        var hasBrackets: Bool
    }

    /// Words that are longer, in bytes, are not worth remembering.
    static let longestWord = 96

    /// Reads a word up to the next space or the end; nil if it is not simple.
    ///
    /// O(n).
    @inline(__always)
    static func word(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to limit: Int) -> Word? {
        var word = Word(end: start, hash: 0xcbf2_9ce4_8422_2325, script: .common, hasBrackets: false)
        // Of longer words no more is read.
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

    /// The script of the first letter; `common` if there is none.
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

    /// A character that simple text may have.
    private struct Kind {
        var length: Int
        var script: Script
        var isBracket = false

        /// Nil for control characters.
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
            // Quotation marks that come in pairs, as brackets do.
            isBracket = [0xAB, 0xBB, 0x2018, 0x2019, 0x201C, 0x201D, 0x2039, 0x203A].contains(scalar)
        }
    }

    /// The script of a character beyond ASCII; nil if it is not simple.
    ///
    /// Left out are what Unicode takes apart (U+0149), marks that stand on the character before, invisible characters,
    /// and what may be shown as a picture.
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
