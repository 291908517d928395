/// Keyboard navigation in lists whose rows cannot be selected and in grids: arrow keys move the focus to the next row or cell.
extension UIScrollView {
    /// Moves the focus to the next row in the direction of an arrow key that contains a view that can be focused: to the view
    /// at the same place as the focused one in its row.
    ///
    /// The rows are those of the innermost list around the focus, up to the scroll view, that has one in the direction.
    ///
    /// - Returns: `false` if the key has no effect on the focus, so that it scrolls.
    func moveFocusToRow(with key: UIKey) -> Bool {
        guard let heading = key.rowHeading, let item = hostWindow?.focus.item, item.isDescendant(of: self) else {
            return false
        }
        var row = item
        while row !== self, let parent = row.superview {
            if let list = parent as? any AccessibilityListing, moveFocus(from: item, in: row, of: list, heading) {
                return true
            }
            row = parent
        }
        return false
    }

    /// Moves the focus from a view in a row of a list.
    ///
    /// Rows without a view that can be focused are passed while they are visible, so that no text is skipped that was not read.
    private func moveFocus(
        from item: UIView, in row: UIView, of list: any AccessibilityListing, _ heading: UIFocusHeading
    ) -> Bool {
        guard let start = list.accessibilityRow(of: row), !start.isSelectable, let window = hostWindow else {
            return false
        }
        let place = row.focusStops.firstIndex { $0 === item } ?? 0
        var index = start.index
        while let next = list.accessibilityRow(toward: heading, of: index),
            let view = list.makeAccessibilityItem(next)
        {
            let stops = view.focusStops
            if !stops.isEmpty { return window.focus.move(to: stops[min(place, stops.count - 1)], heading: heading) }
            guard bounds.contains(view.convert(view.bounds, to: self)) else { return false }
            index = next
        }
        return false
    }
}

extension UIKey {
    /// The direction in which the key moves the focus in a list or a grid; `nil` for other keys.
    fileprivate var rowHeading: UIFocusHeading? {
        guard modifierFlags.isDisjoint(with: [.control, .alternate, .command, .shift]) else { return nil }
        switch keyCode {
        case .keyboardUpArrow: return .up
        case .keyboardDownArrow: return .down
        case .keyboardLeftArrow: return .left
        case .keyboardRightArrow: return .right
        default: return nil
        }
    }
}
