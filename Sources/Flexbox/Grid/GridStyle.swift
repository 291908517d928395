/// The CSS properties of grid containers and grid items, with their CSS names and initial values.
///
/// They are stored in ``FlexStyle/grid``. The properties that grids share with flex layout are part of ``FlexStyle``:
/// `alignItems`, `alignSelf`, `justifyItems`, `justifySelf`, `justifyContent`, `alignContent`, `rowGap`, `columnGap`,
/// `order`, sizes, limits and edges.
///
///     let grid = FlexNode()
///     grid.style.display = .grid
///     grid.style.grid.templateColumns = [.points(80), .fraction(1)]
///     grid.style.columnGap = 10
///
/// A track list has at most 10,000 tracks, and no line is further than 10,000 tracks from the explicit grid (CSS Grid
/// Level 1 §5.4 permits such clamping).
public struct GridStyle: Hashable, Sendable {
    // MARK: Container

    /// The columns of the explicit grid (CSS Grid Level 1 §7.2).
    public var templateColumns: [GridTrack] = []
    /// The rows of the explicit grid (CSS Grid Level 1 §7.2).
    public var templateRows: [GridTrack] = []
    /// Named areas of the explicit grid: for each row the names of its cells, separated by spaces, with `.` for cells
    /// without a name (CSS Grid Level 1 §7.3).
    ///
    ///     style.grid.templateAreas = ["title title", "list detail"]
    ///     child.style.grid.columnStart = "list"
    ///
    /// Areas have the lines `name-start` and `name-end` in both axes. The areas are ignored if the rows differ in length,
    /// or an area is not a rectangle.
    public var templateAreas: [String] = []
    /// The sizes of implicit columns, repeated as needed (§7.6); an empty array is equivalent to a single `auto`.
    public var autoColumns: [GridTrackSize] = []
    /// The sizes of implicit rows, repeated as needed (§7.6); an empty array is equivalent to a single `auto`.
    public var autoRows: [GridTrackSize] = []
    /// The placement algorithm for items without a specified position (CSS Grid Level 1 §7.7).
    public var autoFlow = GridAutoFlow.row
    var inlineAlignmentOfItems = FlexAlign.normal

    // MARK: Item

    /// The line at which the item starts in the inline axis (CSS Grid Level 1 §8.3).
    public var columnStart = GridLine.auto
    /// The line at which the item ends in the inline axis.
    public var columnEnd = GridLine.auto
    /// The line at which the item starts in the block axis.
    public var rowStart = GridLine.auto
    /// The line at which the item ends in the block axis.
    public var rowEnd = GridLine.auto
    var inlineAlignment: FlexAlign?

    /// Creates a style with the initial values.
    public init() {}

    /// Places the item in a named area of its grid: `grid-area` in CSS.
    public mutating func place(inArea name: String) {
        (columnStart, columnEnd, rowStart, rowEnd) = (.named(name), .named(name), .named(name), .named(name))
    }
}

extension GridStyle {
    /// Whether the columns depend on the limits of the width of the grid.
    var dependsOnWidthLimits: Bool {
        templateColumns.contains(where: \.dependsOnLimits) || autoColumns.contains(where: \.isFlexible)
    }

    /// The alignment of the items in their areas along the inline axis.
    @available(*, deprecated, message: "Use FlexStyle.justifyItems.")
    public var justifyItems: FlexAlign {
        get { inlineAlignmentOfItems }
        set { inlineAlignmentOfItems = newValue }
    }

    /// The alignment of the item in its area along the inline axis.
    @available(*, deprecated, message: "Use FlexStyle.justifySelf.")
    public var justifySelf: FlexAlign? {
        get { inlineAlignment }
        set { inlineAlignment = newValue }
    }
}
