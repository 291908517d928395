import ComponentFlow
import Foundation

/// A table with lines around its cells, which scrolls horizontally if it is wider than the page.
struct MarkdownTableView: CompositeComponent {
    let table: MarkdownTable
    let isInQuote: Bool
    let shown: MarkdownPresentation
    @Bindable var model: MarkdownModel

    private var style: MarkdownStyle { shown.style }

    var content: some Component<Empty> {
        ScrollView(.horizontal) {
            layout {
                MarkdownFill(color: style.tableHeaderBackground).id(Part.header)
                for (row, cells) in table.rows.enumerated() {
                    for (column, cell) in cells.cells.prefix(table.columns.count).enumerated() {
                        SelectableText(attributedText: text(of: cell, isHeader: row == 0))
                            .onOpenLink(shown.openLink)
                            .id(Part.cell(row, column))
                    }
                }
                for line in 0...table.rows.count { MarkdownFill(color: style.tableLineColor).id(Part.row(line)) }
                for line in 0...table.columns.count { MarkdownFill(color: style.tableLineColor).id(Part.column(line)) }
            }
        }
    }

    /// The identity of a child.
    private enum Part: Hashable {
        case header
        case cell(Int, Int)
        case row(Int)
        case column(Int)
    }

    private var layout: MarkdownTableLayout {
        MarkdownTableLayout(
            alignments: table.columns, cellCounts: table.rows.map { min($0.cells.count, table.columns.count) },
            padding: style.cellPadding, maximumWidth: style.maximumCellWidth)
    }

    @MainActor private func text(of cell: MarkdownTable.Cell, isHeader: Bool) -> NSAttributedString {
        var writer = MarkdownTextWriter(style: style) { [model] image in
            MainActor.assumeIsolated { model.images[image.url] ?? nil }
        }
        writer.write(
            cell: cell, isHeader: isHeader, [.foregroundColor: isInQuote ? style.quoteColor : style.color])
        return writer.text.attributedString
    }
}
