import Foundation
import Testing

/// Code in the article is code that a test runs.
@Suite("Article") struct ArticleTests {
    @Test("Every piece of code stands in the tests to the letter")
    func codeIsTested() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let root = folder.deletingLastPathComponent().deletingLastPathComponent()
        let text = try String(
            contentsOf: root.appendingPathComponent(
                "Sources/RenderComponents/RenderComponents.docc/RenderComponents.md"),
            encoding: .utf8)
        let tested = try String(contentsOf: folder.appendingPathComponent("InteroperationTests.swift"), encoding: .utf8)
        let blocks = text.components(separatedBy: "```swift\n").dropFirst().compactMap {
            $0.components(separatedBy: "```").first
        }
        #expect(blocks.count == 2)
        for block in blocks {
            #expect(Self.trimmed(tested).contains(Self.trimmed(block)), "\(block)")
        }
    }

    /// Without indents and empty lines.
    private static func trimmed(_ code: String) -> String {
        code.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
    }
}
