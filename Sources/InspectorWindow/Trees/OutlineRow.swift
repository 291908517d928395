/// A row of the outline of a tree.
struct OutlineRow: Identifiable, Hashable, Sendable {
    let node: TreeNode
    let depth: Int
    /// Whether the children are shown; `nil` if there are none.
    let isOpen: Bool?
    /// Whether the row is what the user searches for, and not only an ancestor.
    let isMatch: Bool

    var id: String { node.id }
}

extension NodeTree {
    /// Returns the rows that are shown.
    ///
    /// - Parameters:
    ///   - closed: The nodes whose children are not shown.
    ///   - query: A text that is searched for: only the nodes that match it and their ancestors are shown, also those in
    ///     closed nodes. Empty for all.
    func rows(closed: Set<String>, query: String) -> [OutlineRow] {
        query.isEmpty ? rows(closed: closed) : rows(matching: query)
    }

    private func rows(closed: Set<String>) -> [OutlineRow] {
        var rows: [OutlineRow] = []
        var index = 0
        while index < entries.count {
            let entry = entries[index]
            let isOpen = !closed.contains(entry.node.id)
            let isLeaf = entry.end == index + 1
            rows.append(
                OutlineRow(node: entry.node, depth: entry.depth, isOpen: isLeaf ? nil : isOpen, isMatch: true))
            index = isOpen ? index + 1 : entry.end
        }
        return rows
    }

    private func rows(matching query: String) -> [OutlineRow] {
        let matches = entries.map { $0.node.matches(query) }
        var isShown = matches
        for index in entries.indices.reversed() where isShown[index] {
            if let parent = entries[index].parent { isShown[parent] = true }
        }
        return entries.indices.filter { isShown[$0] }.map { index in
            let entry = entries[index]
            let hasShownChild = (index + 1..<entry.end).contains { isShown[$0] }
            return OutlineRow(
                node: entry.node, depth: entry.depth, isOpen: hasShownChild ? true : nil, isMatch: matches[index])
        }
    }
}
