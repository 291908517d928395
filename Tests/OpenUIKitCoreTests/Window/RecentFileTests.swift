import Foundation
import OpenDisplay
import OpenUIKitCore
import TestSupport
import Testing

/// A list of recent files without a desktop.
@MainActor private final class FakeRecentFiles: RecentFileList {
    var urls: [URL] = []

    func add(_ url: URL) -> Bool {
        guard url.scheme != nil else { return false }
        urls.removeAll { $0 == url }
        urls.insert(url, at: 0)
        return true
    }

    func removeAll() { urls = [] }
}

@Suite("Recent files", .serialized) @MainActor struct RecentFileTests {
    private func withList(_ body: (FakeRecentFiles) -> Void) {
        let (list, former) = (FakeRecentFiles(), UIApplication.recentFiles)
        UIApplication.recentFiles = list
        defer { UIApplication.recentFiles = former }
        body(list)
    }

    private let first = URL(fileURLWithPath: "/tmp/first.txt")
    private let second = URL(fileURLWithPath: "/tmp/second.txt")

    @Test("A file that is noted is the first of the recent ones, also if it was noted before")
    func order() {
        withList { _ in
            for file in [first, second, first] { UIApplication.shared.noteNewRecentDocumentURL(file) }
            #expect(UIApplication.shared.recentDocumentURLs == [first, second])
        }
    }

    @Test("No file is recent after the list was cleared")
    func clearing() {
        withList { list in
            list.urls = [first]
            UIApplication.shared.clearRecentDocuments()
            #expect(UIApplication.shared.recentDocumentURLs.isEmpty)
        }
    }

    @Test("A file that the desktop does not accept is reported")
    func refusedFile() throws {
        let file = try #require(URL(string: "first.txt"))
        withList { list in
            let reports = Diagnostics.record { UIApplication.shared.noteNewRecentDocumentURL(file) }
            #expect(reports.map(\.rule) == ["application.recent-file"])
            #expect(list.urls.isEmpty)
        }
    }

    // MARK: The list of the desktop

    /// Xvfb with a folder for the list, and programs that use it.
    private final class Desktop {
        private let server: ProbeProcess
        private let display: String
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("recent-\(UUID().uuidString)")

        init() throws {
            server = try ProbeProcess(
                "/usr/bin/Xvfb", ["-displayfd", "1", "-screen", "0", "400x300x24", "-nolisten", "tcp"])
            display = ":" + (try #require(server.line()))
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }

        deinit {
            try? FileManager.default.removeItem(at: folder)
        }

        func makeFile(_ name: String) throws -> String {
            let file = folder.appendingPathComponent(name)
            try Data("text".utf8).write(to: file)
            return file.path
        }

        /// Runs a program, and returns the names of its recent files.
        func run(_ arguments: String..., program: String = "org.example.Letters") throws -> String? {
            let environment = [
                "DISPLAY": display, "GDK_BACKEND": "x11", "DBUS_SESSION_BUS_ADDRESS": "disabled:",
                "XDG_DATA_HOME": folder.path,
            ]
            let process = try ProbeProcess.probe(environment, ["--recent", program] + arguments)
            defer { _ = process.waitUntilExit() }
            return process.line()
        }
    }

    @Test(
        "The next start of a program finds its files in the desktop's list, the last one first",
        .enabled(if: TestTool.xvfb.isExpected)
    )
    func nextStart() throws {
        let desktop = try Desktop()
        let files = try ["a.txt", "b.txt"].map(desktop.makeFile)
        #expect(try desktop.run("add", files[0], files[1]) == "b.txt a.txt")
        #expect(try desktop.run("add", files[0]) == "a.txt b.txt")
        #expect(try desktop.run("list") == "a.txt b.txt")
    }

    @Test(
        "A file that was deleted, and the files of other programs, are not recent",
        .enabled(if: TestTool.xvfb.isExpected))
    func otherFiles() throws {
        let desktop = try Desktop()
        let files = try ["a.txt", "b.txt", "c.txt"].map(desktop.makeFile)
        _ = try desktop.run("add", files[0], files[1])
        _ = try desktop.run("add", files[2], program: "org.example.Numbers")
        try FileManager.default.removeItem(atPath: files[1])
        #expect(try desktop.run("list") == "a.txt")
        #expect(try desktop.run("list", program: "org.example.Numbers") == "c.txt")
    }

    @Test("A program that clears its recent files keeps those of others", .enabled(if: TestTool.xvfb.isExpected))
    func clearedList() throws {
        let desktop = try Desktop()
        let files = try ["a.txt", "b.txt"].map(desktop.makeFile)
        _ = try desktop.run("add", files[0])
        _ = try desktop.run("add", files[1], program: "org.example.Numbers")
        #expect(try desktop.run("clear") == "")
        #expect(try desktop.run("list") == "")
        #expect(try desktop.run("list", program: "org.example.Numbers") == "b.txt")
    }
}
