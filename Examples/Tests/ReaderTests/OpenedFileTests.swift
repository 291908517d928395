import ComponentFlow
import ComponentFlowTesting
import Foundation
import ReaderTestSupport
import Testing

@testable import Reader

/// Files that the user opens, or drops on the window.
@MainActor
@Suite(.serialized)
struct OpenedFileTests {
    private let reader: ReaderStage

    init() throws {
        reader = try ReaderStage(try TestLibrary())
    }

    /// Writes a file next to the library.
    private func file(_ name: String, _ text: String) throws -> URL {
        let file = reader.files.folder.appendingPathComponent(name)
        try Data(text.utf8).write(to: file)
        return file
    }

    @Test("A file with subscriptions that is opened adds its feeds and folders")
    func list() async throws {
        reader.library.open(try file("list.opml", SubscriptionFiles.list))
        await reader.settle()
        #expect(reader.shows("A folder"))
        #expect(reader.shows("Listed"))
    }

    @Test("A file with a feed that is opened shows the feed and its articles", arguments: SubscriptionFiles.feeds)
    func feed(_ feed: SubscriptionFiles.Feed) async throws {
        reader.library.open(try file(feed.name, feed.text))
        await reader.settle()
        #expect(reader.shows(feed.title))
        #expect(reader.shows("Article"))
    }

    @Test("Several files that are dropped on the window are added, although one of them is not a feed")
    func drop() async throws {
        let files = [
            try file("feed.atom", SubscriptionFiles.atom.text), try file("letter.txt", "Dear reader"),
            try file("list.opml", SubscriptionFiles.list),
        ]
        let list = files.map { $0.absoluteString + "\r\n" }.joined()
        reader.stage.drop([("text/uri-list", Data(list.utf8))], at: CGPoint(x: 800, y: 400))
        await reader.settle()
        #expect(reader.shows("An Atom feed"))
        #expect(reader.shows("Listed"))
    }

    @Test("A file that is not a feed, and a feed without its address, are reported")
    func problems() async throws {
        let texts = [
            "Dear reader": "This file is neither a feed nor a list of subscriptions.",
            "<rss><channel/></rss>":
                "This file does not contain the address of its feed. Add the feed with its address, "
                + "or with that of its web site.",
        ]
        for (text, problem) in texts {
            reader.library.open(try file("file.xml", text))
            await reader.settle()
            #expect(reader.shows(problem))
        }
    }
}
