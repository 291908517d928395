/// A mistake in the use of the framework, told in words: what happened, where, and what to do about it.
public struct Diagnostic: Sendable, Hashable, CustomStringConvertible {
    /// Names the broken rule, for example `view.added-to-itself`.
    ///
    /// Stable, so that tools can match it.
    public let rule: String
    /// What happened, in one sentence.
    public let message: String
    /// Where it happened: a view's path, a file, a type.
    public let subject: String
    /// What to do instead.
    public let hint: String

    /// Makes a diagnostic from its parts.
    public init(rule: String, message: String, subject: String, hint: String) {
        self.rule = rule
        self.message = message
        self.subject = subject
        self.hint = hint
    }

    /// The diagnostic on one line, as it is printed.
    public var description: String {
        var text = "[\(rule)] \(message)"
        if !subject.isEmpty { text += " At: \(subject)." }
        if !hint.isEmpty { text += " Hint: \(hint)" }
        return text
    }
}
