import Foundation
import SQLite

/// The origin of the articles in a list.
public enum ArticleSource: Hashable, Codable, Sendable {
    case unread
    case all
    case starred
    case feed(Feed.ID)
    case folder(Folder.ID)
    case tag(Tag.ID)
}

/// The articles that a list shows.
public struct ArticleQuery: Hashable, Sendable {
    public var source: ArticleSource
    /// The words that are searched for; empty for all articles.
    public var search: String

    public init(_ source: ArticleSource, search: String = "") {
        self.source = source
        self.search = search
    }

    /// Whether the full-text index contains the beginnings of words that are searched for, so that the first articles are
    /// found in less than a millisecond.
    ///
    /// To find a longer beginning, the lists of all words with it are merged, which takes 9 ms for 47,000 articles.
    public var isIndexed: Bool { SearchQuery.lengths(search).allSatisfy { $0 <= Schema.longestPrefix } }

    /// The statement that returns the ids, from the latest to the earliest article, and its values.
    ///
    /// - Parameter limit: The maximum number of ids; -1 for all.
    func statement(limit: Int) -> (sql: String, values: [SQLiteValue]) {
        let (condition, values) = condition
        guard let match = SearchQuery.match(search) else {
            let filter = condition.isEmpty ? "" : " WHERE " + condition
            return ("SELECT a.id FROM article a\(filter) ORDER BY a.id DESC LIMIT ?", values + [.integer(Int64(limit))])
        }
        let join = condition.isEmpty ? "" : " JOIN article a ON a.id = s.rowid"
        let filter = condition.isEmpty ? "" : " AND " + condition
        return (
            "SELECT s.rowid FROM search s\(join) WHERE s.search MATCH ?\(filter) ORDER BY s.rowid DESC LIMIT ?",
            [.text(match)] + values + [.integer(Int64(limit))]
        )
    }

    private var condition: (sql: String, values: [SQLiteValue]) {
        switch source {
        case .all: ("", [])
        case .unread: ("a.is_read = 0", [])
        case .starred: ("a.is_starred = 1", [])
        case .feed(let id): ("a.feed_id = ?", [.integer(id)])
        case .folder(let id): ("a.feed_id IN (SELECT id FROM feed WHERE folder_id = ?)", [.integer(id)])
        case .tag(let id): ("a.id IN (SELECT article_id FROM article_tag WHERE tag_id = ?)", [.integer(id)])
        }
    }
}

/// The text of a search in the language of the full-text index.
enum SearchQuery {
    private static let wordLimit = 20

    /// Returns an expression that matches articles with words that begin with all of the words of a text, or `nil` if it
    /// contains none.
    static func match(_ text: String) -> String? {
        let words = words(text.prefix(bytes: 1000)).prefix(wordLimit)
        return words.isEmpty ? nil : words.map { "\"\($0)\"*" }.joined(separator: " ")
    }

    /// The numbers of characters of the words that can be continued.
    static func lengths(_ text: String) -> [Int] {
        words(text.prefix(bytes: 1000)).prefix(wordLimit).map { word in
            word.split(separator: " ").last?.unicodeScalars.count ?? 0
        }
    }

    /// The words of a text: letters and digits, of which those of scripts without spaces are separated.
    private static func words(_ text: String) -> [String] {
        text.split(whereSeparator: \.isWhitespace).compactMap { part in
            let letters = part.map { $0.isLetter || $0.isNumber ? String($0) : " " }.joined()
            let word = separated(letters).split(separator: " ").joined(separator: " ")
            return word.isEmpty ? nil : word
        }
    }

    /// Returns a text in which the characters of Chinese, Japanese and Thai are words of their own.
    static func separated(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isUnspaced) else { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            guard isUnspaced(scalar) else {
                result.append(scalar)
                continue
            }
            result.append(contentsOf: [" ", scalar, " "])
        }
        return String(result)
    }

    private static func isUnspaced(_ scalar: UnicodeScalar) -> Bool {
        switch scalar.value {
        case 0x0E01...0x0E30, 0x3041...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3134F:
            true
        default: false
        }
    }
}
