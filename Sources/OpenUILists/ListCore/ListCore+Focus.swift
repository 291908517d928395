/// Keyboard navigation in lists: Tab focuses one cell, arrow keys move to its neighbors, Space and Return select.
extension ListCore {
    /// The cell that Tab focuses: the one that was focused last, otherwise a selected one, otherwise the first visible
    /// one.
    private var stop: ListPlace? {
        if let focused, visible[.cell(focused)] != nil { return focused }
        let places = visiblePlaces
        return places.first(where: selection.contains) ?? places.first { isFullyVisible($0) } ?? places.first
    }

    private func isFullyVisible(_ place: ListPlace) -> Bool {
        guard let frame = visible[.cell(place)]?.attributes.frame else { return false }
        return host.bounds.inset(by: host.adjustedContentInset).contains(frame)
    }

    func canFocus(_ cell: UIView) -> Bool {
        guard let item = item(around: cell), item.view === cell, item.element.place == stop else { return false }
        return client.canFocus(item.element.place)
    }

    /// Performs the effect of a tap on a cell; returns `false` if a tap has no effect.
    func activate(_ cell: UIView) -> Bool {
        guard let item = item(around: cell), item.view === cell, item.element.category == .cell,
            client.isSelectionAllowed
        else { return false }
        userSelect(item.element.place)
        return true
    }

    /// The center of the focused cell.
    var focusPoint: CGPoint? {
        item(around: host.window?.focus.item).flatMap { $0.element.category == .cell ? $0.view.center : nil }
    }

    /// Moves the focus to a neighbor of the focused cell if the key is an arrow key and there is such a neighbor.
    func moveFocus(with key: UIKey) -> Bool {
        guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command, .shift]),
            let direction = ListDirection(key.keyCode), let window = host.window, let view = window.focus.item,
            let item = item(around: view), item.view === view, item.element.category == .cell
        else { return false }
        guard let place = client.neighbor(of: item.element.place, direction), client.canFocus(place),
            let frame = client.attributes(of: .cell(place))?.frame
        else { return false }
        focused = place
        host.reveal(frame, animated: false)
        host.layoutIfNeeded()
        guard let cell = self.view(of: .cell(place)) else { return true }
        let start = epoch
        window.focus.move(to: cell, heading: direction.heading)
        guard start == epoch, focused == place, client.isSelectionAllowed, client.selectsWithFocus(place),
            !selection.contains(place)
        else { return true }
        userSelect(place)
        return true
    }
}
