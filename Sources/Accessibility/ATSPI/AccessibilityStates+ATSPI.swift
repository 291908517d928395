extension AccessibilityStates {
    /// The numbers in `AtspiStateType` of the states, and the names that events use.
    ///
    /// An enabled object is also sensitive, as GTK's objects are.
    static let atspi: [(state: AccessibilityStates, number: UInt64, name: String)] = [
        (.enabled, 8, "enabled"), (.enabled, 24, "sensitive"), (.focusable, 11, "focusable"), (.focused, 12, "focused"),
        (.selectable, 22, "selectable"), (.selected, 23, "selected"), (.checkable, 41, "checkable"),
        (.checked, 4, "checked"), (.editable, 7, "editable"), (.singleLine, 26, "single-line"),
        (.multiLine, 17, "multi-line"), (.selectableText, 38, "selectable-text"), (.modal, 16, "modal"),
        (.active, 1, "active"), (.busy, 3, "busy"), (.indeterminate, 32, "indeterminate"),
        (.hasPopup, 42, "has-popup"), (.multiselectable, 18, "multiselectable"), (.horizontal, 14, "horizontal"),
        (.vertical, 29, "vertical"), (.readOnly, 43, "read-only"),
        (.expandable, 9, "expandable"), (.expanded, 10, "expanded"),
    ]

    private static let pressed: UInt64 = 20
    private static let showing: UInt64 = 25
    private static let visible: UInt64 = 30

    /// Returns the states as the two words of `GetState`.
    func atspiWords(of role: AccessibilityRole, isShowing: Bool) -> [UInt32] {
        var bits: UInt64 = 1 << Self.visible
        // A toggle button is pressed, as GTK's are, and not checked.
        let isPressed = role == .toggleButton && contains(.checked)
        let own = role == .toggleButton ? subtracting([.checkable, .checked]) : self
        for entry in Self.atspi where own.contains(entry.state) { bits |= 1 << entry.number }
        if isShowing { bits |= 1 << Self.showing }
        if isPressed { bits |= 1 << Self.pressed }
        return [UInt32(truncatingIfNeeded: bits), UInt32(truncatingIfNeeded: bits >> 32)]
    }
}
