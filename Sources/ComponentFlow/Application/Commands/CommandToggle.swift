/// An entry of a menu that turns a value on and off, and has a check mark while it is on.
///
/// ```swift
/// CommandGroup(after: .sidebar) {
///     CommandToggle("Show Archive", isOn: $mail.showsArchive).keyboardShortcut("a", modifiers: [.control, .shift])
/// }
/// ```
@preconcurrency @MainActor
public struct CommandToggle {
    private let title: String
    private let isOn: Binding<Bool>
    private var isEnabled = true
    private var shortcut: KeyboardShortcut?

    /// Creates an entry.
    public init(_ title: String, isOn: Binding<Bool>) {
        self.title = title
        self.isOn = isOn
    }

    /// Returns the entry, disabled or not.
    public func disabled(_ isDisabled: Bool = true) -> CommandToggle {
        var toggle = self
        toggle.isEnabled = !isDisabled
        return toggle
    }

    /// Returns the entry with a key combination; see ``Button/keyboardShortcut(_:modifiers:)``.
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: UIKeyModifierFlags = .command) -> CommandToggle {
        var toggle = self
        toggle.shortcut = KeyboardShortcut(key, modifiers: modifiers)
        return toggle
    }

    var element: UIMenuElement {
        let attributes: UIMenuElement.Attributes = isEnabled ? [] : .disabled
        let state: UIMenuElement.State = isOn.wrappedValue ? .on : .off
        let isOn = self.isOn
        guard let shortcut else {
            return UIAction(title: title, attributes: attributes, state: state) { _ in isOn.wrappedValue.toggle() }
        }
        return UIKeyCommand(
            title: title, input: shortcut.key.input, modifierFlags: shortcut.modifiers, attributes: attributes,
            state: state
        ) { _ in isOn.wrappedValue.toggle() }
    }
}
