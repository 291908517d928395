import Testing

@testable import Localization

@Suite("Texts of the framework")
struct BuiltInTextTests {
    private static let translations = ["ar", "de", "es", "fr", "it", "ja", "nl", "pl", "pt-BR", "zh-Hans"]

    private typealias BuiltIn = LocalizedString.BuiltIn

    @Test("The languages are English and ten others")
    func languages() {
        #expect(StringTable.builtIn.languages.map(\.identifier) == ["en"] + Self.translations)
    }

    @Test("Each text is translated into each language", arguments: translations)
    func completeness(language: String) throws {
        let table = StringTable.builtIn
        let column = try #require(table.languages.firstIndex(of: Language(language)))
        let missing = (0..<table.count).filter { table.storage.text($0, language: column)?.isEmpty != false }
        #expect(missing.map { table.storage.key($0) } == [])
    }

    @Test(
        "Texts are in the language, in that of which it is a variety, or in English",
        arguments: [
            ("de", "Abbrechen"), ("de-AT", "Abbrechen"), ("fr-CA", "Annuler"), ("es-419", "Cancelar"),
            ("ja-JP", "キャンセル"),
            ("ar-EG", "إلغاء"), ("zh-CN", "取消"), ("zh-TW", "Cancel"), ("pt-PT", "Cancelar"), ("sw", "Cancel"),
            ("en-GB", "Cancel"),
        ])
    func fallback(language: String, expected: String) {
        #expect(BuiltIn.cancel.text(in: Language(language)) == expected)
    }

    @Test(
        "Numbers select the forms of plurals",
        arguments: [
            ("en", 1, "1 minute"), ("en", 2, "2 minutes"), ("pl", 1, "1 minuta"), ("pl", 3, "3 minuty"),
            ("pl", 5, "5 minut"),
            ("ar", 2, "دقيقتان"), ("ja", 1, "1分"), ("fr", 0, "0 minute"),
        ])
    func plurals(language: String, count: Int, expected: String) {
        #expect(BuiltIn.mediaMinutes(count).text(in: Language(language)) == expected)
    }

    @Test("Values are at the places that the language has for them")
    func order() {
        #expect(BuiltIn.chartBy("Sales", "Month").text(in: "en") == "Sales by Month")
        #expect(BuiltIn.chartBy("売上", "月").text(in: "ja") == "月別売上")
        #expect(BuiltIn.controlPageOf(3, 5).text(in: "de") == "Seite 3 von 5")
    }

    @Test("Pseudo-languages show which texts can be translated")
    func pseudoLanguage() {
        #expect(BuiltIn.cancel.text(in: .accented) != "Cancel")
    }
}
