// Changes of the columns by the user.

extension Table.View: TableColumnsOwner {
    /// The transition with which columns are moved, shown and hidden.
    private static var columnTransition: ComponentTransition { .easeInOut(duration: 0.2) }

    func sort(by id: String) {
        prepareComponentsForEvent()
        guard let component, let binding = component.sortOrder, let column = column(id), var own = column.comparator
        else { return }
        var order = binding.wrappedValue
        if let present = order.first, present.keyPath == own.keyPath {
            own.order = present.order == .forward ? .reverse : .forward
        }
        order.removeAll { $0.keyPath == own.keyPath }
        order.insert(own, at: 0)
        withTransition(Self.columnTransition) { binding.setFromControl(order) }
    }

    /// Sets the width of a column; the columns before it keep theirs, so that its edge follows the pointer.
    func resize(_ id: String, to width: CGFloat) {
        guard let limits = column(id).map({ widths(of: $0) }), width.isFinite else { return }
        change(.immediate) { changed in
            for other in layout.columns.prefix(while: { $0.id != id }) { changed[width: other.id] = other.width }
            changed[width: id] = limits.clamp(width.rounded())
        }
    }

    /// Sets the width of a column to that of its title and its visible cells.
    func fit(_ id: String) {
        prepareComponentsForEvent()
        guard let index = layout.columns.firstIndex(where: { $0.id == id }) else { return }
        let cells = visibleCells(ofColumn: index).map { fittingWidth(of: $0) }
        let width = max(header.fittingWidth(of: id), (cells.max() ?? 0) + 2 * TableColumnLayout.padding)
        resize(id, to: width.rounded(.up))
        endChange(commits: true)
    }

    private func visibleCells(ofColumn index: Int) -> [AnyComponent<ChildEnvironment>] {
        guard let rows = rowList else { return [] }
        return rows.visibleRows.compactMap { row in
            let component = rows.content.component(of: row.entry)
            let inner = (component?.wrapped as? ContextMenued<ChildEnvironment>)?.content ?? component
            let cells = (inner?.wrapped as? TableRow<ChildEnvironment>)?.cells ?? []
            return cells.indices.contains(index) ? cells[index] : nil
        }
    }

    private func fittingWidth(of cell: AnyComponent<ChildEnvironment>) -> CGFloat {
        guard let environment else { return 0 }
        let host = ComponentView<ChildEnvironment>()
        host.parentState = state
        return host.update(
            transition: .immediate, component: cell, environment: { environment },
            containerSize: CGSize(width: CGFloat.infinity, height: .infinity)
        ).width
    }

    /// Moves a column to an index among the visible ones.
    func move(_ id: String, to index: Int) {
        var ids = layout.columns.map(\.id)
        guard let old = ids.firstIndex(of: id), ids.indices.contains(index), index != old else { return }
        ids.remove(at: old)
        ids.insert(id, at: index)
        // Hidden columns follow the visible ones that precede them.
        let all = customization.ordered(component?.columns ?? []).map(\.id)
        for (place, hidden) in all.enumerated() where !ids.contains(hidden) {
            let previous = place > 0 ? ids.firstIndex(of: all[place - 1]) : nil
            ids.insert(hidden, at: previous.map { $0 + 1 } ?? 0)
        }
        change(Self.columnTransition) { $0.order = ids }
    }

    /// Stores the changes since the user has begun to drag a column, or reverts them.
    func endChange(commits: Bool) {
        guard let changed = draggedCustomization else { return }
        draggedCustomization = nil
        if commits { store(changed) } else { state?.updated(transition: Self.columnTransition) }
    }

    private func change(_ transition: ComponentTransition, _ change: (inout TableColumnCustomization) -> Void) {
        prepareComponentsForEvent()
        var changed = customization
        change(&changed)
        guard changed != customization else { return }
        draggedCustomization = changed
        state?.updated(transition: transition)
    }

    private func store(_ changed: TableColumnCustomization) {
        guard let binding = component?.customizationBinding else {
            ownCustomization = changed
            return
        }
        binding.setFromControl(changed)
        // The binding may have refused the change.
        if component?.customization != changed { state?.updated(transition: Self.columnTransition) }
    }

    // MARK: - Menu

    /// Returns the menu of the header, in which columns are shown and hidden.
    func menu(ofColumn id: String?) -> UIMenu? {
        guard let component else { return nil }
        prepareComponentsForEvent()
        let shown = layout.columns.count
        let columns = component.columns.filter { !$0.disabled.contains(.visibility) }.map { column in
            let isShown = customization.shows(column)
            return UIAction(
                title: column.title, attributes: isShown && shown == 1 ? .disabled : [], state: isShown ? .on : .off
            ) { [weak self] _ in self?.setVisible(!isShown, column.id) }
        }
        var sections: [UIMenuElement] = [UIMenu(options: .displayInline, children: columns)]
        if let id, header.column(id)?.isResizable == true {
            let fit = UIAction(title: LocalizedString.BuiltIn.tableSizeColumnToFit.text(in: traitCollection.language)) {
                [weak self] _ in self?.fit(id)
            }
            sections.insert(UIMenu(options: .displayInline, children: [fit]), at: 0)
        }
        return UIMenu(children: sections)
    }

    private func setVisible(_ isVisible: Bool, _ id: String) {
        change(Self.columnTransition) { $0[visibility: id] = isVisible ? .visible : .hidden }
        endChange(commits: true)
    }

    private func column(_ id: String) -> TableColumn<Value, ChildEnvironment>? {
        component?.columns.first { $0.id == id }
    }
}
