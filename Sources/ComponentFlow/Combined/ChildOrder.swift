/// Brings the views of children into a new order with the fewest moves.
///
/// The children that keep their order among themselves are a longest increasing subsequence of the old positions
/// (M. L. Fredman, "On computing the length of longest increasing subsequences", 1975); only the others are moved.
/// O(n log n) to find them.
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
        let stays = stationary(new, old: old)
        var below: UIView?
        for (index, node) in new.enumerated() {
            let view = node.view
            if !stays[index] || view.superview !== container {
                let lowest = below == nil ? old.first { $0.view !== view && $0.placement.presence == .inserted } : nil
                insert(view, above: below, in: container, lowest: lowest?.view)
            }
            below = view
        }
    }

    private static func insert(_ view: UIView, above below: UIView?, in container: UIView, lowest: UIView?) {
        if let below {
            if container.subviews.last === below {
                container.addSubview(view)
            } else {
                container.insertSubview(view, aboveSubview: below)
            }
        } else if let lowest, lowest.superview === container {
            container.insertSubview(view, belowSubview: lowest)
        } else {
            container.addSubview(view)
        }
    }

    /// For each child whether it need not be moved.
    private static func stationary(
        _ new: ContiguousArray<ComponentNode>, old: ContiguousArray<ComponentNode>
    ) -> [Bool] {
        var stays = [Bool](repeating: false, count: new.count)
        guard !old.isEmpty else { return stays }
        for node in new { node.placement.formerIndex = -1 }
        for (index, node) in old.enumerated() { node.placement.formerIndex = Int32(clamping: index) }

        let kept = new.indices.filter { new[$0].placement.formerIndex >= 0 }
        let sequence = kept.map { Int(new[$0].placement.formerIndex) }
        for index in longestIncreasingSubsequence(sequence) { stays[kept[index]] = true }
        return stays
    }

    /// The indices of a longest strictly increasing subsequence, ascending.
    ///
    /// O(n log n).
    nonisolated static func longestIncreasingSubsequence(_ values: [Int]) -> [Int] {
        // tails[k] is the index of the smallest value that ends an increasing subsequence of length k + 1.
        var tails: [Int] = []
        var previous = [Int](repeating: -1, count: values.count)
        for (index, value) in values.enumerated() {
            var low = 0
            var high = tails.count
            while low < high {
                let middle = (low + high) / 2
                if values[tails[middle]] < value { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[index] = tails[low - 1] }
            if low == tails.count { tails.append(index) } else { tails[low] = index }
        }
        var result: [Int] = []
        var index = tails.last ?? -1
        while index >= 0 {
            result.append(index)
            index = previous[index]
        }
        return result.reversed()
    }
}
