import AppPackaging
import Foundation

/// The programs that build packages, for programs of a debug build.
///
/// These are linked with the shared Swift runtime, which belongs to no package and whose path they contain: its libraries are
/// not among the dependencies, and `lintian` would report the path. The package is not compressed.
struct PackagingTools: ToolRunner {
    private let system = SystemTools()

    /// Whether the programs are installed, as `make test` does, and always in CI.
    static let areInstalled =
        ["strip", "dpkg-deb", "dpkg-shlibdeps", "desktop-file-validate", "appstreamcli"]
        .allSatisfy(SystemTools().isInstalled) || ProcessInfo.processInfo.environment["CI"] != nil

    func isInstalled(_ tool: String) -> Bool {
        tool != "lintian" && system.isInstalled(tool)
    }

    func run(_ tool: String, _ arguments: [String], in folder: URL?) throws -> (output: String, code: Int32) {
        switch tool {
        case "dpkg-shlibdeps": try system.run(tool, ["--ignore-missing-info"] + arguments, in: folder)
        case "dpkg-deb": try system.run(tool, ["-Znone"] + arguments, in: folder)
        default: try system.run(tool, arguments, in: folder)
        }
    }
}
