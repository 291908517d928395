/// Caches a text and its most recently used layouts, newest last.
///
/// A label is usually measured at one or two widths and displayed at one of them.
package struct TypesetCache {
    private struct Entry {
        let width: CGFloat?
        let height: CGFloat?
        let lines: Int
        let typeset: TypesetText
    }

    private static let limit = 3

    package var content: TextContent?
    private var entries: [Entry] = []

    package init() {}

    /// Drops the text and its layouts.
    ///
    /// Costs almost nothing if the cache is already empty, because nothing is written.
    package mutating func drop() {
        if content != nil { content = nil }
        if !entries.isEmpty { entries = [] }
    }

    package mutating func typeset(_ content: TextContent, width: CGFloat?, height: CGFloat?, lines: Int) -> TypesetText
    {
        if let entry = entries.last(where: { $0.width == width && $0.height == height && $0.lines == lines }) {
            return entry.typeset
        }
        let typeset = TypesetText(content, width: width, height: height, maximumLines: lines)
        if entries.count == Self.limit { entries.removeFirst() }
        entries.append(Entry(width: width, height: height, lines: lines, typeset: typeset))
        return typeset
    }
}
