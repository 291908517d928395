import InspectorProtocol

/// The nodes of a tree, parents before their children.
struct NodeTree: Hashable, Sendable {
    /// A node at its place in the tree.
    struct Entry: Hashable, Sendable {
        let node: TreeNode
        let depth: Int
        /// The index of the parent.
        let parent: Int?
        /// The index after that of the last descendant.
        fileprivate(set) var end: Int
    }

    /// The largest number of nodes, which is more than the protocol allows.
    private static let limit = 50_000

    private(set) var entries: [Entry] = []
    private var indices: [String: Int] = [:]
    /// Whether the program has listed all nodes.
    private(set) var isComplete = true

    /// Creates an empty tree.
    init() {}

    /// Reads a result; nodes without identifier and repeated ones are omitted, and those of unknown parents are roots.
    init(_ result: JSONValue, kind: TreeKind) {
        let all = result[kind == .accessibility ? "elements" : "nodes"]?.array ?? []
        let list = Array(all.prefix(Self.limit))
        isComplete = result["complete"]?.bool != false && list.count == all.count
        let parents = kind == .accessibility ? Self.parents(byDepthOf: list) : nil
        var nodes: [TreeNode] = []
        var parentIDs: [String?] = []
        var known: Set<String> = []
        for (index, json) in list.enumerated() {
            guard let node = TreeNode(json, kind: kind, index: index), known.insert(node.id).inserted else { continue }
            nodes.append(node)
            parentIDs.append(parents.map { $0[index].map { "a\($0)" } } ?? json["parent"]?.string)
        }
        arrange(nodes, parentIDs)
    }

    /// Returns the index of the parent of each element, of which only the depth is known.
    private static func parents(byDepthOf elements: [JSONValue]) -> [Int?] {
        var ancestors: [(depth: Int, index: Int)] = []
        return elements.enumerated().map { index, element in
            let depth = element["depth"]?.integer ?? 0
            while let last = ancestors.last, last.depth >= depth { ancestors.removeLast() }
            defer { ancestors.append((depth, index)) }
            return ancestors.last?.index
        }
    }

    /// Adds nodes so that the descendants of each follow it.
    private mutating func arrange(_ nodes: [TreeNode], _ parents: [String?]) {
        var positions: [String: Int] = [:]
        var children = [[Int]](repeating: [], count: nodes.count)
        var roots: [Int] = []
        for (index, node) in nodes.enumerated() {
            if let parent = parents[index].flatMap({ positions[$0] }) {
                children[parent].append(index)
            } else {
                roots.append(index)
            }
            positions[node.id] = index
        }
        var waiting = roots.reversed().map { (index: $0, parent: Int?.none) }
        while let (index, parent) = waiting.popLast() {
            let position = entries.count
            let depth = parent.map { entries[$0].depth + 1 } ?? 0
            entries.append(Entry(node: nodes[index], depth: depth, parent: parent, end: position + 1))
            indices[nodes[index].id] = position
            waiting += children[index].reversed().map { ($0, position) }
        }
        for index in entries.indices.reversed() {
            guard let parent = entries[index].parent else { continue }
            entries[parent].end = max(entries[parent].end, entries[index].end)
        }
    }

    /// Returns the index of a node.
    func index(of id: String) -> Int? {
        indices[id]
    }

    subscript(id: String) -> TreeNode? {
        indices[id].map { entries[$0].node }
    }

    /// Returns a node and its ancestors, the nearest first.
    func path(from id: String) -> [TreeNode] {
        sequence(state: indices[id]) { index -> TreeNode? in
            guard let current = index else { return nil }
            index = entries[current].parent
            return entries[current].node
        }.map { $0 }
    }

    /// Returns the identifier of the node that shows the same as another one of another tree, or as its nearest ancestor.
    func counterpart(of path: [TreeNode], kind: TreeKind) -> String? {
        if kind == .accessibility { return elementShowing(path) }
        return path.lazy.compactMap { node in
            switch kind {
            case .components: node.component
            case .views, .accessibility: node.view
            case .layers: node.layer
            case .renderNodes: node.view.map { "n\($0.dropFirst())" }
            }
        }.first { indices[$0] != nil }
    }

    private func elementShowing(_ path: [TreeNode]) -> String? {
        var elements: [String: String] = [:]
        for entry in entries {
            if let view = entry.node.view, elements[view] == nil { elements[view] = entry.node.id }
        }
        return path.lazy.compactMap { $0.view.flatMap { elements[$0] } }.first
    }
}
