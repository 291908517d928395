internal import Localization

/// The contents of a string catalog.
struct Catalog: Sendable {
    var sourceLanguage: String
    var entries: [CatalogEntry] = []
}

/// A key of a catalog with its texts.
struct CatalogEntry: Sendable {
    let key: String
    /// The place of the key in the file, in bytes.
    let offset: Int
    var comment: String?
    /// Whether the key is no longer used in the code that it was extracted from.
    var isStale = false
    var isTranslated = true
    /// The texts by language, in the order of the file.
    var texts: [(language: String, text: CatalogText)] = []

    func text(in language: String) -> CatalogText? {
        texts.first { $0.language == language }?.text
    }
}

/// The text of a key in a language.
struct CatalogText: Sendable {
    /// The place in the file, in bytes.
    let offset: Int
    var forms: CatalogForms
    var substitutions: [CatalogSubstitution] = []
}

/// A text with its place in the file, in bytes.
struct CatalogUnit: Sendable {
    let text: String
    let offset: Int
}

/// A text, or one for each category of a number.
enum CatalogForms: Sendable {
    case single(CatalogUnit)
    case plural([(category: String, unit: CatalogUnit)])

    var units: [CatalogUnit] {
        switch self {
        case .single(let unit): [unit]
        case .plural(let forms): forms.map(\.unit)
        }
    }

    /// The text that contains all arguments: that for the category `other`.
    var main: CatalogUnit? {
        switch self {
        case .single(let unit): unit
        case .plural(let forms): forms.first { $0.category == "other" }?.unit ?? forms.first?.unit
        }
    }
}

/// A part of a text that depends on a number.
struct CatalogSubstitution: Sendable {
    let name: String
    let offset: Int
    /// The position of the argument; `nil` if it follows from the place of the substitution in the text.
    var argument: Int?
    var specifier: String
    var forms: CatalogForms
}
