/// A paragraph of a storage, as typesetting wants it.
struct ParagraphSource {
    /// What text without a font is drawn in, as in UIKit.
    static let defaultFont = UIFont.systemFont(ofSize: 12)

    /// The text without the break at its end; colours that are not given are left open.
    let content: TextContent

    /// Reads a paragraph with its break.
    ///
    /// - Parameters:
    ///   - links: what text that leads somewhere looks like, over its own attributes.
    ///   - emptyAttributes: what a paragraph without any character looks like.
    init(
        _ paragraph: NSAttributedString, links: [NSAttributedString.Key: Any],
        emptyAttributes: [NSAttributedString.Key: Any]
    ) {
        let isEmpty = paragraph.length == 0
        let read = isEmpty ? NSAttributedString(string: " ", attributes: emptyAttributes) : paragraph
        var content = read.textContent(defaultFont: Self.defaultFont, defaultColor: nil, linkAttributes: links)
        let end = isEmpty ? 0 : Self.breakStart(content.string)
        content.paragraph = content.paragraphs.first { $0.range.lowerBound == 0 }?.style ?? content.paragraph
        content.paragraphs = []
        content.string = String(content.string.utf8.prefix(end)) ?? content.string
        content.runs = content.runs.compactMap { run in
            guard run.range.lowerBound < end || end == 0 else { return nil }
            var run = run
            run.range = run.range.clamped(to: 0..<end)
            return run
        }
        self.content = content
    }

    /// The byte at which the break at the end starts.
    private static func breakStart(_ text: String) -> Int {
        let count = text.utf8.count
        guard let last = text.unicodeScalars.last else { return 0 }
        switch last {
        case "\n": return text.utf8.dropLast().last == 0x0D ? count - 2 : count - 1
        case "\r", "\u{2029}": return count - last.utf8.count
        default: return count
        }
    }
}
