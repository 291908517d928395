extension UIWindow {
    /// Handles the mouse's back button: the innermost ``BackNavigating`` controller at the location goes back.
    ///
    /// Controllers behind a presented controller are not considered.
    func goBack(at location: CGPoint) -> Bool {
        guard menus.keyResponder == nil else { return false }
        var wentBack = false
        _ = hitTest(location, with: nil)?.firstInChain { responder in
            wentBack = (responder as? any BackNavigating)?.goBack() ?? false
            return wentBack || (responder as? UIViewController)?.storedPresenting != nil
        }
        return wentBack
    }
}
