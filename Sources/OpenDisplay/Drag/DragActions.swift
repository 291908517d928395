/// What may become, or becomes, of content that is dragged; nothing is neither.
package struct DragActions: OptionSet, Sendable, Hashable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// It stays where it was, too.
    package static let copy = DragActions(rawValue: 1 << 0)
    /// It leaves where it was.
    package static let move = DragActions(rawValue: 1 << 1)

    /// What held keys leave of it, as on other desktops: Control copies, Shift moves.
    package func with(_ modifiers: KeyModifiers) -> DragActions {
        if modifiers.contains(.control) { return intersection(.copy) }
        return modifiers.contains(.shift) ? intersection(.move) : self
    }
}
