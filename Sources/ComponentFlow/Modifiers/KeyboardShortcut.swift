/// A key with modifier keys.
public struct KeyboardShortcut: Hashable, Sendable {
    public let key: KeyEquivalent
    /// The modifier keys; `.command` is Control on this platform.
    public let modifiers: UIKeyModifierFlags

    /// Creates a key combination.
    public init(_ key: KeyEquivalent, modifiers: UIKeyModifierFlags = .command) {
        self.key = key
        self.modifiers = modifiers
    }
}
