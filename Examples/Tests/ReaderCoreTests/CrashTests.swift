import Foundation
import ReaderTestSupport
import Testing

@testable import ReaderCore

/// Kills a process that writes to a library at arbitrary moments.
@Suite(.serialized) struct CrashTests {
    private static let crashes = 100

    /// Starts the writer, kills it after a number of lines and a random time, and returns the last stored number.
    private func crash(_ path: String, first: Int, lines: Int, delay: UInt32) throws -> Int? {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("StorageWriter")
        process.arguments = [path, "\(first)"]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        var text = ""
        while text.count(where: { $0 == "\n" }) < lines {
            let data = output.fileHandleForReading.availableData
            if data.isEmpty { break }
            text += String(decoding: data, as: UTF8.self)
        }
        // A moment within a change; the amount does not affect what must hold.
        usleep(delay)
        kill(process.processIdentifier, SIGKILL)
        text += String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        // The last line is complete only if it ends.
        return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().last.flatMap { Int($0) }
    }

    @Test("A process that is killed a hundred times while it writes loses no change that was stored")
    func killing() async throws {
        let library = try TestLibrary()
        var random = SeededRandom(seed: 1)
        var stored = -1
        for _ in 0..<Self.crashes {
            let lines = Int.random(in: 0...3, using: &random)
            let delay = UInt32.random(in: 0...30_000, using: &random)
            stored = try crash(library.path, first: stored + 1, lines: lines, delay: delay) ?? stored
        }
        #expect(stored > Self.crashes)
        #expect(try await library.store.problems() == [])
        let articles = try articles(of: library)
        #expect((0...max(stored, 0)).flatMap { losses(of: $0, articles["Article number\($0)"]) } == [])
        let found = try library.titles(search: "\"note of number\(stored)\"")
        #expect(found == ["Article number\(stored)"])
    }

    private func articles(of library: TestLibrary) throws -> [String: Article] {
        let reader = try library.reader()
        let articles = try reader.ids(ArticleQuery(.all)).compactMap { try reader.article($0) }
        return Dictionary(articles.map { ($0.summary.title, $0) }) { first, _ in first }
    }

    /// Describes what is missing of an article with a number that the writer has reported as stored.
    private func losses(of number: Int, _ article: Article?) -> [String] {
        guard let article else { return ["article \(number)"] }
        var losses: [String] = []
        if !article.summary.isStarred { losses.append("star of \(number)") }
        if article.summary.isRead != number.isMultiple(of: 2) { losses.append("read mark of \(number)") }
        if article.note != "note of number\(number)" { losses.append("note of \(number)") }
        if article.tags.map(\.name) != ["tag \(number % 7)"] { losses.append("tag of \(number)") }
        return losses
    }
}
