/// The layout properties of a node: those of CSS for flexible boxes, grids and blocks, with their names and initial values.
///
/// One initial value differs from CSS: ``boxSizing`` is ``FlexBoxSizing/borderBox``, so that a width includes padding
/// and border.
public struct FlexStyle: Hashable, Sendable {
    /// Whether the node is included in the layout, and how it lays out its children.
    public var display = FlexDisplay.flex
    /// The positioning scheme.
    public var position = FlexPosition.relative
    /// The writing direction of the node, which also determines the direction of rows.
    public var direction = FlexWritingDirection.inherit
    /// The direction of the main axis.
    public var flexDirection = FlexDirection.row
    /// Whether children wrap onto further lines.
    public var flexWrap = FlexWrap.noWrap
    /// The distribution of free space along the main axis.
    public var justifyContent = FlexJustify.normal
    /// The alignment of the children in the cross axis.
    public var alignItems = FlexAlign.normal
    /// The distribution of free space between lines; ignored with ``FlexWrap/noWrap``.
    ///
    /// In a block container, the position of the content in the free space; the margins of the children then stay inside.
    public var alignContent = FlexAlignContent.stretch
    /// The alignment of the node in the cross axis of its parent; `nil` uses the parent's ``alignItems``.
    public var alignSelf: FlexAlign?
    /// The box that ``width`` and the other sizes refer to.
    public var boxSizing = FlexBoxSizing.borderBox
    /// The treatment of content that is wider than the node.
    public var overflowX = FlexOverflow.visible
    /// The treatment of content that is higher than the node.
    public var overflowY = FlexOverflow.visible
    /// The treatment of content that is larger than the node, in both axes; when read, that of content that is wider.
    public var overflow: FlexOverflow {
        get { overflowX }
        set { (overflowX, overflowY) = (newValue, newValue) }
    }
    /// The width of scrollbars, in points.
    ///
    /// The space is reserved between border and padding: at the trailing edge with ``FlexOverflow/scroll`` in
    /// ``overflowY``, and at the bottom with it in ``overflowX``.
    public var scrollbarWidth = 0.0
    /// The layout order among siblings: lower values come first, and equal values keep their relative order.
    public var order = 0

    /// The factor by which the node grows into free space, relative to its siblings.
    public var flexGrow = 0.0
    /// The factor by which the node shrinks when space is short, relative to its siblings.
    public var flexShrink = 1.0
    /// The main size before free space is distributed.
    public var flexBasis = FlexBasis.auto

    public var width = FlexLength.auto
    public var height = FlexLength.auto
    /// The minimum width; `auto` prevents a flex item from shrinking below its content.
    public var minWidth = FlexLength.auto
    /// The minimum height; `auto` prevents a flex item from shrinking below its content.
    public var minHeight = FlexLength.auto
    /// The maximum width; `auto` means no limit.
    public var maxWidth = FlexLength.auto
    /// The maximum height; `auto` means no limit.
    public var maxHeight = FlexLength.auto
    /// The ratio of width to height, used if one of them is automatic.
    ///
    /// A value that is not positive and finite is equivalent to `nil`.
    public var aspectRatio: Double?

    /// The space outside the border; an automatic margin absorbs free space.
    public var margin = FlexEdges.zero
    /// The space between the border and the content.
    public var padding = FlexEdges.zero
    /// The border widths; percentages and `auto` are equivalent to 0.
    public var border = FlexEdges.zero
    /// The position in the parent of an absolutely positioned node, and the offset of a relatively positioned one.
    public var inset = FlexEdges.auto
    /// The gap between rows; `auto` means 0, and in the rows of a subgrid the gap of its parent.
    public var rowGap = FlexLength.auto
    /// The gap between columns; `auto` means 0, and in the columns of a subgrid the gap of its parent.
    public var columnGap = FlexLength.auto

