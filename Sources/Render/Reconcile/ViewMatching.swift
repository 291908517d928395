/// Matches nodes with existing views.
///
/// 1. Nodes at the beginning match the view at the same index if it has their identifier and key; so do keyed nodes at
///    the end. In most renders this matches all nodes.
/// 2. The remaining nodes are looked up by identifier and key, in order.
/// 3. Nodes that are still unmatched take a view with the same identifier, in order; configuration reverts the
///    properties of its previous node.
///
/// O(n).
@MainActor
struct ViewMatching {
    private struct Identity: Hashable {
        let kind: ViewKind?
        let key: String?
    }

    private let nodes: [NodeCore]
    private let old: [RenderedView]
    /// For each node, the index of its view in `old`, or -1.
    private(set) var found: [Int]
    private var isUsed: [Bool]

    init(nodes: [NodeCore], old: [RenderedView]) {
        self.nodes = nodes
        self.old = old
        found = [Int](repeating: -1, count: nodes.count)
        isUsed = [Bool](repeating: false, count: old.count)
    }

    /// The indices of the views that no node matched.
    var unused: [Int] { isUsed.indices.filter { !isUsed[$0] } }

    mutating func run() {
        var start = 0
        while start < min(nodes.count, old.count), fits(start, start) {
            use(start, for: start)
            start += 1
        }
        var (nodeEnd, oldEnd) = (nodes.count, old.count)
        while nodeEnd > start, oldEnd > start, nodes[nodeEnd - 1].key != nil, fits(nodeEnd - 1, oldEnd - 1) {
            nodeEnd -= 1
            oldEnd -= 1
            use(oldEnd, for: nodeEnd)
        }
        guard start < nodeEnd else { return }
        Self.checkKeys(nodes)
        guard start < oldEnd else { return }
        match(start..<nodeEnd, with: start..<oldEnd) { Identity(kind: $0, key: $1) }
        match(start..<nodeEnd, with: start..<oldEnd) { kind, _ in Identity(kind: kind, key: nil) }
    }

    /// Reports duplicate keys; if all nodes match the views of the last render, that render has already reported them.
    static func checkKeys(_ nodes: [NodeCore]) {
        var seen: Set<String> = []
        for node in nodes {
            guard let key = node.key, !seen.insert(key).inserted else { continue }
            diagnose(
                "render.duplicate-key", "Two children have the key \"\(key)\".",
                subject: node.parent?.reuseIdentifier ?? node.reuseIdentifier,
                hint: "Give every child of a node a unique key; the second child may show the state of the first.")
        }
    }

    private func fits(_ node: Int, _ view: Int) -> Bool {
        old[view].record.fits(nodes[node])
    }

    private mutating func use(_ view: Int, for node: Int) {
        found[node] = view
        isUsed[view] = true
    }

    private mutating func match(
        _ range: Range<Int>, with candidates: Range<Int>, by identity: (ViewKind?, String?) -> Identity
    ) {
        var queues = ViewQueues<Identity>(candidates)
        for index in candidates.reversed() where !isUsed[index] {
            let record = old[index].record
            queues.prepend(index, to: identity(record.kind, record.key))
        }
        guard !queues.isEmpty else { return }
        for index in range where found[index] < 0 {
            let desired = identity(nodes[index].kind, nodes[index].key)
            if let view = queues.popFirst(desired) { use(view, for: index) }
        }
    }
}

/// Indices of views, queued by identity.
private struct ViewQueues<Identity: Hashable> {
    private var first: [Identity: Int] = [:]
    /// For each candidate, the next one in its queue, or -1.
    private var next: [Int]
    private let start: Int

    var isEmpty: Bool { first.isEmpty }

    init(_ candidates: Range<Int>) {
        start = candidates.lowerBound
        next = [Int](repeating: -1, count: candidates.count)
    }

    mutating func prepend(_ index: Int, to queue: Identity) {
        next[index - start] = first.updateValue(index, forKey: queue) ?? -1
    }

    mutating func popFirst(_ queue: Identity) -> Int? {
        guard let place = first.index(forKey: queue), first.values[place] >= 0 else { return nil }
        let index = first.values[place]
        first.values[place] = next[index - start]
        return index
    }
}
