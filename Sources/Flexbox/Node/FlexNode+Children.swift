extension FlexNode {
    /// Appends a child.
    ///
    /// See ``insert(_:at:)``.
    @discardableResult
    public func append(_ child: FlexNode) -> Bool {
        insert(child, at: children.count)
    }

    /// Inserts a child at an index, which is clamped to the valid range.
    ///
    /// If the child has another parent, it is removed from it first.
    ///
    /// - Returns: `false` if nothing was changed, because the child is this node or one of its ancestors, or because
    ///   one of the affected nodes is being laid out.
    /// - Complexity: O(depth) for a child that has children or was laid out before, O(1) otherwise, plus O(n) in the
    ///   number of children.
    @discardableResult
    public func insert(_ child: FlexNode, at index: Int) -> Bool {
        guard !storage.pointee.isInLayout, !child.storage.pointee.isInLayout, !child.isOrContains(self) else {
            return false
        }
        guard child.detachFromParent() else { return false }
        storage.pointee.children.insert(child, at: min(max(index, 0), children.count))
        child.storage.pointee.parent = storage
        child.storage.hideIfNeeded()
        childrenDidChange()
        return true
    }

    /// Removes the node from its parent.
    ///
    /// - Returns: `false` if the node has no parent, or the parent is being laid out.
    @discardableResult
    public func removeFromParent() -> Bool {
        parent != nil && detachFromParent()
    }

    /// Replaces all children at once.
    ///
    /// Children that remain keep their cached layouts. Nodes that cannot be inserted (see ``insert(_:at:)``) are
    /// skipped, and only the first occurrence of a node is used.
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
            guard child.storage.pointee.parent != storage, child.detachFromParent() else { continue }
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

    /// Whether this node is another node or one of its ancestors.
    private func isOrContains(_ other: FlexNode) -> Bool {
        guard !children.isEmpty else { return self === other }
        var next: NodePointer? = other.storage
        while let node = next {
            if node == storage { return true }
            next = node.pointee.parent
        }
        return false
    }

    /// Removes the node from its parent, if it has one.
    private func detachFromParent() -> Bool {
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
