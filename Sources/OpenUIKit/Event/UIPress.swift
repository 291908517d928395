internal import OpenDisplay

/// One key, from going down to coming up.
@MainActor open class UIPress: NSObject {
    /// Where in its life the press is.
    public enum Phase: Int, Sendable {
        /// It just went down.
        case began = 0
        /// Its force changed.
        case changed = 1
        /// It is held.
        case stationary = 2
        /// It came up.
        case ended = 3
        /// It was taken away.
        case cancelled = 4
    }

    /// Where in its life the press is.
    public internal(set) final var phase: Phase
    /// When it last changed, in seconds on the clock of `CACurrentMediaTime()`.
    public internal(set) final var timestamp: TimeInterval
    /// The key.
    public let key: UIKey?
    /// The force.
    public final var force: CGFloat { 1 }
    weak var pressWindow: UIWindow?
    /// Who was told of the beginning, and so is told of the end.
    final var responder: UIResponder?

    init(phase: Phase, timestamp: TimeInterval, key: UIKey, window: UIWindow) {
        self.phase = phase
        self.timestamp = timestamp
        self.key = key
        pressWindow = window
        super.init()
    }

    /// The command that the press was for; then no responder was told of it.
    final var command: UIKeyCommand?

    /// Whether the key, alone, presses what has the focus.
    final var activates: Bool {
        guard let key, key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return false }
        return [.keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter].contains(key.keyCode)
    }

    /// The window that had the keyboard.
    open var window: UIWindow? { pressWindow }
}

/// Keys went down or came up.
@MainActor open class UIPressesEvent: UIEvent {
    final var presses: Set<UIPress> = []
    final var changedPress: UIPress?

    /// All keys that are down, and those that just came up.
    open var allPresses: Set<UIPress> { presses }
}

/// A key of the keyboard and what it writes.
public final class UIKey: NSObject, Sendable {
    /// What the key writes with the modifiers that are down; for function keys a `UIKeyCommand` input, or nothing.
    public let characters: String
    /// What the key writes without modifiers, as far as that is known.
    public let charactersIgnoringModifiers: String
    /// The modifiers that are down.
    public let modifierFlags: UIKeyModifierFlags
    /// The key by its place on the keyboard.
    public let keyCode: UIKeyboardHIDUsage

    init(_ event: KeyEvent) {
        let characters = event.characters.isEmpty ? KeySymbols.input(for: event.keySymbol) : event.characters
        self.characters = characters
        charactersIgnoringModifiers = characters.lowercased()
        modifierFlags = UIKeyModifierFlags(event.modifiers)
        keyCode = KeySymbols.usage(for: event.keySymbol)
        super.init()
    }
}
