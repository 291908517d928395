package import InspectorProtocol

/// A program that can be inspected.
package struct RunningProgram: Hashable, Sendable {
    package let name: String
    package let process: Int
    /// The path of the socket.
    package let path: String

    /// Returns the programs whose sockets are in a folder, without those that have ended or do not answer.
    package static func all(in directory: SocketDirectory) -> [RunningProgram] {
        guard (try? directory.verify()) != nil else { return [] }
        return directory.socketPaths.compactMap { path in
            guard let connection = try? InspectorConnection(path: path, timeout: 2),
                let answer = try? connection.call(.hello), let name = answer["program"]?.string,
                let process = answer["process"]?.integer
            else { return nil }
            return RunningProgram(name: name, process: process, path: path)
        }
    }

    /// Returns the program with a name or process number, or the only one if none is specified.
    package static func find(_ desired: String?, in directory: SocketDirectory) throws(InspectorClientError) -> Self {
        let all = all(in: directory)
        let names = all.map { "\($0.name) (\($0.process))" }
        let matching = all.filter { desired == nil || $0.name == desired || "\($0.process)" == desired }
        guard let first = matching.first else { throw .noProgram(desired: desired, running: names) }
        guard matching.count == 1 else { throw .severalPrograms(names) }
        return first
    }
}
