/// Reads and writes the files of items in the background.
enum ItemFiles {
    /// The size above which files are not read into memory, in bytes.
    private static let limit = 1 << 29

    /// Reads a regular file, and calls a closure with its content or an error.
    static func read(_ url: URL, completion: @escaping @MainActor (Data?, (any Error)?) -> Void) {
        run("content of \(url.lastPathComponent)", completion) { try content(of: url) }
    }

    private static func content(of url: URL) throws -> Data {
        guard RegularFile.exists(at: url.path), let handle = FileHandle(forReadingAtPath: url.path) else {
            throw CocoaError(.fileReadNoSuchFile)
        }
        defer { try? handle.close() }
        let data = try handle.read(upToCount: limit + 1) ?? Data()
        guard data.count <= limit else { throw CocoaError(.fileReadTooLarge) }
        return data
    }

    /// Writes data to a file with a name, in a new folder of its own.
    static func write(
        _ data: Data, name: String, completion: @escaping @MainActor (URL?, (any Error)?) -> Void
    ) {
        run("file \(name)", completion) { try create(data, name: name) }
    }

    private static func create(_ data: Data, name: String) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let url = folder.appendingPathComponent(name)
        try data.write(to: url)
        return url
    }

    /// Runs a closure on another thread, and calls the completion handler with its result.
    private static func run<Value: Sendable>(
        _ name: String, _ completion: @escaping @MainActor (Value?, (any Error)?) -> Void,
        _ body: @escaping @Sendable () throws -> Value
    ) {
        Task { @MainActor in
            let result = await BackgroundWork.perform(name) { await Task.detached { Result(catching: body) }.value }
            switch result {
            case .success(let value): completion(value, nil)
            case .failure(let error): completion(nil, error)
            }
        }
    }

    /// Deletes a file that was written, with its folder.
    static func remove(_ url: URL) {
        try? FileManager.default.removeItem(at: url.deletingLastPathComponent())
    }

    /// Returns a name for a file of a type; characters that separate folders are replaced, because other programs may have
    /// suggested the name.
    static func name(_ suggested: String?, type: String) -> String {
        let plain = (suggested ?? "").replacingOccurrences(of: "/", with: "-").replacingOccurrences(of: "\0", with: "")
        let stem = plain.isEmpty || plain.allSatisfy { $0 == "." } ? "item" : String(plain.prefix(80))
        return TypeConformance.fileExtension(of: type).map { "\(stem).\($0)" } ?? stem
    }
}
