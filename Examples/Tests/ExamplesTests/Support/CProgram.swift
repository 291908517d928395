import Foundation

/// Programs in C that tests compile and start.
enum CProgram {
    struct DidNotCompile: Error {}

    /// Whether a compiler is installed.
    static let canBeCompiled = ["cc", "pkg-config"].allSatisfy {
        FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)")
    }

    /// Compiles a source with a library that `pkg-config` knows, and passes the program to a closure that starts it; its file is
    /// deleted afterwards.
    static func compile<Result>(
        _ source: String, with library: String, on server: XServer, start: (URL) throws -> Result
    ) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("c-program-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (file, program) = (folder.appendingPathComponent("main.c"), folder.appendingPathComponent("main"))
        try source.write(to: file, atomically: true, encoding: .utf8)
        let flags = try server.run("pkg-config", "--cflags", "--libs", library)
        let words = String(decoding: flags, as: UTF8.self).split(whereSeparator: \.isWhitespace).map(String.init)
        try server.runAll("cc", [file.path, "-o", program.path] + words)
        guard FileManager.default.isExecutableFile(atPath: program.path) else { throw DidNotCompile() }
        return try start(program)
    }
}
