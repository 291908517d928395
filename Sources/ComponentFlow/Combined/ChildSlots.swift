/// The storage of a container for the nodes of one child declaration.
///
/// This class is abstract: ``SingleChildSlot`` stores one node, ``KeyedChildSlots`` many.
@MainActor
@usableFromInline
class ChildSlots {
    /// The identifier of the declaration that these slots belong to.
    final let declaration: UInt64
    /// The container that these slots belong to, which declarations shared by several containers check.
    ///
    /// 0 while they belong to none.
    final fileprivate(set) var containerID: UInt64
    /// The next slots in the container's linked list; a list suffices because there are few.
    ///
    /// Mutated on the main thread only.
    nonisolated(unsafe) final var next: ChildSlots?

    init(declaration: UInt64, containerID: UInt64) {
        self.declaration = declaration
        self.containerID = containerID
    }

    /// Releases the nodes that were not added in the pass, except those with a running removal animation.
    ///
    /// - Parameter wasEachAdded: Whether every child that was updated in the pass was also added, which is the common
    ///   case.
    func finish(pass: UInt64, wasEachAdded: Bool) {
        preconditionFailure("ChildSlots is abstract")
    }

    /// Releases all nodes, because the container is being deallocated.
    nonisolated func abandon() {}

    /// Releases a node whose removal animation has ended, if it belongs to these slots.
    func release(_ node: MountedNode) {
        preconditionFailure("ChildSlots is abstract")
    }

    /// Returns whether a node can be released at the end of a pass.
    ///
    /// A node that was updated but not added is kept, so that a child which is only measured keeps its view.
    final func isObsolete(_ node: MountedNode, pass: UInt64) -> Bool {
        guard node.placement.addedPass != pass, node.placement.presence != .leaving else { return false }
        return node.placement.updatedPass != pass || node.placement.presence == .inserted
    }
}

/// The slot of a `Child`.
@usableFromInline
class SingleChildSlot: ChildSlots {
    /// Mutated on the main thread, and when the container is deallocated, after which nothing reads it.
    ///
    /// The value is only read and written as a whole, so dynamic exclusivity checks are unnecessary.
    @exclusivity(unchecked) nonisolated(unsafe) final var node: MountedNode?

    /// Assigns the slot to a container, unless it already belongs to one.
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

    override func release(_ node: MountedNode) {
        if self.node === node { self.node = nil }
    }
}
