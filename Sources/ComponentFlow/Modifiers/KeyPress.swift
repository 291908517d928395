/// A key that was pressed or released while a component had focus.
public struct KeyPress: Hashable, Sendable {
    /// The phases of a key press.
    public struct Phases: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The key was pressed.
        public static let down = Phases(rawValue: 1)
        /// The key was released.
        public static let up = Phases(rawValue: 2)
    }

    /// Whether a closure has handled a press.
    public enum Result: Sendable {
        /// No other responder receives the press.
        case handled
        /// Other closures, and then the ancestors of the component, receive the press.
        case ignored
    }

    public let key: KeyEquivalent
    /// The characters that the key produces with the modifiers; empty for function keys.
    public let characters: String
    /// The modifier keys that were pressed.
    public let modifiers: UIKeyModifierFlags
    /// The phase of the press.
    public let phase: Phases

    @MainActor init?(_ press: UIPress, _ phase: Phases) {
        guard let key = press.key else { return nil }
        let isFunctionKey = key.characters.hasPrefix("UIKeyInput")
        self.key = KeyEquivalent(input: isFunctionKey ? key.characters : key.charactersIgnoringModifiers)
        characters = isFunctionKey ? "" : key.characters
        modifiers = key.modifierFlags
        self.phase = phase
    }
}

/// A closure that is called for key presses.
struct KeyPressAttachment: ViewAttachment {
    /// The keys; `nil` stands for all keys.
    let keys: Set<KeyEquivalent>?
    let phases: KeyPress.Phases
    @Behavior var action: (KeyPress) -> KeyPress.Result

    final class Handler: AttachmentHandler {
        fileprivate var current: KeyPressAttachment?

        override func handles(_ press: KeyPress) -> Bool {
            prepare()
            guard let current, current.phases.contains(press.phase), current.keys?.contains(press.key) ?? true else {
                return false
            }
            return current.action(press) == .handled
        }
    }

    @MainActor func update(_ handler: Handler) {
        handler.current = self
    }
}

extension Component {
    /// Returns the component with a closure that is called when a key is pressed while it has focus.
    ///
    /// The component has focus while a component in it has, such as a button or a text field; ``focusable(_:)`` makes any
    /// component focusable. A text field keeps the keys that edit its text. Use
    /// ``keyCommand(_:modifiers:title:isEnabled:action:)`` for a key that applies for any focus.
    ///
    /// - Parameters:
    ///   - key: The key, with any modifiers.
    ///   - action: A closure that returns whether it has handled the press.
    public func onKeyPress(
        _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> Attached<EnvironmentType> {
        onKeyPress(keys: [key]) { _ in action() }
    }

    /// Returns the component with a closure that is called when one of some keys is pressed while it has focus.
    ///
    /// See ``onKeyPress(_:action:)``.
    public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = .down, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> Attached<EnvironmentType> {
        attaching(KeyPressAttachment(keys: keys, phases: phases, action: action))
    }

    /// Returns the component with a closure that is called when any key is pressed while it has focus.
    ///
    /// See ``onKeyPress(_:action:)``.
    public func onKeyPress(
        phases: KeyPress.Phases = .down, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> Attached<EnvironmentType> {
        attaching(KeyPressAttachment(keys: nil, phases: phases, action: action))
    }
}
