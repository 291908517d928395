import Foundation
import Testing

/// Compares screens of the feed reader with the same screens in SwiftUI, in the folder `SwiftUI`.
@Suite("The length of screens of the feed reader") struct ScreenLengthTests {
    private static let screens = ["Articles/ArticleList.swift", "Sheets/AddFeedSheet.swift"]
    private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private static let sources = tests.deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources/Reader")

    /// The lines of a file without indentation, blank lines and comments.
    private func lines(_ file: URL) throws -> [String] {
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty && !$0.hasPrefix("//") }
    }

    /// The lines of a screen, and those of the same screen in SwiftUI.
    private func versions(_ screen: String) throws -> (own: [String], other: [String]) {
        let file = Self.sources.appendingPathComponent(screen)
        return (
            try lines(file),
            try lines(Self.tests.appendingPathComponent("SwiftUI/\(file.lastPathComponent).txt"))
        )
    }

    @Test(
        "A screen of the feed reader has at most 1.2 times the lines of the same screen in SwiftUI", arguments: screens)
    func lines(screen: String) throws {
        let (own, other) = try versions(screen)
        #expect(Double(own.count) <= 1.2 * Double(other.count))
    }

    @Test(
        "A screen of the feed reader has at most 1.2 times the characters of the same screen in SwiftUI",
        arguments: screens)
    func characters(screen: String) throws {
        let (own, other) = try versions(screen)
        #expect(Double(own.joined().count) <= 1.2 * Double(other.joined().count))
    }
}
