import Foundation

/// Finds programs that belong together, and those of the user.
package struct ExecutableSearch: Sendable {
    private let folders: [String]

    /// Searches the folder of the running program, and the folders of the variable `PATH`.
    package init(
        program: String? = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"),
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        let own = program.map { [($0 as NSString).deletingLastPathComponent] } ?? []
        let path = (environment["PATH"] ?? "").split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
        folders = own + path
    }

    /// Returns the path of a program, or `nil` if there is none.
    package func path(of name: String) -> String? {
        folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}
