/// An action that assistive technologies can perform on a node.
package struct AccessibilityAction: Hashable, Sendable {
    /// The kinds of actions.
    package enum Kind: Hashable, Sendable {
        case activate
        case increment
        case decrement
        case escape
        /// Opening the context menu.
        case showMenu
        /// An action of the program's own, by its index among those of the element.
        case custom(Int)
        /// Scrolling by a page.
        case scroll(AccessibilityScrollDirection)
        /// The most important action of the program's current state, such as pausing.
        case magicTap
        /// Moving to a result of one of the searches that the element offers, by the index of the search.
        case search(Int, AccessibilitySearchDirection)
    }

    package var kind: Kind
    /// The localized name.
    package var name: String

    package init(_ kind: Kind, name: String) {
        self.kind = kind
        self.name = name
    }
}

/// The directions of a search from the current element.
package enum AccessibilitySearchDirection: String, Hashable, Sendable, CaseIterable {
    case next
    case previous
}

/// The directions in which assistive technologies scroll.
package enum AccessibilityScrollDirection: String, Hashable, Sendable {
    case up
    case down
    case left
    case right
    case next
    case previous
}
