import Foundation
import Testing

/// Compares the screens in the folder `Screens` with the same screens in SwiftUI, in the folder `SwiftUI`.
@Suite("The length of screens") struct ScreenLengthTests {
    private static let names = ["ContactList", "PreferencesForm", "LoginForm"]
    private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    /// The lines of a file without indentation, blank lines and comments.
    private func lines(_ file: String) throws -> [String] {
        try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8).split(separator: "\n")
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty && !$0.hasPrefix("//") }
    }

    @Test("A screen has at most 1.2 times the lines of the same screen in SwiftUI", arguments: names)
    func lines(name: String) throws {
        let other = try lines("SwiftUI/\(name).swift.txt").count
        #expect(try Double(lines("Screens/\(name).swift").count) <= 1.2 * Double(other))
    }

    @Test("A screen has at most 1.2 times the characters of the same screen in SwiftUI", arguments: names)
    func characters(name: String) throws {
        let other = try lines("SwiftUI/\(name).swift.txt").joined().count
        #expect(try Double(lines("Screens/\(name).swift").joined().count) <= 1.2 * Double(other))
    }
}
