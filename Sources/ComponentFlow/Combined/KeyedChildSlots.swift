/// The slots of a `ChildMap`: nodes by key, optimised for children that keep their order.
///
/// As long as keys are asked for in the order of the pass before, each costs one `==` and nothing is allocated. From the
/// first key on that is out of order, `KeyedReordering` finds them: O(n) for the pass, whatever the order.
final class KeyedChildSlots: ChildSlots {
    private typealias Entry = KeyedReordering.Entry

    private var entries: ContiguousArray<Entry> = []
    /// All entries before it were asked for in this pass, in order.
    private var cursor = 0
    private var reordering: KeyedReordering?
    private var pass: UInt64 = 0
    /// Nodes that are no longer asked for, as long as their views are on the way out.
    private var leaving: [ComponentIdentity: ComponentNode] = [:]

    /// The node under a key, if it is the next one in order and has nothing to do.
    ///
    /// The path of an unchanged child: a few comparisons and one reference counted. A node that it does not return has
    /// still to be updated.
    @inline(__always) func nextIfUnchanged(
        for key: ComponentIdentity, pass: UInt64, box: ComponentBox, environment: EnvironmentCells,
        availableSize: CGSize
    ) -> ComponentNode? {
        if self.pass != pass { begin(pass: pass) }
        if let reordering {
            guard let index = reordering.expectedPlace(of: key, in: entries), let node = entries[index].node,
                node.isUpToDate(environment: environment, availableSize: availableSize),
                !UpdateVerification.isActive, Self.showsEqual(box, in: node)
            else { return nil }
            reordering.take(index)
            reordering.add(entries[index])
            return node
        }
        guard cursor < entries.count, entries[cursor].key == key,
            let node = entries[cursor].node,
            node.isUpToDate(environment: environment, availableSize: availableSize),
            !UpdateVerification.isActive, Self.showsEqual(box, in: node)
        else { return nil }
        cursor += 1
        return node
    }

    /// Whether the node shows an equal component; a changed one is handed over, with the reason to update.
    ///
    /// The path that follows finds the box in its place and compares no second time.
    @inline(__always) private static func showsEqual(_ box: ComponentBox, in node: ComponentNode) -> Bool {
        if node.box === box { return true }
        let adoption = box.adopt(into: node)
        if adoption == .changed { node.pendingReasons.insert(.component) }
        return adoption == .equal
    }

    /// The node under a key, replaced by what `update` makes of it.
    func withNode<Result>(
        for key: ComponentIdentity, pass: UInt64, parent: ComponentNode, update: (inout ComponentNode?) -> Result
    ) -> Result {
        if self.pass != pass { begin(pass: pass) }
        if reordering == nil, cursor < entries.count, entries[cursor].key == key {
            let index = cursor
            cursor += 1
            // The node is taken out for the call, so that no access to the entries lasts while the child updates.
            let old = entries[index].node
            var node = old
            let result = update(&node)
            if node !== old { setNode(node, at: index) }
            return result
        }
        return withReorderedNode(for: key, parent: parent, update: update)
    }

    /// The array is taken out to be changed: an access that lasts would make the compiler check every other one, too.
    private func setNode(_ node: ComponentNode?, at index: Int) {
        var entries = entries
        self.entries = []
        entries[index].node = node
        self.entries = entries
    }

    private func begin(pass: UInt64) {
        self.pass = pass
        cursor = 0
        reordering = nil
    }

    private func withReorderedNode<Result>(
        for key: ComponentIdentity, parent: ComponentNode, update: (inout ComponentNode?) -> Result
    ) -> Result {
        let reordering = reordering ?? KeyedReordering(of: entries, keeping: cursor)
        self.reordering = reordering
        var node: ComponentNode?
        if let index = reordering.place(of: key, in: entries) {
            node = entries[index].node
            reordering.take(index)
        } else {
            if !leaving.isEmpty { node = leaving.removeValue(forKey: key) }
            if reordering.isVisited(key) {
                diagnose(
                    "component.duplicate-id", "Two children have the id \(key.hashable)",
                    path: parent.path,
                    hint: "Give each child of one parent an id of its own; the second one keeps no state now.")
            }
        }
        let result = update(&node)
        reordering.add(Entry(key: key, node: node))
        return result
    }

    override func finish(pass: UInt64, wasEachAdded: Bool) {
        if self.pass != pass { begin(pass: pass) }
        if let reordering {
            for entry in reordering.left(of: entries) { keepIfLeaving(entry) }
            entries = reordering.entries
            self.reordering = nil
        } else if cursor < entries.count {
            for index in cursor..<entries.count { keepIfLeaving(entries[index]) }
            entries = ContiguousArray(entries[..<cursor])
        }
        self.pass = 0
        if !wasEachAdded {
            for entry in entries { keepIfLeaving(entry) }
            let kept = entries.filter { entry in
                guard let node = entry.node else { return false }
                return node.placement.presence != .leaving && !isObsolete(node, pass: pass)
            }
            entries = ContiguousArray(kept)
        }
    }

    private func keepIfLeaving(_ entry: Entry) {
        guard let node = entry.node, node.placement.presence == .leaving else { return }
        leaving[entry.key] = node
    }

    override func release(_ node: ComponentNode) {
        guard !leaving.isEmpty, let key = node.identity, leaving[key] === node else { return }
        leaving[key] = nil
    }
}
