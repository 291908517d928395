#if INSPECTOR

internal import InspectorProtocol

/// What requests have begun for a client, until that client disconnects.
///
/// An inspector that ends unexpectedly leaves no outlines, overlays or recordings this way. The last request of a method
/// counts, so that what another client has requested since remains.
@MainActor
final class OwnedEffects {
    private var clients: Set<SocketServer.ClientID> = []
    /// The owners of the effects of methods; none if an effect remains when its client disconnects.
    private var owners: [InspectorMethod: SocketServer.ClientID] = [:]

    /// Lets a client own what requests begin.
    func attach(_ client: SocketServer.ClientID) {
        clients.insert(client)
    }

    /// Returns the owner that a request names; `nil` for none.
    func owner(_ parameters: RequestParameters) throws(RPCError) -> SocketServer.ClientID? {
        guard parameters["owner"] != nil else { return nil }
        let owner = try parameters.integer("owner", in: 1...Int(Int32.max), default: 1)
        guard clients.contains(owner) else { throw .impossible("The client \(owner) is not attached.") }
        return owner
    }

    /// Changes the owner of a method's effect.
    func begin(_ method: InspectorMethod, owner: SocketServer.ClientID?) {
        owners[method] = owner
    }

    /// Returns the methods whose effects end because a client has disconnected.
    func removeAll(of client: SocketServer.ClientID) -> [InspectorMethod] {
        guard clients.remove(client) != nil else { return [] }
        let methods = owners.filter { $0.value == client }.map(\.key)
        for method in methods { owners[method] = nil }
        return methods
    }

    /// Forgets all effects, which have ended.
    func removeAll() {
        (clients, owners) = ([], [:])
    }
}

#endif
