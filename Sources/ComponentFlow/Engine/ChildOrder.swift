/// Reorders the views of children with the fewest moves.
@MainActor
enum ChildOrder {
    /// Inserts new views and moves those whose order changed.
    ///
    /// - Parameters:
    ///   - new: The children in their new order, from back to front.
    ///   - old: The previous children in their old order; some may have been removed.
    ///   - container: The parent view. It may have other subviews, which keep their position relative to their
    ///     siblings.
    static func arrange(
        _ new: ContiguousArray<MountedNode>, from old: ContiguousArray<MountedNode>, in container: UIView
    ) {
        if old.isEmpty, areAbsent(new) {
            for node in new { container.addSubview(node.view) }
            return
        }
        if !keepsOrder(new, from: old) { container.orderSubviews(new.map(\.view)) }
        var below: UIView?
        for node in new {
            let view = node.view
            if view.superview !== container {
                // The existing views are in the new order at this point, so the first of them is the lowest.
                let lowest = below == nil ? new.first { $0.view.superview === container } : nil
                insert(view, above: below, in: container, lowest: lowest?.view)
            }
            below = view
        }
    }

    /// Returns whether no child is shown.
    ///
    /// A loop, because a closure would check its actor isolation for each child.
    private static func areAbsent(_ children: ContiguousArray<MountedNode>) -> Bool {
        for child in children where child.placement.presence != .absent { return false }
        return true
    }

    /// Returns whether the remaining children are in their previous relative order.
    private static func keepsOrder(
        _ new: ContiguousArray<MountedNode>, from old: ContiguousArray<MountedNode>
    ) -> Bool {
        var next = 0
        for node in new where node.placement.presence != .absent {
            while next < old.count, old[next] !== node { next += 1 }
            guard next < old.count else { return false }
            next += 1
        }
        return true
    }

    private static func insert(_ view: UIView, above below: UIView?, in container: UIView, lowest: UIView?) {
        if let below {
            if container.subviews.last === below {
                container.addSubview(view)
            } else {
                container.insertSubview(view, aboveSubview: below)
            }
        } else if let lowest {
            container.insertSubview(view, belowSubview: lowest)
        } else {
            container.addSubview(view)
        }
    }
}
