/// The CSS properties of grid containers and grid items, with their CSS names and initial values.
///
/// They are stored in ``FlexStyle/grid``. The properties that grids share with flex layout are part of ``FlexStyle``:
/// `alignItems`, `alignSelf`, `justifyContent`, `alignContent`, `rowGap`, `columnGap`, `order`, sizes, limits and
/// edges.
///
///     let grid = FlexNode()
///     grid.style.display = .grid
///     grid.style.grid = GridStyle()
///     grid.style.grid?.templateColumns = [.points(80), .fraction(1)]
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
    /// The sizes of implicit columns, repeated as needed (§7.6); an empty array is equivalent to a single `auto`.
    public var autoColumns: [GridTrackSize] = []
    /// The sizes of implicit rows, repeated as needed (§7.6); an empty array is equivalent to a single `auto`.
    public var autoRows: [GridTrackSize] = []
    /// The placement algorithm for items without a specified position (CSS Grid Level 1 §7.7).
    public var autoFlow = GridAutoFlow.row
    /// The alignment of the items in their areas along the inline axis (CSS Grid Level 1 §10.3).
    public var justifyItems = FlexAlign.normal

    // MARK: Item

    /// The line at which the item starts in the inline axis (CSS Grid Level 1 §8.3).
    public var columnStart = GridLine.auto
    /// The line at which the item ends in the inline axis.
    public var columnEnd = GridLine.auto
    /// The line at which the item starts in the block axis.
    public var rowStart = GridLine.auto
    /// The line at which the item ends in the block axis.
    public var rowEnd = GridLine.auto
    /// The alignment of the item in its area along the inline axis; `nil` uses the grid's ``justifyItems``.
    public var justifySelf: FlexAlign?

    /// Creates a style with the initial values.
    public init() {}
}
