import ComponentFlow
import Foundation
import ReaderCore

/// The command-line arguments; addresses and files are opened by the window.
struct ReaderArguments {
    private var file: URL?
    private var language = StringTable.localizable.preferredLanguage

    init(_ words: some Sequence<String>) {
        for word in words {
            let parts = word.split(separator: "=", maxSplits: 1)
            guard let value = parts.dropFirst().first.map(String.init) else { continue }
            switch parts[0] {
            case "--library": file = URL(fileURLWithPath: value)
            case "--language": language = Language(value)
            default: break
            }
        }
    }

    /// Opens the library; reports why that is not possible, and returns `nil`.
    @MainActor func makeLibrary() -> Library? {
        do {
            let file = try file ?? Self.defaultFile()
            return try Library(path: file.path, language: language)
        } catch {
            FileHandle.standardError.write(Data("Reader: \(error.localizedDescription)\n".utf8))
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
