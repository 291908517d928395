extension UIPress {
    /// 1 for an arrow key that increases a value, -1 for one that decreases it, and `nil` for other keys.
    ///
    /// - Parameter isReversed: Whether values increase to the left, as in right-to-left layouts.
    package func valueStep(isReversed: Bool) -> Int? {
        switch key?.keyCode {
        case .keyboardUpArrow: 1
        case .keyboardDownArrow: -1
        case .keyboardRightArrow: isReversed ? -1 : 1
        case .keyboardLeftArrow: isReversed ? 1 : -1
        default: nil
        }
    }
}
