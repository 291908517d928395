internal import OpenCoreGraphics

/// A word of a text whose spelling can be checked.
struct SpellingWord: Equatable, Sendable {
    /// The range in UTF-16 units.
    var range: Range<Int>
    /// The word as it is searched in a dictionary.
    var spelling: String

    /// The length of the longest word that is checked, in UTF-8 bytes.
    ///
    /// The time for a compound grows with its length.
    private static let longest = 128

    /// Returns the words of a text, in order.
    ///
    /// The words are those of Unicode (UAX #29). Words that no dictionary contains are left out: with digits, full stops or
    /// underscores, in another script, and in URLs, e-mail addresses and paths.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    static func words(of text: String, script: SpellingScript?) -> [SpellingWord] {
        var text = text
        return text.withUTF8 { bytes in
            var (words, place, unit): ([SpellingWord], Int, Int) = ([], 0, 0)
            var token = SpellingToken(bytes: bytes)
            for range in TextBreaks.words.words(in: bytes) {
                unit += units(in: bytes[place..<range.lowerBound])
                let end = unit + units(in: bytes[range])
                if range.count <= longest, !token.isAddress(around: range),
                    let spelling = spelling(of: String(decoding: bytes[range], as: UTF8.self), script)
                {
                    words.append(SpellingWord(range: unit..<end, spelling: spelling))
                }
                (place, unit) = (range.upperBound, end)
            }
            return words
        }
    }

    /// Returns the number of UTF-16 units of text in UTF-8.
    private static func units(in bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
        bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
    }

    /// Returns a word as it is searched in a dictionary, or `nil` if it is not checked.
    static func spelling(of word: String, _ script: SpellingScript?) -> String? {
        var (spelling, hasLetter, isComposed) = (String.UnicodeScalarView(), false, true)
        for scalar in word.unicodeScalars {
            switch scalar {
            case "a"..."z", "A"..."Z":
                guard script?.contains(scalar) != false else { return nil }
                hasLetter = true
                spelling.append(scalar)
            case "\u{AD}": continue
            case "\u{2019}", "\u{2BC}", "\u{FF07}": spelling.append("'")
            case "0"..."9", ".", "_", ":": return nil
            case _ where scalar.isASCII: spelling.append(scalar)
            default:
                guard let isMark = isMark(scalar, script) else { return nil }
                if isMark { isComposed = false } else { hasLetter = true }
                spelling.append(scalar)
            }
        }
        guard hasLetter else { return nil }
        return isComposed ? String(spelling) : String(spelling).precomposedStringWithCanonicalMapping
    }

    /// Returns whether a scalar is a mark of the letter before it, or `nil` if it belongs to no word of a script.
    private static func isMark(_ scalar: Unicode.Scalar, _ script: SpellingScript?) -> Bool? {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark, .format: true
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
            script?.contains(scalar) != false ? false : nil
        case .otherPunctuation: true
        default: nil
        }
    }
}

/// The text between two spaces, which may be an address that consists of several words.
private struct SpellingToken {
    let bytes: UnsafeBufferPointer<UInt8>
    private var range = 0..<0
    private var isAddress = false
    /// The number of bytes before and after a word that are examined.
    private static let reach = 256

    init(bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// Returns whether a word is part of a URL, an e-mail address or a path.
    mutating func isAddress(around word: Range<Int>) -> Bool {
        guard word.lowerBound >= range.upperBound else { return isAddress }
        var (start, end) = (word.lowerBound, word.upperBound)
        while start > max(range.upperBound, word.lowerBound - Self.reach), !isSpace(bytes[start - 1]) { start -= 1 }
        while end < min(bytes.count, word.upperBound + Self.reach), !isSpace(bytes[end]) { end += 1 }
        range = start..<end
        isAddress = Self.isAddress(bytes[range])
        return isAddress
    }

    private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    private static func isAddress(_ token: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard token.contains(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: "\\") })
        else { return false }
        let text = String(decoding: token, as: UTF8.self).drop { "([{<\"'“‘".contains($0) }
        return text.contains("@") || text.contains("\\") || text.contains("://") || text.hasPrefix("/")
            || text.hasPrefix("~/") || text.hasPrefix("./") || text.hasPrefix("../") || text.hasPrefix("www.")
    }
}
