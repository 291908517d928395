/// A direction in a text: the raw value of a ``UITextStorageDirection`` or of a ``UITextLayoutDirection``.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    /// The number.
    public var rawValue: Int

    /// Makes a direction of its number.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Makes a direction of its number.
    public init(_ rawValue: Int) {
        self.rawValue = rawValue
    }

    /// On through the characters, or back.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    /// As the eye sees it.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
}

/// A direction through the characters of a text.
public enum UITextStorageDirection: Int, Sendable {
    /// On.
    case forward = 0
    /// Back.
    case backward = 1
}

/// A direction as the eye sees it.
public enum UITextLayoutDirection: Int, Sendable {
    /// To the right.
    case right = 2
    /// To the left.
    case left = 3
    /// Up.
    case up = 4
    /// Down.
    case down = 5
}

/// What texts are counted in.
public enum UITextGranularity: Int, Sendable {
    /// Characters as people see them.
    case character = 0
    /// Words.
    case word = 1
    /// Sentences.
    case sentence = 2
    /// Paragraphs.
    case paragraph = 3
    /// Lines as they are laid out.
    case line = 4
    /// All of the text.
    case document = 5
}
