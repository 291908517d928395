/// Creation and reuse of views, and editing.
extension UITableView {
    func dequeueCell(_ identifier: String) -> UITableViewCell? {
        // A cell that is being reconfigured is the visible one.
        if let cell = reconfiguring, cell.reuseIdentifier == identifier { return cell }
        let key = ReusePool<UITableViewCell>.Key(identifier: identifier)
        if let cell = cellPool.take(key) {
            UIView.performWithoutAnimation { cell.prepareForReuse() }
            return sized(cell)
        }
        let type: AnyClass? = cellPool.registeredClass(for: key)
        guard let type = type as? UITableViewCell.Type else { return nil }
        return sized(type.init(registeredWithIdentifier: identifier))
    }

    /// Applies the layout attributes of the row that is being created, so that its width is known before it is
    /// configured.
    private func sized(_ cell: UITableViewCell) -> UITableViewCell {
        if let attributes = attributesOfNewView { UIView.performWithoutAnimation { place(cell, attributes) } }
        return cell
    }

    func makeUnregisteredCell(_ identifier: String) -> UITableViewCell {
        core.report(
            "table-view.unregistered-identifier",
            "The identifier \"\(identifier)\" of a cell was not registered with a class; a default cell is used.",
            hint: "Call register(_:forCellReuseIdentifier:) with the class and this identifier before the first layout."
        )
        return sized(UITableViewCell(style: .default, reuseIdentifier: identifier))
    }

    func dequeueSupplementary(_ identifier: String) -> UITableViewHeaderFooterView? {
        let key = ReusePool<UITableViewHeaderFooterView>.Key(identifier: identifier)
        if let view = supplementaryPool.take(key) {
            UIView.performWithoutAnimation { view.prepareForReuse() }
            return view
        }
        let type: AnyClass? = supplementaryPool.registeredClass(for: key)
        return (type as? UITableViewHeaderFooterView.Type)?.init(registeredWithIdentifier: identifier)
    }

    func reconfigure(_ item: ListItem) {
        guard let cell = item.view as? UITableViewCell else { return }
        let position = item.element.position
        reconfiguring = cell
        _ = dataSource?.tableView(self, cellForRowAt: IndexPath(position))
        reconfiguring = nil
        layout.forget(position)
    }

    // MARK: Editing

    func updateEditing(of cell: UITableViewCell, animated: Bool) {
        guard let path = indexPath(for: cell) else { return }
        updateEditing(of: cell, at: path, animated: animated)
    }

    func updateEditing(of cell: UITableViewCell, at path: IndexPath, animated: Bool) {
        guard isEditing || cell.isEditing else { return }
        let canEdit = isEditing && dataSource?.tableView(self, canEditRowAt: path) ?? false
        cell.editingStyle = canEdit ? delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
        cell.shouldIndentWhileEditing = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
        cell.showsReorderControl = isEditing && dataSource?.tableView(self, canMoveRowAt: path) ?? false
        cell.setEditing(isEditing, animated: animated)
    }

    func accessoryTapped(_ cell: UITableViewCell?) {
        guard let cell, let path = indexPath(for: cell) else { return }
        delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    }

    func editingControlTapped(_ cell: UITableViewCell?) {
        guard let cell, let path = indexPath(for: cell) else { return }
        if cell.editingStyle == .delete { return confirmDeletion(cell, path) }
        dataSource?.tableView(self, commit: cell.editingStyle, forRowAt: path)
    }
}
