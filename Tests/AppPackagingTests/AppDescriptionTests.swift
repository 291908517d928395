import Foundation
import Testing

@testable import AppPackaging

@Suite("The description of an application") struct AppDescriptionTests {
    private func key(replacing text: String, by other: String) throws -> String? {
        let sample = try Sample(description: Sample.description.replacingOccurrences(of: text, with: other))
        do {
            _ = try sample.app()
            return nil
        } catch PackagingError.invalidDescription(let key, _) {
            return key
        }
    }

    @Test("A complete description is read")
    func complete() throws {
        let app = try Sample().app()
        #expect(app.name == "Sample & Co")
        #expect(app.developer == "Ada Lovelace")
        #expect(app.keywords == nil)
    }

    @Test(
        "An invalid value is reported with its key",
        arguments: [
            ("org.example.Sample", "Sample", "identifier"), ("org.example.Sample", "org.example.my-app", "identifier"),
            ("\"Sample & Co\"", "\"\"", "name"), ("package contains", "package contains.", "summary"),
            ("\"1.2\"", "\"v1\"", "version"), ("2026-11-23", "today", "releaseDate"),
            ("<ada@example.org>", "", "maintainer"), ("https://", "", "homepage"), ("Sample.svg", "Sample.gif", "icon"),
            ("[\"Utility\"]", "[]", "categories"), ("\"MIT\"", "\"\"", "license"),
        ])
    func invalid(text: String, other: String, expected: String) throws {
        #expect(try key(replacing: text, by: other) == expected)
    }

    @Test("A value that is missing and one of the wrong type are reported with their keys")
    func malformed() throws {
        #expect(try key(replacing: "\"version\": \"1.2\",", by: "") == "version")
        #expect(try key(replacing: "\"1.2\"", by: "1.2") == "version")
    }

    @Test("Files that do not exist or contain no description cannot be read")
    func unreadable() throws {
        let sample = try Sample(description: "{")
        #expect(throws: PackagingError.self) { try sample.app() }
        let missing = URL(fileURLWithPath: "/nonexistent.json")
        #expect(throws: PackagingError.unreadableFile("/nonexistent.json")) {
            try AppDescription(contentsOf: missing)
        }
    }

    @Test("An icon in PNG format has one of the sizes of the theme")
    func icons() throws {
        let sample = try Sample()
        let file = sample.folder.appendingPathComponent("icon.png")
        func icon(_ width: UInt8, _ height: UInt8) throws -> AppIcon {
            let header: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
            try Data(header + [0, 0, 0, width, 0, 0, 0, height]).write(to: file)
            return try AppIcon(file)
        }
        let app = try sample.app()
        #expect(try icon(128, 128).path(for: app) == "icons/hicolor/128x128/apps/org.example.Sample.png")
        #expect(throws: PackagingError.self) { try icon(128, 64) }
        let problem =
            "is 100 by 100 pixels; icons are square, with a side of 16, 22, 24, 32, 48, 64, 96, 128, 192, 256, 512 pixels"
        #expect(throws: PackagingError.invalidDescription(key: "icon", problem: problem)) { try icon(100, 100) }
        try Data("text".utf8).write(to: file)
        #expect(throws: PackagingError.self) { try AppIcon(file) }
        let drawing = try AppIcon(sample.folder.appendingPathComponent("Packaging/Sample.svg"))
        #expect(drawing.path(for: app) == "icons/hicolor/scalable/apps/org.example.Sample.svg")
    }
}
