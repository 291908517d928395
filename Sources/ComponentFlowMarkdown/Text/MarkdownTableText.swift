import Foundation
import OpenUIKit

/// A table as lines of text, whose columns are aligned by tab stops.
struct MarkdownTableText {
    /// The distance between columns.
    private static let distance: CGFloat = 24
    /// The number of cells that are measured.
    private static let measuredCount = 400

    let table: MarkdownTable
    let block: MarkdownBlock

    /// Writes the table, each row as a paragraph.
    func write(to writer: inout MarkdownTextWriter, omitting omitted: Int = 0, spacing: CGFloat) {
        let style = writer.style
        let layout = MarkdownParagraphLayout(block, omitting: omitted, style: style)
        if let marker = layout.markerText {
            let values: [NSAttributedString.Key: Any] = [.paragraphStyle: layout.paragraphStyle(spacing: spacing)]
            writer.write(separator: marker, values.merging([.foregroundColor: style.markerColor]) { $1 })
            writer.write(separator: "\n", values)
        }
        let paragraph = layout.paragraphStyle(spacing: layout.markerText == nil ? spacing : 0, isContinued: true)
        let stops = stops(in: style, from: paragraph.headIndent)
        for (index, row) in table.rows.enumerated() {
            let styled = NSMutableParagraphStyle()
            styled.setParagraphStyle(paragraph)
            styled.tabStops = stops
            if index > 0 { styled.paragraphSpacingBefore = style.itemSpacing }
            let values: [NSAttributedString.Key: Any] = [.paragraphStyle: styled, .foregroundColor: style.color]
            if index > 0 { writer.write(separator: "\n", values) }
            for (column, cell) in row.cells.enumerated() {
                if column > 0 || isTabbed(column) { writer.write(separator: "\t", values) }
                writer.write(cell: cell, isHeader: index == 0, values)
            }
        }
    }

    private func alignment(of column: Int) -> MarkdownTable.Alignment {
        column < table.columns.count ? table.columns[column] : .natural
    }

    /// Whether a column is placed by a tab stop even if it is the first one.
    private func isTabbed(_ column: Int) -> Bool {
        switch alignment(of: column) {
        case .center, .right: true
        case .natural, .left: false
        }
    }

    private func stops(in style: MarkdownStyle, from indent: CGFloat) -> [NSTextTab] {
        var position = indent
        var stops: [NSTextTab] = []
        for (column, width) in widths(in: style).enumerated() {
            switch alignment(of: column) {
            case .natural, .left:
                if column > 0 { stops.append(NSTextTab(textAlignment: .natural, location: position)) }
            case .center: stops.append(NSTextTab(textAlignment: .center, location: position + width / 2))
            case .right: stops.append(NSTextTab(textAlignment: .right, location: position + width))
            }
            position += width + Self.distance
        }
        return stops
    }

    /// The widths of the columns, measured in the first rows.
    private func widths(in style: MarkdownStyle) -> [CGFloat] {
        var widths = [CGFloat](repeating: 0, count: table.columns.count)
        let rows = table.rows.prefix(max(Self.measuredCount / max(widths.count, 1), 1))
        for (index, row) in rows.enumerated() {
            for (column, cell) in row.cells.prefix(Self.measuredCount).enumerated() where column < widths.count {
                var writer = MarkdownTextWriter(style: style) { _ in nil }
                writer.write(cell: cell, isHeader: index == 0, [:])
                widths[column] = max(widths[column], writer.text.attributedString.size().width.rounded(.up))
            }
        }
        return widths
    }
}
