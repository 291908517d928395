/// Keyboard navigation in lists whose rows cannot be selected: the Up and Down keys move the focus to the row above or below.
extension UIScrollView {
    /// Moves the focus to the next row in the direction of an arrow key that contains a view that can be focused: to the view
    /// at the same place as the focused one in its row.
    ///
    /// Rows without such a view are passed while they are visible, so that no text is skipped that was not read.
    ///
    /// - Returns: `false` if the key has no effect on the focus, so that it scrolls.
    func moveFocusToRow(with key: UIKey) -> Bool {
        guard let step = key.rowStep, let list = self as? any AccessibilityListing, let window = hostWindow,
            let item = window.focus.item, let start = subview(containing: item),
            let row = list.accessibilityRow(of: start), !row.isSelectable
        else { return false }
        let place = start.focusStops.firstIndex { $0 === item } ?? 0
        var index = row.index + step
        while 0..<row.count ~= index, let view = list.makeAccessibilityItem(index) {
            let stops = view.focusStops
            if !stops.isEmpty {
                return window.focus.move(to: stops[min(place, stops.count - 1)], heading: step < 0 ? .up : .down)
            }
            guard bounds.contains(view.frame) else { return false }
            index += step
        }
        return false
    }

    private func subview(containing view: UIView) -> UIView? {
        sequence(first: view, next: \.superview).first { $0.superview === self }
    }
}

extension UIKey {
    /// The number of rows by which the key moves the focus in a list; `nil` for other keys.
    fileprivate var rowStep: Int? {
        guard modifierFlags.isDisjoint(with: [.control, .alternate, .command, .shift]) else { return nil }
        switch keyCode {
        case .keyboardUpArrow: return -1
        case .keyboardDownArrow: return 1
        default: return nil
        }
    }
}
