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
    }

    package var kind: Kind
    /// The localized name.
    package var name: String

    package init(_ kind: Kind, name: String) {
        self.kind = kind
        self.name = name
    }
}
