import Foundation
import ReaderTestSupport
import Testing

/// Programs with clients that send garbage or many requests.
extension InspectedProgramTests {
    @Test("A program survives garbage, half messages and disconnections, and remains usable", arguments: examples)
    func hostile(example: InspectedExample) throws {
        let program = try example.start()
        var random = SeededRandom(seed: 7)
        for round in 0..<200 {
            let client = try AgentConnection(program.socketPath)
            let count = Int.random(in: 1...2_000, using: &random)
            var bytes = Data((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) })
            if round % 2 == 0 { bytes = Data(#"{"jsonrpc": "2.0", "id": 1, "method": "components", "par"#.utf8) }
            try? client.send(bytes)
        }
        #expect(program.isRunning)
        #expect(try program.element(example.button)["view"] != nil)
    }

    @Test("A program that receives ten thousand queries answers another client in between", arguments: examples)
    func answers(example: InspectedExample) throws {
        let program = try example.start()
        let request = try slowest(of: 5) { try program.call("components") }
        try RequestFlood.start(of: "components", in: program)
        let answer = try slowest(of: 20) { try program.call("counters") }
        // The answer waits for one of the queries, and as long as that has taken.
        #expect(answer < 8 * request + 0.5)
        #expect(program.isRunning)
    }

    @Test(
        "An animation continues while a program receives ten thousand queries",
        arguments: ["components", "layers", "find"])
    func animation(query: String) throws {
        let program = try InspectedProgram("Gallery", ["--page", "progress-indicator"])
        _ = try program.element("ProgressIndicator", role: "heading")
        try program.call("recordTimeline", ["enabled": true])
        let request = try slowest(of: 5) { try program.call(query) }
        let usual = try gap(betweenFramesOf: program)
        try RequestFlood.start(of: query, in: program)
        let gap = try gap(betweenFramesOf: program)
        // Frames wait for one of the queries, not for all that have arrived.
        #expect(gap < usual + 4 * request)
    }

    /// The longest duration of several calls, in seconds.
    private func slowest(of count: Int, _ body: () throws -> Void) rethrows -> Double {
        try (0..<count).map { _ in
            let start = Date()
            try body()
            return Date().timeIntervalSince(start)
        }.max() ?? 0
    }

    /// The 90th percentile of the gaps between frames in two seconds, in seconds, weighted with their durations: frames follow each
    /// other quickly after a long gap.
    private func gap(betweenFramesOf program: InspectedProgram) throws -> Double {
        let last = try program.call("timeline", ["limit": 1])["frames"]?[0]?["number"]
        // The animation never ends.
        for _ in 0..<4 { try program.call("wait", ["timeout": 0.5]) }
        let frames = try program.call("timeline", ["since": last ?? 0, "limit": 8_000])["frames"]?.array ?? []
        let starts = frames.compactMap { $0["start"]?.number }
        let gaps = zip(starts.dropFirst(), starts).map(-).sorted()
        var rest = 0.9 * gaps.reduce(0, +)
        for gap in gaps {
            rest -= gap
            if rest <= 0 { return gap }
        }
        throw AgentConnection.Failure.missing("frames")
    }
}
