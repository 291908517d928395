extension FlexNode {
    /// Adds a node behind the others.
    ///
    /// See ``insert(_:at:)``.
    @discardableResult
    public func append(_ child: FlexNode) -> Bool {
        insert(child, at: children.count)
    }

    /// Adds a node at an index, which is cut to the valid range.
    ///
    /// If it is inside another node, it leaves that first.
    ///
    /// - Returns: `false` if nothing was changed, because the child is this node or is around it, or because one of
    ///   them is being laid out just now.
    /// - Complexity: O(depth) for a child that has children or was laid out before, O(1) otherwise, and O(n) in the number
    ///   of children.
    @discardableResult
    public func insert(_ child: FlexNode, at index: Int) -> Bool {
        guard !storage.pointee.isInLayout, !child.storage.pointee.isInLayout, !child.isOrContains(self) else {
            return false
        }
        guard child.leaveParent() else { return false }
        storage.pointee.children.insert(child, at: min(max(index, 0), children.count))
        child.storage.pointee.parent = storage
        child.storage.hideIfNeeded()
        childrenDidChange()
        return true
    }

    /// Takes a node out of its parent.
    ///
    /// - Returns: `false` if it has no parent, or the parent is being laid out just now.
    @discardableResult
    public func removeFromParent() -> Bool {
        parent != nil && leaveParent()
    }

    /// Replaces the children by others, in one step.
    ///
    /// Children that stay keep what they know. Nodes that cannot be added (see ``insert(_:at:)``) are left out, and of a
    /// node that is named twice the first place counts.
    public func setChildren(_ nodes: [FlexNode]) {
        guard !storage.pointee.isInLayout else { return }
        let isSame = nodes.count == children.count && zip(nodes, children).allSatisfy { $0 === $1 }
        guard !isSame else { return }
        let old = children
        storage.pointee.children = []
        for child in old {
            child.storage.pointee.parent = nil
        }
        for child in nodes where !child.storage.pointee.isInLayout && !child.isOrContains(self) {
            guard child.storage.pointee.parent != storage, child.leaveParent() else { continue }
            child.storage.pointee.parent = storage
            child.storage.hideIfNeeded()
            storage.pointee.children.append(child)
        }
        childrenDidChange()
    }

    private func childrenDidChange() {
        storage.itemsDidChange()
        storage.markDirty()
    }

    /// Whether this node is, or is around, another one.
    private func isOrContains(_ other: FlexNode) -> Bool {
        guard !children.isEmpty else { return self === other }
        var next: NodePointer? = other.storage
        while let node = next {
            if node == storage { return true }
            next = node.pointee.parent
        }
        return false
    }

    /// Leaves the parent, if there is one.
    private func leaveParent() -> Bool {
        guard let parent else { return true }
        guard !parent.storage.pointee.isInLayout, let index = parent.children.firstIndex(where: { $0 === self }) else {
            return false
        }
        storage.pointee.parent = nil
        parent.storage.pointee.children.remove(at: index)
        parent.childrenDidChange()
        return true
    }
}
