package import InspectorProtocol

/// The error of a client: of the connection, or of the command that a user has entered.
package enum InspectorClientError: Error, Hashable, CustomStringConvertible {
    /// The program has closed the connection.
    case disconnected
    /// The program has not answered in time.
    case timeout
    /// The program has sent something that is not a response.
    case invalidResponse
    /// The operating system reports an error.
    case system(UnixSocket.Failure)
    /// The program could not perform the request.
    case request(RPCError)
    /// No program that can be inspected matches.
    case noProgram(desired: String?, running: [String])
    /// Several programs can be inspected, and none was named.
    case severalPrograms([String])
    /// The command line cannot be understood.
    case usage(String)
    /// A program that belongs to the client was not found.
    case noExecutable(String)
    /// The package has no executable product of a name.
    case noProduct(String)
    /// The program could not be built when it was started.
    case notBuilt
    /// A program that was started to replay a recording did not do so.
    case noReplay
    /// A replay differs from its recording.
    case difference(String)
    /// A file could not be read or written.
    case file(path: String, reason: String)

    package var description: String {
        switch self {
        case .disconnected: "The program has closed the connection."
        case .timeout: "The program has not answered in time."
        case .invalidResponse: "The program has sent something that is not a response."
        case .system(let failure): "\(failure)"
        case .request(let error): error.message
        case .noProgram(let desired?, let running):
            "There is no program \(desired); there are: \(Self.list(running))."
        case .noProgram(nil, _):
            "There is no program that can be inspected: a debug build with the product ComponentFlowTools."
        case .severalPrograms(let names): "Specify one of these programs with --program: \(Self.list(names))."
        case .usage(let message): message
        case .noExecutable(let name):
            "\(name) was not found; build this product of the package ComponentFlow, next to componentflow or in PATH."
        case .noProduct(let name): "The package has no executable product \(name) that was built for debugging."
        case .notBuilt: "The program could not be built."
        case .noReplay:
            "The copy of the program does not replay the recording; the program has to be a debug build with the product ComponentFlowTools."
        case .difference(let sentence): sentence
        case .file(let path, let reason): "\(path): \(reason)"
        }
    }

    private static func list(_ names: [String]) -> String {
        names.isEmpty ? "none" : names.joined(separator: ", ")
    }
}
