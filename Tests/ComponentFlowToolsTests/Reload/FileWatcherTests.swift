import Foundation
import InspectorClient
import Testing

/// A new folder among the temporary files, which is removed at the end.
final class TemporaryFolder {
    let path = "\(NSTemporaryDirectory())reload-\(UUID().uuidString.prefix(8))"

    init() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Writes a file, with the folders around it, and returns its path.
    @discardableResult
    func write(_ text: String, to name: String) throws -> String {
        let file = URL(fileURLWithPath: "\(path)/\(name)")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return file.path
    }
}

@Suite("The watcher of files")
struct FileWatcherTests {
    private let folder: TemporaryFolder
    private let watcher: FileWatcher

    init() throws {
        folder = try TemporaryFolder()
        watcher = try FileWatcher()
        try watcher.watch([folder.path])
    }

    @Test("A file that is written is reported once")
    func written() throws {
        let file = try folder.write("a", to: "a.swift")
        #expect(watcher.changes() == [file])
        #expect(watcher.changes().isEmpty)
    }

    @Test("A file that an editor replaces by moving another one is reported")
    func moved() throws {
        let other = try TemporaryFolder().write("a", to: "a")
        _ = watcher.changes()
        let file = "\(folder.path)/a.swift"
        try FileManager.default.createDirectory(
            atPath: (other as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try Data("b".utf8).write(to: URL(fileURLWithPath: other))
        try FileManager.default.moveItem(atPath: other, toPath: file)
        #expect(watcher.changes() == [file])
    }

    @Test("A file that is removed is reported")
    func removed() throws {
        let file = try folder.write("a", to: "a.swift")
        _ = watcher.changes()
        try FileManager.default.removeItem(atPath: file)
        #expect(watcher.changes() == [file])
    }

    @Test("A file in a folder that is not watched is not reported")
    func otherFolder() throws {
        try folder.write("a", to: "inner/a.swift")
        _ = watcher.changes()
        try folder.write("b", to: "inner/a.swift")
        #expect(watcher.changes().isEmpty)
    }

    @Test("A folder that does not exist is an error")
    func missing() {
        #expect(throws: InspectorClientError.self) { try watcher.watch(["\(folder.path)/none"]) }
    }
}
