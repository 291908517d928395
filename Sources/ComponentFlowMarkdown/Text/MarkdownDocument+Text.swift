public import Foundation
public import OpenUIKit

extension MarkdownDocument {
    /// Returns the document as a text for reading, with fonts, colors, indents and list marks.
    ///
    /// Headings, lists, quotes and code are paragraphs with their own styles, tables are lines with tab stops. What text cannot
    /// show is simplified: quotes are indented without a bar, and code has no background but that of words in paragraphs. The
    /// component ``Markdown`` shows both.
    ///
    /// - Parameters:
    ///   - style: The fonts, colors and distances. Fonts of text styles have the size that the user prefers when the style is
    ///     created.
    ///   - images: Returns the image to show as an attachment, or `nil` to show its description. It is called once for each
    ///     place with an image, and must not wait for a network.
    public func attributedString(
        style: MarkdownStyle = MarkdownStyle(), images: (MarkdownImage) -> UIImage? = { _ in nil }
    ) -> NSAttributedString {
        withoutActuallyEscaping(images) { images in
            var writer = MarkdownTextWriter(style: style, images: images)
            for (index, block) in blocks.enumerated() {
                let spacing = index > 0 ? style.spacing(between: blocks[index - 1], and: block) : 0
                if index > 0 { writer.endParagraph() }
                if case .table(let table) = block.kind {
                    MarkdownTableText(table: table, block: block).write(to: &writer, spacing: spacing)
                } else {
                    writer.write(block, spacing: spacing)
                }
            }
            return writer.text.attributedString
        }
    }
}
