import Foundation

/// Writes a Swift file that contains the text of other source files.
///
/// Usage: `PageEmbedder OUTPUT INPUT…`
@main
enum PageEmbedder {
    static func main() throws {
        let files = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
        guard let output = files.first else { return }
        let entries = try files.dropFirst().sorted { $0.path < $1.path }.map(entry)
        let text = """
            /// The text of the files in `Pages`, by their names without the extension.
            enum PageSources {
                static let all: [String: String] = [
            \(entries.joined(separator: ",\n"))
                ]
            }

            """
        try text.write(to: output, atomically: true, encoding: .utf8)
    }

    /// Returns a file as an entry of a dictionary literal; the delimiter is longer than any in a page.
    private static func entry(_ file: URL) throws -> String {
        let name = file.deletingPathExtension().lastPathComponent
        let text = try String(contentsOf: file, encoding: .utf8)
        return "\"\(name)\": ####\"\"\"\n\(text)\n\"\"\"####"
    }
}
