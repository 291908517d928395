internal import Localization

/// Makes names for the accessors of keys.
enum SwiftName {
    private static let maximumLength = 100

    /// Names that cannot be those of members, or would need quotation marks where they are used.
    private static let reserved: Set<String> = [
        "actor", "any", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default",
        "defer",
        "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
        "if",
        "import", "in", "init", "inout", "internal", "is", "let", "nil", "none", "operator", "precedencegroup",
        "private",
        "protocol", "public", "repeat", "rethrows", "return", "self", "some", "static", "struct", "subscript", "super",
        "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while", "Any", "Self", "Type",
        "Protocol",
    ]

    /// Returns the words of a key without its placeholders in camel case, for example `tasksLeft` for `%lld tasks left`.
    static func member(for key: String) -> String {
        let words = words(of: key)
        var name = words.first.map { lowercasedFirst($0) } ?? "text"
        for word in words.dropFirst() where name.utf8.count + word.utf8.count <= maximumLength {
            name += word.prefix(1).uppercased() + word.dropFirst()
        }
        return complete(name)
    }

    /// Returns the name of a type for the keys of a file, for example `Errors`.
    static func type(for file: String) -> String {
        let name = words(of: file).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return complete(name.isEmpty ? "Texts" : name)
    }

    private static func complete(_ name: String) -> String {
        let isValid = name.unicodeScalars.first.map { $0.properties.isXIDStart } ?? false
        return (isValid ? "" : "_") + name + (reserved.contains(name) ? "_" : "")
    }

    private static func words(of text: String) -> [String] {
        let literals = FormatText(text).parts.compactMap { part -> String? in
            switch part {
            case .literal(let text): text
            case .substitution(let name): name
            default: nil
            }
        }
        let scalars = literals.joined(separator: " ").unicodeScalars
        return scalars.split { !isPartOfName($0) }.map { String($0.prefix(maximumLength)) }
    }

    private static func isPartOfName(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.isASCII else { return scalar.properties.isXIDContinue && scalar.value < 0x3_0000 }
        return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
    }

    /// Returns a word in lowercase if it has no lowercase letters, or else with its first letter in lowercase.
    private static func lowercasedFirst(_ word: String) -> String {
        word.contains(where: \.isLowercase) ? word.prefix(1).lowercased() + word.dropFirst() : word.lowercased()
    }
}
