/// The keyboard in a list: Tab comes to one cell, the arrows go on to its neighbours, Space and Return select.
extension ListCore {
    /// The cell that Tab stops at: the one that had the focus last, otherwise a selected one, otherwise the first.
    private var stop: ListPlace? {
        if let focused, visible[.cell(focused)] != nil { return focused }
        let places = visiblePlaces
        return places.first(where: selection.contains) ?? places.first { isWhollySeen($0) } ?? places.first
    }

    private func isWhollySeen(_ place: ListPlace) -> Bool {
        guard let frame = visible[.cell(place)]?.attributes.frame else { return false }
        return host.bounds.inset(by: host.adjustedContentInset).contains(frame)
    }

    func canFocus(_ cell: UIView) -> Bool {
        guard let item = item(around: cell), item.view === cell, item.element.place == stop else { return false }
        return client.canFocus(item.element.place)
    }

    /// Does what a tap on a cell does; false if that is nothing.
    func activate(_ cell: UIView) -> Bool {
        guard let item = item(around: cell), item.view === cell, item.element.category == .cell,
            client.selectionRules.isAllowed
        else { return false }
        userSelect(item.element.place)
        return true
    }

    /// The middle of the cell that has the focus.
    var focusPoint: CGPoint? {
        item(around: host.window?.focus.item).flatMap { $0.element.category == .cell ? $0.view.center : nil }
    }

    /// Moves the focus to a neighbour of the focused cell, if a key asks for that and there is one.
    func moveFocus(with key: UIKey) -> Bool {
        guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command, .shift]),
            let direction = ListDirection(key.keyCode), let window = host.window, let view = window.focus.item,
            let item = item(around: view), item.view === view, item.element.category == .cell
        else { return false }
        guard let place = client.neighbour(of: item.element.place, direction), client.canFocus(place),
            let frame = client.attributes(of: .cell(place))?.frame
        else { return false }
        focused = place
        host.reveal(frame, animated: false)
        host.layoutIfNeeded()
        guard let cell = self.view(of: .cell(place)) else { return true }
        let start = epoch
        window.focus.move(to: cell, heading: direction.heading)
        guard start == epoch, focused == place, client.selectionRules.isAllowed, client.selectsWithFocus(place),
            !selection.contains(place)
        else { return true }
        userSelect(place)
        return true
    }
}

/// Where an arrow points.
enum ListDirection {
    case up
    case down
    case left
    case right

    init?(_ code: UIKeyboardHIDUsage) {
        switch code {
        case .keyboardUpArrow: self = .up
        case .keyboardDownArrow: self = .down
        case .keyboardLeftArrow: self = .left
        case .keyboardRightArrow: self = .right
        default: return nil
        }
    }

    var heading: UIFocusHeading {
        switch self {
        case .up: .up
        case .down: .down
        case .left: .left
        case .right: .right
        }
    }

    /// How far a rectangle lies in the direction, and how far beside it; nil if it lies elsewhere.
    func distance(from start: CGRect, to end: CGRect) -> CGFloat? {
        let (x, y) = (end.midX - start.midX, end.midY - start.midY)
        let (along, across): (CGFloat, CGFloat) =
            switch self {
            case .up: (-y, x)
            case .down: (y, x)
            case .left: (-x, y)
            case .right: (x, y)
            }
        // What lies in the same line is no way up or down, though it be a little higher.
        let least = (self == .up || self == .down ? min(start.height, end.height) : min(start.width, end.width)) / 2
        return along > max(least, 0.5) ? along + 2 * abs(across) : nil
    }
}
