import Fuzzing

/// Pieces of text with characters that are easily split at the wrong position.
package enum DifficultTexts {
    package static let pieces = [
        "a", "b", " ", "\n", "word", "two words", "é", "e\u{301}", "\u{301}", "\u{308}\u{323}", "👍🏽", "👩‍👩‍👧‍👦", "👩",
        "\u{200D}",
        "🇩🇪", "🇩", "🇪🇺", "\r\n", "\r", "\n", "\u{2029}", "\u{2028}", "한국", "\u{1112}\u{1161}\u{11AB}", "\u{1161}",
        "שלום", "مرحبا", "ab שלום cd", "\u{FE0F}", "☀\u{FE0F}", "❤", "\u{E0101}", "漢字", "かな", "カナ", "\u{0E01}\u{0E33}",
        "क्षि", "\t", "𝔘𝔫", "x\u{0}y", "ﷺ", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "",
    ]

    package static func piece(_ generator: inout SeededRandom) -> String {
        pieces.randomElement(using: &generator) ?? ""
    }

    /// Concatenates up to a number of random pieces.
    package static func text(upTo count: Int, _ generator: inout SeededRandom) -> String {
        (0..<Int.random(in: 0...count, using: &generator)).map { _ in piece(&generator) }.joined()
    }

    /// The boundaries of grapheme clusters, found by traversing the text from its start.
    package static func boundaries(_ units: [UInt16]) -> [Int] {
        var places = [0]
        for character in String(decoding: units, as: UTF16.self) {
            places.append((places.last ?? 0) + character.utf16.count)
        }
        return places
    }

    /// A random position between two Unicode scalars.
    package static func scalarPlace(_ units: [UInt16], _ generator: inout SeededRandom) -> Int {
        let place = Int.random(in: 0...units.count, using: &generator)
        return place < units.count && UTF16.isTrailSurrogate(units[place]) ? place - 1 : place
    }

    /// The starts of paragraphs, found by reading the text unit by unit.
    package static func paragraphStarts(_ units: [UInt16]) -> [Int] {
        var starts = [0]
        for (index, unit) in units.enumerated() {
            let isBreak =
                unit == 0x0A || unit == 0x2029 || unit == 0x0D && !(index + 1 < units.count && units[index + 1] == 0x0A)
            if isBreak { starts.append(index + 1) }
        }
        return starts
    }
}
