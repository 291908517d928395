/// How a node is laid out: the properties of CSS flexible boxes, under their names and with their initial values.
///
/// One initial value differs from CSS: ``boxSizing`` is ``FlexBoxSizing/borderBox``, so that a width is what is seen.
public struct FlexStyle: Hashable, Sendable {
    /// Whether the node takes part at all.
    public var display = FlexDisplay.flex
    /// Whether the node stands in the flow or is placed by its insets.
    public var position = FlexPosition.relative
    /// The direction in which text and rows run inside the node.
    public var direction = FlexWritingDirection.inherit
    /// The direction in which the children follow each other.
    public var flexDirection = FlexDirection.row
    /// Whether children that do not fit continue on another line.
    public var flexWrap = FlexWrap.noWrap
    /// What happens to space left over in the main axis.
    public var justifyContent = FlexJustify.normal
    /// Where the children stand in the cross axis.
    public var alignItems = FlexAlign.normal
    /// What happens to space left over between lines; of no effect with ``FlexWrap/noWrap``.
    public var alignContent = FlexAlignContent.stretch
    /// Where the node stands in the cross axis of its parent; `nil` is what the parent's ``alignItems`` says.
    public var alignSelf: FlexAlign?
    /// Which box ``width`` and its companions name.
    public var boxSizing = FlexBoxSizing.borderBox
    /// What happens to content that is too large.
    public var overflow = FlexOverflow.visible
    /// Children of a smaller order come first; those of the same order keep theirs.
    public var order = 0

    /// The node's share of the free space of its line.
    public var flexGrow = 0.0
    /// The node's share of the space that its line lacks.
    public var flexShrink = 1.0
    /// The node's main size before free space is shared out.
    public var flexBasis = FlexBasis.auto

    /// The width.
    public var width = FlexLength.auto
    /// The height.
    public var height = FlexLength.auto
    /// The smallest width; automatic means that a flex item does not shrink below its content.
    public var minWidth = FlexLength.auto
    /// The smallest height; automatic means that a flex item does not shrink below its content.
    public var minHeight = FlexLength.auto
    /// The largest width; automatic means that there is none.
    public var maxWidth = FlexLength.auto
    /// The largest height; automatic means that there is none.
    public var maxHeight = FlexLength.auto
    /// Width divided by height, where one of them is automatic.
    ///
    /// What is not positive and finite counts as `nil`.
    public var aspectRatio: Double?

    /// Space outside the border; an automatic margin takes up free space.
    public var margin = FlexEdges.zero
    /// Space between the border and the children.
    public var padding = FlexEdges.zero
    /// The thickness of the border; percentages and `auto` count as nothing.
    public var border = FlexEdges.zero
    /// Where the node stands in its parent if it is absolute, and by how much it is moved if it is relative.
    public var inset = FlexEdges.auto
    /// Space between two rows.
    public var rowGap = FlexLength.zero
    /// Space between two columns.
    public var columnGap = FlexLength.zero

    /// What concerns grids: the tracks of a ``FlexDisplay/grid``, and the area of one of its children.
    public var grid: GridStyle? {
        get { gridBox?.style }
        set { gridBox = newValue.map(GridBox.init) }
    }

    fileprivate var gridBox: GridBox?

    /// The initial values.
    public init() {}
}

/// What a style leaves at its initial value, in groups, found out once when the style is set.
///
/// Most nodes of a real tree have no margin, no border and no limits. Asking one bit spares reading up to six lengths
/// of 16 bytes each, several times per layout.
struct StyleTraits: OptionSet {
    let rawValue: UInt16

    static let margin = StyleTraits(rawValue: 1 << 0)
    static let frame = StyleTraits(rawValue: 1 << 1)
    static let percentFrame = StyleTraits(rawValue: 1 << 2)
    static let inset = StyleTraits(rawValue: 1 << 3)
    static let limits = StyleTraits(rawValue: 1 << 4)
    static let gap = StyleTraits(rawValue: 1 << 5)
    static let measured = StyleTraits(rawValue: 1 << 6)
    /// Padding and border are points, the same in both directions.
    static let fixedFrame = StyleTraits(rawValue: 1 << 7)

    init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    init(_ style: FlexStyle) {
        var traits: StyleTraits = []
        if style.margin != .zero { traits.insert(.margin) }
        if style.padding != .zero || style.border != .zero { traits.insert(.frame) }
        if style.padding.hasPercent { traits.insert(.percentFrame) }
        let isFixed = !style.padding.hasPercent && !style.padding.isRelative && !style.border.isRelative
        if isFixed, traits.contains(.frame) { traits.insert(.fixedFrame) }
        if style.inset != .auto { traits.insert(.inset) }
        let isLimited =
            style.minWidth != .auto || style.minHeight != .auto || style.maxWidth != .auto || style.maxHeight != .auto
        if isLimited { traits.insert(.limits) }
        if style.rowGap != .zero || style.columnGap != .zero { traits.insert(.gap) }
        self = traits
    }
}

extension FlexAlign {
    /// Whether an item of automatic size fills the space it is aligned in.
    var stretches: Bool { self == .normal || self == .stretch }
}

extension FlexStyle {
    var wrapsColumns: Bool { !isRow && flexWrap != .noWrap }
    var isRow: Bool { flexDirection == .row || flexDirection == .rowReverse }

    /// The aspect ratio, or unset where there is none that makes sense.
    var ratio: Double {
        guard let aspectRatio, aspectRatio.isFinite, aspectRatio > 0 else { return unset }
        return min(max(aspectRatio, 1e-6), 1e6)
    }

    /// Whether the automatic minimum size is nothing, because content that does not fit is not seen outside.
    var clipsContent: Bool { overflow != .visible }
}

// Read where they lie: to get a whole `GridStyle` costs several reference counts.
extension FlexStyle {
    var hasGrid: Bool { gridBox != nil }

    var justifySelf: FlexAlign? { gridBox?.style.justifySelf }

    func gridLines(_ axis: GridAxis, explicitCount: Int) -> GridLines {
        guard let gridBox else { return GridLines() }
        return switch axis {
        case .columns:
            GridLines(gridBox.style.columnStart, gridBox.style.columnEnd, explicitCount: explicitCount)
        case .rows:
            GridLines(gridBox.style.rowStart, gridBox.style.rowEnd, explicitCount: explicitCount)
        }
    }

    /// The lines between which an absolute child stands; `nil` for the edges of the padding box.
    func gridAbsoluteLines(_ axis: GridAxis, explicitCount: Int) -> (start: Int?, end: Int?) {
        guard let style = gridBox?.style else { return (nil, nil) }
        return switch axis {
        case .columns: GridLines.absolute(style.columnStart, style.columnEnd, explicitCount: explicitCount)
        case .rows: GridLines.absolute(style.rowStart, style.rowEnd, explicitCount: explicitCount)
        }
    }
}

/// Keeps the properties of grids, which few nodes have, outside of the style.
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
