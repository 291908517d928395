/// The slots of a `ChildMap`: nodes by key, optimized for children that keep their order.
///
/// While keys are requested in the order of the previous pass, each lookup takes one `==` and nothing is allocated.
/// From the first out-of-order key on, `KeyedReordering` finds them: O(n) for the pass, in any order.
final class KeyedChildSlots: ChildSlots {
    private typealias Entry = KeyedReordering.Entry

    private var entries: ContiguousArray<Entry> = []
    /// The index up to which all entries were requested in this pass, in order.
    private var cursor = 0
    private var reordering: KeyedReordering?
    private var pass: UInt64 = 0
    /// Nodes that are no longer requested but whose removal animations are running.
    private var leaving: [ComponentIdentity: MountedNode] = [:]

    /// Returns the node for a key if it is next in order and needs no update.
    ///
    /// This is the path of an unchanged child: a few comparisons and one retain. If the result is `nil`, the child must
    /// be updated.
    @inline(__always) func nextIfUnchanged(
        for key: ComponentIdentity, pass: UInt64, box: ComponentBox, environment: EnvironmentCells,
        availableSize: CGSize
    ) -> MountedNode? {
        if self.pass != pass { begin(pass: pass) }
        if let reordering {
            guard let index = reordering.expectedIndex(of: key, in: entries), let node = entries[index].node,
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

    /// Returns whether the node shows an equal component; a changed one is set on the node, with the reason to update.
    ///
    /// The slower path that follows finds the box already set and does not compare again.
    @inline(__always) private static func showsEqual(_ box: ComponentBox, in node: MountedNode) -> Bool {
        if node.box === box { return true }
        let adoption = box.adopt(into: node)
        if adoption == .changed { node.pendingReasons.insert(.component) }
        return adoption == .equal
    }

    /// Calls `update` with the node for a key, and stores the node that it leaves behind.
    func withNode<Result>(
        for key: ComponentIdentity, pass: UInt64, parent: MountedNode, update: (inout MountedNode?) -> Result
    ) -> Result {
        if self.pass != pass { begin(pass: pass) }
        if reordering == nil, cursor < entries.count, entries[cursor].key == key {
            let index = cursor
            cursor += 1
            // The node is copied out for the call, so that no access to the entries is in progress while the child
            // updates.
            let old = entries[index].node
            var node = old
            let result = update(&node)
            if node !== old { setNode(node, at: index) }
            return result
        }
        return withReorderedNode(for: key, parent: parent, update: update)
    }

    /// Replaces a node.
    ///
    /// The array is moved out and back: a long access to the property would make the compiler add exclusivity checks to
    /// all other accesses.
    private func setNode(_ node: MountedNode?, at index: Int) {
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
        for key: ComponentIdentity, parent: MountedNode, update: (inout MountedNode?) -> Result
    ) -> Result {
        let reordering = reordering ?? KeyedReordering(of: entries, keeping: cursor)
        self.reordering = reordering
        var node: MountedNode?
        if let index = reordering.place(of: key, in: entries) {
            node = entries[index].node
            reordering.take(index)
        } else {
            if !leaving.isEmpty { node = leaving.removeValue(forKey: key) }
            if reordering.isVisited(key) {
                diagnose(
                    "component.duplicate-id", "Two children have the id \(key.hashable)",
                    path: parent.path,
                    hint: "Give each child of a parent a unique id; the second child does not keep its state.")
            }
        }
        let result = update(&node)
        reordering.add(Entry(key: key, node: node))
        return result
    }

    override func finish(pass: UInt64, wasEachAdded: Bool) {
        if self.pass != pass { begin(pass: pass) }
        if let reordering {
            for entry in reordering.left(of: entries) { keepIfDisappearing(entry) }
            entries = reordering.entries
            self.reordering = nil
        } else if cursor < entries.count {
            for index in cursor..<entries.count { keepIfDisappearing(entries[index]) }
            entries = ContiguousArray(entries[..<cursor])
        }
        self.pass = 0
        if !wasEachAdded {
            for entry in entries { keepIfDisappearing(entry) }
            let kept = entries.filter { entry in
                guard let node = entry.node else { return false }
                return node.placement.presence != .leaving && !isObsolete(node, pass: pass)
            }
            entries = ContiguousArray(kept)
        }
    }

    private func keepIfDisappearing(_ entry: Entry) {
        guard let node = entry.node, node.placement.presence == .leaving else { return }
        leaving[entry.key] = node
    }

    override func release(_ node: MountedNode) {
        guard !leaving.isEmpty, let key = node.identity, leaving[key] === node else { return }
        leaving[key] = nil
    }
}
