/// A grid in a scroll view that continues toward the trailing edge, and creates only the cells that are near the visible area.
///
/// ```swift
/// ScrollView(.horizontal) {
///     LazyHGrid(rows: [GridItem(.fixed(80), spacing: 8), GridItem(.fixed(80))], spacing: 8) {
///         ForEach(albums) { album in Cover(album: album) }
///     }
/// }
/// ```
///
/// The cells fill the rows from top to bottom, one column after the other. Each is proposed the height of its row; a column
/// is as wide as its widest cell. In a layout from right to left, the first column is at the right. See ``LazyVGrid`` for when
/// cells are created; this grid recognizes the nearest ``ScrollView`` around it that scrolls horizontally.
///
/// A ``Section`` begins a new column, with its header before and its footer after its cells over all rows, at the top.
public struct LazyHGrid<ChildEnvironment>: LazyGrid {
    /// The environment that the cells expect, which is also the environment of the grid.
    public typealias EnvironmentType = ChildEnvironment

    let gridItems: [GridItem]
    let spacing: CGFloat
    let pinnedViews: PinnedScrollableViews
    /// Compared after the other properties, because that takes longest.
    let items: ComponentItems<ChildEnvironment>

    /// Creates a grid.
    ///
    /// - Parameters:
    ///   - rows: The rows, from top to bottom.
    ///   - spacing: The distance between columns, in points.
    ///   - pinnedViews: The parts of sections that stay at the edges of the visible area while their section is visible.
    ///   - content: A builder of the cells, whose ids must be unique, and of sections with cells.
    public init(
        rows: [GridItem], spacing: CGFloat = 0, pinnedViews: PinnedScrollableViews = [],
        @ComponentBuilder<ChildEnvironment> content: () -> [AnyComponentWithIdentity<ChildEnvironment>]
    ) {
        gridItems = rows
        self.spacing = spacing.isFinite ? max(spacing, 0) : 0
        self.pinnedViews = pinnedViews
        items = ComponentItems(content())
    }

    var axis: LazyGridAxis { .horizontal }

    public func makeView() -> LazyGridView {
        LazyGridView(frame: .zero)
    }
}
