/// The state of a grid item during layout, in addition to the node's `ItemState`.
struct GridItem {
    let node: NodePointer
    var columns = GridSpan()
    var rows = GridSpan()
    /// The alignment in the area along the inline axis.
    var justify = FlexAlign.normal
    /// The alignment in the area along the block axis.
    var align = FlexAlign.normal
    /// The kinds of tracks that the area spans in the axis that is being sized.
    var crossing: SpannedTrackKinds = []
    /// Whether the area spans a column whose size depends on its items.
    var crossesIntrinsicColumn = false
    /// The minimum, min-content and max-content contributions to the spanned tracks in that axis, including the margins
    /// (§12.5); unset while unknown.
    var minimum = unset
    var minContent = unset
    var maxContent = unset
    /// The distance from the top edge of the margin box to the baseline; unset if the item does not share a baseline.
    var baseline = unset
    /// The space that baseline alignment adds above the item.
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

/// The kinds of tracks that an area spans in an axis.
struct SpannedTrackKinds: OptionSet {
    let rawValue: UInt8

    /// A track whose size depends on its items.
    static let intrinsic = SpannedTrackKinds(rawValue: 1)
    /// A track whose size depends on its items even if the size of the grid is known.
    static let content = SpannedTrackKinds(rawValue: 8)
    /// A track with a flexible maximum.
    static let flexible = SpannedTrackKinds(rawValue: 2)
    /// A track with an automatic minimum.
    static let autoMinimum = SpannedTrackKinds(rawValue: 4)
}
