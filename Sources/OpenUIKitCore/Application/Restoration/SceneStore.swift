internal import OpenDisplay

/// The file in which a program saves its scenes.
package struct SceneStore {
    /// The reasons to reject a file that are found by this type.
    private enum Problem: Error {
        case isTooLarge
        case hasUnknownVersion
    }

    private let file: URL

    /// The greatest size of a file, in bytes; larger ones are neither written nor read.
    private static let largestFile = 4 << 20
    /// The number of sessions that are restored.
    private static let maximumSessions = 100

    package init(_ file: URL) {
        self.file = file
    }

    /// Returns the store of a program in the user's folder for state, or `nil` if the environment names none.
    static func standard(of identifier: String) -> SceneStore? {
        StateFolder.folder(of: identifier, environment: ProcessInfo.processInfo.environment).map {
            SceneStore($0.appendingPathComponent("scenes.json"))
        }
    }

    /// Reads what was saved; returns `nil` if there is no file.
    ///
    /// A file that cannot be read is reported as a diagnostic and ignored; the next save replaces it.
    package func load() -> StoredScenes? {
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        do {
            let handle = try FileHandle(forReadingFrom: file)
            defer { try? handle.close() }
            let data = try handle.read(upToCount: Self.largestFile + 1) ?? Data()
            guard data.count <= Self.largestFile else { throw Problem.isTooLarge }
            var scenes = try JSONDecoder().decode(StoredScenes.self, from: data)
            guard scenes.version == StoredScenes.currentVersion else { throw Problem.hasUnknownVersion }
            scenes.sessions = Self.usable(scenes.sessions)
            return scenes
        } catch {
            report("scene.state-unreadable", "The saved windows cannot be read and are ignored: \(error)")
            return nil
        }
    }

    /// Returns the first sessions with distinct identifiers.
    private static func usable(_ sessions: [StoredSession]) -> [StoredSession] {
        var identifiers: Set<String> = []
        return Array(sessions.filter { identifiers.insert($0.identifier).inserted }.prefix(maximumSessions))
    }

    /// Replaces the file.
    ///
    /// The file is never incomplete: it is written under another name first. A failure is reported as a diagnostic, and
    /// so are values that are too large for ``load()``; then the previous file remains.
    package func save(_ scenes: StoredScenes) {
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            let data = try encoder.encode(scenes)
            guard data.count <= Self.largestFile else { throw Problem.isTooLarge }
            let folder = file.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try data.write(to: file, options: .atomic)
        } catch {
            report("scene.state-not-saved", "The windows cannot be saved: \(error)")
        }
    }

    private func report(_ rule: String, _ message: String) {
        Diagnostics.report(
            Diagnostic(
                rule: rule, message: message, subject: file.path,
                hint: "Check the file and its folder; deleting the file is safe."))
    }
}
