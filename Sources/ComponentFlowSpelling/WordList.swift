import Foundation

/// The stems of a dictionary of Hunspell, among which completions are searched; Enchant has no completions.
struct WordList {
    private static let largestFile = 64 << 20
    /// The number of stems with a prefix that are returned at most.
    private static let limit = 64

    private let text: Data
    private let encoding: String.Encoding

    /// Opens the list of a dictionary; `nil` if there is no file of Hunspell, or one in an unknown encoding.
    init?(_ dictionary: String, folders: [URL] = WordList.folders) {
        guard !dictionary.contains("/") else { return nil }
        for folder in folders {
            let file = folder.appendingPathComponent(dictionary)
            guard let affixes = Self.data(file.appendingPathExtension("aff")),
                let text = Self.data(file.appendingPathExtension("dic")), let encoding = Self.encoding(of: affixes)
            else { continue }
            (self.text, self.encoding) = (text, encoding)
            return
        }
        return nil
    }

    private static func data(_ file: URL) -> Data? {
        let size = try? file.resourceValues(forKeys: [.fileSizeKey, .isRegularFileKey])
        guard size?.isRegularFile == true, let count = size?.fileSize, count <= largestFile else { return nil }
        return try? Data(contentsOf: file, options: .mappedIfSafe)
    }

    /// The folders in which Enchant and Hunspell search dictionaries.
    static var folders: [URL] {
        let environment = ProcessInfo.processInfo.environment
        let home = environment["HOME"] ?? "/"
        let configuration = environment["XDG_CONFIG_HOME"] ?? home + "/.config"
        let data = (environment["XDG_DATA_DIRS"] ?? "/usr/local/share:/usr/share").split(separator: ":").map(
            String.init)
        let parents = [environment["XDG_DATA_HOME"] ?? home + "/.local/share"] + data
        let names = [environment["ENCHANT_CONFIG_DIR"] ?? configuration + "/enchant"].map { $0 + "/hunspell" }
        return (names + parents.flatMap { [$0 + "/hunspell", $0 + "/myspell", $0 + "/myspell/dicts"] }).map {
            URL(fileURLWithPath: $0, isDirectory: true)
        }
    }

    /// Returns the encoding that the file with the affixes specifies in its first lines; Hunspell's default is Latin 1.
    private static func encoding(of affixes: Data) -> String.Encoding? {
        for line in affixes.prefix(16_384).split(separator: 0x0A) where line.starts(with: Array("SET ".utf8)) {
            let name = String(decoding: line.dropFirst(4), as: UTF8.self).trimmingCharacters(in: .whitespaces)
            return encodings[name.uppercased()]
        }
        return .isoLatin1
    }

    private static let encodings: [String: String.Encoding] = [
        "UTF-8": .utf8, "ISO8859-1": .isoLatin1, "ISO8859-2": .isoLatin2, "MICROSOFT-CP1250": .windowsCP1250,
        "MICROSOFT-CP1251": .windowsCP1251, "CP1251": .windowsCP1251, "CP1250": .windowsCP1250,
    ]

    /// Returns stems that begin with a prefix, in alphabetical order.
    ///
    /// With a capital first letter, stems without one are found, too, and capitalized.
    ///
    /// - Complexity: O(*n*) in the size of the dictionary; about a millisecond.
    func words(with prefix: String) -> [String] {
        guard let first = prefix.first else { return [] }
        var words = stems(with: prefix)
        if first.isUppercase {
            let rest = prefix.dropFirst()
            words += stems(with: first.lowercased() + rest).map { $0.prefix(1).uppercased() + $0.dropFirst() }
        }
        return Array(Set(words).subtracting([prefix]).sorted().prefix(Self.limit))
    }

    private func stems(with prefix: String) -> [String] {
        guard let desired = prefix.data(using: encoding), !desired.isEmpty else { return [] }
        return text.withUnsafeBytes { bytes in
            var (found, start): ([String], Int) = ([], 0)
            while start < bytes.count, found.count < 4 * Self.limit {
                let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
                let line = bytes[start..<end]
                if line.starts(with: desired) {
                    let stem = line.prefix { $0 != UInt8(ascii: "/") && $0 > 0x20 }
                    if let word = String(data: Data(stem), encoding: encoding) { found.append(word) }
                }
                start = end + 1
            }
            return found
        }
    }
}
