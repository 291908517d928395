/// A file in JSON format that a program keeps between its runs.
struct StoredFile {
    /// The reasons to reject a file that are found by this type.
    private enum Problem: Error {
        case isTooLarge
    }

    /// The greatest size of a file, in bytes; larger ones are neither written nor read.
    private static let largestSize = 4 << 20

    let url: URL

    /// Reads what was written; returns `nil` if there is no file.
    func read<Value: Decodable>(_ type: Value.Type) throws -> Value? {
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        let handle = try FileHandle(forReadingFrom: url)
        defer { try? handle.close() }
        let data = try handle.read(upToCount: Self.largestSize + 1) ?? Data()
        guard data.count <= Self.largestSize else { throw Problem.isTooLarge }
        return try JSONDecoder().decode(type, from: data)
    }

    /// Replaces the file, and creates its folder if necessary.
    ///
    /// The file is never incomplete: it is written under another name first.
    func write(_ value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        let data = try encoder.encode(value)
        guard data.count <= Self.largestSize else { throw Problem.isTooLarge }
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url, options: .atomic)
    }

    /// Reports a failure, with its rule and a sentence.
    func report(_ rule: String, _ message: String) {
        Diagnostics.report(
            Diagnostic(
                rule: rule, message: message, subject: url.path,
                hint: "Check the file and its folder; deleting the file is safe."))
    }
}
