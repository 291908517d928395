import ComponentFlow

/// Highlights Swift code: keywords, types, strings, numbers and comments.
struct CodeColoring {
    private enum Kind {
        case plain, keyword, type, string, number, comment
    }

    private static let keywords: Set<Substring> = [
        "actor", "any", "break", "case", "class", "default", "else", "enum", "extension", "false", "final", "for",
        "func", "guard", "if", "import", "in", "init", "let", "nil", "override", "private", "return", "self", "some",
        "static", "struct", "super", "switch", "true", "typealias", "var", "weak", "where", "while",
    ]

    let syntax: Theme.Syntax
    let font: UIFont

    func callAsFunction(_ code: String) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        var rest = code[...]
        while let first = rest.first {
            let (kind, length) = token(in: rest, first: first)
            let piece = rest.prefix(length)
            result.append(
                NSAttributedString(
                    string: String(piece), attributes: [.foregroundColor: color(of: kind), .font: font]))
            rest = rest.dropFirst(piece.count)
        }
        return result
    }

    /// Returns the kind and the length of the token at the beginning of the code.
    private func token(in code: Substring, first: Character) -> (Kind, Int) {
        if code.hasPrefix("//") { return (.comment, code.prefix { $0 != "\n" }.count) }
        if first == "\"" { return (.string, stringLength(code)) }
        if first.isNumber { return (.number, code.prefix { $0.isNumber || $0 == "_" }.count) }
        if isPartOfName(first) {
            let name = code.prefix(while: isPartOfName)
            if Self.keywords.contains(name) || first == "@" { return (.keyword, name.count) }
            return (first.isUppercase ? .type : .plain, name.count)
        }
        // A name after a period is never a keyword.
        let member = first == "." ? code.dropFirst().prefix(while: isPartOfName) : ""
        if member.first?.isLowercase == true { return (.plain, 1 + member.count) }
        return (.plain, 1)
    }

    private func isPartOfName(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_" || character == "@" || character == "$"
    }

    private func stringLength(_ code: Substring) -> Int {
        var isEscaped = false
        for (index, character) in code.enumerated().dropFirst() {
            if character == "\n" { return index }
            if character == "\"", !isEscaped { return index + 1 }
            isEscaped = character == "\\" && !isEscaped
        }
        return code.count
    }

    private func color(of kind: Kind) -> UIColor {
        switch kind {
        case .plain: syntax.plain
        case .keyword: syntax.keyword
        case .type: syntax.type
        case .string: syntax.string
        case .number: syntax.number
        case .comment: syntax.comment
        }
    }
}
