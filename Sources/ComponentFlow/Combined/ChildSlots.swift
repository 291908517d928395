/// Where a container keeps the nodes of one child declaration.
///
/// Abstract: ``SingleChildSlot`` keeps one, ``KeyedChildSlots`` many.
@MainActor
@usableFromInline
class ChildSlots {
    /// The declaration whose slots these are.
    final let declaration: UInt64
    /// The container these slots belong to; declarations that are shared by several containers check it.
    ///
    /// 0 as long as they belong to none.
    final fileprivate(set) var containerID: UInt64
    /// The container keeps its slots in a chain, as there are few.
    ///
    /// Changed on the main thread only.
    nonisolated(unsafe) final var next: ChildSlots?

    init(declaration: UInt64, containerID: UInt64) {
        self.declaration = declaration
        self.containerID = containerID
    }

    /// Lets go of the nodes that were not added in the pass, except of those that are leaving.
    ///
    /// - Parameter wasEachAdded: Whether every child that was updated in the pass was also added, which is the rule.
    func finish(pass: UInt64, wasEachAdded: Bool) {
        preconditionFailure("ChildSlots is abstract")
    }

    /// Lets go of all nodes: the container goes.
    nonisolated func abandon() {}

    /// Lets go of a node whose view has left, if it is one of these.
    func release(_ node: ComponentNode) {
        preconditionFailure("ChildSlots is abstract")
    }

    /// Whether a node may be let go of at the end of a pass.
    ///
    /// One that was updated but never added stays, so that a child which is only measured keeps its view.
    final func isObsolete(_ node: ComponentNode, pass: UInt64) -> Bool {
        guard node.placement.addedPass != pass, node.placement.presence != .leaving else { return false }
        return node.placement.updatedPass != pass || node.placement.presence == .inserted
    }
}

/// The slot of a `Child`.
@usableFromInline
class SingleChildSlot: ChildSlots {
    /// Changed on the main thread, and by the end of the container, after which nobody looks at it.
    ///
    /// Read and set as a whole, so there is nothing to check at run time.
    @exclusivity(unchecked) nonisolated(unsafe) final var node: ComponentNode?

    /// Makes the slot part of a container, if it is part of none.
    final func settle(in container: ChildContainer) -> Bool {
        guard containerID == 0 else { return false }
        containerID = container.id
        container.add(self)
        return true
    }

    nonisolated override func abandon() {
        node = nil
    }

    override func finish(pass: UInt64, wasEachAdded: Bool) {
        if let node, isObsolete(node, pass: pass) { self.node = nil }
    }

    override func release(_ node: ComponentNode) {
        if self.node === node { self.node = nil }
    }
}
