/// A text that is divided into its literal parts and its placeholders.
package struct FormatText: Hashable, Sendable {
    package enum Part: Hashable, Sendable {
        case literal(String)
        case placeholder(FormatSpecifier)
        /// A reference to a substitution, `%#@name@`.
        case substitution(String)
        /// The argument of the substitution that contains the text, `%arg`.
        case argument
    }

    package private(set) var parts: [Part] = []
    /// The percent signs that begin no placeholder, with the characters after them, and are shown as they are.
    package private(set) var strays: [String] = []

    package init(_ text: String) {
        var reader = FormatReader(text)
        var literal = ""
        while let next = reader.next() {
            switch next {
            case .character(let character): literal.unicodeScalars.append(character)
            case .stray(let text):
                strays.append(text)
                literal += text
            case .part(let part):
                if !literal.isEmpty { parts.append(.literal(literal)) }
                literal = ""
                parts.append(part)
            }
        }
        if !literal.isEmpty { parts.append(.literal(literal)) }
    }

    /// The placeholders with the positions of their arguments.
    package var placeholders: [(position: Int, specifier: FormatSpecifier)] {
        var last = 0
        return parts.compactMap { part in
            guard case .placeholder(let specifier) = part else { return nil }
            last = specifier.position ?? last + 1
            return (last, specifier)
        }
    }
}
