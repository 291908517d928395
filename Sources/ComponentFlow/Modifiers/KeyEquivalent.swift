/// A key, identified by the character that it produces without modifiers.
///
/// ```swift
/// Board().onKeyPress(.leftArrow) { board.moveLeft(); return .handled }
/// ```
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The input of a `UIKeyCommand` for the key: its character, or one of the constants of that class.
    public let input: String

    /// Creates a key that produces a character.
    public init(_ character: Character) {
        input = String(character)
    }

    /// Creates a key that produces a character.
    public init(extendedGraphemeClusterLiteral character: Character) {
        self.init(character)
    }

    init(input: String) {
        self.input = input
    }

    /// The Up Arrow key.
    public static let upArrow = KeyEquivalent(input: UIKeyCommand.inputUpArrow)
    /// The Down Arrow key.
    public static let downArrow = KeyEquivalent(input: UIKeyCommand.inputDownArrow)
    /// The Left Arrow key.
    public static let leftArrow = KeyEquivalent(input: UIKeyCommand.inputLeftArrow)
    /// The Right Arrow key.
    public static let rightArrow = KeyEquivalent(input: UIKeyCommand.inputRightArrow)
    /// The Page Up key.
    public static let pageUp = KeyEquivalent(input: UIKeyCommand.inputPageUp)
    /// The Page Down key.
    public static let pageDown = KeyEquivalent(input: UIKeyCommand.inputPageDown)
    /// The Home key.
    public static let home = KeyEquivalent(input: UIKeyCommand.inputHome)
    /// The End key.
    public static let end = KeyEquivalent(input: UIKeyCommand.inputEnd)
    /// The Escape key.
    public static let escape = KeyEquivalent(input: UIKeyCommand.inputEscape)
    /// The Delete key, which deletes the next character.
    public static let deleteForward = KeyEquivalent(input: UIKeyCommand.inputDelete)
    /// The Backspace key.
    public static let delete = KeyEquivalent("\u{8}")
    /// The Return key.
    public static let `return` = KeyEquivalent("\r")
    /// The Space key.
    public static let space = KeyEquivalent(" ")
    /// The Tab key.
    public static let tab = KeyEquivalent("\t")
}
