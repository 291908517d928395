import Foundation

/// Texts without markup.
enum PlainText {
    /// Returns the text of a title, which feeds write as text or as HTML, on one line and within the limit.
    static func title(_ text: String) -> String {
        let text = text.prefix(bytes: 16 << 10)
        let isMarkup = text.contains("<") || text.contains("&")
        let plain = isMarkup ? MarkupTree.html(text.replacingAngles)?.root?.text ?? text : text
        return String(collapsed(plain).prefix(FeedLimits.title))
    }

    /// Returns the text with single spaces and none at its ends.
    static func collapsed(_ text: String) -> String {
        WhiteSpace.collapsed(text, afterSpace: true).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Returns the beginning of a text for a list, of whole words if possible.
    static func excerpt(_ text: String, length: Int = 240) -> String {
        let text = collapsed(text.prefix(bytes: length * 8))
        guard text.count > length else { return text }
        let start = text.prefix(length)
        return (start.lastIndex(of: " ").map { start[..<$0] } ?? start) + "…"
    }
}

extension String {
    /// The text in which `<` is only kept where an element can begin, so that "1 < 2" remains.
    fileprivate var replacingAngles: String {
        replacing(/<(?![A-Za-z\/!])/, with: "&lt;")
    }
}

/// White space as HTML treats it.
enum WhiteSpace {
    /// Returns the text in which spaces, tabs and line breaks are replaced by single spaces.
    ///
    /// - Parameter afterSpace: Whether the text follows a space, so that those at its beginning are removed.
    static func collapsed(_ text: String, afterSpace: Bool) -> String {
        var result = String.UnicodeScalarView()
        var isAfterSpace = afterSpace
        for scalar in text.unicodeScalars {
            let isSpace = scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\r" || scalar == "\u{C}"
            if !isSpace { result.append(scalar) } else if !isAfterSpace { result.append(" ") }
            isAfterSpace = isSpace
        }
        return String(result)
    }
}

extension ArticleText {
    /// The text without line breaks at its ends, whose other white space is kept.
    var withoutOuterLineBreaks: ArticleText {
        let text = plain
        guard let start = text.firstIndex(where: { !$0.isNewline }),
            let end = text.lastIndex(where: { !$0.isWhitespace })
        else { return ArticleText() }
        return ArticleText(String(text[start...end]))
    }
}
