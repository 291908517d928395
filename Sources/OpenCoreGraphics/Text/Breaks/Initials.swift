/// Recognizes abbreviations that consist of single letters with periods and spaces.
///
/// Examples are "z. B." and "J. R. R.": Unicode's rules end a sentence after each of their periods that an uppercase
/// letter follows.
enum Initials {
    /// The number of bytes before and after a boundary that suffice for the decision.
    private static let reach = (before: 32, after: 8)

    /// Returns whether the sentences before and after a boundary are one: an initial ends the first, and another one
    /// precedes it or follows.
    static func surround(_ boundary: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
        var before = scalars(text[max(boundary - reach.before, 0)..<boundary])
        guard removeInitial(from: &before) else { return false }
        let after = scalars(text[boundary..<min(boundary + reach.after, text.count)])
        return isInitial(after) || removeInitial(from: &before)
    }

    /// Returns the scalars of UTF-8 text; those that are cut off at its ends become U+FFFD.
    private static func scalars(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> [Unicode.Scalar] {
        Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    }

    private static func isInitial(_ text: [Unicode.Scalar]) -> Bool {
        text.count > 1 && text[0].properties.isAlphabetic && text[1] == "."
    }

    /// Removes a single letter with a period, and the spaces after it, from the end of a text.
    private static func removeInitial(from text: inout [Unicode.Scalar]) -> Bool {
        let spaces = text.reversed().prefix { $0 == " " || $0 == "\u{A0}" || $0 == "\u{202F}" }
        text.removeLast(spaces.count)
        guard !spaces.isEmpty, text.popLast() == ".", let letter = text.popLast(), letter.properties.isAlphabetic else {
            return false
        }
        return text.last.map { !$0.properties.isAlphabetic && $0 != "." && $0 != "\u{FFFD}" } ?? true
    }
}
