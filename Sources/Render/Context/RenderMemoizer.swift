/// The nodes and keys that a root component requested during a render, kept until the next render.
///
/// Lookup of memoized nodes follows the order of the last render, and falls back to their keys only where the order
/// differs.
@MainActor
final class RenderMemoizer {
    /// The nodes that the last render requested, in order.
    private var old: [MemoizedNode] = []
    private var places: [String: Int]?
    private var cursor = 0
    /// The nodes that the current render has requested.
    private var kept: [MemoizedNode] = []
    private var canvasSize: CGSize?
    private var pass: UInt = 0
    /// The keys of the components that the current render has requested, without duplicates.
    var keys: [String] = []
    private var oldKeys: [String] = []

    /// The keys that the last render requested, or an empty array if the current render requested the same keys.
    var obsoleteKeys: [String] { keys == oldKeys ? [] : oldKeys }

    /// Begins a render; a new canvas size discards all memoized nodes, because their closures may depend on it.
    func beginRender(canvasSize: CGSize) {
        old = self.canvasSize == canvasSize ? kept : []
        kept = []
        (oldKeys, keys) = (keys, [])
        self.canvasSize = canvasSize
        pass += 1
        cursor = 0
        places = nil
    }

    /// Ends a render after its views are up to date and releases the closures that would describe the nodes again.
    func endRender() {
        for entry in kept { entry.node.redescribe = nil }
        old = []
        places = nil
    }

    func forget() {
        canvasSize = nil
        old = []
        kept = []
        places = nil
    }

    /// Returns the node that was described for an equal value, unless the node has observers.
    func node<Value: Equatable>(
        key: String, for value: Value, _ describe: @escaping () -> any UINodeProtocol
    ) -> NodeCore? {
        guard let entry = entry(key) as? MemoizedValueNode<Value>, entry.pass != pass, entry.value == value,
            !entry.node.hasObservers
        else { return nil }
        entry.pass = pass
        entry.node.redescribe = describe
        kept.append(entry)
        return entry.node
    }

    func remember<Value: Equatable>(_ node: NodeCore, key: String, for value: Value) {
        node.isMemoized = true
        kept.append(MemoizedValueNode(key: key, node: node, pass: pass, value: value))
    }

    private func entry(_ key: String) -> MemoizedNode? {
        // Usually the next entry matches; after a removal it is the one after that.
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
private class MemoizedNode {
    final let key: String
    final let node: NodeCore
    /// The last render that requested the node.
    final var pass: UInt

    init(key: String, node: NodeCore, pass: UInt) {
        self.key = key
        self.node = node
        self.pass = pass
    }
}

private final class MemoizedValueNode<Value: Equatable>: MemoizedNode {
    let value: Value

    init(key: String, node: NodeCore, pass: UInt, value: Value) {
        self.value = value
        super.init(key: key, node: node, pass: pass)
    }
}
