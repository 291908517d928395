// A removed component is not updated, although it exists until its removal animation has ended: it may describe something
// that no longer exists. Updates that are requested meanwhile run if the component is shown again.

extension MountedNode {
    /// The removed component that contains this one, possibly through hosts; `nil` if the component is shown.
    var removedComponent: MountedNode? {
        var node = self
        while true {
            let root = node.root
            guard root.host != nil else { return root }
            guard let enclosing = root.enclosingNode else { return nil }
            node = enclosing
        }
    }

    /// The root of the host's tree, or of the subtree that was removed from it, which has no host.
    private var root: MountedNode {
        var root = self
        while let parent = root.parent { root = parent }
        return root
    }

    /// The component in another host that contains the host of this root; `nil` for a node that is not a root.
    var enclosingNode: MountedNode? {
        host?.enclosingView?.nearestMountedNode(next: \.superview)
    }

    /// Stores a request for a component in this removed one.
    func deferUpdate(of node: MountedNode) {
        let reference = node.reference
        let details = detailsMakingIfNeeded
        if !details.deferredUpdates.contains(where: { $0 === reference }) { details.deferredUpdates.append(reference) }
    }

    /// Requests the updates that were deferred while the component was removed.
    func requestDeferredUpdates() {
        guard let details = existingDetails, !details.deferredUpdates.isEmpty else { return }
        let nodes = details.deferredUpdates.compactMap(\.node)
        details.deferredUpdates = []
        for node in nodes { UpdateScheduler.shared.requestUpdate(of: node, transition: .immediate, isLocal: false) }
    }

    /// The number of ancestors of the component in its host and in all hosts around it; those of a screen include the
    /// component that presents it.
    var depthInAllHosts: Int {
        var node = self
        var depth = Int(node.depth)
        while let enclosing = node.root.host?.enclosingView?.nearestMountedNode(next: \.enclosingComponentView) {
            node = enclosing
            depth += Int(node.depth) + 1
        }
        return depth
    }
}

extension UIView {
    /// The node of this view, or of the nearest one around it.
    fileprivate func nearestMountedNode(next: (UIView) -> UIView?) -> MountedNode? {
        var view: UIView? = self
        while let current = view {
            if let node = current.mountedNode { return node }
            view = next(current)
        }
        return nil
    }
}
