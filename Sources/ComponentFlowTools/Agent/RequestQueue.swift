internal import ComponentFlow
internal import InspectorProtocol

/// The requests that wait for the main actor.
///
/// Its length is limited by the number of clients and of their pending requests.
final class RequestQueue: Sendable {
    /// A request and the client that expects the response.
    struct Entry: Sendable {
        let request: RPCRequest
        let client: SocketServer.ClientID
    }

    private struct State {
        var entries: [Entry] = []
        /// Whether the execution is scheduled, or has not found the queue empty yet.
        var isScheduled = false
    }

    private let state = OrderedMutex(State())

    /// Adds a request, and returns whether the caller has to schedule the execution.
    func add(_ entry: Entry) -> Bool {
        state.withLock { state in
            state.entries.append(entry)
            defer { state.isScheduled = true }
            return !state.isScheduled
        }
    }

    /// Removes and returns the oldest request; if there is none, the execution ends.
    func next() -> Entry? {
        state.withLock { state in
            if state.entries.isEmpty {
                state.isScheduled = false
                return nil
            }
            return state.entries.removeFirst()
        }
    }

    /// Removes the requests of a client that has disconnected.
    func removeAll(of client: SocketServer.ClientID) {
        state.withLock { $0.entries.removeAll { $0.client == client } }
    }
}
