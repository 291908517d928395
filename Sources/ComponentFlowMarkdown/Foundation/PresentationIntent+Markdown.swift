extension PresentationIntent {
    /// The intent of a block that is not a table.
    init(_ block: MarkdownBlock) {
        let kind: Kind =
            switch block.kind {
            case .heading(let level): .header(level: level)
            case .code(let language): .codeBlock(languageHint: language)
            case .rule: .thematicBreak
            case .paragraph, .html, .table: .paragraph
            }
        self.init(types: [IntentType(kind: kind, identity: block.identity)] + Self.types(of: block.containers))
    }

    /// The intent of a cell.
    init(_ block: MarkdownBlock, _ table: MarkdownTable, row: Int, column: Int) {
        let cells = table.rows[row]
        let columns = table.columns.map { TableColumn(alignment: TableColumn.Alignment($0)) }
        let inner = [
            IntentType(kind: .tableCell(columnIndex: column), identity: cells.cells[column].identity),
            IntentType(kind: row == 0 ? .tableHeaderRow : .tableRow(rowIndex: row), identity: cells.identity),
            IntentType(kind: .table(columns: columns), identity: block.identity),
        ]
        self.init(types: inner + Self.types(of: block.containers))
    }

    private static func types(of containers: [MarkdownContainer]) -> [IntentType] {
        containers.reversed().map { container in
            let kind: Kind =
                switch container.kind {
                case .quote: .blockQuote
                case .list(let isOrdered): isOrdered ? .orderedList : .unorderedList
                case .item(let item): .listItem(ordinal: item.ordinal)
                }
            return IntentType(kind: kind, identity: container.identity)
        }
    }
}

extension PresentationIntent.TableColumn.Alignment {
    fileprivate init(_ alignment: MarkdownTable.Alignment) {
        self =
            switch alignment {
            case .natural, .left: .left
            case .center: .center
            case .right: .right
            }
    }
}
