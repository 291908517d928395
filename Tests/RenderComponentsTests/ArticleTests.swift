import Foundation
import Testing

/// Verifies that tests contain the code of the article.
@Suite("Code of the article on Render and ComponentFlow") struct ArticleTests {
    @Test("Every code block of the article is part of the tests verbatim")
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

    /// Returns the code without indentation.
    private static func trimmed(_ code: String) -> String {
        code.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
    }
}
