/// The state of a grid item during layout, in addition to the node's `ItemState`.
struct GridItem {
    let node: NodePointer
    /// Whether the writing direction of the parent is right to left.
    let isRightToLeft: Bool
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
    /// The axes in which the item is a subgrid or belongs to one.
    private var roles: SubgridRoles = []
    /// What the subgrids around the item add at the start and at the end of the axis that is being sized.
    private(set) var added = TrackEdges()
    /// The size of the area of an item of a subgrid in the other axis.
    private(set) var otherSizeInSubgrid = unset

    /// The node's counts of changes when the contributions and the area were determined.
    private var changeCount: UInt
    private let placementCount: UInt

    init(_ node: NodePointer, isRightToLeft: Bool) {
        self.node = node
        self.isRightToLeft = isRightToLeft
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

// MARK: - Subgrids

extension GridItem {
    /// Whether the item is a subgrid in an axis, in which its own items are sized instead of itself.
    func isSubgrid(_ axis: GridAxis) -> Bool { roles.contains(axis == .columns ? .columns : .rows) }
    /// Whether this is an item of a subgrid in the axis that is being sized.
    var isNested: Bool { roles.contains(.nested) }
    /// Whether this stands for the edges of a subgrid in a track.
    var isEdge: Bool { roles.contains(.edge) }

    /// Makes the item a subgrid in an axis, which it always fills.
    mutating func setSubgrid(_ axis: GridAxis) {
        roles.insert(axis == .columns ? .columns : .rows)
        if axis == .columns {
            (justify, isSafeInline) = (.stretch, false)
        } else {
            (align, isSafeBlock) = (.stretch, false)
        }
    }

    /// Makes the item one of a grid around its parent, in one axis.
    mutating func setNested(in axis: GridAxis, _ span: GridSpan, margins: TrackEdges, otherSize: Double) {
        setSpan(axis, span)
        roles.insert(.nested)
        added = margins
        otherSizeInSubgrid = otherSize
    }

    /// Makes the item represent the edges of a subgrid.
    mutating func setEdge(in axis: GridAxis, _ span: GridSpan, size: Double) {
        setSpan(axis, span)
        roles = [.nested, .edge]
        added = TrackEdges(start: size)
    }

    private mutating func setSpan(_ axis: GridAxis, _ span: GridSpan) {
        if axis == .columns { columns = span } else { rows = span }
    }
}

private struct SubgridRoles: OptionSet {
    let rawValue: UInt8

    static let columns = SubgridRoles(rawValue: 1)
    static let rows = SubgridRoles(rawValue: 2)
    static let nested = SubgridRoles(rawValue: 4)
    static let edge = SubgridRoles(rawValue: 8)
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
