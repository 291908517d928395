/// Brings the views of children into a new order with the fewest moves.
@MainActor
enum ChildOrder {
    /// Inserts what is new and moves what has moved.
    ///
    /// - Parameters:
    ///   - new: The children in their order from back to front.
    ///   - old: The children that were there before, in their old order; some may be gone.
    ///   - container: The view; it may have other subviews too, which stay where they are among their neighbours.
    static func arrange(
        _ new: ContiguousArray<ComponentNode>, from old: ContiguousArray<ComponentNode>, in container: UIView
    ) {
        if !keepsOrder(new, from: old) { container.orderSubviews(new.map(\.view)) }
        var below: UIView?
        for node in new {
            let view = node.view
            if view.superview !== container {
                // Those that are there stand in the new order by now: the first of them is the lowest.
                let lowest = below == nil ? new.first { $0.view.superview === container } : nil
                insert(view, above: below, in: container, lowest: lowest?.view)
            }
            below = view
        }
    }

    /// Whether those children that stay stand in the order in which they stood.
    private static func keepsOrder(
        _ new: ContiguousArray<ComponentNode>, from old: ContiguousArray<ComponentNode>
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
