/// The installed hyphenation dictionaries, such as `hyphen/hyph_en_US.dic` in one of the data directories.
///
/// Can be used on any thread. A dictionary is loaded on the first use of its language, which takes some milliseconds.
package final class HyphenationDictionaries: Sendable {
    package static let shared = HyphenationDictionaries(folders: installed)

    private struct Folder: Sendable {
        let path: String
        /// Returns the content of a file, or `nil` if it cannot be read.
        let contents: @Sendable (_ path: String) -> Data?
    }

    private struct Known {
        var folders: [Folder]
        /// The patterns by language; nil for languages without a dictionary.
        var patterns: [String: HyphenationPatterns?] = [:]
    }

    private let known: OrderedMutex<Known>

    /// Creates a collection of the dictionaries in folders, of which earlier ones have precedence.
    init(folders: [String]) {
        known = OrderedMutex(Known(folders: folders.map { Folder(path: $0, contents: Self.contents(of:)) }))
    }

    /// Adds a folder, which is searched after the others.
    func add(
        folder: String, contents: @escaping @Sendable (_ path: String) -> Data? = HyphenationDictionaries.contents(of:)
    ) {
        known.withLock { $0 = Known(folders: $0.folders + [Folder(path: folder, contents: contents)]) }
    }

    static func contents(of path: String) -> Data? {
        FileManager.default.contents(atPath: path)
    }

    private static var installed: [String] {
        let environment = ProcessInfo.processInfo.environment
        let home = environment["XDG_DATA_HOME"] ?? environment["HOME"].map { $0 + "/.local/share" }
        let shared = environment["XDG_DATA_DIRS"] ?? ""
        let system = (shared.isEmpty ? "/usr/local/share:/usr/share" : shared).split(separator: ":").map(String.init)
        return ((home.map { [$0] } ?? []) + system).map { $0 + "/hyphen" }
    }

    /// Returns the patterns of a language such as `de-CH` or `en_US`: those of the region, of the language, or of any
    /// other region.
    func patterns(for language: String) -> HyphenationPatterns? {
        let now = known.withLock { $0 }
        if let patterns = now.patterns[language] { return patterns }
        // Files are read without the lock; a second thread that needs the same language meanwhile reads them too.
        let patterns = Self.read(language, in: now.folders)
        known.withLock { known in
            // Folders are only ever added.
            if known.folders.count == now.folders.count { known.patterns[language] = .some(patterns) }
        }
        return patterns
    }

    private static func read(_ language: String, in folders: [Folder]) -> HyphenationPatterns? {
        let name = language.replacingOccurrences(of: "-", with: "_")
        guard let base = name.split(separator: "_").first, base.allSatisfy({ $0.isASCII && $0.isLetter }) else {
            return nil
        }
        for folder in folders {
            let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
            let fitting =
                ["hyph_\(name).dic", "hyph_\(base).dic"].filter(files.contains)
                + files.filter { $0.hasPrefix("hyph_\(base)_") && $0.hasSuffix(".dic") }
            for file in fitting {
                guard let data = folder.contents("\(folder.path)/\(file)") else { continue }
                if let patterns = HyphenationPatterns(data) { return patterns }
            }
        }
        return nil
    }
}
