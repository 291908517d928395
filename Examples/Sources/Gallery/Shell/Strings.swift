/// The words of the gallery in one language.
///
/// Travels in the environment, beside the theme.
struct Strings: Equatable {
    /// The languages there are.
    enum Language: String, CaseIterable {
        case english = "en"
        case german = "de"
        case japanese = "ja"

        /// What speakers of the language call it, short.
        var name: String {
            switch self {
            case .english: "English"
            case .german: "Deutsch"
            case .japanese: "日本語"
            }
        }
    }

    let language: Language

    /// A text in this language.
    subscript(_ text: Localized) -> String {
        switch language {
        case .english: text.english
        case .german: text.german
        case .japanese: text.japanese
        }
    }
}

/// A text in all the languages.
struct Localized: Equatable {
    let english: String
    let german: String
    let japanese: String

    init(_ english: String, de german: String, ja japanese: String) {
        self.english = english
        self.german = german
        self.japanese = japanese
    }
}

extension Localized {
    static let light = Localized("Light", de: "Hell", ja: "ライト")
    static let dark = Localized("Dark", de: "Dunkel", ja: "ダーク")
    static let accent = Localized("Accent", de: "Akzent", ja: "アクセント")
    static let style = Localized("Style", de: "Stil", ja: "外観")
    static let language = Localized("Language", de: "Sprache", ja: "言語")
}
