import CatalogCompiler
import Foundation

/// Compiles a string catalog to a Swift file, and prints its problems in the form of compilers.
///
/// Usage: `StringCatalogCompiler CATALOG OUTPUT`
@main
enum StringCatalogCompiler {
    /// The number of problems that are printed.
    private static let maximumProblems = 100

    static func main() {
        guard CommandLine.arguments.count == 3 else {
            return fail("usage: StringCatalogCompiler CATALOG OUTPUT")
        }
        let input = URL(fileURLWithPath: CommandLine.arguments[1])
        let output = URL(fileURLWithPath: CommandLine.arguments[2])
        do {
            let bytes = [UInt8](try Data(contentsOf: input))
            let name = input.deletingPathExtension().lastPathComponent
            let result = CatalogCompiler.compile(bytes, name: name)
            report(result.diagnostics, in: bytes, of: input.path)
            guard let source = result.source else { exit(1) }
            try Data(source.utf8).write(to: output, options: .atomic)
        } catch {
            fail("\(input.path):1:1: error: The catalog cannot be compiled: \(error.localizedDescription)")
        }
    }

    private static func report(_ diagnostics: [Diagnostic], in bytes: [UInt8], of path: String) {
        guard !diagnostics.isEmpty else { return }
        let lines = LineTable(bytes)
        for diagnostic in diagnostics.prefix(maximumProblems) {
            let (line, column) = lines.position(of: diagnostic.offset)
            write("\(path):\(line):\(column): \(diagnostic.severity.rawValue): \(diagnostic.message)")
        }
        let further = diagnostics.count - maximumProblems
        if further > 0 { write("\(path):1:1: note: \(further) further problems are not listed.") }
    }

    private static func fail(_ message: String) {
        write(message)
        exit(1)
    }

    private static func write(_ line: String) {
        try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
    }
}
