import Foundation

/// A feed as its server describes it.
public struct ParsedFeed: Hashable, Sendable {
    public var title = ""
    /// The address of the feed itself, as the document specifies it.
    public var url: URL?
    /// The address of the web site.
    public var homepage: URL?
    /// The articles, in the order of the document.
    public var articles: [ParsedArticle] = []
    /// The time after which the server suggests to load the feed again, in seconds.
    public var suggestedInterval: TimeInterval?

    public init() {}
}

/// An article of a feed.
public struct ParsedArticle: Hashable, Sendable {
    /// What identifies the article in its feed.
    public var guid = ""
    public var url: URL?
    public var title = ""
    public var author = ""
    public var published: Date?
    /// The content in HTML.
    public var html = ""

    public init() {}
}

/// The limits of what is read from a feed.
enum FeedLimits {
    /// The number of articles; further ones in a document are ignored.
    static let articles = 2000
    /// The length of a title or a name, in characters.
    static let title = 500
    /// The length of an identifier or an address, in bytes.
    static let identifier = 2048
    /// The size of an article's HTML, in bytes.
    static let html = 2 << 20
}

extension ParsedArticle {
    /// Returns the article within the limits, with an identifier if it has none; `nil` if it has no content.
    func completed(base: URL?) -> ParsedArticle? {
        var article = self
        article.title = PlainText.title(title)
        article.author = PlainText.title(author)
        if html.utf8.count > FeedLimits.html { article.html = html.prefix(bytes: FeedLimits.html) }
        if article.guid.isEmpty { article.guid = url?.absoluteString ?? "" }
        if article.guid.isEmpty { article.guid = StableHash.text(of: title + "\n" + html) }
        if article.guid.utf8.count > FeedLimits.identifier { article.guid = StableHash.text(of: article.guid) }
        let isEmpty = article.title.isEmpty && article.html.isEmpty && article.url == nil
        return isEmpty ? nil : article
    }
}

extension String {
    /// The beginning of the text, in at most a number of bytes of UTF-8.
    func prefix(bytes: Int) -> String {
        guard utf8.count > bytes else { return self }
        var end = utf8.index(startIndex, offsetBy: bytes)
        while end > startIndex, end.samePosition(in: unicodeScalars) == nil { end = utf8.index(before: end) }
        return String(self[..<end])
    }
}

/// A hash that is the same in every run of the program (FNV-1a with 64 bits).
enum StableHash {
    static func value(of text: String) -> UInt64 {
        text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }

    static func text(of text: String) -> String {
        let value = String(value(of: text), radix: 16)
        return String(repeating: "0", count: 16 - value.count) + value
    }
}
