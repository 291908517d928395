import Foundation
import Testing

@testable import OpenDisplay

@Suite("Starts of the program") struct ProgramStartTests {
    private func urls(_ arguments: String..., in folder: String = "/") -> [String] {
        ProgramStart(commandLine: ["program"] + arguments, workingDirectory: folder, environment: [:])
            .urls.map(\.absoluteString)
    }

    @Test("Arguments with a scheme are URLs")
    func schemes() {
        #expect(urls("https://example.org/a", "notes:today") == ["https://example.org/a", "notes:today"])
    }

    @Test("Options and texts that name no file are not URLs", arguments: ["--page", "-x:y", "Name", "", "1:2", ":a"])
    func others(argument: String) {
        #expect(urls(argument).isEmpty)
    }

    @Test("The argument after an option is the option's value, also if it names a folder or has a scheme")
    func optionValues() {
        #expect(urls("--folder", "/", "--feed", "https://example.org/feed") == [])
        #expect(urls("-f", "/", "notes:today") == ["notes:today"])
    }

    @Test("Arguments before options, after an option with its value, and after two hyphens are URLs")
    func operands() {
        #expect(urls("notes:1", "--new") == ["notes:1"])
        #expect(urls("--mode=fast", "notes:1") == ["notes:1"])
        #expect(urls("--new", "--", "notes:1", "notes:2") == ["notes:1", "notes:2"])
    }

    @Test("Existing files are URLs, relative to the working directory")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("-a b.txt")
        try Data().write(to: file)
        #expect(urls("--", "-a b.txt", in: folder.path) == [file.standardizedFileURL.absoluteString])
        #expect(urls(file.path) == [file.standardizedFileURL.absoluteString])
        #expect(urls("-a b.txt", in: folder.path).isEmpty)
    }

    @Test("A start survives being passed to another process")
    func value() throws {
        let url = try #require(URL(string: "https://example.org/a%20b"))
        let start = ProgramStart(arguments: ["--new", "å"], urls: [url], activationToken: "t")
        let variant = try #require(start.value.makeVariant())
        #expect(DBusValue(variant).flatMap { ProgramStart($0) } == start)
    }

    @Test("A value of another type is not a start")
    func malformed() {
        #expect(ProgramStart(.structure([.string("a")])) == nil)
    }

    @Test("The activation token comes from the environment")
    func token() {
        let start = ProgramStart(
            commandLine: ["program"], workingDirectory: "/", environment: ["DESKTOP_STARTUP_ID": "x"])
        #expect(start.activationToken == "x")
    }
}
