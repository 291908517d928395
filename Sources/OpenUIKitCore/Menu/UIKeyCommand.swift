/// A key combination and the command that it performs.
///
/// Responders return their key commands in ``UIResponder/keyCommands``; menus display the combination next to the
/// title. On Linux, `.command` is the Control key (or the Super key), which is the convention of desktop programs
/// there; `.control` is the Control key as well.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
    /// The up arrow key.
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    /// The down arrow key.
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    /// The left arrow key.
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The right arrow key.
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    /// The Escape key.
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    /// The Page Up key.
    public nonisolated static let inputPageUp = "UIKeyInputPageUp"
    /// The Page Down key.
    public nonisolated static let inputPageDown = "UIKeyInputPageDown"
    /// The Home key.
    public nonisolated static let inputHome = "UIKeyInputHome"
    /// The End key.
    public nonisolated static let inputEnd = "UIKeyInputEnd"
    /// The forward delete key.
    public nonisolated static let inputDelete = "UIKeyInputDelete"
    public nonisolated static let f1 = "UIKeyInputF1"
    public nonisolated static let f2 = "UIKeyInputF2"
    public nonisolated static let f3 = "UIKeyInputF3"
    public nonisolated static let f4 = "UIKeyInputF4"
    public nonisolated static let f5 = "UIKeyInputF5"
    public nonisolated static let f6 = "UIKeyInputF6"
    public nonisolated static let f7 = "UIKeyInputF7"
    public nonisolated static let f8 = "UIKeyInputF8"
    public nonisolated static let f9 = "UIKeyInputF9"
    public nonisolated static let f10 = "UIKeyInputF10"
    public nonisolated static let f11 = "UIKeyInputF11"
    public nonisolated static let f12 = "UIKeyInputF12"

    /// The character that the key produces without modifiers, or one of the constants of this class.
    public final let input: String?
    /// The modifier keys of the combination.
    public final let modifierFlags: UIKeyModifierFlags
    /// Whether the command takes precedence over text input and focus navigation.
    ///
    /// The default is `false`.
    open var wantsPriorityOverSystemBehavior = false
    /// Whether the combination is replaced by one that the user's keyboard can produce.
    @available(*, deprecated, message: "Has no effect on Linux.")
    open var allowsAutomaticLocalization: Bool {
        get { false }
        set {}
    }
    /// Whether keys for directions are exchanged in right-to-left layouts.
    @available(*, deprecated, message: "Has no effect on Linux.")
    open var allowsAutomaticMirroring: Bool {
        get { false }
        set {}
    }
    private final let handler: (@MainActor (UIKeyCommand) -> Void)?

    /// Creates a key command that calls a method.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        handler = nil
        super.init(
            title: title, image: image, action: action, propertyList: propertyList, attributes: attributes,
            state: state)
    }

    /// Creates a key command with a discoverability title that calls a method.
    @available(*, deprecated, message: "The discoverability title has no effect on Linux.")
    public convenience init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String?,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.init(
            title: title, image: image, action: action, input: input, modifierFlags: modifierFlags,
            propertyList: propertyList, attributes: attributes, state: state)
        self.discoverabilityTitle = discoverabilityTitle
    }

    /// Creates a key command without a title.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(action: action, input: input, modifierFlags: modifierFlags)
    }

    /// Creates a key command that calls a closure.
    ///
    /// UIKit has no equivalent initializer, because a selector suffices there.
    public init(
        title: String = "", image: UIImage? = nil, input: String, modifierFlags: UIKeyModifierFlags = [],
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
        handler: @escaping @MainActor (UIKeyCommand) -> Void
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        self.handler = handler
        super.init(
            title: title, image: image, action: Self.ownHandler, attributes: attributes, state: state)
    }

    private static let ownHandler = Selector(UIKeyCommand.performHandler)

    private func performHandler() {
        handler?(self)
    }

    // MARK: Keys

    /// The comparison of modifiers: exact, or with Control and Super as equivalents of Command.
    enum Match {
        case exact
        case platform
    }

    /// Returns whether a key with its modifiers matches the combination.
    final func matches(_ key: UIKey, _ match: Match) -> Bool {
        guard let input, !input.isEmpty, !attributes.contains(.disabled) else { return false }
        let relevant: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
        let pressed = key.modifierFlags.intersection(relevant)
        let desired = modifierFlags.intersection(relevant)
        let same = match == .exact ? pressed == desired : pressed.platform == desired.platform
        guard same else { return false }
        // A character that requires Shift in one keyboard layout may not require it in another.
        let candidates = [key.charactersIgnoringModifiers, key.characters, key.namedInput]
        return candidates.contains { !$0.isEmpty && ($0 == input || $0.lowercased() == input.lowercased()) }
    }

    package override func perform(from responder: UIResponder?) -> Bool {
        guard let handler else { return super.perform(from: responder) }
        handler(self)
        return true
    }

    package override func isAvailable(from responder: UIResponder?) -> Bool {
        handler != nil || super.isAvailable(from: responder)
    }
}

extension UIKeyModifierFlags {
    /// The flags with Command replaced by Control.
    fileprivate var platform: UIKeyModifierFlags {
        contains(.command) ? subtracting(.command).union(.control) : self
    }
}

extension UIKey {
    /// The constant of ``UIKeyCommand`` for the key, or an empty string if there is none.
    fileprivate var namedInput: String {
        let f1 = UIKeyboardHIDUsage.keyboardF1.rawValue
        if (f1...f1 + 11).contains(keyCode.rawValue) { return "UIKeyInputF\(keyCode.rawValue - f1 + 1)" }
        return KeySymbols.input(for: keyCode)
    }
}
