/// The columns that a ``NavigationSplitView`` shows, and their widths.
///
/// A program that keeps it in a ``SceneStorage`` restores the columns with the window.
public struct NavigationSplitState: Codable, Hashable, Sendable {
    /// The columns that are visible if there is enough space.
    public enum Visibility: String, Codable, Sendable {
        /// As many as fit.
        case automatic
        /// All columns.
        case all
        /// The detail and the column before it.
        case doubleColumn
        case detailOnly
    }

    /// A column of the view.
    public enum Column: String, Codable, Sendable {
        /// The leading column.
        case sidebar
        /// The column between the others.
        case content
        /// The trailing column.
        case detail
    }

    /// The columns that are visible if there is enough space.
    public var visibility: Visibility
    /// The column that is shown while there is only space for one.
    public var compactColumn: Column
    /// The width of the sidebar in points; `nil` for the default.
    public var sidebarWidth: Double?
    /// The width of the content column in points; `nil` for the default.
    public var contentWidth: Double?

    /// Creates a state.
    public init(
        visibility: Visibility = .automatic, compactColumn: Column = .sidebar, sidebarWidth: Double? = nil,
        contentWidth: Double? = nil
    ) {
        self.visibility = visibility
        self.compactColumn = compactColumn
        self.sidebarWidth = sidebarWidth
        self.contentWidth = contentWidth
    }
}
