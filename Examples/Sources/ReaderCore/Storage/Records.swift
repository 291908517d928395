import Foundation
import SQLite

/// A folder of feeds.
public struct Folder: Identifiable, Hashable, Sendable {
    public let id: Int64
    public var name: String
}

/// A feed to which the user has subscribed.
public struct Feed: Identifiable, Hashable, Sendable {
    public let id: Int64
    public var url: URL
    public var title: String
    public var homepage: URL?
    public var folderID: Folder.ID?
    /// The number of unread articles.
    public var unread: Int
    /// Why the feed could not be loaded last; `nil` if it could.
    public var problem: String?
}

/// A tag that the user gives to articles.
public struct Tag: Identifiable, Hashable, Sendable {
    public let id: Int64
    public var name: String
}

/// What a list shows of an article.
public struct ArticleSummary: Identifiable, Hashable, Sendable {
    public let id: ArticleID
    public var feedID: Feed.ID
    public var title: String
    public var author: String
    public var excerpt: String
    public var published: Date
    public var isRead: Bool
    public var isStarred: Bool
}

/// An article with everything that is stored of it.
public struct Article: Identifiable, Hashable, Sendable {
    public var summary: ArticleSummary
    public var url: URL?
    public var html: String
    /// The user's note; empty if there is none.
    public var note: String
    public var tags: [Tag]

    public var id: ArticleID { summary.id }
}

/// The identifier of an article.
///
/// It begins with the article's date: ids in descending order are the articles from the latest to the earliest, also in
/// the full-text index, so that the first matches of a search are found without reading or sorting the others.
public struct ArticleID: RawRepresentable, Hashable, Comparable, Codable, Sendable {
    public let rawValue: Int64

    public init(rawValue: Int64) {
        self.rawValue = rawValue
    }

    /// The number of bits that distinguish articles of the same second.
    private static let bits = 20

    /// The ids of articles of the second in which a date is; dates before 1970 and after 3000 are limited.
    static func range(of date: Date) -> ClosedRange<Int64> {
        let start = max(0, min(date.wholeSeconds, 32_503_680_000)) << bits
        return start...(start + (1 << bits) - 1)
    }

    public static func < (lhs: ArticleID, rhs: ArticleID) -> Bool { lhs.rawValue < rhs.rawValue }
}
