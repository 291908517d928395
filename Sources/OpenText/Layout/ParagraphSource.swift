/// A paragraph of a storage in the form that typesetting expects.
package struct ParagraphSource {
    /// The font of text without a font attribute, as in UIKit.
    package static let defaultFont = UIFont.systemFont(ofSize: 12)

    /// The text without its terminator; colors that are not specified are left open.
    let content: TextContent

    /// Reads a paragraph with its terminator.
    ///
    /// - Parameters:
    ///   - links: The attributes of links, which override their own attributes.
    ///   - emptyAttributes: The attributes of a paragraph without characters.
    ///   - marker: The marker of a list item.
    init(
        _ paragraph: TextSlice, links: [NSAttributedString.Key: Any],
        emptyAttributes: [NSAttributedString.Key: Any], marker: String? = nil
    ) {
        let isEmpty = paragraph.length == 0
        let read = isEmpty ? TextSlice(" ", attributes: TextAttributes(emptyAttributes)) : paragraph
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
        if let marker, let look = content.runs.first {
            content.paragraph.showMarker(marker, font: look.font, color: look.color)
        }
        self.content = content
    }

    /// Returns the byte at which the paragraph's terminator starts.
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
