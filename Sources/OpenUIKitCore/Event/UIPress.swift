internal import OpenDisplay

/// A press of one key, from its beginning to its end.
@preconcurrency @MainActor open class UIPress: NSObject {
    /// The phases of a press.
    public enum Phase: Int, Sendable {
        /// The key was pressed.
        case began = 0
        /// The force of the press has changed.
        case changed = 1
        /// The key is held.
        case stationary = 2
        /// The key was released.
        case ended = 3
        /// The press was cancelled.
        case cancelled = 4
    }

    /// The kinds of presses.
    ///
    /// A key that has no kind of its own has the raw value 2000 plus that of its `UIKeyboardHIDUsage`.
    public struct PressType: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let upArrow = PressType(rawValue: 0)
        public static let downArrow = PressType(rawValue: 1)
        public static let leftArrow = PressType(rawValue: 2)
        public static let rightArrow = PressType(rawValue: 3)
        /// The Return or Enter key.
        public static let select = PressType(rawValue: 4)
        /// The Escape key.
        public static let menu = PressType(rawValue: 5)
        /// A key that plays or pauses media.
        public static let playPause = PressType(rawValue: 6)
        public static let pageUp = PressType(rawValue: 30)
        public static let pageDown = PressType(rawValue: 31)
    }

    /// The phase of the press.
    public internal(set) final var phase: Phase
    /// The time of the last change, in seconds on the clock of `CACurrentMediaTime()`.
    public internal(set) final var timestamp: TimeInterval
    public let key: UIKey?
    /// The force of the press, which is always 1.
    public final var force: CGFloat { 1 }
    weak var pressWindow: UIWindow?
    /// The responder that received the beginning of the press and will receive its end; `nil` if a key command or a gesture
    /// recognizer has handled the press.
    public internal(set) final var responder: UIResponder?
    /// The gesture recognizers that receive the press, or `nil` for none.
    public final var gestureRecognizers: [UIGestureRecognizer]? { receivers.isEmpty ? nil : receivers }
    final var receivers: [UIGestureRecognizer] = []
    /// The last event of the press while it is in progress.
    final var event: UIPressesEvent?
    /// Whether ``responder`` has received the beginning.
    final var isDelivered = false
    /// The kind of the press.
    public final var type: PressType { key.map(PressType.init) ?? PressType(rawValue: 2000) }

    init(phase: Phase, timestamp: TimeInterval, key: UIKey, window: UIWindow) {
        self.phase = phase
        self.timestamp = timestamp
        self.key = key
        pressWindow = window
        super.init()
    }

    /// The command that the press has triggered, in which case no responder receives the press.
    final var command: UIKeyCommand?

    /// Whether the key, without modifiers, activates the focused view.
    package final var activates: Bool {
        guard let key, key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return false }
        return [.keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter].contains(key.keyCode)
    }

    /// The window that had keyboard focus.
    open var window: UIWindow? { pressWindow }
}

/// An event for keys that were pressed or released.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
    final var presses: Set<UIPress> = []
    final var changedPress: UIPress?

    /// All presses in progress, and those that have just ended.
    open var allPresses: Set<UIPress> { presses }
}

/// A key of the keyboard and the characters that it produces.
public final class UIKey: NSObject, Sendable {
    /// The characters that the key produces with the pressed modifiers.
    ///
    /// For function keys this is a `UIKeyCommand` input, or empty.
    public let characters: String
    /// The characters that the key produces without modifiers.
    ///
    /// Off-screen windows have no keyboard layout; there these are the lowercase ``characters``.
    public let charactersIgnoringModifiers: String
    /// The modifier keys that are pressed.
    public let modifierFlags: UIKeyModifierFlags
    /// The key by its position on the keyboard.
    public let keyCode: UIKeyboardHIDUsage
    /// Whether the key plays or pauses media.
    let isPlayKey: Bool

    init(_ event: KeyEvent) {
        let characters = event.characters.isEmpty ? KeySymbols.input(for: event.keySymbol) : event.characters
        self.characters = characters
        charactersIgnoringModifiers =
            event.unmodified.map {
                $0.characters.isEmpty ? KeySymbols.input(for: $0.keySymbol) : $0.characters
            } ?? characters.lowercased()
        modifierFlags = UIKeyModifierFlags(event.modifiers)
        keyCode = KeySymbols.usage(for: event.unmodified?.keySymbol ?? event.keySymbol)
        isPlayKey = KeySymbols.playing.contains(event.keySymbol)
        super.init()
    }
}
