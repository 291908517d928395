import Foundation

/// The command-line arguments.
///
///     bench [--examples FOLDER] [--root FOLDER] [--only PREFIX]
struct Options {
    /// The folder of the example programs, built in release.
    var programs: URL?
    /// The root of the repository, where the results are written.
    var root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    /// Measures only benchmarks with this prefix, and writes no files.
    var prefix = ""

    init(_ arguments: some Sequence<String>) {
        var arguments = arguments.makeIterator()
        while let argument = arguments.next() {
            switch argument {
            case "--examples": programs = arguments.next().map { URL(fileURLWithPath: $0) }
            case "--root": root = arguments.next().map { URL(fileURLWithPath: $0) } ?? root
            case "--only": prefix = arguments.next() ?? ""
            default:
                print("bench: unknown argument \(argument)")
                print("usage: bench [--examples FOLDER] [--root FOLDER] [--only PREFIX]")
                exit(2)
            }
        }
    }

    var isComplete: Bool {
        prefix.isEmpty
    }
}
