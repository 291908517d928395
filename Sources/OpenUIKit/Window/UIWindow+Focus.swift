/// Tab and Shift-Tab hand the keyboard from view to view.
extension UIWindow {
    /// Goes on to the next view that wants the keyboard, in the order of the hierarchy, and from the last to the first.
    ///
    /// Returns whether there was one.
    final func moveFocus(forward: Bool) -> Bool {
        let stops = focusRoot.focusStops
        guard !stops.isEmpty else { return false }
        let current = stops.firstIndex { $0.isFirstResponder }
        let order = stops.indices.map { step -> UIView in
            let start = current.map { forward ? $0 + 1 : $0 - 1 } ?? (forward ? 0 : stops.count - 1)
            let index = (forward ? start + step : start - step) % stops.count
            return stops[index < 0 ? index + stops.count : index]
        }
        return order.contains { !$0.isFirstResponder && $0.becomeFirstResponder() }
    }

    /// What is presented keeps the keyboard to itself.
    private var focusRoot: UIView {
        rootViewController?.deepestPresented.view ?? self
    }
}

extension UIView {
    /// The views at or below this one that want the keyboard and can be seen.
    fileprivate var focusStops: [UIView] {
        guard !isHidden, alpha >= 0.01, isUserInteractionEnabled else { return [] }
        let inside = subviews.flatMap(\.focusStops)
        return canBecomeFirstResponder ? [self] + inside : inside
    }
}

extension UIView {
    /// Takes the keyboard from the view or from whatever inside it has it.
    ///
    /// - Parameter force: does not ask whether that agrees.
    /// - Returns: whether nothing in the view has the keyboard now.
    @discardableResult
    public final func endEditing(_ force: Bool) -> Bool {
        guard let window = hostWindow, let editor = window.firstResponder as? UIView, editor.isDescendant(of: self)
        else { return true }
        if editor.resignFirstResponder() { return true }
        if force { window.firstResponder = nil }
        return force
    }
}
