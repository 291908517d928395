#if INSPECTOR

internal import ComponentFlow
internal import InspectorProtocol

/// The last results of methods that clients call again and again, so that responses contain only what has changed.
final class KnownResults: Sendable {
    private struct Key: Hashable {
        let client: SocketServer.ClientID
        let method: InspectorMethod
    }

    private struct Entry {
        let version: Int
        let result: [String: JSONValue]
    }

    private struct State {
        var clients: Set<SocketServer.ClientID> = []
        var entries: [Key: Entry] = [:]
        var lastVersion = 0
    }

    private let state = OrderedMutex(State())

    /// Lets results of a client be stored until it disconnects.
    func add(_ client: SocketServer.ClientID) {
        state.withLock { state in _ = state.clients.insert(client) }
    }

    func remove(_ client: SocketServer.ClientID) {
        state.withLock { state in
            state.clients.remove(client)
            state.entries = state.entries.filter { $0.key.client != client }
        }
    }

    /// Forgets all results.
    func removeAll() {
        state.withLock { state in (state.clients, state.entries) = ([], [:]) }
    }

    /// Stores a result, and returns its version and what has changed since an earlier version.
    ///
    /// - Parameter since: The version that the client knows. If another one is stored, everything has changed.
    func changes(
        of method: InspectorMethod, for client: SocketServer.ClientID, since: Int, to result: [String: JSONValue]
    ) -> JSONValue {
        let key = Key(client: client, method: method)
        let former = state.withLock { $0.entries[key] }.flatMap { $0.version == since ? $0 : nil }
        var changes = ResultChanges.changes(from: former?.result ?? [:], to: result)
        let version = state.withLock { state in
            state.lastVersion += 1
            guard state.clients.contains(client) else { return state.lastVersion }
            state.entries[key] = Entry(version: state.lastVersion, result: result)
            return state.lastVersion
        }
        changes["version"] = JSONValue(version)
        changes["since"] = JSONValue(former?.version ?? 0)
        return .object(changes)
    }
}

#endif
