/// A column as the header of a table shows it.
struct TableHeaderColumn: Equatable {
    /// The place of a column in the sort order.
    struct Sort: Equatable {
        let isAscending: Bool
        /// Whether the column decides before all others.
        let isFirst: Bool
    }

    let id: String
    let title: String
    let alignment: HorizontalTableAlignment
    let isSortable: Bool
    let sort: Sort?
    let isResizable: Bool
    let isMovable: Bool
}

/// The table whose columns the user changes in the header, independent of the types of its elements.
@MainActor
protocol TableColumnsOwner: UIScrollView {
    func sort(by id: String)
    func resize(_ id: String, to width: CGFloat)
    func fit(_ id: String)
    func move(_ id: String, to index: Int)
    func endChange(commits: Bool)
    func menu(ofColumn id: String?) -> UIMenu?
}

/// The title of a column, with an arrow if the rows are sorted by it.
struct TableHeaderLabel: CompositeComponent {
    private static var arrowSize: CGSize { CGSize(width: 8, height: 5) }

    let column: TableHeaderColumn

    var content: some Component<Empty> {
        HStack(spacing: 4) {
            Text(column.title).font(.subheadline).lineLimit(1)
                .foregroundColor(column.sort?.isFirst == true ? .label : .secondaryLabel)
            if let sort = column.sort { arrow(sort) }
        }
    }

    @MainActor private func arrow(_ sort: TableHeaderColumn.Sort) -> Modified<Empty> {
        let unit = textScale
        let size = CGSize(width: Self.arrowSize.width * unit, height: Self.arrowSize.height * unit)
        let path = CGMutablePath()
        path.move(to: CGPoint(x: unit, y: size.height - unit))
        path.addLine(to: CGPoint(x: size.width / 2, y: unit))
        path.addLine(to: CGPoint(x: size.width - unit, y: size.height - unit))
        return Shape(
            .path(path), stroke: sort.isFirst ? .label : .tertiaryLabel, lineWidth: 1.5 * unit, lineCap: .round,
            lineJoin: .round, size: size
        )
        .rotation(sort.isAscending ? 0 : .pi)
    }
}
