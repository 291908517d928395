/// What an outermost component asked for while it was rendered, kept from one render to the next.
///
/// The nodes that were described for values are looked up in the order of the last render, and by their keys only where the order is another one.
@MainActor
final class RenderMemory {
    /// What the last render asked for, in that order.
    private var old: [RememberedNode] = []
    private var places: [String: Int]?
    private var cursor = 0
    /// What this render asked for.
    private var kept: [RememberedNode] = []
    private var canvasSize: CGSize?
    private var pass: UInt = 0
    /// The keys of the components that this render asked for, each once.
    var keys: [String] = []
    private var oldKeys: [String] = []

    /// The keys that the last render asked for, if this one did not ask for the very same ones.
    var obsoleteKeys: [String] { keys == oldKeys ? [] : oldKeys }

    /// Says that a render begins; closures know the size of the canvas, so that nothing outlives a change of it.
    func beginRender(canvasSize: CGSize) {
        old = self.canvasSize == canvasSize ? kept : []
        kept = []
        (oldKeys, keys) = (keys, [])
        self.canvasSize = canvasSize
        pass += 1
        cursor = 0
        places = nil
    }

    /// Says that the views are up to date: what describes the nodes again is not needed any more.
    func endRender() {
        for entry in kept { entry.node.describeAgain = nil }
        old = []
        places = nil
    }

    func forget() {
        canvasSize = nil
        old = []
        kept = []
        places = nil
    }

    /// The node that was described for an equal value, unless somebody wants to be told about it.
    func node<Value: Equatable>(
        key: String, for value: Value, _ describe: @escaping () -> any UINodeProtocol
    ) -> NodeCore? {
        guard let entry = entry(key) as? RememberedValueNode<Value>, entry.pass != pass, entry.value == value,
            !entry.node.isWatched
        else { return nil }
        entry.pass = pass
        entry.node.describeAgain = describe
        kept.append(entry)
        return entry.node
    }

    func remember<Value: Equatable>(_ node: NodeCore, key: String, for value: Value) {
        node.isRemembered = true
        kept.append(RememberedValueNode(key: key, node: node, pass: pass, value: value))
    }

    private func entry(_ key: String) -> RememberedNode? {
        // The one that is next in order, or the one behind it where one went.
        for index in cursor..<min(cursor + 2, old.count) where old[index].key == key {
            cursor = index + 1
            return old[index]
        }
        guard let index = place(of: key) else { return nil }
        cursor = index + 1
        return old[index]
    }

    private func place(of key: String) -> Int? {
        guard !old.isEmpty else { return nil }
        if let places { return places[key] }
        let places = Dictionary(old.enumerated().map { ($1.key, $0) }) { first, _ in first }
        self.places = places
        return places[key]
    }
}

/// A node that was described for a value.
@MainActor
private class RememberedNode {
    final let key: String
    final let node: NodeCore
    /// The render that asked for it last.
    final var pass: UInt

    init(key: String, node: NodeCore, pass: UInt) {
        self.key = key
        self.node = node
        self.pass = pass
    }
}

private final class RememberedValueNode<Value: Equatable>: RememberedNode {
    let value: Value

    init(key: String, node: NodeCore, pass: UInt, value: Value) {
        self.value = value
        super.init(key: key, node: node, pass: pass)
    }
}
