import CatalogCompiler
import Testing

@Suite("Problems in catalogs")
struct DiagnosticTests {
    private func problems(_ entries: String...) -> [String] {
        Catalogs.problems(
            Array(String(decoding: Catalogs.catalog(entries.joined(separator: ",\n")), as: UTF8.self).utf8))
    }

    @Test("A file that is not JSON is an error at its line")
    func json() {
        #expect(
            Catalogs.problems(Array("{\n\"strings\": }".utf8)) == [
                "2: error: The catalog is not valid JSON: an unknown value."
            ])
    }

    @Test("A catalog without source language or texts is an error")
    func structure() {
        #expect(Catalogs.problems(Array("[]".utf8)).first?.contains("sourceLanguage and strings") == true)
        #expect(Catalogs.problems(Array("{}".utf8)) == ["1: error: The catalog has no sourceLanguage."])
        #expect(
            Catalogs.problems(Array("{\"sourceLanguage\": \"en\",\n\"strings\": 3}".utf8)) == [
                "2: error: The catalog has no object strings."
            ])
        #expect(
            Catalogs.problems(Array("{\"sourceLanguage\": \"xx\", \"strings\": {}}".utf8)) == [
                "1: error: The source language xx is unknown."
            ])
    }

    @Test("A key that occurs twice is an error")
    func duplicateKeys() {
        let entry = Catalogs.entry("a", Catalogs.text("de", "A"))
        #expect(problems(entry, entry) == ["5: error: The key “a” occurs twice in the catalog."])
    }

    @Test("A language that occurs twice is an error")
    func duplicateLanguages() {
        #expect(
            problems(Catalogs.entry("a", Catalogs.text("de", "A"), Catalogs.text("de", "B"))) == [
                "4: error: The key “de” occurs twice in the localizations of “a”."
            ])
    }

    @Test("An unknown language is an error")
    func unknownLanguage() {
        #expect(
            problems(Catalogs.entry("a", Catalogs.text("xx", "A"))) == [
                "3: error: “a” is translated into the unknown language xx."
            ])
    }

    @Test("Plural forms without other are an error")
    func missingOther() {
        #expect(
            problems(Catalogs.entry("%lld a", Catalogs.plural("de", ("one", "%lld A")))) == [
                "3: error: The plural form other of “%lld a” in de is missing."
            ])
    }

    @Test("A plural form that the language needs, and one that it never has, are warnings")
    func pluralForms() {
        #expect(
            problems(Catalogs.entry("%lld a", Catalogs.plural("pl", ("one", "%lld A"), ("other", "%lld B")))) == [
                "3: warning: The plural form few of “%lld a” in pl is missing; other is used.",
                "3: warning: The plural form many of “%lld a” in pl is missing; other is used.",
            ])
        #expect(
            problems(
                Catalogs.entry(
                    "%lld a", Catalogs.plural("de", ("one", "%lld A"), ("few", "%lld A"), ("other", "%lld B")))
            ) == ["3: warning: “%lld a” in de has the plural form few, which the language never uses."])
    }

    @Test("A text for zero is allowed in every language")
    func zero() {
        #expect(
            problems(
                Catalogs.entry(
                    "%lld a", Catalogs.plural("de", ("zero", "kein A"), ("one", "%lld A"), ("other", "%lld B")))
            ).isEmpty)
    }

    @Test("An unknown plural form is an error")
    func unknownForm() {
        #expect(
            problems(
                Catalogs.entry("%lld a", Catalogs.plural("ja", ("other", "%lld A"), ("several", "%lld"))))
                == ["3: error: “%lld a” in ja has the unknown plural form several."])
    }

    @Test("Plural forms without a number are an error")
    func pluralsWithoutNumber() {
        #expect(
            problems(Catalogs.entry("%@ a", Catalogs.plural("ja", ("other", "%@ A")))) == [
                "3: error: “%@ a” in ja has plural forms but no placeholder for a number."
            ])
    }

    @Test("A placeholder of another kind, and one more than the source has, are errors")
    func placeholders() {
        #expect(
            problems(Catalogs.entry("%lld a", Catalogs.text("de", "%@ A"))) == [
                "3: error: “%lld a” in de has the placeholder %@ for argument 1, which is %lld in en."
            ])
        #expect(
            problems(Catalogs.entry("a %@", Catalogs.text("de", "A %@ %@"))) == [
                "3: error: “a %@” in de has the placeholder %@ for argument 2, which en does not have."
            ])
        #expect(
            problems(Catalogs.entry("a %@ %d", Catalogs.text("de", "A %1$@ %1$d"))).contains(
                "3: error: “a %@ %d” in de has %d and %@ for argument 1."))
    }

    @Test("A placeholder that a translation lacks is a warning")
    func missingPlaceholder() {
        #expect(
            problems(Catalogs.entry("a %@", Catalogs.text("de", "A"))) == [
                "3: warning: “a %@” in de lacks the placeholder %@ for argument 1."
            ])
    }

    @Test("A form for one number may lack the placeholder")
    func formWithoutPlaceholder() {
        #expect(
            problems(Catalogs.entry("%lld a", Catalogs.plural("de", ("one", "ein A"), ("other", "%lld B")))).isEmpty)
    }

    @Test("Positions that no placeholder has are an error")
    func positions() {
        #expect(
            problems("\"%2$@\": {}") == ["2: error: “%2$@” has 2 arguments but no placeholder for number 1."])
    }

    @Test("A percent sign that begins no placeholder is a warning in a text with placeholders")
    func percent() {
        #expect(
            problems(Catalogs.entry("%d a", Catalogs.text("de", "%d % A"))) == [
                "3: warning: “%d a” in de contains a percent sign that begins no placeholder; write %%."
            ])
        #expect(problems(Catalogs.entry("100% a", Catalogs.text("de", "100 % A"))).isEmpty)
    }

    @Test("Substitutions that do not exist, are not used, or are no numbers are reported")
    func substitutions() {
        let text = "\"de\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"%#@x@\"}}"
        #expect(
            problems(Catalogs.entry("a", text)) == [
                "3: error: “a” in de refers to the substitution “x”, which it does not have."
            ])
        let unused =
            "\"en\": {\"stringUnit\": {\"value\": \"a %d\"}, \"substitutions\": {\"y\": {\"argNum\": 1, \"formatSpecifier\": \"@\","
            + "\"variations\": {\"plural\": {\"one\": {\"stringUnit\": {\"value\": \"%arg\"}}, \"other\": {\"stringUnit\": {\"value\": \"%arg\"}}}}}}}"
        #expect(
            Set(problems(Catalogs.entry("a", unused))) == [
                "3: error: The formatSpecifier @ of the substitution “y” of “a” in en is not that of a number.",
                "3: warning: The text does not refer to the substitution “y” of “a” in en.",
            ])
        #expect(
            problems(Catalogs.entry("a %d", Catalogs.text("de", "%arg %d"))) == [
                "3: error: “a %d” in de contains %arg outside a substitution."
            ])
    }

    @Test("Variations by device are noted, and a text for computers is used")
    func devices() {
        let text =
            "\"de\": {\"variations\": {\"device\": {\"iphone\": {\"stringUnit\": {\"value\": \"tippen\"}},"
            + "\"other\": {\"stringUnit\": {\"value\": \"klicken\"}}}}}"
        let bytes = Catalogs.catalog(Catalogs.entry("tap", text))
        #expect(
            Catalogs.problems(bytes) == [
                "3: note: Variations by device are ignored; the text for mac or other is used, first in “tap” in de."
            ])
        let source = CatalogCompiler.compile(bytes, name: "Localizable").source
        #expect(source?.contains("klicken") == true)
        #expect(source?.contains("tippen") == false)
    }

    @Test("A control character is an error")
    func control() {
        #expect(
            problems(Catalogs.entry("a", Catalogs.text("de", "A\\u001c"))) == [
                "3: error: “a” in de contains a control character."
            ])
    }

    @Test("Texts that are not translated are counted for each language")
    func missing() {
        #expect(
            problems(Catalogs.entry("a", Catalogs.text("de", "A")), "\"b\": {}", "\"c\": {\"shouldTranslate\": false}")
                == [
                    "5: note: 1 of 2 texts are not translated into de, the first is “b”."
                ])
        #expect(
            problems(
                Catalogs.entry("a", Catalogs.text("de", "A")),
                Catalogs.entry("b", Catalogs.text("de", "b", state: "new")))
                == ["5: note: 1 of 2 texts are not translated into de, the first is “b”."])
    }

    @Test("Two keys with the same accessor are a warning")
    func collisions() {
        #expect(
            problems("\"Save\": {}", "\"Save…\": {}") == [
                "3: warning: “Save…” has no accessor, because save is that of “Save”."
            ])
    }

    @Test("More keys and languages than a table can contain are an error")
    func size() {
        let entries = (0..<7000).map { "\"k\($0)\": {}" }
        let languages = (0..<600).map { Catalogs.text("de-\(100 + $0)", "A") }
        let all = entries + ["\"all\": {\"localizations\": {\(languages.joined(separator: ","))}}"]
        let bytes = Catalogs.catalog(all.joined(separator: ","))
        #expect(Catalogs.problems(bytes) == ["1: error: 7001 keys in 601 languages are too many; divide the catalog."])
    }
}
