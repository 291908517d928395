import ComponentFlow

/// The localized strings of the gallery.
///
/// They are part of the environment, together with the theme.
struct Strings: Equatable {
    /// The supported languages.
    enum Language: String, CaseIterable {
        case english = "en"
        case german = "de"
        case japanese = "ja"
        /// Languages for tests, which are made from English.
        case accented = "en-XA"
        case doubled = "en-XD"
        case mirrored = "ar-XB"

        /// The languages into which the texts are translated.
        static let translated: [Language] = [.english, .german, .japanese]

        /// A short name of the language in the language itself.
        var name: String {
            switch self {
            case .english: "English"
            case .german: "Deutsch"
            case .japanese: "日本語"
            case .accented: tag.pseudoText("Accented")
            case .doubled: tag.pseudoText("Doubled")
            case .mirrored: tag.pseudoText("Mirrored")
            }
        }

        /// The language as those of string catalogs.
        var tag: Localization.Language { Localization.Language(rawValue) }
    }

    let language: Language

    /// Returns a text in this language.
    subscript(_ text: Localized) -> String {
        switch language {
        case .english: text.english
        case .german: text.german
        case .japanese: text.japanese
        case .accented, .doubled, .mirrored: language.tag.pseudoText(text.english)
        }
    }
}

/// A text in the supported languages; in languages without a translation it is English.
struct Localized: Equatable {
    let english: String
    let german: String
    let japanese: String

    init(_ english: String, de german: String? = nil, ja japanese: String? = nil) {
        self.english = english
        self.german = german ?? english
        self.japanese = japanese ?? english
    }
}

extension Localized {
    static let light = Localized("Light", de: "Hell", ja: "ライト")
    static let dark = Localized("Dark", de: "Dunkel", ja: "ダーク")
    static let accent = Localized("Accent", de: "Akzent", ja: "アクセント")
    static let style = Localized("Style", de: "Stil", ja: "外観")
    static let language = Localized("Language", de: "Sprache", ja: "言語")
}
