import Foundation

/// Converts the nodes of a Markdown tree, in the order of the text, to blocks.
struct MarkdownBlockBuilder {
    /// The greatest number of quotes, lists and items around a block; those within are left out, their text is kept.
    static let maximumDepth = 64

    private(set) var blocks: [MarkdownBlock] = []
    private var containers = MarkdownContainers(maximumDepth: Self.maximumDepth)
    private var text: MarkdownTextReader
    private var table = MarkdownTable(columns: [])
    private var nextIdentity = 0

    init(options: MarkdownOptions) {
        text = MarkdownTextReader(options: options)
    }

    mutating func enter(_ node: MarkdownNode) {
        switch node.kind {
        case .quote: containers.push(.quote, identity: newIdentity())
        case .list: containers.pushList(node, identity: newIdentity())
        case .item: containers.pushItem(node, identity: newIdentity())
        case .paragraph, .heading, .cell: text.start()
        case .code: add(.code(language: node.language), [MarkdownRun(text: node.literal.droppingLastNewline)])
        case .html: addHTML(node.literal)
        case .rule: add(.rule, [])
        case .table: table = MarkdownTable(columns: node.columns)
        case .headerRow, .row: table.rows.append(MarkdownTable.Row(identity: newIdentity()))
        default: text.enter(node)
        }
    }

    mutating func leave(_ node: MarkdownNode) {
        switch node.kind {
        case .item:
            // An empty item has a marker, too.
            if containers.isItemUnused { add(.paragraph, []) }
            containers.pop()
        case .quote, .list: containers.pop()
        case .paragraph: add(.paragraph, text.runs)
        case .heading: add(.heading(node.headingLevel), text.runs)
        case .table: add(.table(table), [])
        case .cell: addCell()
        default: text.leave(node)
        }
    }

    private mutating func newIdentity() -> Int {
        nextIdentity += 1
        return nextIdentity
    }

    private mutating func addHTML(_ literal: String) {
        guard text.options.html == .text else { return }
        add(.html, [MarkdownRun(text: literal.droppingLastNewline, style: .html)])
    }

    private mutating func addCell() {
        guard let last = table.rows.indices.last else { return }
        table.rows[last].cells.append(MarkdownTable.Cell(identity: newIdentity(), runs: text.runs))
    }

    private mutating func add(_ kind: MarkdownBlock.Kind, _ runs: [MarkdownRun]) {
        let started = containers.startItems()
        blocks.append(
            MarkdownBlock(
                kind: kind, identity: newIdentity(), containers: containers.elements, startedItems: started, runs: runs)
        )
    }
}

extension String {
    /// The text without the line feed at its end.
    fileprivate var droppingLastNewline: String { hasSuffix("\n") ? String(dropLast()) : self }
}
