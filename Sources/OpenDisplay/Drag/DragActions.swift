/// The operations that a drag allows, or the one that was performed; an empty set is none.
package struct DragActions: OptionSet, Sendable, Hashable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The content is copied.
    package static let copy = DragActions(rawValue: 1 << 0)
    /// The content is moved: the source removes it.
    package static let move = DragActions(rawValue: 1 << 1)

    /// Returns the operations that the modifier keys allow, as on other desktops: Control copies, Shift moves.
    package func with(_ modifiers: KeyModifiers) -> DragActions {
        if modifiers.contains(.control) { return intersection(.copy) }
        return modifiers.contains(.shift) ? intersection(.move) : self
    }
}
