import Foundation

/// The operating system's functions of Unix domain sockets.
package enum UnixSocket {
    /// The error of a function of the operating system.
    package struct Failure: Error, Hashable, CustomStringConvertible {
        package let function: String
        package let code: Int32

        package init(_ function: String, code: Int32 = errno) {
            self.function = function
            self.code = code
        }

        package var description: String {
            "\(function): \(String(cString: strerror(code)))"
        }
    }

    /// Creates a stream socket, which programs that are started do not inherit.
    package static func make(isBlocking: Bool) throws(Failure) -> Int32 {
        let flags = Int32(SOCK_CLOEXEC.rawValue) | (isBlocking ? 0 : Int32(SOCK_NONBLOCK.rawValue))
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | flags, 0)
        guard descriptor >= 0 else { throw Failure("socket") }
        return descriptor
    }

    /// The flag that makes sending to a closed connection an error instead of a signal.
    package static let noSignal = Int32(truncatingIfNeeded: MSG_NOSIGNAL)

    /// Creates two sockets that are connected with each other and never wait.
    package static func makePair() throws(Failure) -> (Int32, Int32) {
        var pair: [Int32] = [0, 0]
        let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
        guard socketpair(AF_UNIX, type, 0, &pair) == 0 else { throw Failure("socketpair") }
        return (pair[0], pair[1])
    }

    /// Connects a socket with the one at a path.
    package static func connect(_ descriptor: Int32, to path: String) throws(Failure) {
        let result = try withAddress(path) { Glibc.connect(descriptor, $0, $1) }
        guard result == 0 else { throw Failure("connect") }
    }

    /// Creates the file of a socket.
    package static func bind(_ descriptor: Int32, to path: String) throws(Failure) {
        let result = try withAddress(path) { Glibc.bind(descriptor, $0, $1) }
        guard result == 0 else { throw Failure("bind") }
    }

    /// Calls a closure with the address of a path.
    private static func withAddress(
        _ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) throws(Failure) -> Int32 {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let isShortEnough = withUnsafeMutableBytes(of: &address.sun_path) { bytes in
            // The path ends with a zero byte.
            guard path.utf8.count < bytes.count else { return false }
            bytes.copyBytes(from: path.utf8)
            return true
        }
        guard isShortEnough else { throw Failure("bind", code: ENAMETOOLONG) }
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
    }

    /// Returns the user of the process at the other end of a connection, as of the time when it connected.
    package static func user(atOtherEndOf descriptor: Int32) throws(Failure) -> uid_t {
        // The C structure `ucred`, which Swift does not import.
        var credentials: (process: pid_t, user: uid_t, group: gid_t) = (0, 0, 0)
        var size = socklen_t(MemoryLayout.size(ofValue: credentials))
        guard getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &credentials, &size) == 0 else {
            throw Failure("getsockopt")
        }
        return credentials.user
    }
}
