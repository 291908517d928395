import Foundation
import ReaderCore
import ReaderTestSupport
import Testing

/// The feed reader in a real window, with synthetic pointer and keys.
///
/// `ReaderTests` tests its behavior on the test stage; these tests only verify the integration in a window.
@Suite(.serialized)
struct ReaderWindowTests {
    private let server: XServer
    private let files: TestLibrary
    private let reader: WindowProgram
    /// The columns of a window of 1180 × 760 at the screen's origin.
    private let list = CGRect(x: 232, y: 100, width: 336, height: 640)
    private let page = CGRect(x: 572, y: 60, width: 600, height: 690)

    init() async throws {
        server = try XServer(width: 1280, height: 800)
        files = try TestLibrary()
        try await files.addFeed("fruit", ["Apples", "Bananas", "Cherries"], html: "<p>Text of the article</p>")
        for feed in try await files.store.feedStates() {
            // The feed of the test is not on the network, and not loaded.
            let later = Date(timeIntervalSinceNow: 86_400)
            try await files.store.apply(FeedUpdate(feed: nil, nextRefresh: later), to: feed.id, now: .test)
        }
        reader = try WindowProgram("Reader", ["--library=\(files.path)", "--language=en"], on: server)
        try reader.waitUntilStill()
    }

    @Test("A click on an article in the reader's window shows its page and stores that it was read")
    func click() throws {
        let before = try server.screenshot()
        try server.click(x: 400, y: 130)
        #expect(try reader.waits { try server.screenshot().differences(from: before, in: page) > 1000 })
        #expect(try reader.waits { try files.titles(.unread).count == 2 })
    }

    @Test("The key J in the reader's window shows the first article")
    func key() throws {
        try server.focus("Unread.*")
        try server.press("j")
        #expect(try reader.waits { try files.titles(.unread).count == 2 })
    }

    @Test("Control and F in the reader's window search the articles for what is typed")
    func search() throws {
        try server.focus("Unread.*")
        try server.press("ctrl+f")
        let before = try server.screenshot()
        try server.type("cher")
        #expect(try reader.waits { try server.screenshot().differences(from: before, in: list) > 1000 })
    }

    @Test("An idle reader paints no frame and uses less than 1 % of a processor")
    func idle() throws {
        try reader.waitUntilStill(for: 1)
        let before = reader.processorTime
        let seconds = 2.0
        #expect(try !reader.nextFrame(within: seconds))
        #expect(reader.processorTime - before < seconds * 0.01)
    }
}
