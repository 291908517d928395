// Panes are the parts of a window between which users move with F6: bars, scroll views, landmarks, and the views of
// controllers.
extension FocusController {
    /// Moves the focus to the first view that can be focused in the next or previous pane, wrapping around.
    ///
    /// - Returns: Whether there is another pane.
    func moveToPane(forward: Bool) -> Bool {
        let panes = panes
        guard panes.count > 1 || item == nil, let first = panes.first else { return false }
        guard let item, let current = panes.firstIndex(where: { $0.view === item.focusPane }) else {
            return move(to: first.firstStop, heading: forward ? .next : .previous)
        }
        let next = (current + (forward ? 1 : panes.count - 1)) % panes.count
        return move(to: panes[next].firstStop, heading: forward ? .next : .previous)
    }

    private struct Pane {
        let view: UIView?
        let firstStop: UIView
    }

    /// The panes with views that can be focused, in reading order.
    private var panes: [Pane] {
        var panes: [Pane] = []
        for stop in rootStops {
            let view = stop.focusPane
            if !panes.contains(where: { $0.view === view }) { panes.append(Pane(view: view, firstStop: stop)) }
        }
        return panes
    }
}

extension UIView {
    /// The innermost pane around the view.
    fileprivate var focusPane: UIView? {
        var ancestor = superview
        while let view = ancestor, !view.isFocusPane { ancestor = view.superview }
        return ancestor
    }
}
