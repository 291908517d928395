/// The state of a grid item during layout, in addition to the node's `ItemState`.
struct GridItem {
    let node: NodePointer
    var columns = GridSpan()
    var rows = GridSpan()
    /// The alignment in the area along the inline axis.
    var justify = FlexAlign.normal
    /// The alignment in the area along the block axis.
    var align = FlexAlign.normal
    /// Whether the item is aligned to the start in an axis if it overflows.
    var isSafeInline = false
    var isSafeBlock = false
    /// The contributions to the columns and to the rows.
    private var columnSizes = GridContributions()
    private var rowSizes = GridContributions()
    /// The distance from the top edge of the margin box to the baseline; unset if the item does not share a baseline.
    var baseline = unset
    /// The distance from the start edge of the margin box to the item's left edge, which is its baseline in the inline
    /// axis; unset if the item does not share one.
    var inlineBaseline = unset
    /// The space that baseline alignment adds at the start of the item, in each axis.
    var shim = 0.0
    var inlineShim = 0.0

    /// The node's counts of changes when the contributions and the area were determined.
    private var changeCount: UInt
    private let placementCount: UInt

    init(_ node: NodePointer) {
        self.node = node
        changeCount = node.pointee.changeCount
        placementCount = node.pointee.placementCount
    }

    /// Whether the node or a descendant changed since the contributions were determined.
    var isOutdated: Bool { changeCount != node.pointee.changeCount }
    /// Whether the node's style still has the placement and alignment from which the area was determined.
    var hasCurrentPlacement: Bool { placementCount == node.pointee.placementCount }
    /// Whether the area spans a column whose size depends on its items.
    var crossesIntrinsicColumn: Bool { columnSizes.crossing.contains(.intrinsic) }

    /// The contributions to the tracks of an axis.
    subscript(_ axis: GridAxis) -> GridContributions {
        get { axis == .columns ? columnSizes : rowSizes }
        set { if axis == .columns { columnSizes = newValue } else { rowSizes = newValue } }
    }

    func span(_ axis: GridAxis) -> GridSpan {
        axis == .columns ? columns : rows
    }

    /// Takes the contributions from an earlier layout, unless the node changed.
    mutating func adoptContributions(of other: GridItem) {
        guard other.changeCount == changeCount else { return }
        columnSizes = other.columnSizes
        rowSizes = other.rowSizes
    }

    /// Discards the contributions, because the node changed.
    mutating func forgetContributions() {
        changeCount = node.pointee.changeCount
        columnSizes.forget()
        rowSizes.forget()
    }
}

/// The contributions of an item to the tracks of an axis, including the margins (§12.5), and what they depend on in
/// addition to the item.
struct GridContributions {
    /// The kinds of tracks that the area spans.
    var crossing: SpannedTrackKinds = []
    /// The size of the area in the other axis, and the sum of the fixed maximums in this one; unset if unknown.
    var otherSize = unset
    var limit = unset
    /// The contributions; unset while unknown.
    var minimum = unset
    var minContent = unset
    var maxContent = unset

    /// Whether the contributions are valid for the area of other contributions.
    func isForArea(of other: GridContributions) -> Bool {
        crossing == other.crossing && isSame(otherSize, other.otherSize) && isSame(limit, other.limit)
    }

    mutating func forget() {
        minimum = unset
        minContent = unset
        maxContent = unset
    }

    private func isSame(_ size: Double, _ other: Double) -> Bool {
        size == other || size.isUnset && other.isUnset
    }
}

/// The kinds of tracks that an area spans in an axis.
struct SpannedTrackKinds: OptionSet {
    let rawValue: UInt8

    /// A track whose size depends on its items.
    static let intrinsic = SpannedTrackKinds(rawValue: 1)
    /// A track with a flexible maximum.
    static let flexible = SpannedTrackKinds(rawValue: 2)
    /// A track with an automatic minimum.
    static let autoMinimum = SpannedTrackKinds(rawValue: 4)
}
