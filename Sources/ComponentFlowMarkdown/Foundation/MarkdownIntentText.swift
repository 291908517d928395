import Foundation
import OpenUIKit

/// A text whose attributes state the purposes of its parts.
struct MarkdownIntentText {
    private static let rule = "\u{2E3B}"

    private(set) var attributes = MarkdownAttributes()
    let error: MarkdownError?
    private let language: String?

    init(_ document: MarkdownDocument, _ language: String?) {
        error = document.error
        self.language = language
        for block in document.blocks { add(block) }
    }

    init(_ text: MarkdownInlineText, _ language: String?) {
        error = text.error
        self.language = language
        add(text.runs, [:])
    }

    private mutating func add(_ block: MarkdownBlock) {
        if case .table(let table) = block.kind { return add(table, of: block) }
        var common: [NSAttributedString.Key: Any] = [.presentationIntentAttributeName: PresentationIntent(block)]
        if case .number(let delimiter) = block.containers.last?.item?.marker {
            common[.listItemDelimiter] = String(delimiter)
        }
        switch block.kind {
        case .rule: add([MarkdownRun(text: Self.rule)], common)
        case .html:
            common[.inlinePresentationIntent] = InlinePresentationIntent.blockHTML.number
            add(block.runs.map { MarkdownRun(text: $0.text) }, common)
        default: add(block.runs, common)
        }
    }

    private mutating func add(_ table: MarkdownTable, of block: MarkdownBlock) {
        for (row, cells) in table.rows.enumerated() {
            for (column, cell) in cells.cells.enumerated() {
                let intent = PresentationIntent(block, table, row: row, column: column)
                add(cell.runs, [.presentationIntentAttributeName: intent])
            }
        }
    }

    private mutating func add(_ runs: [MarkdownRun], _ common: [NSAttributedString.Key: Any]) {
        for run in runs {
            var values = common
            if let language { values[.languageIdentifier] = language }
            if !run.style.isEmpty { values[.inlinePresentationIntent] = run.style.intent.number }
            if let link = run.link { values[.link] = link }
            if let image = run.image {
                values[.imageURL] = image.url
                if !image.title.isEmpty { values[.alternateDescription] = image.title }
            }
            attributes.append(run.image != nil && run.text.isEmpty ? "\u{FFFC}" : run.text, values)
        }
    }
}

extension InlinePresentationIntent {
    /// The value of the attribute.
    fileprivate var number: Int { Int(bitPattern: rawValue) }
}
