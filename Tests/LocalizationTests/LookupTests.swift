import Localization
import Testing

@Suite("Texts of a catalog that the plug-in compiled")
struct LookupTests {
    @Test("A text is found in each language of the catalog")
    func languages() {
        #expect(LocalizedString.cancel.text(in: "en") == "Cancel")
        #expect(LocalizedString.cancel.text(in: "de") == "Abbrechen")
    }

    @Test(
        "A text that a language lacks is found in the ancestors of the language, then in the source language",
        arguments: [
            ("de-AT", "Abbruch"), ("de-CH", "Abbrechen"), ("es-MX", "Cancelar"), ("zh-TW", "取消（繁）"),
            ("zh-Hant-HK", "取消（繁）"), ("zh-CN", "Cancel"), ("fr", "Cancel"), ("not a language", "Cancel"),
        ])
    func fallback(language: String, expected: String) {
        #expect(LocalizedString.cancel.text(in: Language(language)) == expected)
    }

    @Test("A key that a regional variety lacks is found in the language itself")
    func varieties() {
        #expect(LocalizedString.colour.text(in: "de-AT") == "Farbe")
    }

    @Test("Another variety of the language precedes the source language")
    func similar() {
        #expect(LocalizedString.cancel.text(in: "es-ES") == "Cancelar")
    }

    @Test("Further languages of the user precede the source language")
    func alternatives() {
        let user = Language.preferred { $0 == "LANGUAGE" ? "sw:de:fr" : $0 == "LANG" ? "sw_KE.UTF-8" : nil }
        #expect(LocalizedString.cancel.text(in: user) == "Abbrechen")
    }

    @Test("A text that is not translated yet is shown in the source language")
    func new() {
        #expect(LocalizedString.draft.text(in: "de") == "Draft")
    }

    @Test("A key that should not be translated has the same text in all languages")
    func untranslated() {
        #expect(LocalizedString.componentFlow.text(in: "de") == "ComponentFlow")
    }

    @Test("Arguments have the order and the digits of the language")
    func arguments() {
        let string = LocalizedString.filesIn(1234, "Downloads")
        #expect(string.text(in: "en") == "1,234 files in Downloads")
        #expect(string.text(in: "de") == "In Downloads sind 1.234 Dateien")
        #expect(string.text(in: "ar") == "١٬٢٣٤ ملفات في Downloads")
    }

    @Test("Numbers are written as in the region, also if the text is that of the language")
    func regions() {
        #expect(LocalizedString.filesIn(1234, "A").text(in: "de-CH") == "In A sind 1’234 Dateien")
    }

    @Test("Fraction digits and percent signs are written in the language")
    func percent() {
        #expect(LocalizedString.progress(12.25, "A").text(in: "de") == "12,2 % von A")
        #expect(LocalizedString.progress(1234.5, "A").text(in: "en") == "1,234.5 % of A")
    }

    @Test(
        "Plural forms follow the rules of the language",
        arguments: [
            (1, "1 gwiazdka"), (2, "2 gwiazdki"), (5, "5 gwiazdek"), (12, "12 gwiazdek"), (22, "22 gwiazdki"),
            (0, "0 gwiazdek"), (-3, "-3 gwiazdki"),
        ])
    func plurals(number: Int, expected: String) {
        #expect(LocalizedString.stars(number).text(in: "pl") == expected)
    }

    @Test("Plural forms of a text in the source language follow the rules of that language")
    func pluralFallback() {
        #expect(LocalizedString.stars(2).text(in: "ar") == "2 stars")
    }

    @Test("Zero may have a text of its own")
    func zero() {
        #expect(LocalizedString.stars(0).text(in: "en") == "No stars")
    }

    @Test("The plural form depends on the fraction digits that are written")
    func fractions() {
        #expect(LocalizedString.weight(1).text(in: "en") == "1.0 kilograms")
    }

    @Test("Substitutions have plural forms of their own")
    func substitutions() {
        #expect(LocalizedString.tasksInLists(1, 2).text(in: "en") == "1 task in 2 lists")
        #expect(LocalizedString.tasksInLists(2, 1).text(in: "de") == "1 Liste mit 2 Aufgaben")
    }

    @Test("The keys of other catalogs are in a type with the name of the catalog")
    func catalogs() {
        #expect(LocalizedString.Errors.notFound.text(in: "de") == "Nicht gefunden")
    }

    @Test("A key that is known at run time is searched in the table")
    func dynamicKeys() {
        #expect(LocalizedString(key: "Cancel", in: .localizable)?.text(in: "de") == "Abbrechen")
        #expect(LocalizedString(key: "cancel", in: .localizable) == nil)
        #expect(LocalizedString.cancel == LocalizedString(key: "Cancel", in: .localizable))
    }

    @Test("Each key is found by its name")
    func keys() {
        for key in ["%lld files in %@", "Cancel", "Colour", "ComponentFlow", "Draft", "progress", "stars", "weight"] {
            #expect(LocalizedString(key: key, in: .localizable)?.key == key)
        }
    }

    @Test("The preferred language of a table is one that it contains")
    func supported() {
        let table = StringTable.localizable
        #expect(table.supportedLanguage(for: "de-CH").identifier == "de-CH")
        #expect(table.supportedLanguage(for: "fr").identifier == "en")
        #expect(table.supportedLanguage(for: .mirrored) == .mirrored)
        let user = Language.preferred { $0 == "LANGUAGE" ? "fr:pl:de" : $0 == "LANG" ? "fr_FR" : nil }
        #expect(table.supportedLanguage(for: user).identifier == "pl")
    }
}
