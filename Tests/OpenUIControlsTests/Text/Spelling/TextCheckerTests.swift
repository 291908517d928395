import Testing

@testable import OpenUIControls

@Suite("Text checkers") @MainActor struct TextCheckerTests {
    private let text = "Helo wrld, helo world"

    private func search(
        _ range: NSRange = NSRange(location: 0, length: 100), from start: Int = 0, wraps: Bool = false,
        _ checker: UITextChecker = UITextChecker()
    ) -> NSRange {
        checker.rangeOfMisspelledWord(in: text, range: range, startingAt: start, wrap: wraps, language: "en_US")
    }

    @Test("Without an activated service there are no languages, and no word is misspelled")
    func inactive() {
        #expect(UITextChecker.availableLanguages == [])
        #expect(search().location == NSNotFound)
    }

    @Test("The search starts at an offset and wraps around if that is requested")
    func search() {
        withSpelling(["world", "Helo"]) { _ in
            #expect(search() == NSRange(location: 5, length: 4))
            #expect(search(from: 6) == NSRange(location: 11, length: 4))
            #expect(search(from: 12).location == NSNotFound)
            #expect(search(from: 12, wraps: true) == NSRange(location: 5, length: 4))
            #expect(search(NSRange(location: 11, length: 4)) == NSRange(location: 11, length: 4))
        }
    }

    @Test(
        "Ranges outside of the string are limited to it",
        arguments: [
            NSRange(location: -5, length: 3), NSRange(location: 1000, length: 5), NSRange(location: 0, length: -1),
        ])
    func limits(range: NSRange) {
        withSpelling(["world", "Helo"]) { _ in
            let found = search(range).location
            #expect(found == NSNotFound)
            let guesses = UITextChecker().guesses(forWordRange: range, in: text, language: "en_US")
            #expect(guesses == [])
        }
    }

    @Test("Ignored words are not reported by the checker that ignores them")
    func ignored() {
        withSpelling(["world", "Helo"]) { _ in
            let checker = UITextChecker()
            checker.ignoreWord("wrld")
            #expect(search(checker) == NSRange(location: 11, length: 4))
            #expect(checker.ignoredWords == ["wrld"])
            #expect(search() == NSRange(location: 5, length: 4))
        }
    }

    private func search(_ checker: UITextChecker) -> NSRange { search(from: 0, checker) }

    @Test("Learned words are correct until they are unlearned")
    func learned() {
        withSpelling(["world"]) { service in
            UITextChecker.learnWord("wrld")
            #expect(service.learned == ["wrld"])
            #expect(UITextChecker.hasLearnedWord("wrld"))
            UITextChecker.unlearnWord("wrld")
            #expect(!UITextChecker.hasLearnedWord("wrld"))
        }
    }

    @Test("Guesses and completions have the apostrophes of the word")
    func apostrophes() {
        withSpelling(["don't", "dont's"]) { _ in
            let range = NSRange(location: 0, length: 5)
            let guesses = UITextChecker().guesses(forWordRange: range, in: "don\u{2019}s", language: "en")
            #expect(guesses == ["don\u{2019}t", "dont\u{2019}s"])
            let completions = UITextChecker().completions(
                forPartialWordRange: NSRange(location: 0, length: 4), in: "don\u{2019}s", language: "en-US")
            #expect(completions == ["don\u{2019}t"])
        }
    }

    @Test("A language without a dictionary is reported once, and has neither mistakes nor guesses")
    func missing() {
        withSpelling(["world"]) { _ in
            let checker = UITextChecker()
            let range = NSRange(location: 0, length: 4)
            let reports = Diagnostics.record {
                for _ in 0..<2 {
                    _ = checker.rangeOfMisspelledWord(
                        in: text, range: range, startingAt: 0, wrap: false, language: "tlh-KX")
                }
            }
            #expect(reports.map(\.rule) == ["spelling.no-dictionary"])
            #expect(reports.first?.message.contains("“tlh_KX”") == true)
            #expect(checker.guesses(forWordRange: range, in: text, language: "tlh-KX") == nil)
        }
    }
}
