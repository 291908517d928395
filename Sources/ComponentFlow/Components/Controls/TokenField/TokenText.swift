/// Splits a text that the user enters in a ``TokenField``.
enum TokenText {
    /// The commas of the scripts that have one of their own.
    private static let commas: Set<Character> = [",", "，", "、", "،"]

    private static func isSeparator(_ character: Character) -> Bool {
        character.isNewline || commas.contains(character)
    }

    static func containsSeparator(_ text: String) -> Bool {
        text.contains(where: isSeparator)
    }

    /// Returns the lines of a text with line breaks, otherwise the parts between commas, without spaces around them and without
    /// empty ones.
    static func parts(of text: String) -> [String] {
        let hasLines = text.contains(where: \.isNewline)
        return text.split { hasLines ? $0.isNewline : isSeparator($0) }.map { trimmed($0) }.filter { !$0.isEmpty }
    }

    /// Returns the parts before the last separator, and the text after it.
    static func finishedParts(of text: String) -> (parts: [String], rest: String) {
        guard let last = text.lastIndex(where: isSeparator) else { return ([], text) }
        return (parts(of: String(text[..<last])), trimmed(text[text.index(after: last)...]))
    }

    /// Returns a list that ``parts(of:)`` splits into the same texts, if these contain no line breaks.
    static func list(_ texts: [String]) -> String {
        texts.joined(separator: texts.contains(where: containsSeparator) ? "\n" : ", ")
    }

    private static func trimmed(_ text: some StringProtocol) -> String {
        text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
