import Foundation
import Testing

import Localization
import OpenUIKitCore

@Suite struct LanguageLocaleTests {
    @Test("The locale of a language without a region has the user's, if that is known")
    func region() {
        let expected = ["sv", Language.userRegion].compactMap { $0 }.joined(separator: "_")
        #expect(Language("sv").locale.identifier == expected)
    }

    @Test("The user's language has its own locale where the environment names no region, unless it is only assumed")
    func withoutRegion() {
        #expect(Language("sv").locale(inRegion: nil, isPreferred: true).identifier == "sv")
        #expect(Language("en").locale(inRegion: nil, isPreferred: true) == .current)
    }

    @Test("The locale of a language with a region has that region")
    func ownRegion() {
        #expect(Language("de-AT").locale.identifier == "de_AT")
    }

    @Test("The locale of a language has its script")
    func script() {
        #expect(Language("zh-Hant-TW").locale.language.script == .hanTraditional)
    }

    @Test("The locale of pseudo-languages is that of English", arguments: Language.pseudoLanguages)
    func pseudo(language: Language) {
        #expect(language.locale == Language("en").locale)
    }

    @Test(
        "The locale of a text that is no language tag is the current one",
        arguments: ["", "1", "-", String(repeating: "x", count: 100_000)])
    func malformed(tag: String) {
        #expect(Language(tag).locale == .current)
    }
}
