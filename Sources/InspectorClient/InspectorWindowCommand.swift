import Foundation
package import InspectorProtocol

/// The command `componentflow inspector`, which opens the window of the inspector.
package enum InspectorWindowCommand {
    /// The program with the window, which is no part of `componentflow`, so that scripts need no display.
    private static let program = "componentflow-inspector"

    /// Returns the arguments of the process that replaces this one, or `nil` if this is another command.
    ///
    /// - Parameter arguments: The arguments without the name of the program.
    package static func replacement(
        for arguments: [String], search: ExecutableSearch = ExecutableSearch()
    ) throws(InspectorClientError) -> [String]? {
        guard arguments.first == "inspector" else { return nil }
        guard arguments.count <= 2, arguments.last?.hasPrefix("-") == false else {
            throw .usage("Usage: componentflow inspector [name or process]")
        }
        guard let path = search.path(of: program) else { throw .noExecutable(program) }
        return [path] + arguments.dropFirst()
    }

    /// Replaces this process; returns only if that fails.
    package static func execute(_ arguments: [String]) throws(InspectorClientError) {
        var pointers = arguments.map { strdup($0) } + [nil]
        defer { pointers.forEach { free($0) } }
        execv(arguments[0], &pointers)
        throw .system(UnixSocket.Failure("execv"))
    }
}
