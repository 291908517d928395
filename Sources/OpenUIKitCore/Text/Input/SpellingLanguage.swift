/// The language in which a text is checked.
package enum SpellingLanguage {
    /// Returns the language of the desktop, such as "de_DE", from the environment; English if it specifies none.
    package static func desktop(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> String {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
        let name = withoutEncoding(locale)
        guard name != "C", name != "POSIX", !name.isEmpty else { return "en_US" }
        // As in GNU gettext, the list of languages has an effect only if there is a locale.
        let listed = environment["LANGUAGE"]?.split(separator: ":").first.map { withoutEncoding(String($0)) }
        guard let listed, !listed.isEmpty, listed != "C" else { return name }
        // "de" in the list is the German of the locale.
        return name.hasPrefix(listed + "_") ? name : listed
    }

    /// Returns a language or locale in the form of dictionaries: "pt-BR" and "pt_BR.UTF-8" become "pt_BR".
    package static func normalized(_ language: String) -> String {
        withoutEncoding(language).replacingOccurrences(of: "-", with: "_")
    }

    private static func withoutEncoding(_ locale: String) -> String {
        String(locale.prefix { $0 != "." && $0 != "@" })
    }
}
