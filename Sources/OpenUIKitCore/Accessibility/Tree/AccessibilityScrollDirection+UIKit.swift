internal import Accessibility

extension AccessibilityScrollDirection {
    init(_ direction: UIAccessibilityScrollDirection) {
        switch direction {
        case .up: self = .up
        case .down: self = .down
        case .left: self = .left
        case .right: self = .right
        case .next: self = .next
        case .previous: self = .previous
        }
    }

    var uiKit: UIAccessibilityScrollDirection {
        switch self {
        case .up: .up
        case .down: .down
        case .left: .left
        case .right: .right
        case .next: .next
        case .previous: .previous
        }
    }

    /// The name of the action that scrolls in the direction.
    var actionName: LocalizedString {
        switch self {
        case .up: .BuiltIn.actionScrollUp
        case .down: .BuiltIn.actionScrollDown
        case .left: .BuiltIn.actionScrollLeft
        case .right: .BuiltIn.actionScrollRight
        case .next: .BuiltIn.actionNextPage
        case .previous: .BuiltIn.actionPreviousPage
        }
    }
}
