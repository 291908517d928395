/// A grid in a scroll view that continues downward, and creates only the cells that are near the visible area.
///
/// ```swift
/// ScrollView {
///     LazyVGrid(columns: [GridItem(.adaptive(minimum: 120), spacing: 8)], spacing: 8) {
///         ForEach(photos) { photo in
///             Image(image: photo.thumbnail).aspectRatio(1, contentMode: .fit)
///         }
///     }
/// }
/// ```
///
/// The cells fill the columns from the leading to the trailing edge, one row after the other. Each is proposed the width of
/// its column; a row is as high as its highest cell. The height of rows that were never visible is estimated by the average of the others.
///
/// The elements of a ``ForEach`` are described when their cells become visible, so time and memory depend on the number of
/// visible cells. A cell keeps its state as long as it is near the visible area; state that must persist longer belongs in the
/// data. The grid recognizes the nearest ``ScrollView`` or ``Form`` around it that scrolls vertically. Without one, it creates
/// all cells.
///
/// A ``Section`` begins a new row of cells, with its header above and its footer below them over all columns, at the leading
/// edge. It is recognized in the content itself, in groups and conditions, and as what a ``ForEach`` describes:
///
/// ```swift
/// LazyVGrid(columns: columns, spacing: 8, pinnedViews: [.sectionHeaders]) {
///     ForEach(albums) { album in
///         Section(album.name) {
///             ForEach(album.photos) { photo in Image(image: photo.thumbnail) }
///         }
///     }
/// }
/// ```
///
/// A pinned header stays at the top edge until the next section pushes it away, and a pinned footer at the bottom edge; give
/// them a background. All sections are described at once, their cells when they become visible.
///
/// Assistive technologies present the grid as a list with the positions of its cells among all cells. The arrow keys move the
/// focus from a control in a cell to the one in the adjacent cell, which is created if necessary, and scrolled out from below
/// pinned headers. A header of one element is a heading; in one of several elements, mark the title with
/// ``Component/accessibilityHeading(_:)``.
public struct LazyVGrid<ChildEnvironment>: LazyGrid {
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
    ///   - columns: The columns, from the leading to the trailing edge.
    ///   - spacing: The distance between rows, in points.
    ///   - pinnedViews: The parts of sections that stay at the edges of the visible area while their section is visible.
    ///   - content: A builder of the cells, whose ids must be unique, and of sections with cells.
    public init(
        columns: [GridItem], spacing: CGFloat = 0, pinnedViews: PinnedScrollableViews = [],
        @ComponentBuilder<ChildEnvironment> content: () -> [AnyComponentWithIdentity<ChildEnvironment>]
    ) {
        gridItems = columns
        self.spacing = spacing.isFinite ? max(spacing, 0) : 0
        self.pinnedViews = pinnedViews
        items = ComponentItems(content())
    }

    var axis: LazyGridAxis { .vertical }

    public func makeView() -> LazyGridView {
        LazyGridView(frame: .zero)
    }
}
