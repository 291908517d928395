import Foundation
import Testing

/// Checks that the code in the articles is code that tests run.
@Suite("Articles") struct ArticlesTests {
    @Test(
        "Every longer code block of an article is contained verbatim in its tests",
        arguments: [
            "FirstSteps", "ComingFromSwiftUI", "TwoPanes", "ReadingFeeds", "WritingScreens", "SharingModels",
            "UsingTheEnvironment",
            "LoadingData", "PresentingScreens", "WritingExplicitComponents", "BuildingScreens", "LayingOut",
            "MovingThings", "WritingText", "ShowingLists", "MakingItAccessible", "SeveralWindows", "MixingViews",
        ])
    func codeIsTested(article: String) throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let root = folder.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let text = try String(
            contentsOf: root.appendingPathComponent("Sources/ComponentFlow/ComponentFlow.docc/\(article).md"),
            encoding: .utf8)
        let tested = try String(contentsOf: folder.appendingPathComponent("\(article)Tests.swift"), encoding: .utf8)
        let blocks = text.components(separatedBy: "```swift\n").dropFirst().compactMap {
            $0.components(separatedBy: "```").first
        }
        // Code that is compared with SwiftUI cannot be compiled.
        let longer = blocks.filter { $0.split(separator: "\n").count > 3 && !$0.hasPrefix("import SwiftUI\n") }
        #expect(!longer.isEmpty)
        let trimmed = Self.trimmed(tested)
        for block in longer {
            // Foundation compares literally; Swift's own search compares characters, which takes seconds in a debug
            // build.
            let place = trimmed.range(of: Self.trimmed(block), options: .literal)
            #expect(place != nil, "\(block.prefix(200))…")
        }
    }

    /// The code without indentation, empty lines, and `@main`, because the tests are a program of their own.
    private static func trimmed(_ code: String) -> String {
        code.replacingOccurrences(of: "@main ", with: "").split(separator: "\n")
            .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
    }
}
