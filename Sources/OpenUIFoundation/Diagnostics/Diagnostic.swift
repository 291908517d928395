/// A description of incorrect use of the framework: what happened, where, and how to fix it.
public struct Diagnostic: Sendable, Hashable, CustomStringConvertible {
    /// The identifier of the violated rule, for example `view.added-to-itself`.
    ///
    /// Identifiers are stable, so that tools can match them.
    public let rule: String
    /// What happened, in one sentence.
    public let message: String
    /// The location: the path of a view, a file or a type.
    public let subject: String
    /// How to fix the problem.
    public let hint: String

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
