#if INSPECTOR

internal import ComponentFlow
internal import InspectorProtocol

/// The requests that wait for the main actor.
///
/// Clients take turns, so that one with many requests does not delay those of others. The length is limited by the number of
/// clients and of their pending requests.
final class RequestQueue: Sendable {
    /// A request and the client that expects the response.
    struct Entry: Sendable {
        let request: RPCRequest
        let client: SocketServer.ClientID
    }

    private struct State {
        /// The requests of each client that has some, in their order.
        var entries: [SocketServer.ClientID: [Entry]] = [:]
        /// The clients that have requests, that of the next one first.
        var turns: [SocketServer.ClientID] = []
        /// Whether the execution is scheduled, or has not found the queue empty yet.
        var isScheduled = false
    }

    private let state = OrderedMutex(State())

    /// Adds a request, and returns whether the caller has to schedule the execution.
    func add(_ entry: Entry) -> Bool {
        state.withLock { state in
            if state.entries[entry.client] == nil { state.turns.append(entry.client) }
            state.entries[entry.client, default: []].append(entry)
            defer { state.isScheduled = true }
            return !state.isScheduled
        }
    }

    /// Removes and returns the oldest request of the client whose turn it is; if there is none, the execution ends.
    func next() -> Entry? {
        state.withLock { state in
            guard let client = state.turns.first, var entries = state.entries.removeValue(forKey: client) else {
                state.isScheduled = false
                return nil
            }
            state.turns.removeFirst()
            let entry = entries.removeFirst()
            if !entries.isEmpty {
                state.entries[client] = entries
                state.turns.append(client)
            }
            return entry
        }
    }

    /// Removes the requests of a client that has disconnected.
    func removeAll(of client: SocketServer.ClientID) {
        state.withLock { state in
            state.entries[client] = nil
            state.turns.removeAll { $0 == client }
        }
    }
}

#endif
