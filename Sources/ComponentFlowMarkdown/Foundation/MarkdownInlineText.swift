import Foundation

/// Reads text of which only the inline syntax is interpreted.
///
/// cmark reads paragraphs only where no other block begins, so the text becomes the content of a heading, in which nothing but
/// inline syntax has a meaning. A heading is a single line: line ends are replaced by spaces that the text does not contain, and
/// become line ends again in the result.
struct MarkdownInlineText {
    /// Spaces that are rare in texts, for line ends that are shown as spaces, and for others.
    private static let spaces: [Character] = ["\u{205F}", "\u{1680}", "\u{2000}", "\u{2001}", "\u{2002}", "\u{2003}"]

    private(set) var runs: [MarkdownRun] = []
    private(set) var error: MarkdownError?
    private let soft: Character
    private let hard: Character

    init(_ text: String, preservesWhitespace: Bool, options: MarkdownOptions) {
        let unused = Self.spaces.filter { !text.contains($0) } + Self.spaces
        (soft, hard) = (unused[0], unused[1])
        let lines = text.split(omittingEmptySubsequences: !preservesWhitespace) { "\n\r\r\n".contains($0) }
        var (content, before, after) = ("", Substring(), Substring())
        if preservesWhitespace {
            (before, content, after) = trimmed(lines.joined(separator: String(hard))[...])
        } else {
            content = joined(lines)
        }
        // The last character keeps signs at the end from closing the heading.
        let document = MarkdownDocument("# " + content + String(soft), options: options)
        error = document.error
        add(String(before))
        for run in document.blocks.flatMap(\.runs) { add(run) }
        if runs.last?.text == " " { runs.removeLast() }
        add(String(after))
    }

    /// Returns the lines in one, without the spaces around them.
    private func joined(_ lines: [Substring]) -> String {
        var result = ""
        for (index, line) in lines.enumerated() {
            var (_, content, after) = trimmed(line)
            let isEscaped = content.reversed().prefix { $0 == "\\" }.count % 2 == 1
            let isLast = index == lines.count - 1
            if isEscaped, after.isEmpty, !isLast { content.removeLast() }
            result += content
            if !isLast { result.append(isEscaped || after.count >= 2 ? hard : soft) }
        }
        return result
    }

    /// Returns the spaces and tabs before the text, the text without them, and those after it.
    private func trimmed(_ text: Substring) -> (before: Substring, content: String, after: Substring) {
        let before = text.prefix { " \t".contains($0) || $0 == hard }
        let rest = text[before.endIndex...]
        let count = rest.reversed().prefix { " \t".contains($0) || $0 == hard }.count
        let end = rest.index(rest.endIndex, offsetBy: -count)
        return (before, String(rest[..<end]), rest[end...])
    }

    /// Appends a text between the runs of the document.
    private mutating func add(_ text: String) {
        add(MarkdownRun(text: text))
    }

    /// Appends a run with its line ends.
    private mutating func add(_ run: MarkdownRun) {
        var part = run
        part.text = ""
        for character in run.text {
            guard character == soft || character == hard else {
                part.text.append(character)
                continue
            }
            runs.add(part)
            part.text = ""
            var end = run
            end.image = nil
            end.text = character == soft ? " " : "\n"
            end.style.insert(character == soft ? .softBreak : .lineBreak)
            runs.add(end)
        }
        if !part.text.isEmpty || part.image != nil { runs.add(part) }
    }
}
