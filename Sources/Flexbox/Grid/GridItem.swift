/// What a grid notes about one of its items while it lays them out, beside the node's `ItemState`.
struct GridItem {
    let node: NodePointer
    var columns = GridSpan()
    var rows = GridSpan()
    /// Where it stands in its area, in the direction in which text runs.
    var justify = FlexAlign.normal
    /// Where it stands in its area from top to bottom.
    var align = FlexAlign.normal
    /// How its area meets the tracks of the axis that is being sized.
    var crossing: GridCrossing = []
    /// Whether it spans a column whose size depends on its items.
    var crossesIntrinsicColumn = false
    /// What it contributes to the tracks that it spans in that axis, with its margins (§12.5): the minimum, the
    /// min-content and the max-content contribution; unset while they are not known.
    var minimum = unset
    var minContent = unset
    var maxContent = unset
    /// From the upper edge of the margin box to the baseline; unset if it shares none with other items of its row.
    var baseline = unset
    /// What the baselines of others in its row add above it.
    var shim = 0.0

    init(_ node: NodePointer) {
        self.node = node
    }

    func span(_ axis: GridAxis) -> GridSpan {
        axis == .columns ? columns : rows
    }

    mutating func forgetContributions() {
        minimum = unset
        minContent = unset
        maxContent = unset
    }
}

/// Which kinds of tracks an area spans in an axis.
struct GridCrossing: OptionSet {
    let rawValue: UInt8

    /// One whose size depends on its items.
    static let intrinsic = GridCrossing(rawValue: 1)
    /// One whose size depends on its items even if the size of the grid is known.
    static let content = GridCrossing(rawValue: 8)
    /// One whose largest size is a share of the free space.
    static let flexible = GridCrossing(rawValue: 2)
    /// One whose least size is automatic.
    static let autoMinimum = GridCrossing(rawValue: 4)
}
