import Testing

@testable import Localization

@Suite("Languages")
struct LanguageTests {
    @Test(
        "Tags and names of locales have the usual letter case",
        arguments: [
            ("de", "de"), ("DE_at", "de-AT"), ("de_AT.UTF-8", "de-AT"), ("zh-hant-hk", "zh-Hant-HK"),
            ("sr_RS@latin", "sr-Latn-RS"), ("es-419", "es-419"), ("iw", "he"), ("", "und"), ("d", "und"),
            ("1234", "und"),
            ("en-US-posix-variants", "en-US"), ("C", "und"), ("日本語", "und"),
        ])
    func tags(text: String, expected: String) {
        #expect(Language(text).identifier == expected)
    }

    @Test("Languages are written from right to left as their script is")
    func direction() {
        for language in ["ar", "he", "fa", "ur", "dv", "ckb", "yi", "az-IR", "pa-Arab", "uz-AF", "ks"] {
            #expect(Language(language).isRightToLeft, "\(language)")
        }
        for language in ["en", "de", "ja", "ar-Latn", "az", "pa", "ks-Deva", "und"] {
            #expect(!Language(language).isRightToLeft, "\(language)")
        }
    }

    @Test(
        "The ancestors of a language are those of the CLDR",
        arguments: [
            ("de-AT", "de-AT de de-Latn-AT de-Latn"), ("en-AU", "en-AU en-001 en en-Latn-AU en-Latn"),
            ("es-MX", "es-MX es-419 es es-Latn-MX es-Latn"), ("zh-TW", "zh-TW zh-Hant zh-Hant-TW"),
            ("zh-Hant-MO", "zh-Hant-MO zh-Hant-HK zh-Hant"), ("sr-Latn-RS", "sr-Latn-RS sr-Latn"),
            ("nb", "nb no nb-Latn"), ("zh-CN", "zh-CN zh zh-Hans-CN zh-Hans"),
        ])
    func ancestors(language: String, expected: String) {
        let chain = LanguageChain.ancestors(of: LanguageTag(language)).map(\.description)
        #expect(chain.joined(separator: " ") == expected)
    }

    @Test("Codes of languages are known")
    func known() {
        for language in ["de", "pt-BR", "zh-Hans", "tlh", "yue-Hant-HK", "fil"] {
            #expect(KnownLanguages.contains(language), "\(language)")
        }
        for language in ["xx", "deutsch", "de-Austria", "", "e", "en_US.UTF-8x-"] {
            #expect(!KnownLanguages.contains(language), "\(language)")
        }
    }

    private func preferred(_ environment: [String: String]) -> Language {
        Language.preferred { environment[$0] }
    }

    @Test("The user's region is that of the formats, which may differ from that of the language")
    func region() {
        let environment = ["LANG": "en_US.UTF-8", "LC_TIME": "de_AT.UTF-8", "LC_ALL": ""]
        #expect(Language.region { environment[$0] } == "AT")
    }

    @Test("A locale without a region, or none, specifies no region", arguments: ["C.UTF-8", "de", "POSIX", "", "??"])
    func noRegion(locale: String) {
        #expect(Language.region { $0 == "LANG" ? locale : nil } == nil)
    }

    @Test("The user's language is that of the environment, as in programs that use gettext")
    func environment() {
        #expect(preferred([:]).identifier == "en")
        #expect(preferred(["LANG": "ja_JP.UTF-8"]).identifier == "ja-JP")
        #expect(preferred(["LANG": "ja_JP.UTF-8", "LC_MESSAGES": "de_DE"]).identifier == "de-DE")
        #expect(preferred(["LANG": "ja_JP", "LC_MESSAGES": "de_DE", "LC_ALL": "fr_FR"]).identifier == "fr-FR")
        #expect(preferred(["LANG": "de_DE", "LANGUAGE": "pl:de"]).identifier == "pl")
        #expect(preferred(["LANG": "C.UTF-8", "LANGUAGE": "pl:de"]).identifier == "en")
        #expect(preferred(["LANG": "", "LC_ALL": "POSIX"]).identifier == "en")
        #expect(preferred(["LANG": "de_DE", "COMPONENTFLOW_LANGUAGE": "ar-XB"]).identifier == "ar-XB")
    }

    @Test("Further languages of the user are kept in their order without repetitions")
    func alternatives() {
        let language = preferred(["LANG": "de_AT.UTF-8", "LANGUAGE": "de_AT:de:fr:de"])
        #expect(language.identifier == "de-AT")
        #expect(language.alternatives == ["de", "fr"])
    }
}
