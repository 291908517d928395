internal import OpenDisplay

/// The file in which a program saves its scenes.
package struct SceneStore {
    /// The reasons to reject a file that are found by this type.
    private enum Problem: Error {
        case hasUnknownVersion
    }

    private let file: StoredFile

    /// The number of sessions that are restored.
    private static let maximumSessions = 100

    package init(_ file: URL) {
        self.file = StoredFile(url: file)
    }

    /// Returns the store of a program in the user's folder for state, or `nil` if the environment names none.
    static func standard(of identifier: String) -> SceneStore? {
        ProgramFolder.state.url(of: identifier, environment: ProcessInfo.processInfo.environment).map {
            SceneStore($0.appendingPathComponent("scenes.json"))
        }
    }

    /// Reads what was saved; returns `nil` if there is no file.
    ///
    /// A file that cannot be read is reported as a diagnostic and ignored; the next save replaces it.
    package func load() -> StoredScenes? {
        do {
            guard var scenes = try file.read(StoredScenes.self) else { return nil }
            guard scenes.version == StoredScenes.currentVersion else { throw Problem.hasUnknownVersion }
            scenes.sessions = Self.usable(scenes.sessions)
            return scenes
        } catch {
            file.report("scene.state-unreadable", "The saved windows cannot be read and are ignored: \(error)")
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
    /// A failure is reported as a diagnostic, and so are values that are too large for ``load()``; then the previous file
    /// remains.
    package func save(_ scenes: StoredScenes) {
        do {
            try file.write(scenes)
        } catch {
            file.report("scene.state-not-saved", "The windows cannot be saved: \(error)")
        }
    }
}
