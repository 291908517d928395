/// A language of a user interface, identified by a language tag such as `de`, `pt-BR` or `zh-Hant-HK`.
///
/// ```swift
/// let language: Language = "de-AT"
/// language.isRightToLeft      // false
/// ```
///
/// Tags of BCP 47 and names of POSIX locales (`de_AT.UTF-8`, `sr_RS@latin`) are understood. A tag that is not well-formed
/// stands for a language without translations.
public struct Language: Hashable, Sendable {
    /// The language tag, for example `zh-Hant-HK`.
    public let identifier: String
    /// The languages that are used where a text is not translated, the best one first.
    package let alternatives: [String]

    /// Creates a language from a tag or the name of a locale.
    public init(_ identifier: String) {
        self.init(tag: LanguageTag(identifier), alternatives: [])
    }

    package init(tag: LanguageTag, alternatives: [String]) {
        identifier = tag.description
        self.alternatives = alternatives
    }

    package var tag: LanguageTag { LanguageTag(identifier) }

    /// Whether the language is written from right to left.
    public var isRightToLeft: Bool {
        if let pseudo { return pseudo == .rightToLeft }
        return LanguageScripts.isRightToLeft(tag)
    }
}

extension Language: ExpressibleByStringLiteral {
    public init(stringLiteral value: String) {
        self.init(value)
    }
}

extension Language: CustomStringConvertible {
    public var description: String { identifier }
}
