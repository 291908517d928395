import Fuzzing
import OpenUIKitCore

/// Generates texts of random words, and random edits of them.
package struct TextSamples {
    private var random: SeededRandom

    package init(seed: UInt64) {
        random = SeededRandom(seed: seed)
    }

    package static let words = [
        "the", "quick", "office", "fjord", "a", "we'll", "e\u{301}te\u{301}", "12,5", "שלום", "עולם", "مرحبا", "नमस्ते",
        "日本語", "한국어", "👍🏽", "👨‍👩‍👧", "extraordinarily", "--", "x",
    ]
    package static let breaks = ["\n", "\n", "\n", "\r\n", "\u{2029}", "\r", "\n\n"]

    package mutating func next(_ range: Range<Int>) -> Int {
        range.lowerBound + Int(random.next() % UInt64(max(range.count, 1)))
    }

    package mutating func chance(_ parts: Int) -> Bool { next(0..<parts) == 0 }

    package mutating func text(words: Range<Int>, paragraphs: Bool = true) -> String {
        (0..<next(words)).map { _ in
            let word = Self.words[next(0..<Self.words.count)]
            return word + (paragraphs && chance(5) ? Self.breaks[next(0..<Self.breaks.count)] : " ")
        }.joined()
    }

    /// A random range that does not divide a character.
    package mutating func range(in storage: NSTextStorage, longest: Int = 40) -> NSRange {
        let start = storage.boundary(notAfter: next(0..<storage.length + 1))
        let end = storage.boundary(notAfter: min(start + next(0..<longest), storage.length))
        return NSRange(location: start, length: max(end - start, 0))
    }

    package mutating func attributes() -> [NSAttributedString.Key: Any] {
        switch next(0..<5) {
        case 0: return [.font: UIFont.systemFont(ofSize: CGFloat(next(9..<26)))]
        case 1: return [.kern: CGFloat(next(0..<4))]
        case 2: return [.underlineStyle: 1]
        default:
            let style = NSMutableParagraphStyle()
            style.alignment = [.natural, .left, .center, .right, .justified][next(0..<5)]
            style.paragraphSpacing = CGFloat(next(0..<12))
            style.paragraphSpacingBefore = CGFloat(next(0..<6))
            style.lineSpacing = CGFloat(next(0..<4))
            style.firstLineHeadIndent = CGFloat(next(0..<20))
            style.headIndent = CGFloat(next(0..<20))
            if chance(8) { style.lineBreakMode = .byTruncatingTail }
            return [.paragraphStyle: style]
        }
    }

    /// Changes text or attributes at a random position.
    package mutating func edit(_ storage: NSTextStorage) {
        if chance(3) {
            var range = range(in: storage, longest: 120)
            let attributes = attributes()
            if attributes[.paragraphStyle] != nil, storage.length > 0 {
                range = (storage.string as NSString).paragraphRange(for: range)
            }
            if range.length > 0 { storage.addAttributes(attributes, range: range) }
        } else {
            storage.replaceCharacters(in: range(in: storage), with: text(words: 0..<6))
        }
    }
}
