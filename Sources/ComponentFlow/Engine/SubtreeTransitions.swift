// A modifier can specify the transition of its subtree for one pass. The components in it receive the transition when the
// modifier's component updates them; those that are updated by themselves, because a value changed that they read, find
// it through their ancestors.

extension UpdateScheduler {
    /// Specifies the transition of all components below a node until the end of the pass.
    func setSubtreeTransition(_ transition: ComponentTransition, below node: MountedNode) {
        let details = node.detailsMakingIfNeeded
        if details.subtreeTransition == nil { nodesWithSubtreeTransition.append(node.reference) }
        details.subtreeTransition = transition
    }

    /// Forgets the transitions at the end of a pass.
    func endSubtreeTransitions() {
        guard !nodesWithSubtreeTransition.isEmpty else { return }
        for reference in nodesWithSubtreeTransition { reference.node?.existingDetails?.subtreeTransition = nil }
        nodesWithSubtreeTransition = []
    }

    /// Returns the transition for an update of a node that was requested with another transition.
    @inline(__always) func transition(for node: MountedNode, requested: ComponentTransition) -> ComponentTransition {
        nodesWithSubtreeTransition.isEmpty ? requested : node.inheritedTransition ?? requested
    }
}

extension MountedNode {
    /// The transition that the component specifies for its subtree in the current pass.
    var subtreeTransition: ComponentTransition? {
        existingDetails?.subtreeTransition
    }

    /// The transition that the nearest ancestor, possibly in another host, specifies for its subtree.
    fileprivate var inheritedTransition: ComponentTransition? {
        var node = self
        while let ancestor = node.parent ?? node.enclosingNode {
            if let transition = ancestor.subtreeTransition { return transition }
            node = ancestor
        }
        return nil
    }
}
