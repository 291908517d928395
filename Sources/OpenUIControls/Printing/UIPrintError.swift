/// The reason why a print job could not be completed.
public struct UIPrintError: Error, Equatable, CustomStringConvertible {
    /// The kinds of failures.
    public enum Code: Int, Sendable {
        /// There is no display on which a print dialog can be shown.
        case printingNotAvailableError = 1
        /// There is nothing to print: no page renderer, formatter or item, or one without pages.
        case printNoContentError = 2
        /// An item cannot be decoded as an image.
        case printUnknownImageFormatError = 3
        /// The printer or the desktop reports a problem.
        case printJobFailedError = 4
    }

    /// The kind of failure.
    public let code: Code
    /// A sentence that describes the problem.
    public let description: String

    init(_ code: Code, _ description: String) {
        (self.code, self.description) = (code, description)
    }
}
