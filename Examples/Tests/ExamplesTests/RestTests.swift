import ComponentFlow
import ComponentFlowTesting
import Foundation
import ReaderCore
import ReaderTestSupport
import Testing

@testable import Counter

/// A program that shows the same as before must not work: updates and frames use the processor, and keys wait for them.
@Suite(.serialized)
struct RestTests {
    /// The time, in seconds, in which a program may do nothing.
    private static let duration = 2.0

    /// Expects that a program which has loaded performs no updates, and changes nothing in its windows.
    ///
    /// The clock is that of the other process.
    private func expectRest(of program: InspectedProgram) throws {
        try program.waitUntilIdle()
        try program.call("record", ["enabled": true])
        // Content that another thread provides arrives at any time in the first ten seconds, but not without end.
        var (before, after) = (JSON.null, try program.call("updates", ["wait": false]))
        for _ in 0..<5 {
            before = after
            Thread.sleep(forTimeInterval: Self.duration)
            after = try program.call("updates", ["wait": false])
            if after["updates"] == before["updates"], after["frames"] == before["frames"] { break }
        }
        #expect(after["updates"] == before["updates"])
        #expect(before["frames"]?.number != nil)
        #expect(after["frames"] == before["frames"])
    }

    @Test(
        "A program that has loaded does nothing",
        arguments: [("Todo", [], "Bread"), ("Notes", [], "Note"), ("Gallery", ["--page", "counter"], "+")]
            as [(String, [String], String)])
    func rest(name: String, arguments: [String], element: String) throws {
        let program = try InspectedProgram(name, arguments)
        _ = try program.element(element)
        try expectRest(of: program)
    }

    /// The program of the README has no agent.
    @Test("Counter does nothing, also after a tap")
    @MainActor func counter() {
        let stage = Stage(size: CGSize(width: 320, height: 240))
        stage.show(Counter())
        stage.tap(at: CGPoint(x: 160, y: 162))
        #expect(stage.settle())
        stage.advance(by: 3)
        #expect(!stage.isMoving)
    }

    @Test("Photos does nothing when its pictures are loaded")
    func photos() throws {
        let program = try InspectedProgram("Photos")
        _ = try program.element("Photo 3")
        try expectRest(of: program)
    }

    /// The window reads its first articles at once, and the others on another thread.
    @Test("Reader does nothing when its articles are loaded, also when one of them is shown")
    func reader() async throws {
        let files = try TestLibrary()
        try await files.addFeed("fruit", (1...400).map { "Apple \($0)" })
        for feed in try await files.store.feedStates() {
            // The feed of the test is not on the network, and not loaded.
            let later = Date(timeIntervalSinceNow: 86_400)
            try await files.store.apply(FeedUpdate(feed: nil, nextRefresh: later), to: feed.id, now: .test)
        }
        let program = try InspectedProgram("Reader", ["--library=\(files.path)", "--language=en"])
        try expectRest(of: program)
        try program.call("record", ["enabled": false])
        try program.call("key", ["key": "j"])
        try expectRest(of: program)
        withExtendedLifetime(files) {}
    }
}
