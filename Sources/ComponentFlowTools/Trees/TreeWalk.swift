#if INSPECTOR

internal import InspectorProtocol

/// Lists a tree, parents before children, without recursion and within limits.
///
/// `Context` is what a node passes on to its children.
@MainActor
struct TreeWalk<Node, Context> {
    /// What is known about a node when it is visited.
    struct Visit {
        /// The description of the node and its identifier; `nil` if the node is not listed, and its children belong to
        /// its parent.
        var listed: (id: String, description: [String: JSONValue])?
        var context: Context
        var children: [Node]
    }

    private struct Entry {
        let node: Node
        let context: Context
        let parent: String?
        let depth: Int
    }

    /// The number of levels below the roots.
    let depth: Int
    /// The largest number of nodes that are listed.
    let limit: Int

    /// Returns the nodes, and whether these are all.
    func list(_ roots: [Node], _ context: (Node) -> Context, visit: (Node, Context) -> Visit) -> JSONValue {
        var waiting = roots.reversed().map { Entry(node: $0, context: context($0), parent: nil, depth: 0) }
        var nodes: [JSONValue] = []
        var isComplete = true
        while let entry = waiting.popLast() {
            let result = visit(entry.node, entry.context)
            var (parent, depth) = (entry.parent, entry.depth)
            if var listed = result.listed {
                guard nodes.count < limit, depth <= self.depth else {
                    isComplete = false
                    if nodes.count < limit { continue }
                    break
                }
                if let parent { listed.description["parent"] = .string(parent) }
                listed.description["id"] = .string(listed.id)
                nodes.append(.object(listed.description))
                (parent, depth) = (listed.id, depth + 1)
            }
            for child in result.children.reversed() {
                waiting.append(Entry(node: child, context: result.context, parent: parent, depth: depth))
            }
        }
        return ["nodes": .array(nodes), "complete": .bool(isComplete)]
    }
}

#endif
