import Foundation
import Testing

/// Verifies that tests contain the code of the articles.
@Suite("Code of the Render articles") struct ArticlesTests {
    @Test(
        "Every longer code block of a Render article is part of the tests verbatim",
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

    /// Returns the code without indentation.
    private static func trimmed(_ code: String) -> String {
        code.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
    }
}
