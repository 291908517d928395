/// The style of a bar without an appearance of its own.
public enum UIBarStyle: Int, Sendable {
    /// The interface style of the window.
    case `default` = 0
    /// Light text on a dark background.
    case black = 1

    /// The interface style of a bar with the style.
    var interfaceStyle: UIUserInterfaceStyle { self == .black ? .dark : .unspecified }
}

/// The height of a bar for which an image is set.
public enum UIBarMetrics: Int, Sendable {
    /// The regular height.
    case `default` = 0
    /// The height on a phone in landscape orientation.
    case compact = 1
    /// The regular height with a prompt.
    case defaultPrompt = 101
    /// The height with a prompt on a phone in landscape orientation.
    case compactPrompt = 102
}
