/// The language codes of ISO 639 and the Unicode CLDR.
package enum KnownLanguages {
    private static let codes = Set(RecordedTable.words(LanguageData.languages))

    /// Returns whether a tag is well-formed and its language has a code.
    package static func contains(_ identifier: String) -> Bool {
        // The names of POSIX locales are not language tags.
        guard !identifier.contains(where: { $0 == "." || $0 == "@" }) else { return false }
        let tag = LanguageTag(identifier)
        return tag.isWellFormed && codes.contains(Substring(tag.language))
    }
}
