import Foundation
import Testing

/// Code in an article is code that a test runs.
@Suite("Articles") struct ArticlesTests {
    @Test(
        "Every longer piece of code stands in the tests to the letter",
        arguments: ["FirstComponents", "WhatARenderDoes", "ListsOfComponents", "FunctionsAndCoordinators"])
    func codeIsTested(article: String) throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let root = folder.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let text = try String(
            contentsOf: root.appendingPathComponent("Sources/Render/Render.docc/\(article).md"), encoding: .utf8)
        let tested = try String(contentsOf: folder.appendingPathComponent("\(article)Tests.swift"), encoding: .utf8)
        let blocks = text.components(separatedBy: "```swift\n").dropFirst().compactMap {
            $0.components(separatedBy: "```").first
        }
        let longer = blocks.filter { $0.split(separator: "\n").count > 2 }
        #expect(!longer.isEmpty)
        for block in longer {
            #expect(Self.trimmed(tested).contains(Self.trimmed(block)), "\(block.prefix(200))…")
        }
    }

    /// Without indents and empty lines.
    private static func trimmed(_ code: String) -> String {
        code.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
    }
}
