import ComponentFlow
import ComponentFlowTesting
import Foundation
import ReaderCore
import ReaderTestSupport
import Testing

@testable import Reader

/// The feed reader from start to finish on the test stage.
@MainActor
@Suite(.serialized)
struct ReaderTests {
    private func reader(_ titles: [String] = ["Apples", "Bananas", "Cherries"]) async throws -> ReaderStage {
        let files = try TestLibrary()
        try await files.addFeed("fruit", titles, html: "<p>Text of the article</p>")
        try await files.addFeed("vegetables", ["Zucchini"])
        return try ReaderStage(files)
    }

    @Test("The first window shows the unread articles of all feeds")
    func start() async throws {
        let reader = try await reader()
        #expect(["Apples", "Bananas", "Cherries", "Zucchini"].allSatisfy(reader.shows))
    }

    @Test("A click on an article shows its page")
    func page() async throws {
        let reader = try await reader()
        reader.tap("Bananas")
        #expect(reader.pageTexts == ["Text of the article"])
    }

    @Test("An article that is opened becomes read, and remains in the list of unread articles")
    func readArticle() async throws {
        let reader = try await reader()
        reader.tap("Bananas")
        await reader.settle()
        #expect(reader.shows("Bananas"))
        #expect(reader.library.unreadCount == 3)
    }

    @Test("The window with an article, and the sheet that adds a feed, have no defects in accessibility")
    func accessibility() async throws {
        let reader = try await reader()
        reader.tap("Bananas")
        await reader.settle()
        #expect(reader.stage.auditAccessibility().map(\.description) == [])
        reader.window.isAddingFeed = true
        reader.stage.advance(by: 1)
        let title = reader.library.text(.addFeedTitle)
        #expect(reader.stage.accessibilityOutline.contains { $0.contains("dialog \"\(title)\"") })
        #expect(reader.stage.auditAccessibility().map(\.description) == [])
    }

    @Test("A click on a feed shows its articles only")
    func feed() async throws {
        let reader = try await reader()
        reader.tap("vegetables")
        #expect(reader.shows("Zucchini"))
        #expect(!reader.shows("Apples"))
    }

    @Test("Typing in the search field shows the articles that match")
    func search() async throws {
        let reader = try await reader()
        try reader.stage.tap("Search")
        reader.stage.type("ban")
        await reader.settle()
        #expect(reader.shows("Bananas"))
        #expect(!reader.shows("Apples"))
    }

    @Test("A search for words that the index does not contain shows the articles that match")
    func searchForLongWord() async throws {
        let reader = try await reader()
        for search in ["bana", "banan"] { reader.window.search = search }
        await reader.settle()
        #expect(reader.shows("Bananas"))
        #expect(!reader.shows("Apples"))
    }

    @Test("A search that is ended before its articles are found shows all articles")
    func endedSearch() async throws {
        let reader = try await reader()
        let ids = reader.window.ids
        for search in ["banan", ""] { reader.window.search = search }
        await reader.settle()
        #expect(reader.window.ids == ids)
    }

    @Test("A new window has the widths of its columns before it appears")
    func columns() async throws {
        let reader = try await reader()
        #expect(WindowModel(reader.library).columns == reader.window.columns)
    }

    @Test("J and K select the next and the previous article")
    func nextAndPrevious() async throws {
        let reader = try await reader()
        let ids = reader.window.ids
        for key in "jjk" { reader.press(key) }
        #expect(reader.window.selectedID == ids[0])
    }

    @Test("N selects the next unread article")
    func nextUnread() async throws {
        let reader = try await reader()
        let ids = reader.window.ids
        reader.library.setRead(true, [ids[0]])
        reader.press("n")
        #expect(reader.window.selectedID == ids[1])
    }

    @Test("S adds a star to the selected article, which is stored")
    func star() async throws {
        let reader = try await reader()
        reader.press("j")
        reader.press("s")
        await reader.settle()
        #expect(try reader.files.titles(.starred).count == 1)
    }

    @Test("M marks the selected article as unread again")
    func unread() async throws {
        let reader = try await reader()
        reader.press("j")
        reader.press("m")
        await reader.settle()
        #expect(reader.library.unreadCount == 4)
    }

    @Test("Marking all articles as read removes the numbers of the sidebar")
    func markAll() async throws {
        let reader = try await reader()
        reader.window.markAllRead()
        await reader.settle()
        #expect(reader.library.feeds.map(\.unread) == [0, 0])
    }

    @Test("A note and tags are stored and shown on the page")
    func note() async throws {
        let reader = try await reader()
        reader.tap("Apples")
        let page = try #require(reader.window.article)
        reader.window.save(note: "Remember", tags: "Fruit, Red", of: page)
        await reader.settle()
        await Task.yield()
        reader.window.reloadArticle()
        reader.stage.advance(by: 0.3)
        #expect(["Remember", "Red"].allSatisfy(reader.shows))
    }

    @Test("An article is printed as a document with its title and text")
    func printing() async throws {
        let reader = try await reader()
        reader.tap("Apples")
        let documents = reader.stage.printedDocuments { reader.window.printArticle() }
        #expect(documents.first?.starts(with: Data("%PDF".utf8)) == true)
    }

    @Test("Two windows show the same articles, and a star in one of them is shown in the other")
    func windows() async throws {
        let reader = try await reader()
        let other = WindowModel(reader.library)
        other.select(offset: 1)
        other.toggleStar()
        let id = try #require(other.selectedID)
        #expect(reader.library.item(id)?.summary.isStarred == true)
    }

    @Test("The exported subscriptions contain all feeds")
    func exporting() async throws {
        let reader = try await reader()
        #expect(try OPML(reader.library.exportedSubscriptions()).subscriptions.map(\.title) == ["fruit", "vegetables"])
    }

    @Test("A removed feed disappears with its articles")
    func removal() async throws {
        let reader = try await reader()
        let entry = try #require(reader.library.feedEntries(closed: []).first { $0.title == "vegetables" })
        reader.window.remove(entry)
        await reader.settle()
        #expect(!reader.shows("vegetables"))
        #expect(!reader.shows("Zucchini"))
    }

    @Test("The sheet for new feeds reports a text that is not an address", .timeLimit(.minutes(5)))
    func wrongAddress() async throws {
        let reader = try await reader()
        reader.window.isAddingFeed = true
        reader.stage.advance(by: 0.6)
        reader.stage.type("two words\n")
        await reader.wait(for: "This is not a web address.")
        #expect(reader.shows("This is not a web address."))
    }

    @Test("A narrow window shows one column at a time")
    func narrow() async throws {
        let reader = try await reader()
        reader.stage.resize(to: CGSize(width: 400, height: 700))
        reader.window.open(try #require(try reader.files.id("Apples")))
        reader.stage.advance(by: 1)
        #expect(reader.pageTexts == ["Text of the article"])
    }

    @Test("In a narrow window the selected source and article can be opened again after going back")
    func narrowAgain() async throws {
        let reader = try await reader()
        reader.stage.resize(to: CGSize(width: 400, height: 700))
        reader.tap("Apples")
        reader.window.columns.compactColumn = .sidebar
        reader.stage.advance(by: 1)
        reader.tap("Unread")
        reader.stage.advance(by: 1)
        reader.tap("Apples")
        reader.stage.advance(by: 1)
        #expect(reader.window.columns.compactColumn == .detail)
    }
}
