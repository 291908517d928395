import ComponentFlow
import Foundation
import ReaderCore

/// A mistake in the command-line arguments.
struct ArgumentError: Error, CustomStringConvertible {
    let description: String
}

/// The command-line arguments; addresses and files are opened by the window.
struct ReaderArguments {
    private var file: URL?
    private var language = StringTable.localizable.preferredLanguage

    /// Reads the options, which begin with a hyphen and are before the argument `--`.
    init(_ words: some Sequence<String>) throws(ArgumentError) {
        for word in words {
            guard word != "--" else { return }
            if word.hasPrefix("-") { try read(word) }
        }
    }

    private mutating func read(_ option: String) throws(ArgumentError) {
        let parts = option.split(separator: "=", maxSplits: 1).map(String.init)
        switch (parts.first, parts.dropFirst().first) {
        case ("--library", let path?): file = URL(fileURLWithPath: path)
        case ("--language", let tag?): language = try Self.language(tag)
        default:
            throw ArgumentError(
                description: "\(option) is not understood; there are: --library=FILE and --language=LANGUAGE.")
        }
    }

    /// Returns a language that the program has, also for one of its regions.
    private static func language(_ tag: String) throws(ArgumentError) -> Language {
        let known = StringTable.localizable.languages + Language.pseudoLanguages
        let language = Language(tag)
        guard known.contains(where: { $0 == language || $0.code == language.code }) else {
            let names = known.map(\.identifier).joined(separator: ", ")
            throw ArgumentError(description: "There is no language \(tag); there are: \(names).")
        }
        return language
    }

    /// The arguments of the program; reports a mistake in them and ends the program.
    static var ofProgram: ReaderArguments {
        do {
            // A test that shows the program, such as a recorded one, has arguments of its own.
            let isProgram = ProcessInfo.processInfo.processName == "Reader"
            return try ReaderArguments(isProgram ? CommandLine.arguments.dropFirst() : [])
        } catch {
            try? FileHandle.standardError.write(contentsOf: Data("Reader: \(error)\n".utf8))
            exit(2)
        }
    }

    /// Opens the library; reports why that is not possible, and returns `nil`.
    @MainActor func makeLibrary() -> Library? {
        do {
            let file = try file ?? Self.defaultFile()
            return try Library(path: file.path, language: language)
        } catch {
            try? FileHandle.standardError.write(contentsOf: Data("Reader: \(error.localizedDescription)\n".utf8))
            return nil
        }
    }

    /// The user's library, according to the XDG Base Directory Specification.
    private static func defaultFile() throws -> URL {
        let environment = ProcessInfo.processInfo.environment
        let home = URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
        let data = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
        let folder = (data ?? home.appendingPathComponent(".local/share")).appendingPathComponent(
            "componentflow-reader")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.appendingPathComponent("library.db")
    }
}

extension Language {
    /// The language without its script and region.
    fileprivate var code: Substring? { identifier.split(separator: "-").first }
}
