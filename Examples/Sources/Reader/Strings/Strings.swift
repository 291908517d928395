import Foundation

/// The texts of the user interface in a language.
struct Strings: Equatable {
    /// The texts, by their meanings.
    enum Key: String, CaseIterable {
        case addFeed, newFolder, importSubscriptions, exportSubscriptions, print, article, refresh, markAllRead, star,
            unstar
        case openInBrowser, openInWindow, markUnread, markRead, copyLink
        case library, unread, allArticles, starred, feeds, tags, folder, noFolder
        case search, noArticles, noMatches, noFeeds, noFeedsHint, selectArticle
        case address, addressHint, add, cancel, done, rename, remove, removeFeed, removeFeedHint, name, save
        case note, notePlaceholder, tagsPlaceholder, moveToFolder, yesterday, problem, wasRemoved, subscriptions
        case notAFeed, noFeedOnPage, notAnAddress, serverError, noAccess, missing, unreachable, insecure, redirections,
            tooLarge
        case tooSlow
    }

    let language: Language

    init(_ language: Language) {
        self.language = language
    }

    /// The text with a meaning; English if the language lacks it.
    subscript(_ key: Key) -> String {
        Self.tables[language]?[key] ?? Self.english[key] ?? key.rawValue
    }

    static let tables: [Language: [Key: String]] = [
        .english: english, .german: german, .japanese: japanese, .arabic: arabic,
    ]

    /// A number of unread articles.
    func unread(_ number: Int) -> String {
        let count = self.number(number)
        return switch (language, language.plural(number)) {
        case (.english, _): "\(count) unread"
        case (.german, _): "\(count) ungelesen"
        case (.japanese, _): "未読 \(count) 件"
        case (.arabic, .zero): "لا مقالات غير مقروءة"
        case (.arabic, .one): "مقال واحد غير مقروء"
        case (.arabic, .two): "مقالان غير مقروءين"
        case (.arabic, .few): "\(count) مقالات غير مقروءة"
        case (.arabic, _): "\(count) مقالًا غير مقروء"
        }
    }

    /// A number of articles.
    func articles(_ number: Int) -> String {
        let count = self.number(number)
        return switch (language, language.plural(number)) {
        case (.english, .one): "1 article"
        case (.english, _): "\(count) articles"
        case (.german, _): "\(count) Artikel"
        case (.japanese, _): "\(count) 件の記事"
        case (.arabic, .zero): "لا مقالات"
        case (.arabic, .one): "مقال واحد"
        case (.arabic, .two): "مقالان"
        case (.arabic, .few): "\(count) مقالات"
        case (.arabic, _): "\(count) مقالًا"
        }
    }

    /// A number of new articles of a feed, for notifications.
    func newArticles(_ number: Int) -> String {
        let count = self.number(number)
        return switch (language, language.plural(number)) {
        case (.english, .one): "1 new article"
        case (.english, _): "\(count) new articles"
        case (.german, .one): "1 neuer Artikel"
        case (.german, _): "\(count) neue Artikel"
        case (.japanese, _): "新着記事 \(count) 件"
        case (.arabic, .two): "مقالان جديدان"
        case (.arabic, .few): "\(count) مقالات جديدة"
        case (.arabic, _): "\(count) مقال جديد"
        }
    }

    /// A number with the separators of the language.
    func number(_ number: Int) -> String {
        DateTexts.numberFormatter(language).string(from: NSNumber(value: number)) ?? "\(number)"
    }
}
