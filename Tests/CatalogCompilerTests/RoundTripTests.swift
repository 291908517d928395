import CatalogCompiler
import Fuzzing
import Localization
import Testing

@Suite("Texts of random catalogs")
struct RoundTripTests {
    private static let languages = ["en", "de", "fr", "ja", "pl"]

    private static func random(_ choices: Choices) -> String {
        let characters = Array("aB é日\u{301}'“%,.:{}👍")
        return String((0..<choices.int(in: 1...8)).map { _ in characters[choices.below(characters.count)] })
    }

    @Test("Each text is found by its key in each language", arguments: 0..<100)
    func texts(seed: Int) throws {
        let choices = Choices(seed: UInt64(seed))
        var model: [String: [String: String]] = [:]
        for _ in 0..<choices.int(in: 1...30) {
            let key = Self.random(choices)
            // A text with placeholders needs arguments, and is compared in other tests.
            guard FormatText(key).placeholders.isEmpty else { continue }
            var texts: [String: String] = [:]
            for language in Self.languages where choices.below(3) > 0 {
                let text = Self.random(choices)
                if FormatText(text).placeholders.isEmpty { texts[language] = text }
            }
            model[key] = texts
        }
        let entries = model.map { key, texts in
            "\"\(key)\": {\"localizations\": {\(texts.map { Catalogs.text($0, $1) }.joined(separator: ","))}}"
        }
        let result = CatalogCompiler.compile(Catalogs.catalog(entries.joined(separator: ",")), name: "Localizable")
        let bytes = try #require(result.table, "\(result.diagnostics)")
        bytes.withUnsafeBufferPointer { buffer in
            let table = StringTable(bytes: buffer)
            #expect(table.count == model.count)
            for (key, texts) in model {
                for language in Self.languages {
                    let expected = (texts[language] ?? texts["en"] ?? key).replacing("%%", with: "%")
                    let text = LocalizedString(key: key, in: table)?.text(in: Language(language))
                    #expect(text == expected)
                }
            }
        }
    }
}
