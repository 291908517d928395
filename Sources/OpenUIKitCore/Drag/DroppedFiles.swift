/// Reads the text of files that are dropped into a text view.
enum DroppedFiles {
    /// The MIME type of a list of files or other URLs.
    static let mimeType = "text/uri-list"
    /// The size above which files are not inserted, in bytes.
    static let limit = 4 << 20

    /// Reads files in the background, because they may be on a slow device: their text, or their paths if they have none.
    @MainActor static func load(_ files: [URL], completion: @escaping @MainActor (String?) -> Void) {
        Task { completion(await Task.detached { insertion(for: files) }.value) }
    }

    /// Returns what is inserted for files: their text, or their paths if they have none.
    static func insertion(for files: [URL]) -> String? {
        text(of: files) ?? paths(of: files)
    }

    /// Returns the paths of files, one per line, or `nil` unless all of them are regular files.
    static func paths(of files: [URL]) -> String? {
        guard files.allSatisfy({ RegularFile.exists(at: $0.path) }) else { return nil }
        return files.map(\.path).joined(separator: "\n")
    }

    /// Returns the text of files, each of which starts a line, or `nil` if one of them is not a text file or they exceed
    /// the limit.
    static func text(of files: [URL]) -> String? {
        var texts: [String] = []
        var remaining = limit
        for file in files {
            guard let text = text(of: file, upTo: remaining) else { return nil }
            texts.append(text)
            remaining -= text.utf8.count
        }
        return texts.reduce(into: "") { result, text in
            if !result.isEmpty, result.last?.isNewline == false { result += "\n" }
            result += text
        }
    }

    private static func text(of file: URL, upTo limit: Int) -> String? {
        guard RegularFile.exists(at: file.path), let handle = FileHandle(forReadingAtPath: file.path) else {
            return nil
        }
        defer { try? handle.close() }
        let data = (try? handle.read(upToCount: limit + 1)) ?? Data()
        guard data.count <= limit, !data.contains(0) else { return nil }
        return String(bytes: data, encoding: .utf8)
    }
}
