/// A direction in a text: the raw value of a ``UITextStorageDirection`` or of a ``UITextLayoutDirection``.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Creates a direction in the storage order of the characters.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    /// Creates a direction in the visual layout.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
}

/// A direction in the storage order of the characters.
public enum UITextStorageDirection: Int, Sendable {
    case forward = 0
    case backward = 1
}

/// A direction in the visual layout.
public enum UITextLayoutDirection: Int, Sendable {
    case right = 2
    case left = 3
    case up = 4
    case down = 5
}

/// Constants that specify a unit of text.
public enum UITextGranularity: Int, Sendable {
    /// Grapheme clusters.
    case character = 0
    case word = 1
    case sentence = 2
    case paragraph = 3
    /// Lines of the current layout.
    case line = 4
    /// The entire text.
    case document = 5
}
