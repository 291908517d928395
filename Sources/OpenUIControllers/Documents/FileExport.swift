/// Copies or moves files to a place that the user has chosen, without the main actor.
struct FileExport: Sendable {
    private let urls: [URL]
    private let target: URL
    private let isFolder: Bool
    private let asCopy: Bool

    /// - Parameters:
    ///   - target: The new file, which replaces an existing one, or a folder, in which existing files are kept.
    ///   - isFolder: Whether the target is a folder.
    init(_ urls: [URL], to target: URL, isFolder: Bool, asCopy: Bool) {
        self.urls = urls
        self.target = target
        self.isFolder = isFolder
        self.asCopy = asCopy
    }

    /// Writes the files, and returns their new URLs.
    ///
    /// A folder is created if it does not exist. A file that exists is replaced only when the new one is complete. Files
    /// are removed from their former places after all of them were written.
    func run() throws -> [URL] {
        if isFolder { try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true) }
        let places = try urls.map { url in
            let place = isFolder ? Self.freePlace(for: url.lastPathComponent, in: target) : target
            try Self.copy(url, to: place)
            return place
        }
        if !asCopy {
            for (url, place) in zip(urls, places) where url.standardizedFileURL != place.standardizedFileURL {
                try FileManager.default.removeItem(at: url)
            }
        }
        return places
    }

    private static func copy(_ url: URL, to place: URL) throws {
        guard url.standardizedFileURL != place.standardizedFileURL else { return }
        let folder = place.deletingLastPathComponent()
        let unfinished = folder.appendingPathComponent(".\(UUID().uuidString).part")
        do {
            try FileManager.default.copyItem(at: url, to: unfinished)
            guard rename(unfinished.path, place.path) == 0 else {
                throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: place.path])
            }
        } catch {
            try? FileManager.default.removeItem(at: unfinished)
            throw error
        }
    }

    /// Returns a file in a folder that does not exist: with the name, or with a number after it.
    private static func freePlace(for name: String, in folder: URL) -> URL {
        let suffix = folder.appendingPathComponent(name).pathExtension
        let base = suffix.isEmpty ? name : String(name.dropLast(suffix.count + 1))
        var number = 1
        var place = folder.appendingPathComponent(name)
        while FileManager.default.fileExists(atPath: place.path) {
            number += 1
            place = folder.appendingPathComponent("\(base) \(number)" + (suffix.isEmpty ? "" : ".\(suffix)"))
        }
        return place
    }
}
