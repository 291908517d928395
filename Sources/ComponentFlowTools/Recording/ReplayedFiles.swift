#if INSPECTOR

internal import Foundation
internal import OpenDisplay

/// The files of a recording in a temporary folder, because a replay must not change those of the user.
@MainActor
final class ReplayedFiles {
    private let folder: URL
    /// The places of the files, by their recorded paths.
    private var places: [String: URL] = [:]

    /// - Parameter parent: The folder in which the temporary folder is created when it is needed.
    init(in parent: URL = FileManager.default.temporaryDirectory) {
        folder = parent.appendingPathComponent("componentflow-files-\(UUID().uuidString.prefix(8))", isDirectory: true)
    }

    /// Writes the files of an answer, and returns the answer with their places.
    func place(_ reply: RecordedReply) -> DesktopAnswer {
        for file in reply.files { write(file) }
        switch reply.answer {
        case .files(.chosen(let urls)): return .files(.chosen(urls.map { $0.isFileURL ? place(of: $0) : $0 }))
        case .data(let list?) where !reply.files.isEmpty: return .data(RecordedFile.replacing(in: list, place))
        default: return reply.answer
        }
    }

    private func write(_ file: RecordedFile) {
        let place = place(of: URL(fileURLWithPath: file.path))
        switch file.contents {
        case .data(let data): try? data.write(to: place)
        case .folder: try? FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        case .tooLarge, .unreadable: break
        }
    }

    private func place(of url: URL) -> URL {
        if let known = places[url.path] { return known }
        let parent = folder.appendingPathComponent("\(places.count)", isDirectory: true)
        try? FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        let place = parent.appendingPathComponent(Self.name(url.lastPathComponent))
        places[url.path] = place
        return place
    }

    /// Returns a name that is one of a file, also for a path that a damaged recording contains.
    private static func name(_ text: String) -> String {
        let isName =
            !["", ".", "..", "/"].contains(text) && text.utf8.count <= 255 && !text.contains { $0 == "/" || $0 == "\0" }
        return isName ? text : "file"
    }

    func remove() {
        if !places.isEmpty { try? FileManager.default.removeItem(at: folder) }
    }
}

#endif
