internal import Localization

/// The data source and delegate of a table view whose cells display components.
final class TableList: ComponentList, UITableViewDataSource, UITableViewDelegate {
    /// Called after a row was selected, following the cell's own closure.
    var didSelect: ((IndexPath) -> Void)?
    var didHighlight: ((IndexPath) -> Void)?
    var headerView: ((Int) -> UIView?)?
    /// Called before a cell is displayed.
    var willDisplay: ((UITableViewCell, IndexPath) -> Void)?
    var scrolled: ((UIScrollView) -> Void)?
    private weak var table: UITableView?

    /// Becomes the data source and the delegate of a table view.
    func attach(to table: UITableView) {
        guard self.table !== table else { return }
        self.table = table
        table.dataSource = self
        table.delegate = self
    }

    // MARK: Changes

    override func reload() {
        table?.reloadData()
    }

    override func apply(_ difference: ListDifference, animated: Bool, change: @escaping () -> Void) {
        guard let table else { return change() }
        let animation = animated ? UITableView.RowAnimation.automatic : .none
        let update = {
            table.performBatchUpdates {
                change()
                table.deleteSections(difference.deletedSections, with: animation)
                table.insertSections(difference.insertedSections, with: animation)
                table.deleteRows(at: difference.deleted, with: animation)
                table.insertRows(at: difference.inserted, with: animation)
                for move in difference.moved { table.moveRow(at: move.from, to: move.to) }
            }
        }
        animated ? update() : UIView.performWithoutAnimation(update)
    }

    override func renderVisible() -> Bool {
        guard let table else { return false }
        var changesHeights = false
        for path in table.indexPathsForVisibleRows ?? [] {
            guard let view = table.cellForRow(at: path) as? UITableComponentCell, let cell = cell(at: path),
                let component = cell.component(context)
            else { continue }
            let height = view.component?.renderedSize.height
            view.install(component: component, width: view.contentView.bounds.width)
            if height != component.renderedSize.height { changesHeights = true }
        }
        return changesHeights
    }

    override func adjustSizes() {
        guard let table else { return }
        let paths = (table.indexPathsForVisibleRows ?? []).filter { path in
            guard let cell = table.cellForRow(at: path) as? UITableComponentCell else { return false }
            return abs(cell.sizeThatFits(cell.bounds.size).height - cell.bounds.height) > 0.5
        }
        guard !paths.isEmpty else { return }
        table.performBatchUpdates { table.reconfigureRows(at: paths) }
    }

    override func shows(_ component: any UIComponentProtocol) -> Bool {
        guard let table, let canvas = component.canvasView else { return false }
        return canvas.isDescendant(of: table)
    }

    // MARK: Data

    func numberOfSections(in tableView: UITableView) -> Int {
        sections.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections.indices.contains(section) ? sections[section].cells.count : 0
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let cell = cell(at: indexPath) else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
        let view = tableView.dequeueComponentCell(withReuseIdentifier: cell.reuseIdentifier)
        view.selectionStyle = cell.selected == nil && didSelect == nil ? .none : .default
        if let component = cell.component(context) {
            view.install(component: component, width: tableView.bounds.width)
        }
        return view
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        willDisplay?(cell, indexPath)
    }

    // MARK: Headers

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard sections.indices.contains(section) else { return nil }
        return headerView?(section) ?? sections[section].header.flatMap { header(for: $0, in: tableView) }
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        guard sections.indices.contains(section) else { return nil }
        return sections[section].footer.flatMap { header(for: $0, in: tableView) }
    }

    private func header(for descriptor: UIComponentCellDescriptor, in table: UITableView) -> UIView? {
        guard let component = descriptor.component(context) else { return nil }
        let identifier = "render-\(descriptor.reuseIdentifier)"
        let view =
            table.dequeueReusableHeaderFooterView(withIdentifier: identifier) as? UITableComponentHeader
            ?? UITableComponentHeader(reuseIdentifier: identifier)
        view.install(component: component, width: table.bounds.width)
        return view
    }

    // MARK: Actions

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let cell = cell(at: indexPath)
        if let selected = cell?.selected {
            tableView.deselectRow(at: indexPath, animated: true)
            selected()
        }
        didSelect?(indexPath)
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        didHighlight?(indexPath)
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        cell(at: indexPath)?.selected != nil || didSelect != nil
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        guard let cell = cell(at: indexPath) else { return false }
        return cell.deleted != nil || !cell.leadingActions.isEmpty || !cell.trailingActions.isEmpty
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        if editingStyle == .delete { cell(at: indexPath)?.deleted?() }
    }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let actions = cell(at: indexPath)?.leadingActions, !actions.isEmpty else { return nil }
        return UISwipeActionsConfiguration(actions: actions)
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let cell = cell(at: indexPath) else { return nil }
        var actions = cell.trailingActions
        if let deleted = cell.deleted {
            let title = NSLocalizedString(
                "Delete", value: LocalizedString.BuiltIn.delete.text(in: tableView.traitCollection.language),
                comment: "On the button that deletes a row")
            let delete = UIContextualAction(style: .destructive, title: title) { _, _, completion in
                completion(true)
                deleted()
            }
            actions.insert(delete, at: 0)
        }
        return actions.isEmpty ? nil : UISwipeActionsConfiguration(actions: actions)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        scrolled?(scrollView)
    }
}

extension UITableView {
    /// Returns a reused cell that displays a component, or a new one.
    func dequeueComponentCell(withReuseIdentifier identifier: String) -> UITableComponentCell {
        dequeueReusableCell(withIdentifier: identifier) as? UITableComponentCell
            ?? UITableComponentCell(style: .default, reuseIdentifier: identifier)
    }
}
