/// Keyboard navigation in lists: Tab focuses one cell, arrow keys move to its neighbors, Space and Return select.
extension ListCore {
    /// The cell that Tab focuses, which is determined once per search.
    private var tabStop: ListPosition? {
        guard let search = host.window?.focus.search else { return currentTabStop }
        if let foundTabStop, foundTabStop.search == search { return foundTabStop.position }
        let position = currentTabStop
        foundTabStop = (search, position)
        return position
    }

    /// The cell that Tab focuses: the one that is focused; otherwise the one that the delegate prefers or, first if the list view
    /// remembers it, the one that was focused last; otherwise a selected one, otherwise the first visible one.
    private var currentTabStop: ListPosition? {
        let last = focused.flatMap { visible[.cell($0)] == nil ? nil : $0 }
        if let last, containsFocus || client.remembersLastFocusedIndexPath { return last }
        if let preferred = client.preferredFocus, visible[.cell(preferred)] != nil { return preferred }
        if let last { return last }
        let positions = visiblePositions
        return positions.first(where: selection.contains) ?? positions.first { isFullyVisible($0) } ?? positions.first
    }

    private var containsFocus: Bool { focusedView?.isDescendant(of: host) ?? false }

    private var focusedView: UIView? { host.window?.focus.item }

    /// Returns the position of the cell that is or contains a view.
    func position(around view: UIView?) -> ListPosition? {
        item(around: view).flatMap { $0.element.category == .cell ? $0.element.position : nil }
    }

    /// Remembers the cell that has gained the focus.
    func focusDidMove(to view: UIView?) {
        guard let view, let item = item(around: view), item.view === view, item.element.category == .cell else {
            return
        }
        focused = item.element.position
    }

    private func isFullyVisible(_ position: ListPosition) -> Bool {
        guard let frame = visible[.cell(position)]?.attributes.frame else { return false }
        return host.bounds.inset(by: host.adjustedContentInset).contains(frame)
    }

    func canFocus(_ cell: UIView) -> Bool {
        guard let item = item(around: cell), item.view === cell,
            host.window?.focus.candidate === cell || item.element.position == tabStop
        else { return false }
        return client.canFocus(item.element.position)
    }

    /// Performs the effect of a tap on a cell; returns `false` if a tap has no effect.
    func activate(_ cell: UIView) -> Bool {
        guard let item = item(around: cell), item.view === cell, item.element.category == .cell,
            client.isSelectionAllowed
        else { return false }
        userSelect(item.element.position)
        return true
    }

    /// Returns how far a pinned header and footer can cover a cell from the edges of the visible area, in points.
    func pinnedInsets(over cell: UIView) -> UIEdgeInsets {
        guard let item = item(around: cell), item.element.category == .cell else { return .zero }
        return client.pinnedInsets(over: item.element.position)
    }

    /// The center of the focused cell.
    var focusPoint: CGPoint? {
        item(around: focusedView).flatMap { $0.element.category == .cell ? center(of: $0.view) : nil }
    }

    /// Moves the focus to a neighbor of the focused cell if the key is an arrow key and there is such a neighbor.
    ///
    /// In a list whose cells cannot be focused, it moves from a control in a cell to the first one in the neighbor.
    func moveFocus(with key: UIKey) -> Bool {
        let withShift = key.modifierFlags.contains(.shift)
        guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]),
            !withShift || client.movesFocusWithShift, let direction = ListDirection(key.keyCode),
            let window = host.window, let view = window.focus.item,
            let item = item(around: view), item.element.category == .cell
        else { return false }
        let focusesCells = item.view === view
        guard focusesCells || !client.canFocus(item.element.position),
            let position = client.neighbor(of: item.element.position, direction),
            client.canFocus(position) == focusesCells
        else { return false }
        let offset = host.contentOffset
        client.willReveal(position)
        guard let frame = client.attributes(of: .cell(position))?.frame else { return false }
        focused = position
        host.reveal(frame.including(client.pinnedInsets(over: position)), animated: false)
        host.layoutIfNeeded()
        guard let cell = self.view(of: .cell(position)) else { return true }
        let start = epoch
        guard let target = focusesCells ? cell : cell.focusStops.first,
            window.focus.move(to: target, heading: direction.heading)
        else {
            if start == epoch { returnFocus(to: item.element.position, offset: offset) }
            return focusesCells
        }
        guard start == epoch, focused == position else { return true }
        if focusesCells, client.focusDidMove(to: position, withShift: withShift) { return true }
        guard client.isSelectionAllowed, client.selectsWithFocus(position), !selection.contains(position) else {
            return true
        }
        userSelect(position)
        return true
    }
}

extension ListCore {
    /// Restores the focused cell and the offset after another cell was revealed but not focused.
    private func returnFocus(to position: ListPosition, offset: CGPoint) {
        focused = position
        client.willReveal(position)
        host.setContentOffset(offset, animated: false)
        host.layoutIfNeeded()
    }

    /// Returns the index paths of the cells that lose and gain focus or contain the views that do.
    func indexPaths(of context: UIFocusUpdateContext) -> (previous: IndexPath?, next: IndexPath?) {
        func path(_ view: UIView?) -> IndexPath? { position(around: view).map(IndexPath.init) }
        return (path(context.previouslyFocusedView), path(context.nextFocusedView))
    }
}

extension UITableView: PinningList {
    package func pinnedInsets(over view: UIView) -> UIEdgeInsets { core.pinnedInsets(over: view) }
}

extension UICollectionView: PinningList {
    package func pinnedInsets(over view: UIView) -> UIEdgeInsets { core.pinnedInsets(over: view) }
}
