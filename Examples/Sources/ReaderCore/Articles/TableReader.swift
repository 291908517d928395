import Foundation

/// Reads the cells of a table.
struct TableReader {
    /// The elements that do not occur in the cells of a table of texts.
    private static let structure: Set = [
        "table", "ul", "ol", "pre", "blockquote", "img", "h1", "h2", "h3", "h4", "h5", "h6", "iframe", "video",
    ]

    private let base: URL?
    /// The cells by rows.
    private(set) var rows: [[ArticleText]] = []

    init(base: URL?) {
        self.base = base
    }

    /// Returns whether a table serves to arrange blocks, so that its cells are read as the blocks that they contain.
    ///
    /// This is determined before any cell is read: reading nested tables twice would take exponential time.
    static func isLayout(_ table: MarkupNode) -> Bool {
        var columns = 0
        return containsStructure(table, depth: 0, columns: &columns) || columns < 2
    }

    private static func containsStructure(_ element: MarkupNode, depth: Int, columns: inout Int) -> Bool {
        guard depth < ArticleContent.Limits.depth else { return true }
        var count = 0
        for child in element.elements {
            if structure.contains(child.name) { return true }
            if child.name == "td" || child.name == "th" { count += 1 }
            if containsStructure(child, depth: depth + 1, columns: &columns) { return true }
        }
        columns = max(columns, count)
        return false
    }

    mutating func read(_ element: MarkupNode, depth: Int) {
        guard depth < ArticleContent.Limits.depth, rows.count < ArticleContent.Limits.blocks else { return }
        for child in element.elements {
            switch child.name {
            case "tr": readRow(child, depth: depth + 1)
            case "thead", "tbody", "tfoot": read(child, depth: depth + 1)
            case "caption": rows.append([ArticleText(PlainText.collapsed(child.text), style: .italic)])
            default: break
            }
        }
    }

    private mutating func readRow(_ row: MarkupNode, depth: Int) {
        let cells = row.elements.filter { $0.name == "td" || $0.name == "th" }.prefix(ArticleContent.Limits.columns)
        let texts = cells.map { cell in
            var builder = ArticleBuilder(base: base)
            for child in cell.children { builder.read(child, depth: depth + 1) }
            let blocks = builder.finish().map(\.text)
            let text = blocks.dropFirst().reduce(blocks.first ?? ArticleText()) {
                $0.appending(ArticleText("\n")).appending($1)
            }
            return cell.name == "th" ? ArticleText(text.plain, style: .bold) : text
        }
        if !texts.isEmpty { rows.append(Array(texts)) }
    }
}
