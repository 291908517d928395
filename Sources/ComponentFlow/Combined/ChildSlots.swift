/// Where a container keeps the nodes of one child declaration.
///
/// Abstract: ``SingleChildSlot`` keeps one, ``KeyedChildSlots`` many.
@MainActor
class ChildSlots {
    /// The container these slots belong to; declarations that are shared by several containers check it.
    final let containerID: UInt64

    init(containerID: UInt64) {
        self.containerID = containerID
    }

    /// Lets go of the nodes that were not added in the pass, except of those that are leaving.
    ///
    /// - Parameter wasEachAdded: Whether every child that was updated in the pass was also added, which is the rule.
    func finish(pass: UInt64, wasEachAdded: Bool) {
        preconditionFailure("ChildSlots is abstract")
    }

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
final class SingleChildSlot: ChildSlots {
    var node: ComponentNode?

    override func finish(pass: UInt64, wasEachAdded: Bool) {
        if let node, isObsolete(node, pass: pass) { self.node = nil }
    }

    override func release(_ node: ComponentNode) {
        if self.node === node { self.node = nil }
    }
}
