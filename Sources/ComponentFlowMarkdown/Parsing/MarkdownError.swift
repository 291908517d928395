/// Why Markdown is not read, or not completely.
public enum MarkdownError: Error, Hashable, Sendable {
    /// The text has more bytes of UTF-8 than the limit; only its beginning is read.
    case tooLong(limit: Int)
    /// The text has more paragraphs and other blocks than the limit; later ones are omitted.
    case tooManyBlocks(limit: Int)
    /// Reading the text would take too long: it repeats syntax in a way for which the parser needs quadratic time.
    ///
    /// The text is shown without formatting.
    case tooComplex
    /// The data is not valid UTF-8.
    case invalidEncoding
}

extension MarkdownError: CustomStringConvertible {
    /// A sentence for developers.
    public var description: String {
        switch self {
        case .tooLong(let limit): "The Markdown is longer than \(limit) bytes."
        case .tooManyBlocks(let limit): "The Markdown has more than \(limit) blocks."
        case .tooComplex: "The Markdown takes too long to read."
        case .invalidEncoding: "The Markdown is not encoded in UTF-8."
        }
    }
}
