/// An entry of a menu that turns a value on and off, and has a check mark while it is on.
///
/// ```swift
/// CommandGroup(after: .sidebar) {
///     MenuToggle("Show Archive", isOn: $mail.showsArchive).keyboardShortcut("a", modifiers: [.control, .shift])
/// }
/// ```
///
/// See ``MenuBuilder``.
public struct MenuToggle {
    private(set) var item: MenuItem

    /// Creates an entry.
    public init(_ title: String, isOn: Binding<Bool>) {
        item = MenuItem(title) { isOn.wrappedValue.toggle() }
        item.isOn = isOn.wrappedValue
    }

    /// Returns the entry, disabled or not.
    public func disabled(_ isDisabled: Bool = true) -> MenuToggle {
        var toggle = self
        toggle.item.isEnabled = !isDisabled
        return toggle
    }

    /// Returns the entry with a key combination; see ``Button/keyboardShortcut(_:modifiers:)``.
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: UIKeyModifierFlags = .command) -> MenuToggle {
        var toggle = self
        toggle.item.shortcut = KeyboardShortcut(key, modifiers: modifiers)
        return toggle
    }
}
