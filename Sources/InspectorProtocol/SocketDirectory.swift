import Foundation

/// The folder with the sockets of a user's programs that can be inspected.
package struct SocketDirectory: Sendable {
    /// The error of a folder that cannot be used.
    package enum Failure: Error, Hashable, CustomStringConvertible {
        /// The folder belongs to another user, is a link, or can be accessed by other users.
        case notPrivate(path: String)
        case system(UnixSocket.Failure)

        package var description: String {
            switch self {
            case .notPrivate(let path): "\(path) is not a folder that only this user can access."
            case .system(let failure): "\(failure)"
            }
        }
    }

    package let path: String

    /// The folder at a path.
    package init(path: String) {
        self.path = path
    }

    /// The folder in the user's runtime directory; without one, a folder for the user among the temporary files.
    package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        if let runtime = environment["XDG_RUNTIME_DIR"], runtime.hasPrefix("/") {
            path = runtime + "/componentflow"
        } else {
            path = "/tmp/componentflow-\(geteuid())"
        }
    }

    /// Creates the folder if it does not exist, checks that only this user can access it, and removes the sockets of
    /// programs that have ended.
    package func prepare() throws(Failure) {
        if mkdir(path, 0o700) != 0, errno != EEXIST { throw .system(UnixSocket.Failure("mkdir")) }
        try verify()
        removeOldSockets()
    }

    /// Checks that only this user can access the folder, so that all sockets in it are those of this user.
    package func verify() throws(Failure) {
        var status = stat()
        guard lstat(path, &status) == 0 else { throw .system(UnixSocket.Failure("lstat")) }
        guard status.st_mode & S_IFMT == S_IFDIR, status.st_uid == geteuid(), status.st_mode & 0o077 == 0 else {
            throw .notPrivate(path: path)
        }
    }

    /// Removes the sockets of programs that have ended without doing so.
    private func removeOldSockets() {
        for path in socketPaths {
            guard let process = path.split(separator: ".").dropLast().last.flatMap({ pid_t($0) }), process > 0 else {
                continue
            }
            if kill(process, 0) != 0, errno == ESRCH { unlink(path) }
        }
    }

    package func socketPath(program: String, process: Int32) -> String {
        let name = program.unicodeScalars.filter { CharacterSet.alphanumerics.contains($0) || $0 == "-" || $0 == "_" }
        return "\(path)/\(String(String.UnicodeScalarView(name)).prefix(32)).\(process).sock"
    }

    /// The paths of all sockets, those of programs that have ended included, in alphabetical order.
    package var socketPaths: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.filter { $0.hasSuffix(".sock") }.sorted().map { "\(path)/\($0)" }
    }
}
