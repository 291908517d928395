import ComponentFlow
import Foundation
import Testing

@testable import Reader

struct TextTests {
    @Test("The texts are translated to four languages")
    func languages() {
        #expect(Set(StringTable.localizable.languages) == ["ar", "de", "en", "ja"])
    }

    @Test(
        "Numbers of articles have the forms of the language",
        arguments: [
            ("en", 1, "1 new article"), ("en", 2, "2 new articles"), ("de", 1234, "1.234 neue Artikel"),
            ("ja", 3, "新着記事 3 件"), ("ar", 0, "لا مقالات جديدة"), ("ar", 2, "مقالان جديدان"),
        ] as [(Language, Int, String)])
    func plurals(language: Language, number: Int, text: String) {
        #expect(String(localized: .newArticles(number), language: language) == text)
    }

    @Test("The date of an article is a time, the previous day by its name, or a day")
    @MainActor func dates() throws {
        let zone = try #require(TimeZone(identifier: "UTC"))
        let now = Date(timeIntervalSince1970: 1_709_294_400)
        let texts = [0.0, -1, -3, -400].map { days in
            DateTexts.short(now.addingTimeInterval(days * 86_400), "de-DE", now: now, zone: zone)
        }
        #expect(texts == ["12:00", "Gestern", "27. Feb.", "26. Jan. 2023"])
    }

    @Test(
        "Options that do not exist and options without a value are reported",
        arguments: ["--colour=blue", "--library", "-x"])
    func unknownOptions(option: String) {
        let mistake = #expect(throws: ArgumentError.self) { try ReaderArguments(["a.opml", option]) }
        #expect(
            mistake?.description == "\(option) is not understood; there are: --library=FILE and --language=LANGUAGE.")
    }

    @Test("A language that the program does not have is reported, with those that it has", arguments: ["xx", "fr-FR"])
    func unknownLanguage(tag: String) {
        let mistake = #expect(throws: ArgumentError.self) { try ReaderArguments(["--language=\(tag)"]) }
        #expect(mistake?.description.hasPrefix("There is no language \(tag); there are: ") == true)
    }

    @Test(
        "A language of the program can have a region, and can be a pseudo-language",
        arguments: ["de-AT", "en-XA", "ar"])
    func knownLanguage(tag: String) {
        #expect(throws: Never.self) { try ReaderArguments(["--language=\(tag)"]) }
    }

    @Test("Addresses and files are not options, nor is what follows two hyphens")
    func otherArguments() {
        #expect(throws: Never.self) {
            try ReaderArguments(["https://example.org/a?b=c", "a=b.opml", "--language=de", "--", "--colour"])
        }
    }
}
