public import Foundation

/// How a ``MarkdownDocument`` is read.
public struct MarkdownOptions: Hashable, Sendable {
    /// What becomes of raw HTML, which is never interpreted.
    public enum HTML: Hashable, Sendable {
        /// Tags are shown as text.
        case text
        /// Tags are omitted, together with blocks of HTML. The text between inline tags is shown.
        case omitted
    }

    /// The greatest value of ``maximumLength``: cmark counts bytes with 32 bits.
    static let lengthLimit = 500_000_000

    /// The URL to which relative links and images are resolved.
    public var baseURL: URL?
    /// The lowercase schemes of links.
    ///
    /// A link with another scheme, such as `javascript` or `file`, and a relative one without ``baseURL``, is text without
    /// a link.
    public var linkSchemes: Set<String> = ["http", "https", "mailto", "tel"]
    /// The lowercase schemes of the images that a loader receives; of other images the description is shown.
    public var imageSchemes: Set<String> = ["http", "https"]
    /// What becomes of raw HTML.
    public var html = HTML.text
    /// The greatest length of a text in bytes of UTF-8; only the beginning of a longer one is read.
    public var maximumLength = 2_000_000
    /// The greatest number of paragraphs, headings, and other blocks; later ones are omitted.
    public var maximumBlockCount = 100_000

    /// Creates options with the default values.
    public init() {}

    /// Creates options with a base URL and a treatment of raw HTML.
    public init(baseURL: URL?, html: HTML = .text) {
        self.baseURL = baseURL
        self.html = html
    }

    /// The greatest length that is read.
    var usableLength: Int { min(max(maximumLength, 0), Self.lengthLimit) }
}
