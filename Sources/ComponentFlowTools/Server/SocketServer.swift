#if INSPECTOR

internal import ComponentFlow
internal import Foundation
internal import InspectorProtocol

/// A server of a Unix domain socket, which exchanges requests and responses with its clients on a thread of its own.
///
/// Clients run as the same user, which is checked when they connect. The number of clients and the size of everything
/// that a client can make the server store are limited; see ``ProtocolLimits``. A client that exceeds the number of
/// its pending requests is not read until responses are sent.
final class SocketServer: Sendable {
    typealias ClientID = Int

    /// What the program sends to the thread.
    struct Mailbox {
        var responses: [(client: ClientID, response: RPCResponse?)] = []
        var isStopped = false
    }

    /// What the server does with requests, on its thread.
    struct Handlers: Sendable {
        /// Returns the response to a request that is answered at once, also while the program is busy.
        let answer: @Sendable (RPCRequest) -> Result<JSONValue, RPCError>?
        /// Called with any other request, which has to be answered with ``SocketServer/respond(_:to:)``.
        let receive: @Sendable (RPCRequest, ClientID) -> Void
        /// Called when a client has disconnected.
        let disconnect: @Sendable (ClientID) -> Void
    }

    let path: String
    private let mailbox = OrderedMutex(Mailbox())
    private let wakeUp: WakeUp

    /// Creates the socket and starts the thread.
    ///
    /// - Parameters:
    ///   - directory: The folder of the socket, which is created if necessary.
    ///   - user: The user whose processes may connect.
    init(
        directory: SocketDirectory, program: String, user: uid_t, handlers: Handlers
    ) throws(SocketDirectory.Failure) {
        try directory.prepare()
        path = directory.socketPath(program: program, process: getpid())
        let listener: Int32
        do {
            wakeUp = try WakeUp()
            listener = try Self.listen(at: path)
        } catch {
            throw .system(error)
        }
        let thread = Thread { [self] in
            var loop = SocketLoop(server: self, listener: listener, wakeUp: wakeUp, user: user, handlers: handlers)
            loop.run()
        }
        thread.name = "inspector"
        thread.start()
    }

    /// Creates a socket that only this user can open, and that accepts connections as soon as its file exists.
    private static func listen(at path: String) throws(UnixSocket.Failure) -> Int32 {
        let descriptor = try UnixSocket.make(isBlocking: false)
        do throws(UnixSocket.Failure) {
            let unfinished = "\(path.dropLast(".sock".count)).new"
            // A socket that is left over from another process with the same number.
            unlink(unfinished)
            // The mode of the file, which is created with it.
            guard fchmod(descriptor, 0o600) == 0 else { throw UnixSocket.Failure("fchmod") }
            try UnixSocket.bind(descriptor, to: unfinished)
            guard chmod(unfinished, 0o600) == 0 else { throw UnixSocket.Failure("chmod") }
            guard Glibc.listen(descriptor, 16) == 0 else { throw UnixSocket.Failure("listen") }
            guard rename(unfinished, path) == 0 else { throw UnixSocket.Failure("rename") }
            return descriptor
        } catch {
            close(descriptor)
            throw error
        }
    }

    /// Sends the response of a request; `nil` ends a request that expects none.
    func respond(_ response: RPCResponse?, to client: ClientID) {
        mailbox.withLock { $0.responses.append((client, response)) }
        wakeUp.signal()
    }

    /// Removes the socket and closes all connections; the server cannot be used afterwards.
    func stop() {
        unlink(path)
        mailbox.withLock { $0.isStopped = true }
        wakeUp.signal()
    }

    /// Removes and returns what the program has sent to the thread.
    func takeMail() -> Mailbox {
        mailbox.withLock { mailbox in
            let mail = mailbox
            mailbox.responses = []
            return mail
        }
    }
}

#endif
