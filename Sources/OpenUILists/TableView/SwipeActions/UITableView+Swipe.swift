/// Swipes on the rows of a table view.
extension UITableView: ListSwipeHost {
    func swipeTarget(at point: CGPoint) -> (cell: UIView, path: IndexPath)? {
        guard let path = indexPathForRow(at: point), let cell = cellForRow(at: path) else { return nil }
        return (cell, path)
    }

    func swipePath(of cell: UIView) -> IndexPath? {
        (cell as? UITableViewCell).flatMap { indexPath(for: $0) }
    }

    func swipeConfiguration(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
        if isLeading { return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) }
        if let found = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) { return found }
        if let found = rowActions(at: path) { return found }
        // Without an implementation of `canEditRowAt` there is no delete button, because it would have no effect.
        guard dataSource?.tableView(self, canEditRowAt: path) == true, !missing.contains(.editableRows) else {
            return nil
        }
        return deletion(of: path)
    }

    /// Returns the configuration with the delegate's row actions.
    private func rowActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
        guard let actions = delegate?.tableView(self, editActionsForRowAt: path) else { return nil }
        let configuration = UISwipeActionsConfiguration(
            actions: actions.map { action in action.contextual { [weak self] in self?.swipedPath } })
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }

    /// Returns the configuration with the action that deletes a row through the data source.
    func deletion(of path: IndexPath) -> UISwipeActionsConfiguration? {
        let style = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
        guard style == .delete else { return nil }
        let title =
            delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? builtInText(.BuiltIn.delete)
        return UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: title) { [weak self] _, _, completion in
                self?.commitDeletion()
                completion(true)
            }
        ])
    }

    private func commitDeletion() {
        guard let path = swipedPath else { return }
        dataSource?.tableView(self, commit: .delete, forRowAt: path)
    }

    func swipeDidChange(_ cell: UIView, isSwiped: Bool, isConfirmation: Bool) {
        guard let cell = cell as? UITableViewCell else { return }
        let path = indexPath(for: cell)
        let mask = cell.stateMask(isEditing: cell.isEditing, isSwiped: isSwiped)
        // Before client code is called, which may close the row.
        cell.parts.isSwiped = isSwiped
        cell.willTransition(to: mask)
        guard cell.parts.isSwiped == isSwiped else { return }
        cell.didTransition(to: mask)
        cell.setNeedsUpdateConfiguration()
        guard !isConfirmation else { return }
        if !isSwiped {
            delegate?.tableView(self, didEndEditingRowAt: path)
        } else if let path {
            delegate?.tableView(self, willBeginEditingRowAt: path)
        }
    }

    func swipeDidConfirm(_ cell: UIView, _ isConfirming: Bool) {
        (cell as? UITableViewCell)?.parts.setConfirming(isConfirming)
    }
}
