/// A key combination and what it does.
///
/// Responders name theirs in ``UIResponder/keyCommands``; a menu shows the combination beside the title. On this
/// platform `.command` is the Control key (or the Super key), as programs written for other desktops expect;
/// `.control` is the Control key too.
@MainActor open class UIKeyCommand: UICommand {
    /// The arrow up.
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    /// The arrow down.
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    /// The arrow to the left.
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The arrow to the right.
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    /// Escape.
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    /// Page Up.
    public nonisolated static let inputPageUp = "UIKeyInputPageUp"
    /// Page Down.
    public nonisolated static let inputPageDown = "UIKeyInputPageDown"
    /// Home.
    public nonisolated static let inputHome = "UIKeyInputHome"
    /// End.
    public nonisolated static let inputEnd = "UIKeyInputEnd"
    /// Delete, forwards.
    public nonisolated static let inputDelete = "UIKeyInputDelete"
    /// F1.
    public nonisolated static let f1 = "UIKeyInputF1"
    /// F2.
    public nonisolated static let f2 = "UIKeyInputF2"
    /// F3.
    public nonisolated static let f3 = "UIKeyInputF3"
    /// F4.
    public nonisolated static let f4 = "UIKeyInputF4"
    /// F5.
    public nonisolated static let f5 = "UIKeyInputF5"
    /// F6.
    public nonisolated static let f6 = "UIKeyInputF6"
    /// F7.
    public nonisolated static let f7 = "UIKeyInputF7"
    /// F8.
    public nonisolated static let f8 = "UIKeyInputF8"
    /// F9.
    public nonisolated static let f9 = "UIKeyInputF9"
    /// F10.
    public nonisolated static let f10 = "UIKeyInputF10"
    /// F11.
    public nonisolated static let f11 = "UIKeyInputF11"
    /// F12.
    public nonisolated static let f12 = "UIKeyInputF12"

    /// What the key writes without modifiers, or one of the constants here.
    public final let input: String?
    /// The modifiers that are down.
    public final let modifierFlags: UIKeyModifierFlags
    /// Whether the command counts before text input and focus get the key.
    ///
    /// False at first.
    open var wantsPriorityOverSystemBehavior = false
    private final let handler: (@MainActor (UIKeyCommand) -> Void)?

    /// Makes a command of a method.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        handler = nil
        super.init(
            title: title, image: image, action: action, propertyList: propertyList,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    /// Makes a command without a title.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(action: action, input: input, modifierFlags: modifierFlags)
    }

    /// Makes a command of a closure.
    ///
    /// UIKit has no such command; there the method's name would be enough.
    public init(
        title: String = "", image: UIImage? = nil, input: String, modifierFlags: UIKeyModifierFlags = [],
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping @MainActor (UIKeyCommand) -> Void
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        self.handler = handler
        super.init(
            title: title, image: image, action: Self.ownHandler, discoverabilityTitle: discoverabilityTitle,
            attributes: attributes, state: state)
    }

    private static let ownHandler = Selector(UIKeyCommand.performHandler)

    private func performHandler() {
        handler?(self)
    }

    // MARK: Keys

    /// How a key is compared: exactly, or with Control and Super for Command.
    enum Match {
        case exact
        case platform
    }

    /// Whether a key with its modifiers is the combination.
    final func matches(_ key: UIKey, _ match: Match) -> Bool {
        guard let input, !input.isEmpty, !attributes.contains(.disabled) else { return false }
        let relevant: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
        let pressed = key.modifierFlags.intersection(relevant)
        let wanted = modifierFlags.intersection(relevant)
        let same = match == .exact ? pressed == wanted : pressed.platform == wanted.platform
        guard same else { return false }
        // A sign that needs Shift on one keyboard needs none on another.
        let candidates = [key.charactersIgnoringModifiers, key.characters, key.namedInput]
        return candidates.contains { !$0.isEmpty && ($0 == input || $0.lowercased() == input.lowercased()) }
    }

    override func perform(from responder: UIResponder?) -> Bool {
        guard let handler else { return super.perform(from: responder) }
        handler(self)
        return true
    }

    override func isAvailable(from responder: UIResponder?) -> Bool {
        handler != nil || super.isAvailable(from: responder)
    }
}

extension UIKeyModifierFlags {
    /// With Control wherever the combination of another platform has Command.
    fileprivate var platform: UIKeyModifierFlags {
        contains(.command) ? subtracting(.command).union(.control) : self
    }
}

extension UIKey {
    /// What a ``UIKeyCommand`` calls the key, where it has a name.
    fileprivate var namedInput: String {
        let f1 = UIKeyboardHIDUsage.keyboardF1.rawValue
        if (f1...f1 + 11).contains(keyCode.rawValue) { return "UIKeyInputF\(keyCode.rawValue - f1 + 1)" }
        return KeySymbols.input(for: keyCode)
    }
}
