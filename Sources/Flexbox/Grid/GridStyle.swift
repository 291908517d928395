/// The properties of grids under their CSS names, with their initial values: those of a container and of its items.
///
/// They stand in ``FlexStyle/grid``. What grids share with flexible boxes stands in ``FlexStyle`` itself: `alignItems`,
/// `alignSelf`, `justifyContent`, `alignContent`, `rowGap`, `columnGap`, `order`, sizes, limits and edges.
///
///     let grid = FlexNode()
///     grid.style.display = .grid
///     grid.style.grid = GridStyle()
///     grid.style.grid?.templateColumns = [.points(80), .fraction(1)]
///     grid.style.columnGap = 10
///
/// A list of tracks makes at most 10,000 tracks, and no line lies further than 10,000 tracks from the explicit grid
/// (CSS Grid Level 1 §5.4 lets implementations clamp in such a way).
public struct GridStyle: Hashable, Sendable {
    // MARK: The container

    /// The columns of the explicit grid (CSS Grid Level 1 §7.2).
    public var templateColumns: [GridTrack] = []
    /// The rows of the explicit grid (CSS Grid Level 1 §7.2).
    public var templateRows: [GridTrack] = []
    /// The sizes of columns outside of the explicit grid, repeated as needed (§7.6); none counts as one automatic one.
    public var autoColumns: [GridTrackSize] = []
    /// The sizes of rows outside of the explicit grid, repeated as needed (§7.6); none counts as one automatic one.
    public var autoRows: [GridTrackSize] = []
    /// How items without a place find one (CSS Grid Level 1 §7.7).
    public var autoFlow = GridAutoFlow.row
    /// Where the items stand in their areas, in the direction in which text runs (CSS Grid Level 1 §10.3).
    public var justifyItems = FlexAlign.normal

    // MARK: The item

    /// The line at which the item starts, in the direction in which text runs (CSS Grid Level 1 §8.3).
    public var columnStart = GridLine.auto
    /// The line at which the item ends, in the direction in which text runs.
    public var columnEnd = GridLine.auto
    /// The line at which the item starts, from top to bottom.
    public var rowStart = GridLine.auto
    /// The line at which the item ends, from top to bottom.
    public var rowEnd = GridLine.auto
    /// Where the item stands in its area, in the direction in which text runs; `nil` is what the grid's
    /// ``justifyItems`` says.
    public var justifySelf: FlexAlign?

    /// The initial values.
    public init() {}
}
