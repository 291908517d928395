import Foundation
import OpenUIKit

/// Returns the loaded image for an image of a text; `nil` if its description is shown instead.
typealias MarkdownImageLookup = (MarkdownImage) -> UIImage?

/// Writes blocks as a text with fonts, colors and indents.
struct MarkdownTextWriter {
    private(set) var text = MarkdownAttributes()
    var fonts: MarkdownFonts
    private let images: MarkdownImageLookup

    var style: MarkdownStyle { fonts.style }

    init(style: MarkdownStyle, images: @escaping MarkdownImageLookup) {
        fonts = MarkdownFonts(style: style)
        self.images = images
    }

    /// Writes the text of a paragraph, heading or block of code.
    ///
    /// - Parameters:
    ///   - block: The block.
    ///   - omitted: The number of containers that do not indent the text.
    ///   - spacing: The distance to what precedes it.
    mutating func write(_ block: MarkdownBlock, omitting omitted: Int = 0, spacing: CGFloat = 0) {
        let layout = MarkdownParagraphLayout(block, omitting: omitted, style: style)
        let paragraph = layout.paragraphStyle(spacing: spacing)
        var common: [NSAttributedString.Key: Any] = [.paragraphStyle: paragraph, .foregroundColor: color(of: block)]
        if let marker = layout.markerText {
            common[.font] = style.font
            text.append(marker, common.merging([.foregroundColor: style.markerColor]) { $1 })
        }
        switch block.kind {
        case .code, .html: write(code: block.runs.plainText, common, layout)
        case .heading(let level): write(block.runs, fonts.heading(level), isBold: true, common)
        case .rule: text.append("———", common.merging([.foregroundColor: style.ruleColor, .font: style.font]) { $1 })
        default: write(block.runs, style.font, isBold: false, common)
        }
    }

    /// Writes the text of a cell.
    mutating func write(cell: MarkdownTable.Cell, isHeader: Bool, _ common: [NSAttributedString.Key: Any]) {
        write(cell.runs, style.font, isBold: isHeader, common)
    }

    /// Writes characters between blocks or cells.
    mutating func write(separator: String, _ common: [NSAttributedString.Key: Any]) {
        var values = common
        values[.font] = style.font
        text.append(separator, values)
    }

    /// Ends the last paragraph.
    mutating func endParagraph() {
        text.appendContinuing("\n")
    }

    private func color(of block: MarkdownBlock) -> UIColor {
        block.containers.contains(where: \.isQuote) ? style.quoteColor : style.color
    }

    /// Writes lines of code, each as a paragraph so that a selection contains line feeds.
    private mutating func write(
        code: String, _ common: [NSAttributedString.Key: Any], _ layout: MarkdownParagraphLayout
    ) {
        var values = common
        values[.font] = style.codeFont
        guard let end = code.firstIndex(of: "\n") else { return text.append(code, values) }
        text.append(String(code[...end]), values)
        values[.paragraphStyle] = layout.paragraphStyle(spacing: 0, isContinued: true)
        text.append(String(code[code.index(after: end)...]), values)
    }

    private mutating func write(
        _ runs: [MarkdownRun], _ font: UIFont, isBold: Bool, _ common: [NSAttributedString.Key: Any]
    ) {
        for run in runs {
            var values = common
            values[.font] = fonts.font(font, isBold: isBold, style: run.style)
            if let link = run.link { values[.link] = link }
            if run.style.contains(.struckThrough) { values[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
            if run.style.contains(.code) { values[.backgroundColor] = style.codeBackground }
            if run.style.contains(.html) { values[.foregroundColor] = style.markerColor }
            if let attachment = attachment(for: run) {
                values[.attachment] = attachment
                text.append("\u{FFFC}", values)
            } else {
                // A line separator does not begin another paragraph.
                text.append(run.text.replacingOccurrences(of: "\n", with: "\u{2028}"), values)
            }
        }
    }

    private func attachment(for run: MarkdownRun) -> NSTextAttachment? {
        guard let image = run.markdownImage.flatMap(images) else { return nil }
        let attachment = NSTextAttachment(image: image)
        attachment.bounds.size = image.size.reduced(to: style.maximumInlineImageSize)
        return attachment
    }
}

extension CGSize {
    /// Returns a size with the same proportions that does not exceed a limit.
    func reduced(to limit: CGSize) -> CGSize {
        guard width > 0, height > 0 else { return .zero }
        let factor = min(1, max(limit.width, 1) / width, max(limit.height, 1) / height)
        return CGSize(width: width * factor, height: height * factor)
    }
}
