/// A row of a ``Table``: the cells of the visible columns side by side.
struct TableRow<ChildEnvironment>: ContainerComponent {
    typealias EnvironmentType = ChildEnvironment

    let layout: TableColumnLayout
    /// The cells, in the order of the columns.
    let cells: [AnyComponent<ChildEnvironment>]
    /// Whether the row has the second of two alternating backgrounds.
    let isAlternate: Bool

    func makeView() -> TableRowView {
        TableRowView(frame: .zero)
    }

    func update(
        view: TableRowView, availableSize: CGSize, state: EmptyComponentState,
        environment: Environment<ChildEnvironment>,
        transition: ComponentTransition
    ) -> CGSize {
        transition.setBackgroundColor(view: view, color: isAlternate ? .quaternarySystemFill : .clear)
        return updateChildren(
            in: view, availableSize: availableSize, environment: environment, transition: transition)
    }

    func layOut(
        _ children: ChildContainer, availableSize: CGSize, environment: EnvironmentCells,
        transition: ComponentTransition
    ) -> CGSize {
        let updated = zip(layout.columns, cells).map { column, cell in
            children.update(
                ChildKey(ComponentIdentity(column.id)), BoxContent(box: cell.box), environment: environment,
                availableSize: CGSize(
                    width: max(column.width - 2 * TableColumnLayout.padding, 0), height: availableSize.height),
                transition: transition)
        }
        let content = updated.map(\.size.height).max() ?? 0
        let height = max(content + 2 * TableRowMetrics.verticalPadding, TableRowMetrics.minimumHeight)
        let isRightToLeft = children.owner.isRightToLeft
        var parts: [TableRowView.Cell] = []
        for (index, (column, child)) in zip(layout.columns, updated).enumerated() {
            let left = layout.left(of: column, isRightToLeft: isRightToLeft)
            let frame = CGRect(x: left, y: 0, width: column.width, height: height)
            parts.append(TableRowView.Cell(id: column.id, column: index, content: child.view, frame: frame))
            let availableWidth = max(column.width - 2 * TableColumnLayout.padding, 0)
            let shown = child.size.width > availableWidth ? Self.cut(child, to: availableWidth) : child
            let x = x(of: shown.size.width, in: column, isRightToLeft: isRightToLeft)
            children.add(shown.position(CGPoint(x: x, y: height / 2)))
        }
        (children.owner.view as? TableRowView)?.cells = parts
        return CGSize(width: layout.width, height: height)
    }

    /// Returns a cell that is wider than its column without what exceeds the column.
    @MainActor private static func cut(_ child: UpdatedChild, to width: CGFloat) -> UpdatedChild {
        child.resized(to: CGSize(width: width, height: child.size.height)).clipsToBounds(true)
    }

    /// Returns the center of a cell.
    private func x(of width: CGFloat, in column: TableColumnLayout.Column, isRightToLeft: Bool) -> CGFloat {
        let inset = column.alignment.inset(in: column.width - 2 * TableColumnLayout.padding - width)
        let start = column.start + TableColumnLayout.padding + inset + width / 2
        return isRightToLeft ? layout.width - start : start
    }
}

/// The lengths of the rows of all tables, in points.
enum TableRowMetrics {
    static let verticalPadding: CGFloat = 4
    static let minimumHeight: CGFloat = 30
}
