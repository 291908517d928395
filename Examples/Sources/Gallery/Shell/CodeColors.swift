import ComponentFlow

extension CodeGrammar {
    /// The words and delimiters of Swift.
    static let swift = CodeGrammar(
        keywords: [
            "actor", "any", "break", "case", "class", "default", "else", "enum", "extension", "false", "final", "for",
            "func", "guard", "if", "import", "in", "init", "let", "nil", "override", "private", "return", "self",
            "some",
            "static", "struct", "super", "switch", "true", "typealias", "var", "weak", "where", "while",
        ],
        keywordPrefixes: ["@"], blockComment: BlockComment("/*", "*/", isNested: true),
        strings: [StringDelimiter("\"\"\"", isMultiline: true), StringDelimiter("\"")], typesAreCapitalized: true)
}

extension Theme.Syntax {
    /// The colors of code on the background of the gallery.
    var codeTheme: CodeTheme {
        CodeTheme(
            text: plain,
            colors: [.keyword: keyword, .type: type, .string: string, .number: number, .comment: comment])
    }
}
