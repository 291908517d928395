import Foundation

/// Finds the dictionary for a language.
enum DictionaryNames {
    /// Returns the name of the dictionary for a language such as "de_AT" or "de", or `nil` if there is none.
    ///
    /// Without a dictionary for the region, it is that of the language, of its most common region, or of the first one.
    static func name(for language: String, among names: [String]) -> String? {
        if names.contains(language) { return language }
        let code = self.code(of: language)
        let candidates = names.filter { self.code(of: $0) == code }
        let likely = Locale.Language(identifier: Locale.Language(identifier: code).maximalIdentifier).region
        return candidates.first { $0 == code } ?? candidates.first { $0 == "\(code)_\(likely?.identifier ?? "")" }
            ?? candidates.first
    }

    private static func code(of language: String) -> String {
        String(language.prefix { $0 != "_" && $0 != "-" }).lowercased()
    }
}
