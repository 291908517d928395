extension Table {
    /// The view of a ``Table``, which scrolls the header and the rows horizontally.
    public final class View: UIScrollView {
        let header = TableHeaderView(frame: .zero)
        /// The list of the rows, which scrolls vertically.
        let list = ComponentView<ChildEnvironment>()
        var component: Table?
        var environment: Environment<ChildEnvironment>?
        weak var state: ComponentState?
        var layout = TableColumnLayout([], available: 0)
        /// The changes of the columns that no binding stores.
        var ownCustomization = TableColumnCustomization()
        /// The columns while the user drags one.
        var draggedCustomization: TableColumnCustomization?
        /// The distance from the leading edge of the content, which remains when the width of the content changes.
        private var leadingOffset: CGFloat = 0
        /// The width of the last update, in points.
        private var placedWidth: CGFloat = 0

        public override init(frame: CGRect) {
            super.init(frame: frame)
            contentInsetAdjustmentBehavior = .never
            showsVerticalScrollIndicator = false
            alwaysBounceVertical = false
            accessibilityContainerType = .dataTable
            header.owner = self
            addSubview(header)
        }

        /// Returns `nil`: component views do not support archiving.
        public required init?(coder: NSCoder) {
            nil
        }

        // MARK: - Updates

        func update(
            component: Table, availableSize: CGSize, state: ComponentState, environment: Environment<ChildEnvironment>,
            transition: ComponentTransition
        ) -> CGSize {
            self.component = component
            self.environment = environment
            self.state = state
            let columns = visibleColumns
            let former = layout.columns.map(\.id)
            let isLimited = availableSize.width <= LazyList<ChildEnvironment>.View.greatestLength
            layout = layout(of: columns, width: isLimited ? availableSize.width : .infinity)
            columnsDidChange(from: former)
            header.parentState = state
            header.update(
                columns.map { headerColumn($0) }, layout: layout, transition: transition)
            let rows = updateList(columns, height: availableSize.height - header.height, transition: transition)
            let width = isLimited ? availableSize.width : layout.width
            place(rows, width: width, transition: transition)
            return CGSize(width: width, height: header.height + rows.height)
        }

        /// The list of the rows, once there is one.
        var rowList: LazyList<ChildEnvironment>.View? { list.view as? LazyList<ChildEnvironment>.View }

        private func columnsDidChange(from former: [String]) {
            let ids = layout.columns.map(\.id)
            guard ids != former, !former.isEmpty else { return }
            accessibilityPositionsDidChange(of: [self])
            if ids.sorted() == former.sorted() { accessibilityColumnsDidMove() }
        }

        private func updateList(
            _ columns: [TableColumn<Value, ChildEnvironment>], height: CGFloat, transition: ComponentTransition
        ) -> CGSize {
            guard let component, let environment else { return .zero }
            let rows = component.rows { [weak self, layout] value, index, outline in
                let row = AnyComponent(
                    TableRow(
                        layout: layout, cells: Self.cells(of: value, in: columns, outline),
                        isAlternate: component.alternatesRowBackgrounds && index % 2 == 1))
                guard component.menu != nil else { return row }
                return AnyComponent(ContextMenued(content: row) { self?.menu(ofRow: index) ?? [] })
            }
            list.parentState = state
            return list.update(
                transition: transition, component: AnyComponent(rows), environment: { environment },
                containerSize: CGSize(width: layout.width, height: max(height, 0)))
        }

        /// Returns the cells of a row; the first one of a row of a tree has the triangle.
        private static func cells(
            of value: Value, in columns: [TableColumn<Value, ChildEnvironment>], _ outline: OutlineState?
        ) -> [AnyComponent<ChildEnvironment>] {
            var cells = columns.map { $0.cell(value) }
            if let outline, let first = cells.first {
                cells[0] = AnyComponent(OutlineRow(content: first, state: outline))
            }
            return cells
        }

        private func place(_ rows: CGSize, width: CGFloat, transition: ComponentTransition) {
            let height = header.height
            transition.setFrame(view: header, frame: CGRect(x: 0, y: 0, width: layout.width, height: height))
            if let view = list.view {
                let isNew = view.superview !== self
                if isNew { insertSubview(view, belowSubview: header) }
                rowList?.isPartOfTable = true
                (isNew ? .immediate : transition).setFrame(
                    view: view, frame: CGRect(x: 0, y: height, width: layout.width, height: rows.height))
            }
            let leading = leadingOffset
            let size = CGSize(width: layout.width, height: height + rows.height)
            guard contentSize != size || width != placedWidth else { return }
            placedWidth = width
            contentSize = size
            keepLeadingOffset(leading, width: width)
        }

        // MARK: - Scrolling

        /// Sets the offset that shows the content at a distance from its leading edge.
        private func keepLeadingOffset(_ leading: CGFloat, width: CGFloat) {
            let limit = max(layout.width - width, 0)
            let offset = min(max(leading, 0), limit)
            contentOffset.x = isLaidOutRightToLeft ? limit - offset : offset
        }

        /// Keeps the indicator of the rows at the edge of the visible area.
        public override func layoutSubviews() {
            super.layoutSubviews()
            guard bounds.width > 0 else { return }
            let hidden = max(layout.width - bounds.width, 0)
            leadingOffset = isLaidOutRightToLeft ? hidden - contentOffset.x : contentOffset.x
            guard let rows = rowList else { return }
            let left = min(max(contentOffset.x, 0), hidden)
            let insets = UIEdgeInsets(top: 0, left: left, bottom: 0, right: hidden - left)
            if rows.verticalScrollIndicatorInsets != insets { rows.verticalScrollIndicatorInsets = insets }
        }

        // MARK: - Columns

        var customization: TableColumnCustomization {
            draggedCustomization ?? component?.customization ?? ownCustomization
        }

        private var visibleColumns: [TableColumn<Value, ChildEnvironment>] {
            let customization = customization
            return customization.ordered(component?.columns ?? []).filter { customization.shows($0) }
        }

        private func layout(
            of columns: [TableColumn<Value, ChildEnvironment>], width: CGFloat
        ) -> TableColumnLayout {
            let customization = customization
            let usual = TableColumnLayout(
                columns.map { ($0.id, $0.widths, customization[width: $0.id], $0.alignment) }, available: width)
            guard textFactor > 1 else { return usual }
            return TableColumnLayout(
                zip(columns, usual.columns).map { column, usual in
                    let set = customization[width: column.id]
                    let limits = set == nil ? column.widths.raised(to: usual.width) : column.widths
                    return (column.id, limits.scaled(by: textFactor), set, column.alignment)
                }, available: width)
        }

        /// The enlargement of texts by the user, with which columns become wider than the table, which scrolls; at least 1.
        private var textFactor: CGFloat {
            max(traitCollection.preferredContentSizeCategory.textScale, 1)
        }

        /// Returns the limits of the width that the user can give a column.
        func widths(of column: TableColumn<Value, ChildEnvironment>) -> TableColumnWidths {
            column.widths.scaled(by: textFactor)
        }

        private func headerColumn(_ column: TableColumn<Value, ChildEnvironment>) -> TableHeaderColumn {
            TableHeaderColumn(
                id: column.id, title: column.title, alignment: column.alignment,
                isSortable: column.comparator != nil && component?.sortOrder != nil, sort: sort(of: column),
                isResizable: !column.widths.isFixed && !column.disabled.contains(.resize),
                isMovable: !column.disabled.contains(.reorder))
        }

        private func sort(of column: TableColumn<Value, ChildEnvironment>) -> TableHeaderColumn.Sort? {
            guard let order = component?.order, let keyPath = column.comparator?.keyPath,
                let rank = order.firstIndex(where: { $0.keyPath == keyPath })
            else { return nil }
            return TableHeaderColumn.Sort(isAscending: order[rank].order == .forward, isFirst: rank == 0)
        }

        private func menu(ofRow index: Int) -> [MenuItem] {
            guard let rows = rowList, let id = rows.content.identity(of: index) else { return [] }
            return component?.menu?(id, rows.selectedRows) ?? []
        }
    }
}
