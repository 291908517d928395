extension Language {
    /// The locale in which dates and numbers are written beside texts in the language.
    ///
    /// It has the user's region unless the language names one, so that the first weekday, the clock of 12 or 24 hours and the decimal
    /// separator do not change with the language of the program. `LC_ALL`, `LC_TIME` and `LANG` specify the user's region. Pseudo-languages
    /// have the locale of English.
    ///
    /// ```swift
    /// Text(date.formatted(.dateTime.weekday().locale(language.locale)))
    /// ```
    public var locale: Locale { locale(inRegion: Self.userRegion, isPreferred: self == .preferred) }

    /// Returns the locale for a user's region, which the environment may not specify.
    package func locale(inRegion userRegion: String?, isPreferred: Bool) -> Locale {
        if isPseudoLanguage { return Language("en").locale }
        let tag = tag
        guard tag.language != "und" else { return .current }
        let region = tag.region ?? userRegion
        // Without an environment, the language is only assumed to be English.
        if isPreferred, region == nil, tag.language == "en" { return .current }
        return Locale(identifier: [tag.language, tag.script, region].compactMap { $0 }.joined(separator: "_"))
    }
}
