import Foundation
import Testing

@testable import Reader

struct StringsTests {
    @Test("Every text exists in every language", arguments: Language.allCases, Strings.Key.allCases)
    func complete(language: Language, key: Strings.Key) {
        #expect(Strings.tables[language]?[key]?.isEmpty == false)
    }

    @Test(
        "Numbers of articles have the forms of the language",
        arguments: [
            (Language.english, 1, "1 article"), (.english, 2, "2 articles"), (.german, 1234, "1.234 Artikel"),
            (.japanese, 3, "3 件の記事"), (.arabic, 0, "لا مقالات"), (.arabic, 2, "مقالان"),
        ])
    func plurals(language: Language, number: Int, text: String) {
        #expect(Strings(language).articles(number) == text)
    }

    @Test(
        "Arabic numbers are in the categories of Unicode",
        arguments: [(3, Plural.few), (11, .many), (100, .other), (103, .few), (111, .many)])
    func arabic(number: Int, plural: Plural) {
        #expect(Language.arabic.plural(number) == plural)
    }

    @Test("The date of an article is a time, the previous day by its name, or a day")
    @MainActor func dates() throws {
        let zone = try #require(TimeZone(identifier: "UTC"))
        let now = Date(timeIntervalSince1970: 1_709_294_400)
        let texts = [0.0, -1, -3, -400].map { days in
            DateTexts.short(now.addingTimeInterval(days * 86_400), Strings(.german), now: now, zone: zone)
        }
        #expect(texts == ["12:00", "Gestern", "27. Feb.", "26. Jan. 2023"])
    }
}
