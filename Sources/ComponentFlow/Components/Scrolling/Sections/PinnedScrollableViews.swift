/// The parts of sections that stay at the edges of the visible area while their section is visible.
///
/// ```swift
/// LazyVGrid(columns: columns, pinnedViews: [.sectionHeaders]) { … }
/// ```
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The headers, which stay at the edge where the content begins.
    public static var sectionHeaders: PinnedScrollableViews { PinnedScrollableViews(rawValue: 1) }
    /// The footers, which stay at the edge where the content ends.
    public static var sectionFooters: PinnedScrollableViews { PinnedScrollableViews(rawValue: 2) }
}
