import OpenUIControls
import OpenUIKitCore
import Testing
import UIKitTestSupport

/// The test files of Unicode, queried through the tokenizer of a text view.
@Suite("The boundaries of Unicode's test files") @MainActor struct UnicodeBreakTests {
    private let view = UITextView()

    /// Returns the texts in which a unit that contains a start differs from the expected one.
    private func failures(
        of granularity: UITextGranularity, in cases: [UnicodeBreakFile.Case],
        isUnit: (String) -> Bool = { _ in true }
    ) -> [String] {
        cases.filter { testCase in
            view.text = testCase.text
            return testCase.ranges.contains { unit, range in
                self.range(of: granularity, at: range.location) != (isUnit(unit) ? range : nil)
            }
        }
        .map { $0.units.debugDescription }
    }

    private func range(of granularity: UITextGranularity, at offset: Int) -> NSRange? {
        guard let position = view.position(from: view.beginningOfDocument, offset: offset),
            let range = view.tokenizer.rangeEnclosingPosition(
                position, with: granularity, inDirection: .storage(.forward))
        else { return nil }
        return NSRange(
            location: view.offset(from: view.beginningOfDocument, to: range.start),
            length: view.offset(from: range.start, to: range.end))
    }

    @Test("Characters are those of GraphemeBreakTest, except for one of a later version of Unicode")
    func characters() throws {
        let failures = failures(of: .character, in: try UnicodeBreakFile.characters.cases())
        #expect(failures.count <= 1, "\(failures)")
    }

    @Test("Each emoji of emoji-test is one character")
    func emoji() throws {
        let sequences = try EmojiTestFile.sequences()
        try #require(sequences.count > 4000)
        let failures = sequences.filter { sequence in
            view.text = sequence + "b"
            return range(of: .character, at: 0) != NSRange(location: 0, length: sequence.utf16.count)
        }
        #expect(failures.isEmpty)
    }

    @Test("Words are those of WordBreakTest, except that colons end words and that characters are not divided")
    func words() throws {
        let cases = try UnicodeBreakFile.words.cases().map {
            Tailoring.dividingAtColons($0).joiningCharacters
        }
        let failures = failures(of: .word, in: cases, isUnit: Tailoring.isWord)
        #expect(failures.isEmpty)
    }

    @Test("Sentences are those of SentenceBreakTest")
    func sentences() throws {
        #expect(failures(of: .sentence, in: try UnicodeBreakFile.sentences.cases()).isEmpty)
    }
}

/// The differences to Unicode's rules for words.
private enum Tailoring {
    /// Divides units at colons, as CLDR does, because colons are part of words only in Finnish and Swedish.
    static func dividingAtColons(_ testCase: UnicodeBreakFile.Case) -> UnicodeBreakFile.Case {
        var result = testCase
        result.units = testCase.units.flatMap { unit in
            var parts = [String.UnicodeScalarView()]
            for scalar in unit.unicodeScalars {
                let isAfterColon = parts.last?.first == ":" && !scalar.isIgnored
                if scalar == ":" || isAfterColon { parts.append(String.UnicodeScalarView()) }
                parts[parts.count - 1].append(scalar)
            }
            return parts.filter { !$0.isEmpty }.map { String($0) }
        }
        return result
    }

    /// Returns whether a unit is a word: it has a letter or digit, or several low lines, and does not end in a symbol.
    static func isWord(_ unit: String) -> Bool {
        let scalars = unit.unicodeScalars
        let hasLetter = scalars.contains { $0.properties.isAlphabetic || $0.properties.numericType == .decimal }
        let endsInSymbol = scalars.last?.properties.generalCategory == .otherSymbol
        let lowLines = scalars.count { $0 == "_" }
        return (hasLetter || lowLines > 1) && !(endsInSymbol && scalars.contains("\u{200D}"))
    }
}

extension Unicode.Scalar {
    /// Whether the character belongs to the one before it.
    fileprivate var isIgnored: Bool {
        [.nonspacingMark, .spacingMark, .enclosingMark, .format].contains(properties.generalCategory)
    }
}
