/// Tracks a horizontal swipe on a row of a table view and reveals the row's actions.
@MainActor final class TableSwipe {
    /// The fraction of the row's width beyond which a swipe performs the first action.
    private static let full: CGFloat = 0.6
    /// The velocity, in points per second, above which a swipe opens or closes the row regardless of its position.
    private static let push: CGFloat = 300

    private unowned let table: UITableView
    let pan = UIPanGestureRecognizer(target: nil, action: nil)
    private weak var cell: UITableViewCell?
    private var configuration: UISwipeActionsConfiguration?
    private var buttons: SwipeButtons?
    private var opensAtLeft = false
    /// The offset of the row when the gesture began.
    private var start: CGFloat = 0

    init(_ table: UITableView) {
        self.table = table
        pan.maximumNumberOfTouches = 1
        pan.addHandler { [weak self] _ in self?.panDidChange() }
    }

    var isOpen: Bool { cell != nil }

    /// Whether a swipe can begin, that is, whether the touched row has actions on that side.
    func mayBegin() -> Bool {
        let translation = pan.translation(in: table)
        guard abs(translation.x) > abs(translation.y), !table.isEditing,
            let path = table.indexPathForRow(at: pan.location(in: table)), let touched = table.cellForRow(at: path)
        else { return false }
        if touched === cell {
            start = offset
            return true
        }
        close(animated: true)
        let isMirrored = touched.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isLeading = (translation.x > 0) != isMirrored
        // The delegate and the data source may have changed the table view.
        guard let found = configuration(at: path, isLeading: isLeading), !found.actions.isEmpty, !table.isEditing,
            table.indexPath(for: touched) == path
        else { return false }
        opensAtLeft = translation.x > 0
        open(touched, found)
        return true
    }

    private func configuration(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
        if isLeading {
            return table.delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
        }
        if let found = table.delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path) {
            return found
        }
        if let found = rowActions(at: path) { return found }
        // Without an implementation of `canEditRowAt` there is no delete button, because it would have no effect.
        guard table.dataSource?.tableView(table, canEditRowAt: path) == true, !table.missing.contains(.editableRows)
        else { return nil }
        return deletion(of: path)
    }

    /// Returns the configuration with the delegate's row actions.
    private func rowActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
        guard let actions = table.delegate?.tableView(table, editActionsForRowAt: path) else { return nil }
        let configuration = UISwipeActionsConfiguration(
            actions: actions.map { action in
                action.contextual { [weak self] in self?.cell.flatMap { self?.table.indexPath(for: $0) } }
            })
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }

    /// Returns the configuration with the action that deletes a row through the data source.
    private func deletion(of path: IndexPath) -> UISwipeActionsConfiguration? {
        let style = table.delegate?.tableView(table, editingStyleForRowAt: path) ?? .delete
        guard style == .delete else { return nil }
        let title = table.delegate?.tableView(table, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
        return UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: title) { [weak self] _, _, completion in
                self?.commitDeletion()
                completion(true)
            }
        ])
    }

    private func commitDeletion() {
        guard let cell, let path = table.indexPath(for: cell) else { return }
        table.dataSource?.tableView(table, commit: .delete, forRowAt: path)
    }

    /// Reveals the delete button of a row whose delete control was tapped.
    func confirm(_ touched: UITableViewCell, at path: IndexPath) {
        let isOpen = touched === cell
        close(animated: true)
        guard !isOpen, let found = deletion(of: path), table.isEditing, table.indexPath(for: touched) == path
        else { return }
        opensAtLeft = touched.effectiveUserInterfaceLayoutDirection == .rightToLeft
        open(touched, found)
        buttons?.frame = CGRect(
            x: opensAtLeft ? 0 : touched.bounds.width, y: 0, width: 0, height: touched.bounds.height)
        guard let width = buttons?.width else { return }
        settle(at: width)
    }

    private func open(_ cell: UITableViewCell, _ configuration: UISwipeActionsConfiguration) {
        let buttons = SwipeButtons(configuration, isLeading: opensAtLeft) { [weak self] in self?.perform($0) }
        cell.addSubview(buttons)
        (self.cell, self.configuration, self.buttons, start) = (cell, configuration, buttons, 0)
        mark(cell, true)
        if !table.isEditing, let path = table.indexPath(for: cell) {
            table.delegate?.tableView(table, willBeginEditingRowAt: path)
        }
    }

    /// The distance by which the row is offset, in the direction in which it opens.
    private var offset: CGFloat {
        guard let cell else { return 0 }
        return opensAtLeft ? -cell.bounds.minX : cell.bounds.minX
    }

    private func move(to offset: CGFloat) {
        guard let cell, let buttons else { return }
        let size = cell.bounds.size
        cell.bounds.origin.x = opensAtLeft ? -offset : offset
        buttons.frame = CGRect(x: opensAtLeft ? -offset : size.width, y: 0, width: offset, height: size.height)
    }

    private func panDidChange() {
        guard let cell, let buttons else { return }
        let distance = pan.translation(in: table).x * (opensAtLeft ? 1 : -1)
        switch pan.state {
        case .began, .changed: move(to: min(max(0, start + distance), cell.bounds.width))
        case .ended:
            let speed = pan.velocity(in: table).x * (opensAtLeft ? 1 : -1)
            let isFull = configuration?.performsFirstActionWithFullSwipe ?? false
            if isFull, offset > cell.bounds.width * Self.full, let first = buttons.first { return perform(first) }
            let opens = abs(speed) > Self.push ? speed > 0 : offset > buttons.width / 2
            if opens { settle(at: buttons.width) } else { close(animated: true) }
        case .cancelled: close(animated: true)
        case .possible, .failed: break
        }
    }

    private func settle(at offset: CGFloat) {
        UIView.animate(withDuration: 0.25) { [self] in
            cell?.parts.setConfirming(table.isEditing)
            move(to: offset)
            buttons?.layoutIfNeeded()
        }
    }

    private func perform(_ button: SwipeButton) {
        button.action.handler(button.action, button) { [weak self] _ in self?.close(animated: true) }
    }

    /// Closes the row and removes the buttons.
    func close(animated: Bool) {
        guard let cell, let buttons else { return }
        let path = table.indexPath(for: cell)
        let change = { [self] in
            cell.parts.setConfirming(false)
            move(to: 0)
        }
        if animated, cell.window != nil {
            UIView.animate(withDuration: 0.25, animations: change) { _ in buttons.removeFromSuperview() }
        } else {
            UIView.performWithoutAnimation(change)
            buttons.removeFromSuperview()
        }
        (self.cell, configuration, self.buttons) = (nil, nil, nil)
        mark(cell, false)
        if !table.isEditing { table.delegate?.tableView(table, didEndEditingRowAt: path) }
    }

    private func mark(_ cell: UITableViewCell, _ isSwiped: Bool) {
        cell.parts.isSwiped = isSwiped
        cell.setNeedsUpdateConfiguration()
    }

    /// Closes the row if its cell is about to be reused.
    func closeIfNeeded(for leaving: UITableViewCell) {
        if leaving === cell { close(animated: false) }
    }
}
