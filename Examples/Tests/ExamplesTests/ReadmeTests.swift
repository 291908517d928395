import ComponentFlowTesting
import Foundation
import Testing

@testable import Counter

@Suite("README") @MainActor
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

    @Test("The test of Counter in the README passes, but for its snapshot")
    func test() throws {
        let stage = Stage(size: CGSize(width: 320, height: 240))
        stage.show(Counter())
        try stage.tap("Count")
        stage.advance(by: 0.3)
        #expect(stage.contains("1"))
    }

    @Test("Counter has at most 15 lines")
    func length() throws {
        #expect(try counter.split(separator: "\n", omittingEmptySubsequences: false).dropLast().count <= 15)
    }
}
