public import Foundation
public import OpenUIKit

/// The fonts, colors and distances of Markdown.
///
/// ```swift
/// var style = MarkdownStyle()
/// style.font = .preferredFont(forTextStyle: .callout)
/// style.quoteBarColor = .systemOrange
/// ```
///
/// The default fonts are those of text styles, so that they follow the text size that the user prefers, and the default colors
/// have variants for light and dark mode. All distances are in points; the space for the marks of lists and the width of cells grow
/// with ``font``. Links have the appearance of links in text views.
public struct MarkdownStyle: Equatable, Sendable {
    // MARK: Fonts

    /// The font of paragraphs.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// The fonts of headings, of which bold variants are shown: that of the first level first.
    ///
    /// Further levels have the last one.
    public var headingFonts: [UIFont] = [
        .preferredFont(forTextStyle: .title1), .preferredFont(forTextStyle: .title2),
        .preferredFont(forTextStyle: .title3), .preferredFont(forTextStyle: .body),
        .preferredFont(forTextStyle: .subheadline), .preferredFont(forTextStyle: .footnote),
    ]
    /// The font of blocks of code, and of code in paragraphs.
    public var codeFont = UIFontMetrics(forTextStyle: .body).scaledFont(
        for: .monospacedSystemFont(ofSize: 14, weight: .regular))

    // MARK: Colors

    /// The color of the text.
    public var color = UIColor.label
    /// The color of the text in quotes.
    public var quoteColor = UIColor.secondaryLabel
    /// The color of the bar before a quote.
    public var quoteBarColor = UIColor.tertiaryLabel
    /// The color of the marks and numbers of lists.
    public var markerColor = UIColor.secondaryLabel
    /// The color behind code.
    public var codeBackground = UIColor.quaternarySystemFill
    /// The color of lines between paragraphs.
    public var ruleColor = UIColor.separator
    /// The color of the lines around the cells of a table.
    public var tableLineColor = UIColor.separator
    /// The color behind the first row of a table.
    public var tableHeaderBackground = UIColor.quaternarySystemFill

    // MARK: Distances

    /// The distance between the lines of a paragraph.
    public var lineSpacing: CGFloat = 4
    /// The distance between blocks.
    public var blockSpacing: CGFloat = 12
    /// The distance before headings.
    public var headingSpacing: CGFloat = 24
    /// The distance between the items of a list without blank lines.
    public var itemSpacing: CGFloat = 4
    /// The distance by which the items of a list are indented.
    public var listIndent: CGFloat = 28
    /// The distance by which quotes are indented.
    public var quoteIndent: CGFloat = 18
    /// The width of the bar before a quote.
    public var quoteBarWidth: CGFloat = 3
    /// The distance between code and the edges of its background.
    public var codePadding: CGFloat = 12
    /// The radius of the corners of blocks of code, tables and images.
    public var cornerRadius: CGFloat = 8
    /// The distances between the text of a cell and its edges.
    public var cellPadding = CGSize(width: 12, height: 7)
    /// The greatest width of the text of a cell, beyond which it wraps.
    public var maximumCellWidth: CGFloat = 320
    /// The size to which images between words are reduced; images of their own paragraph have the width of the text at most.
    public var maximumInlineImageSize = CGSize(width: 320, height: 120)

    // MARK: Marks

    /// The marks of list items: that of the outermost list first.
    ///
    /// After the last one they are repeated.
    public var bullets = ["•", "◦", "▪"]
    /// The mark of a task that is done.
    public var checkedMark = "☑"
    /// The mark of a task that is not done.
    public var uncheckedMark = "☐"

    /// Creates the default style.
    public init() {}
}

extension MarkdownStyle {
    /// The number of quotes and lists that are indented; those within them are not indented further.
    static let maximumIndentCount = 8

    /// Returns the distance by which a quote or an item at an index of containers is indented.
    func indent(of container: MarkdownContainer) -> CGFloat {
        switch container.kind {
        case .quote: quoteIndent
        case .list: 0
        case .item: listIndent
        }
    }

    func indented(_ containers: [MarkdownContainer]) -> [MarkdownContainer] {
        Array(containers.lazy.filter { indent(of: $0) > 0 }.prefix(Self.maximumIndentCount))
    }

    /// Returns the mark of an item, which belongs to a list in `depth` other lists.
    func marker(of item: MarkdownItem, depth: Int) -> String {
        switch item.marker {
        case .bullet: bullets.isEmpty ? "" : bullets[depth % bullets.count]
        case .number(let delimiter): "\(item.ordinal)\(delimiter)"
        case .task(let isChecked): isChecked ? checkedMark : uncheckedMark
        }
    }

    /// Returns the distance between two adjacent blocks.
    func spacing(between first: MarkdownBlock, and second: MarkdownBlock) -> CGFloat {
        if case .heading = second.kind { return headingSpacing }
        let isInTightList = first.isTight && second.isTight && first.containers.first == second.containers.first
        return isInTightList ? itemSpacing : blockSpacing
    }
}

extension MarkdownStyle {
    /// Returns the style in a text size: with the fonts of that size, and with space for marks and cells that grows like ``font``.
    func inTextSize(_ category: UIContentSizeCategory) -> MarkdownStyle {
        var style = self
        style.font = font.inTextSize(category)
        style.headingFonts = headingFonts.map { $0.inTextSize(category) }
        style.codeFont = codeFont.inTextSize(category)
        let growth = max(style.font.pointSize / max(font.inTextSize(.large).pointSize, 1), 1)
        style.listIndent *= growth
        style.maximumCellWidth *= growth
        return style
    }
}

extension UIFont {
    /// Returns the font that replaces this one in a text size.
    fileprivate func inTextSize(_ category: UIContentSizeCategory) -> UIFont {
        scaling?.font(in: category) ?? self
    }
}
