/// How assistive technologies present the elements of a component that contains several.
public enum AccessibilityChildBehavior: Sendable {
    /// One element, whose label joins the texts in the component; buttons and other controls remain elements in it.
    case combine
    /// A group, in which each element is presented by itself.
    case contain
    /// One element that consists only of what the modifiers specify.
    case ignore
}

/// The kinds of actions that assistive technologies know.
public enum AccessibilityActionKind: Sendable {
    /// What a tap does.
    case `default`
    /// What the Escape key does: closing, or going back.
    case escape
    /// The most important action of what is shown, such as pausing, which keys for playing and pausing also perform.
    case magicTap
}

/// The directions in which users of assistive technologies change a value.
public enum AccessibilityAdjustmentDirection: Sendable {
    case increment
    case decrement
}

extension AccessibilityChildBehavior {
    var children: AccessibilityModification.Children {
        switch self {
        case .combine: .combine
        case .contain: .contain
        case .ignore: .ignore
        }
    }
}

extension AccessibilityActionKind {
    var action: AccessibilityModification.Action.Kind {
        switch self {
        case .default: .activate
        case .escape: .escape
        case .magicTap: .magicTap
        }
    }
}