    /// The grid properties: the tracks of a ``FlexDisplay/grid``, and the placement of a grid item.
    ///
    /// Never `nil` when read; setting `nil` restores the initial values.
    public var grid: GridStyle! {
        get { gridBox?.style ?? GridStyle() }
        set { gridBox = newValue.flatMap { $0 == GridStyle() ? nil : GridBox($0) } }
    }

    /// The alignment of the children of a grid in their areas, or of a block container, along the inline axis.
    public var justifyItems: FlexAlign {
        get { gridBox?.style.inlineAlignmentOfItems ?? .normal }
        set { grid.inlineAlignmentOfItems = newValue }
    }

    /// The alignment of an item of a grid or block container along the inline axis; `nil` uses the parent's
    /// ``justifyItems``.
    public var justifySelf: FlexAlign? {
        get { gridBox?.style.inlineAlignment }
        set { grid.inlineAlignment = newValue }
    }

    fileprivate var gridBox: GridBox?

    /// Creates a style with the initial values.
    public init() {}
}

/// The groups of properties that differ from their initial values, determined when the style is set.
///
/// Most nodes of a real tree have no margins, borders or limits. Testing a bit avoids reading up to six lengths of 16
/// bytes each, several times per layout.
struct StyleTraits: OptionSet {
    let rawValue: UInt16

    static let margin = StyleTraits(rawValue: 1 << 0)
    static let frame = StyleTraits(rawValue: 1 << 1)
    static let inset = StyleTraits(rawValue: 1 << 2)
    static let limits = StyleTraits(rawValue: 1 << 3)
    static let gap = StyleTraits(rawValue: 1 << 4)
    static let measured = StyleTraits(rawValue: 1 << 5)
    /// Padding and border are specified in points and do not depend on the writing direction.
    static let fixedFrame = StyleTraits(rawValue: 1 << 6)
    /// A size or a limit is a keyword.
    static let keywords = StyleTraits(rawValue: 1 << 7)
    /// The node is a grid whose columns depend on the limits of its width: automatic repetitions or flexible columns.
    static let limitedColumns = StyleTraits(rawValue: 1 << 8)
    /// The node is a grid that takes over tracks if it is an item of another grid.
    static let subgridColumns = StyleTraits(rawValue: 1 << 9)
    static let subgridRows = StyleTraits(rawValue: 1 << 10)
    static let subgrid: StyleTraits = [.subgridColumns, .subgridRows]

    init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    init(_ style: FlexStyle) {
        var traits: StyleTraits = []
        if style.margin != .zero { traits.insert(.margin) }
        let hasGutter = style.scrollbarWidth != 0 && style.gutter != .zero
        if style.padding != .zero || style.border != .zero || hasGutter { traits.insert(.frame) }
        let isFixed = !hasGutter && !style.padding.hasPercent && !style.padding.isRelative && !style.border.isRelative
        if isFixed, traits.contains(.frame) { traits.insert(.fixedFrame) }
        if style.inset != .auto { traits.insert(.inset) }
        let isLimited =
            style.minWidth != .auto || style.minHeight != .auto || style.maxWidth != .auto || style.maxHeight != .auto
        if isLimited { traits.insert(.limits) }
        let hasKeyword =
            style.width.isSizeKeyword || style.height.isSizeKeyword
            || isLimited
                && (style.minWidth.isSizeKeyword || style.minHeight.isSizeKeyword || style.maxWidth.isSizeKeyword
                    || style.maxHeight.isSizeKeyword)
        if hasKeyword { traits.insert(.keywords) }
        if style.display == .grid, let grid = style.gridBox?.style {
            if grid.dependsOnWidthLimits { traits.insert(.limitedColumns) }
            if grid.templateColumns.isSubgrid { traits.insert(.subgridColumns) }
            if grid.templateRows.isSubgrid { traits.insert(.subgridRows) }
        }
        if style.rowGap.isGap || style.columnGap.isGap { traits.insert(.gap) }
        self = traits
    }
}

