/// The keyboard focus when the stack changes.
extension UINavigationController {
    /// Stores which view of the displayed content has the focus, to which it returns when the controllers above are popped.
    ///
    /// - Returns: Whether the user has moved the focus into the navigation controller by keys.
    final func storeFocus() -> Bool {
        guard let view = viewIfLoaded, let focus = view.window?.focus, focus.isShown, let item = focus.item,
            item.isDescendant(of: view)
        else { return false }
        if let shown, let content = shown.viewIfLoaded, item.isDescendant(of: content) {
            shown.ensuredNavigation.focusedView = item
        }
        return true
    }

    /// Moves a focus that was in what a change has removed to the view of the top controller that had it before, or otherwise to
    /// the one that it prefers, the first one in its content or in the bar, and lets screen readers speak the title.
    final func moveFocus(into top: UIViewController) {
        let former = top.navigation?.focusedView
        top.navigation?.focusedView = nil
        guard let window = viewIfLoaded?.window, window.firstResponder == nil, window.focus.item?.isReachable != true
        else { return }
        let first = top.chosenFocusStop ?? top.viewIfLoaded?.focusStops.first ?? navigationBar.focusStops.first
        guard let view = former?.isReachable == true ? former : first else { return }
        UIAccessibility.post(notification: .announcement, argument: top.navigationItem.title)
        window.focus.move(to: view, heading: [])
    }
}
