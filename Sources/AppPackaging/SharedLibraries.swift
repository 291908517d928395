import Foundation

/// The packages that contain the libraries of a program.
public struct SharedLibraries {
    private let tools: any ToolRunner

    public init(tools: any ToolRunner) {
        self.tools = tools
    }

    /// Returns the dependencies of a program, such as `libgtk-4-1 (>= 4.8)`, in the notation of a Debian package.
    ///
    /// `dpkg-shlibdeps` determines them with versions; without it, the packages are those that contain the libraries on this
    /// machine. The packages of libraries that the program loads when it needs them are added without versions.
    ///
    /// - Throws: ``PackagingError`` if a library belongs to no package, or the programs of Debian are missing.
    public func dependencies(of program: URL) throws -> [String] {
        let linked = tools.isInstalled("dpkg-shlibdeps") ? try versioned(program) : try installed(program)
        let named = Set(linked.compactMap { $0.split(separator: " ").first.map(String.init) })
        return linked + (try loaded(by: program)).filter { !named.contains($0) }
    }

    /// Returns the packages of the libraries that a program loads when it needs them.
    private func loaded(by program: URL) throws -> [String] {
        guard let data = try? Data(contentsOf: program, options: .mappedIfSafe) else { return [] }
        return Set(try LoadedLibrary.required(by: data).map(package)).sorted()
    }

    /// Returns the package of the first installed library among alternatives.
    private func package(of library: LoadedLibrary) throws -> String {
        for name in library.names {
            let (output, code) = try tools.run("dpkg", ["-S", "*/\(name)"], in: nil)
            if code == 0, let package = Self.packages(inDpkgSearch: output).first { return package }
        }
        let names = library.names.joined(separator: " or ")
        throw PackagingError.failedTool("dpkg", output: "No package contains \(names).")
    }

    private func versioned(_ program: URL) throws -> [String] {
        // The program reads the file of a source package, and writes its result to the standard output with -O.
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let control = folder.appendingPathComponent("debian/control")
        try FileManager.default.createDirectory(
            at: control.deletingLastPathComponent(), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try "Source: program\n\nPackage: program\nArchitecture: any\n"
            .write(to: control, atomically: false, encoding: .utf8)
        let output = try tools.require("dpkg-shlibdeps", ["-O", "-e\(program.path)"], from: "dpkg-dev", in: folder)
        return Self.dependencies(inShlibdeps: output)
    }

    /// Returns the dependencies in the output of `dpkg-shlibdeps`.
    static func dependencies(inShlibdeps output: String) -> [String] {
        let prefix = "shlibs:Depends="
        let lines = output.split(separator: "\n").filter { $0.hasPrefix(prefix) }
        return lines.flatMap { line in
            line.dropFirst(prefix.count).split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }

    private func installed(_ program: URL) throws -> [String] {
        let list = try tools.require("ldd", [program.path], from: "libc-bin")
        let libraries = try Self.libraries(inLdd: list)
        guard !libraries.isEmpty else { return [] }
        let owners = try libraries.map { library in
            // Libraries are installed in /usr/lib, and some are registered in /lib.
            let real = URL(fileURLWithPath: library).resolvingSymlinksInPath().path
            return Self.packages(inDpkgSearch: try tools.require("dpkg", ["-S", real], from: "dpkg"))
        }
        return Set(owners.joined()).sorted()
    }

    /// Returns the paths of the libraries in the output of `ldd`.
    ///
    /// - Throws: ``PackagingError/failedTool(_:output:)`` if a library is not found.
    static func libraries(inLdd output: String) throws -> [String] {
        guard !output.contains("=> not found") else { throw PackagingError.failedTool("ldd", output: output) }
        return output.split(separator: "\n").compactMap { line in
            guard let arrow = line.range(of: "=> ") else { return nil }
            return line[arrow.upperBound...].split(separator: " ").first.map(String.init)
        }
    }

    /// Returns the names of the packages in the output of `dpkg -S`.
    static func packages(inDpkgSearch output: String) -> [String] {
        output.split(separator: "\n").flatMap { line -> [String] in
            guard let end = line.range(of: ": /") else { return [] }
            return line[..<end.lowerBound].split(separator: ",").compactMap {
                $0.split(separator: ":").first.map { $0.trimmingCharacters(in: .whitespaces) }
            }
        }
    }
}
