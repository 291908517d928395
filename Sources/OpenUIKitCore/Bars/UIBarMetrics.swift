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
