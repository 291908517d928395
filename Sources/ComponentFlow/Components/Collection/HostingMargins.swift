/// The margins that were set for some edges, in points; those of the others are determined by the cell.
struct HostingMargins: Equatable {
    private struct Entry: Equatable {
        let edges: ComponentEdges
        let insets: NSDirectionalEdgeInsets
    }

    /// In the order in which they were set.
    private var entries: [Entry] = []

    mutating func set(_ edges: ComponentEdges, _ insets: NSDirectionalEdgeInsets) {
        entries.append(Entry(edges: edges, insets: insets))
    }

    /// Returns the margins at the edges of a view; what was set last takes precedence.
    func resolved(defaults: UIEdgeInsets, isRightToLeft: Bool) -> UIEdgeInsets {
        entries.reduce(into: defaults) { margins, entry in
            let (edges, insets) = (entry.edges, entry.insets)
            let (left, right) =
                isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
            if edges.contains(.top) { margins.top = insets.top }
            if edges.contains(.bottom) { margins.bottom = insets.bottom }
            if edges.contains(.left) || edges.contains(isRightToLeft ? .trailing : .leading) { margins.left = left }
            if edges.contains(.right) || edges.contains(isRightToLeft ? .leading : .trailing) { margins.right = right }
        }.finite
    }
}
