import CatalogCompiler

/// Catalogs for the tests.
enum Catalogs {
    /// Returns a catalog with entries, each of which is a member of `strings` on lines of its own, from line 2 on.
    static func catalog(_ entries: String...) -> [UInt8] {
        Array(
            "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {\n\(entries.joined(separator: ",\n"))\n}}"
                .utf8)
    }

    /// Returns the localization of a language as a member.
    static func text(_ language: String, _ value: String, state: String = "translated") -> String {
        "\"\(language)\": {\"stringUnit\": {\"state\": \"\(state)\", \"value\": \"\(value)\"}}"
    }

    static func plural(_ language: String, _ forms: (String, String)...) -> String {
        let members = forms.map { "\"\($0)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\($1)\"}}" }
        return "\"\(language)\": {\"variations\": {\"plural\": {\(members.joined(separator: ", "))}}}"
    }

    static func entry(_ key: String, _ localizations: String..., more: String = "") -> String {
        "\"\(key)\": {\(more)\"localizations\": {\n\(localizations.joined(separator: ",\n"))\n}}"
    }

    /// Returns the problems of a catalog with their lines.
    static func problems(_ bytes: [UInt8]) -> [String] {
        let lines = LineTable(bytes)
        return CatalogCompiler.compile(bytes, name: "Localizable").diagnostics.map {
            "\(lines.position(of: $0.offset).line): \($0.severity.rawValue): \($0.message)"
        }
    }
}
