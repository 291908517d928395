/// The slots of a `ChildMap`: nodes by key, optimised for children that keep their order.
///
/// As long as keys are asked for in the order of the pass before, each costs one `==` and nothing is allocated. At the
/// first key that is out of order the remaining ones are put into a dictionary, once, and looked up there: O(1) for each
/// key, O(n) for the pass.
final class KeyedChildSlots: ChildSlots {
    private struct Entry {
        let key: ComponentIdentity
        var node: ComponentNode?
    }

    /// What a pass needs once its order differs from the last one's.
    private struct Reordering {
        /// Where the keys stand that were not asked for yet.
        var unvisited: [ComponentIdentity: Int]
        var visited: Set<ComponentIdentity>
        var entries: ContiguousArray<Entry>
    }

    private var entries: ContiguousArray<Entry> = []
    /// All entries before it were asked for in this pass, in order.
    private var cursor = 0
    private var reordering: Reordering?
    private var pass: UInt32 = 0

    /// The node under a key, replaced by what `update` makes of it.
    func withNode<Result>(
        for key: ComponentIdentity, pass: UInt32, parent: ComponentNode, update: (inout ComponentNode?) -> Result
    ) -> Result {
        if self.pass != pass { begin(pass: pass) }
        if reordering == nil, cursor < entries.count, entries[cursor].key == key {
            let index = cursor
            cursor += 1
            // The node is taken out for the call, so that no access to the entries lasts while the child updates.
            let old = entries[index].node
            var node = old
            let result = update(&node)
            if node !== old { entries[index].node = node }
            return result
        }
        return withReorderedNode(for: key, parent: parent, update: update)
    }

    private func begin(pass: UInt32) {
        self.pass = pass
        cursor = 0
        reordering = nil
    }

    private func withReorderedNode<Result>(
        for key: ComponentIdentity, parent: ComponentNode, update: (inout ComponentNode?) -> Result
    ) -> Result {
        if reordering == nil { reordering = makeReordering() }
        var node: ComponentNode?
        if let index = reordering?.unvisited.removeValue(forKey: key) {
            node = entries[index].node
            entries[index].node = nil
        }
        if reordering?.visited.insert(key).inserted == false {
            diagnose(
                "component.duplicate-id", "Two children have the id \(key.hashable)",
                path: parent.path,
                hint: "Give each child of one parent an id of its own; the second one keeps no state now.")
        }
        let result = update(&node)
        reordering?.entries.append(Entry(key: key, node: node))
        return result
    }

    private func makeReordering() -> Reordering {
        var reordering = Reordering(unvisited: [:], visited: [], entries: [])
        reordering.entries.reserveCapacity(entries.count)
        reordering.visited.reserveCapacity(entries.count)
        for index in 0..<cursor {
            reordering.visited.insert(entries[index].key)
            reordering.entries.append(entries[index])
        }
        reordering.unvisited.reserveCapacity(entries.count - cursor)
        for index in cursor..<entries.count {
            reordering.unvisited[entries[index].key] = index
        }
        return reordering
    }

    override func finish(pass: UInt32, wasEachAdded: Bool) {
        if self.pass != pass { begin(pass: pass) }
        if let reordering {
            entries = reordering.entries
            self.reordering = nil
        } else if cursor < entries.count {
            entries.removeLast(entries.count - cursor)
        }
        self.pass = 0
        if !wasEachAdded {
            entries.removeAll { entry in entry.node.map { isObsolete($0, pass: pass) } ?? true }
        }
    }
}
