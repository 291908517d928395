/// The direction of an arrow key.
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

    /// Returns the weighted distance to a rectangle in this direction, or `nil` if it lies in another direction.
    func distance(from start: CGRect, to end: CGRect) -> CGFloat? {
        let (x, y) = (end.midX - start.midX, end.midY - start.midY)
        let (along, across): (CGFloat, CGFloat) =
            switch self {
            case .up: (-y, x)
            case .down: (y, x)
            case .left: (-x, y)
            case .right: (x, y)
            }
        // A rectangle in the same line is not above or below, even if it is slightly offset.
        let least = (self == .up || self == .down ? min(start.height, end.height) : min(start.width, end.width)) / 2
        return along > max(least, 0.5) ? along + 2 * abs(across) : nil
    }
}
