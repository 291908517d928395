#if INSPECTOR

internal import Foundation
internal import InspectorProtocol

/// The loop of the thread of a ``SocketServer``.
struct SocketLoop {
    /// The time, in milliseconds, after which connections are accepted again if the process had too many open files.
    private static let acceptDelay: Int32 = 200

    private let server: SocketServer
    private let listener: Int32
    private let wakeUp: WakeUp
    private let user: uid_t
    private let handlers: SocketServer.Handlers
    private var clients: [SocketServer.ClientID: SocketClient] = [:]
    private var lastClient = 0
    private var delaysAccepting = false

    init(server: SocketServer, listener: Int32, wakeUp: WakeUp, user: uid_t, handlers: SocketServer.Handlers) {
        self.server = server
        self.listener = listener
        self.wakeUp = wakeUp
        self.user = user
        self.handlers = handlers
    }

    /// Runs until the server is stopped.
    mutating func run() {
        while deliverMail() {
            for id in clients.keys { process(id) }
            wait()
        }
        for id in clients.keys { disconnect(id) }
        close(listener)
    }

    /// Adds the responses of the program to the output; returns `false` when the server is stopped.
    private mutating func deliverMail() -> Bool {
        let mail = server.takeMail()
        for (id, response) in mail.responses {
            clients[id]?.pendingCount -= 1
            if let response { clients[id]?.write(response.message.data) }
        }
        return !mail.isStopped
    }

    /// Processes the requests that a client may make, sends what it can receive, and disconnects it when it is done.
    private mutating func process(_ id: SocketServer.ClientID) {
        while clients[id]?.acceptsRequests == true, takeRequest(of: id) {}
        if clients[id]?.hasOutput == true, clients[id]?.send() == false { return disconnect(id) }
        if clients[id]?.isFinished == true { disconnect(id) }
    }

    /// Waits for events, and reads what clients have sent.
    private mutating func wait() {
        let ids = Array(clients.keys)
        var events = [pollfd(fd: wakeUp.descriptor, events: Int16(POLLIN), revents: 0)]
        // Negative descriptors are ignored.
        events.append(pollfd(fd: delaysAccepting ? -1 : listener, events: Int16(POLLIN), revents: 0))
        events += ids.compactMap { id in clients[id].map(Self.events(of:)) }
        let count = poll(&events, nfds_t(events.count), delaysAccepting ? Self.acceptDelay : -1)
        delaysAccepting = false
        guard count > 0 else { return }
        if events[0].revents != 0 { wakeUp.reset() }
        if events[1].revents != 0 { acceptClient() }
        for (id, event) in zip(ids, events.dropFirst(2)) { handle(event.revents, of: id) }
    }

    private static func events(of client: SocketClient) -> pollfd {
        let reads = client.acceptsRequests && !client.hasEndedInput
        return pollfd(
            fd: client.descriptor, events: Int16((reads ? POLLIN : 0) | (client.hasOutput ? POLLOUT : 0)), revents: 0)
    }

    private mutating func handle(_ events: Int16, of id: SocketServer.ClientID) {
        if events & Int16(POLLIN) != 0 {
            if clients[id]?.read() == false { disconnect(id) }
        } else if events & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 {
            disconnect(id)
        }
    }

    // MARK: - Connections

    private mutating func acceptClient() {
        let descriptor = accept(listener, nil, nil)
        guard descriptor >= 0 else {
            // Otherwise the loop would not wait while the process has too many open files.
            delaysAccepting = errno == EMFILE || errno == ENFILE
            return
        }
        guard fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0, fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0,
            (try? UnixSocket.user(atOtherEndOf: descriptor)) == user
        else {
            close(descriptor)
            return
        }
        lastClient += 1
        var client = SocketClient(descriptor: descriptor)
        if clients.count >= ProtocolLimits.maximumClients {
            client.write(RPCResponse(id: .null, result: .failure(.tooManyClients)).message.data)
            _ = client.send()
            close(descriptor)
            return
        }
        clients[lastClient] = client
    }

    private mutating func disconnect(_ id: SocketServer.ClientID) {
        guard let client = clients.removeValue(forKey: id) else { return }
        close(client.descriptor)
        handlers.disconnect(id)
    }

    // MARK: - Requests

    /// Passes the next request of a client on, and returns whether there was one.
    private mutating func takeRequest(of id: SocketServer.ClientID) -> Bool {
        do {
            guard let line = try clients[id]?.nextLine() else { return false }
            receive(line, of: id)
        } catch {
            // What follows the limit cannot be understood.
            clients[id]?.isClosing = true
            clients[id]?.write(RPCResponse(id: .null, result: .failure(.messageTooLong)).message.data)
        }
        return true
    }

    private mutating func receive(_ line: Data, of id: SocketServer.ClientID) {
        let message: JSONValue
        do {
            message = try JSONValue(parsing: line)
        } catch {
            return reject(.parseError, id: .null, of: id)
        }
        do throws(RPCError) {
            let request = try RPCRequest(message)
            if let result = handlers.answer(request) {
                return answer(request, with: result, to: id)
            }
            clients[id]?.pendingCount += 1
            handlers.receive(request, id)
        } catch {
            reject(error, id: message["id"] ?? .null, of: id)
        }
    }

    private mutating func answer(
        _ request: RPCRequest, with result: Result<JSONValue, RPCError>, to client: SocketServer.ClientID
    ) {
        guard let id = request.id else { return }
        clients[client]?.write(RPCResponse(id: id, result: result).message.data)
    }

    private mutating func reject(_ error: RPCError, id: JSONValue, of client: SocketServer.ClientID) {
        clients[client]?.write(RPCResponse(id: id, result: .failure(error)).message.data)
    }
}

#endif
