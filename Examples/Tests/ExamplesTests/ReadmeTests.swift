import Foundation
import Testing

@Suite("README")
struct ReadmeTests {
    private let examples = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private var counter: String {
        get throws {
            try String(
                contentsOf: examples.appendingPathComponent("Sources/Counter/Counter.swift"), encoding: .utf8)
        }
    }

    @Test("The README contains the source of Counter verbatim")
    func source() throws {
        let readme = try String(
            contentsOf: examples.deletingLastPathComponent().appendingPathComponent("README.md"), encoding: .utf8)
        #expect(readme.contains(try counter))
    }

    @Test("Counter has at most 15 lines")
    func length() throws {
        #expect(try counter.split(separator: "\n", omittingEmptySubsequences: false).dropLast().count <= 15)
    }
}
