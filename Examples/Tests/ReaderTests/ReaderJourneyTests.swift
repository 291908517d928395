import ComponentFlow
import ComponentFlowTesting
import Foundation
import ReaderCore
import ReaderTestSupport
import Testing

@testable import Reader

/// The program from an empty library on, operated only with what its windows show.
@MainActor
@Suite(.serialized)
struct ReaderJourneyTests {
    nonisolated private static let feed = """
        <rss><channel><title>Harbour News</title>
        <item><title>The tide is late</title><description>It came at noon.</description></item>
        <item><title>A new pier</title><description>It opens in May.</description></item></channel></rss>
        """

    @Test(
        "A feed is subscribed to, read, starred, annotated, searched, printed, exported and removed",
        .timeLimit(.minutes(15)))
    func journey() async throws {
        let server = try TestServer { _ in TestServer.response("200 OK", [], Self.feed) }
        let program = try ReaderProgram(try TestLibrary())
        defer { program.stage.end() }
        try await subscribe(to: server.url("/feed"), program)
        try read(program)
        try await annotate(program)
        try await search(program)
        try printArticle(program)
        try await export(program)
        try await remove(program)
        #expect(server.requests.map(\.path) == ["/feed"])
    }

    /// Enters the address of the feed in the sheet that the button in the empty list opens.
    private func subscribe(to url: URL, _ program: ReaderProgram) async throws {
        #expect(try program.shows("No Feeds"))
        try program.tapLast("Add Feed…")
        try program.press("a", modifiers: .control)
        try program.type("\(url.absoluteString)\n")
        #expect(try await program.wait { try program.hasRow("The tide is late") })
        #expect(try program.row("Harbour News").label.contains("2"))
    }

    /// Opens an article, and adds a star with a key.
    private func read(_ program: ReaderProgram) throws {
        try program.tapRow("The tide is late")
        #expect(try program.shows("It came at noon."))
        try program.press("s")
        #expect(try program.row("The tide is late").label.contains("Starred"))
    }

    /// Writes a note and tags, and opens a tag in the sidebar.
    private func annotate(_ program: ReaderProgram) async throws {
        try program.press("e")
        try program.tap("Your note about this article")
        try program.type("Ask the keeper")
        try program.tap("Tags, separated by commas")
        try program.type("Sea, Clocks")
        try program.tap("Save")
        #expect(try await program.wait { try program.hasRow("Clocks") && program.shows("Ask the keeper") })
        try program.tapRow("Clocks")
        #expect(try program.hasRow("The tide is late"))
        #expect(try !program.hasRow("A new pier"))
    }

    /// Types words into the search field, and clears it.
    private func search(_ program: ReaderProgram) async throws {
        try program.tapRow("All Articles")
        try program.press("f", modifiers: .control)
        try program.type("pier")
        #expect(try await program.wait { try !program.hasRow("The tide is late") })
        #expect(try program.hasRow("A new pier"))
        try program.type("\u{1b}")
        #expect(try await program.wait { try program.hasRow("The tide is late") })
    }

    private func printArticle(_ program: ReaderProgram) throws {
        try program.tapRow("The tide is late")
        let documents = try program.stage.printedDocuments { try program.press("p", modifiers: .control) }
        #expect(documents.map { $0.starts(with: Data("%PDF".utf8)) } == [true])
    }

    /// Exports the subscriptions to a file, which the file dialog specifies.
    private func export(_ program: ReaderProgram) async throws {
        let file = program.files.folder.appendingPathComponent("exported.opml")
        try program.tap("Add Feed…")
        let dialogs = try program.stage.fileDialogs(choosing: [file]) { try program.tap("Export…") }
        #expect(dialogs.map(\.suggestedName) == ["Subscriptions.opml"])
        #expect(await program.wait { FileManager.default.fileExists(atPath: file.path) })
        #expect(try OPML(try Data(contentsOf: file)).subscriptions.map(\.title) == ["Harbour News"])
    }

    /// Removes the feed with its context menu and the alert.
    private func remove(_ program: ReaderProgram) async throws {
        #expect(try await program.wait { try program.hasRow("Harbour News") })
        try program.openMenu(ofRow: "Harbour News")
        try program.tap("Remove")
        #expect(try program.shows("Remove this feed?"))
        try program.tap("Remove")
        #expect(try await program.wait { try program.shows("No Feeds") })
        #expect(try program.files.reader().feeds() == [])
    }

    @Test("Two windows show the same marks, and an article and a search of their own", .timeLimit(.minutes(15)))
    func windows() async throws {
        let files = try TestLibrary()
        try await files.addFeed("fruit", ["Apples", "Bananas"], html: "<p>Text of the article</p>")
        let program = try ReaderProgram(files) { _ in .failure(.unreachable) }
        defer { program.stage.end() }
        try program.press("n", modifiers: .control)
        #expect(program.stage.windows.count == 2)
        try program.tapRow("Bananas", in: 1)
        try program.press("s", in: 1)
        #expect(try await program.wait { try program.hasRow("Unread, 1") })
        #expect(try program.row("Bananas").label.contains("Starred"))
        #expect(try !program.row("Bananas").label.hasPrefix("Unread"))
        #expect(try program.shows("Text of the article", in: 1))
        #expect(try program.shows("Select an Article"))
        try program.press("f", modifiers: .control, in: 1)
        program.stage.type("bana", in: try program.window(1))
        #expect(try await program.wait { try !program.hasRow("Apples", in: 1) })
        #expect(try program.hasRow("Apples"))
    }
}