/// The properties of a style that determine how a node is one of the items of its parent.
struct StyleInParent {
    let display: FlexDisplay
    let direction: FlexWritingDirection
    private let position: FlexPosition
    private let order: Int
    private let alignSelf: FlexAlign?
    private let gridBox: GridBox?

    init(_ style: FlexStyle) {
        display = style.display
        direction = style.direction
        position = style.position
        order = style.order
        alignSelf = style.alignSelf
        gridBox = style.gridBox
    }

    /// Whether the items of the parent, or the direction that they inherit, differ from those with the other style.
    func changesItems(of other: StyleInParent) -> Bool {
        display != other.display || position != other.position || order != other.order || direction != other.direction
    }

    /// Whether the placement or alignment in a grid differs from the one with the other style.
    func changesPlacement(of other: StyleInParent) -> Bool {
        alignSelf != other.alignSelf || gridBox != other.gridBox
    }
}

extension FlexLength {
    /// Whether the length as a gap can differ from 0, except in a subgrid.
    fileprivate var isGap: Bool { self != .auto && self != .zero }
}

extension FlexAlign {
    /// Whether an item of automatic size fills the space in which it is aligned.
    var stretches: Bool { self == .normal || self == .stretch }
}

extension FlexStyle {
    var wrapsColumns: Bool { !isRow && flexWrap != .noWrap && display != .grid && display != .block }
    var isRow: Bool { flexDirection == .row || flexDirection == .rowReverse }
    var isReversed: Bool { flexDirection == .rowReverse || flexDirection == .columnReverse }

    /// The aspect ratio; unset if there is none or it is invalid.
    var ratio: Double {
        guard let aspectRatio, aspectRatio.isFinite, aspectRatio > 0 else { return unset }
        return min(max(aspectRatio, 1e-6), 1e6)
    }

    /// Whether the content is clipped, so that the automatic minimum size is 0.
    ///
    /// As in CSS, a box that clips its content in one axis also clips it in the other.
    var clipsContent: Bool { overflowX != .visible || overflowY != .visible }

    /// Whether the content can increase a height that follows from the width and the aspect ratio.
    ///
    /// Such a box has an automatic minimum height only if its height is `auto`, and not a percentage or `stretch` that
    /// cannot be resolved (CSS Sizing 4 §5.1).
    var growsWithContent: Bool { height == .auto && minHeight == .auto && !clipsContent }

    /// The space reserved for scrollbars: the width of a vertical and the height of a horizontal one.
    var gutter: FlexSize {
        let thickness = scrollbarWidth.asMeasuredSize
        return FlexSize(
            width: overflowY == .scroll ? thickness : 0, height: overflowX == .scroll ? thickness : 0)
    }
}

// These accessors avoid copying a whole `GridStyle`, which costs several reference count updates.
extension FlexStyle {
    var hasGrid: Bool { gridBox != nil }

    func gridLines(_ axis: GridAxis, _ names: GridLineNames) -> GridLines {
        guard let gridBox else { return GridLines() }
        return switch axis {
        case .columns:
            GridLines(gridBox.style.columnStart, gridBox.style.columnEnd, names)
        case .rows:
            GridLines(gridBox.style.rowStart, gridBox.style.rowEnd, names)
        }
    }

    /// The lines of an absolutely positioned child; `nil` for the edges of the padding box.
    func gridAbsoluteLines(_ axis: GridAxis, _ names: GridLineNames) -> (start: Int?, end: Int?) {
        guard let style = gridBox?.style else { return (nil, nil) }
        return switch axis {
        case .columns: GridLines.absolute(style.columnStart, style.columnEnd, names)
        case .rows: GridLines.absolute(style.rowStart, style.rowEnd, names)
        }
    }
}

/// Stores the grid properties, which few nodes have, outside the style.
private final class GridBox: Hashable, Sendable {
    let style: GridStyle

    init(_ style: GridStyle) {
        self.style = style
    }

    static func == (left: GridBox, right: GridBox) -> Bool {
        left === right || left.style == right.style
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(style)
    }
}
