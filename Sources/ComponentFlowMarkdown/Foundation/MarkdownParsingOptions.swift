public import Foundation

extension NSAttributedString {
    /// How `NSAttributedString(markdown:options:baseURL:)` reads a text.
    ///
    /// The names are those of Foundation on other platforms. Extended attributes, `^[text](key: value)`, are not supported.
    public struct MarkdownParsingOptions: Hashable, Sendable {
        /// The syntax that is read.
        public enum InterpretedSyntax: Hashable, Sendable {
            /// Blocks and inline syntax.
            case full
            /// Inline syntax only: each line end, with spaces around it, becomes a space, or a line feed after two spaces.
            case inlineOnly
            /// Inline syntax only, with all spaces and line ends.
            case inlineOnlyPreservingWhitespace
        }

        /// What happens with a text that exceeds a limit, and with data that are not UTF-8.
        public enum FailurePolicy: Hashable, Sendable {
            /// A ``MarkdownError`` is thrown.
            case throwError
            /// The text contains what could be read.
            case returnPartiallyParsedIfPossible
        }

        /// The syntax that is read.
        public var interpretedSyntax: InterpretedSyntax
        /// What happens with a text that exceeds a limit.
        public var failurePolicy: FailurePolicy
        /// The language of the text, such as `de`, which becomes the attribute `languageIdentifier`.
        public var languageCode: String?

        /// Creates options.
        public init(
            interpretedSyntax: InterpretedSyntax = .full, failurePolicy: FailurePolicy = .throwError,
            languageCode: String? = nil
        ) {
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }
}
