/// A text and a few of its typeset forms, newest last: a label is measured at one or two widths and shown at one.
struct TypesetCache {
    private struct Entry {
        let width: CGFloat?
        let height: CGFloat?
        let lines: Int
        let typeset: TypesetText
    }

    private static let limit = 3

    var content: TextContent?
    private var entries: [Entry] = []

    /// Forgets the text; for nearly nothing if there is none.
    mutating func drop() {
        if content != nil { content = nil }
        if !entries.isEmpty { entries = [] }
    }

    mutating func typeset(_ content: TextContent, width: CGFloat?, height: CGFloat?, lines: Int) -> TypesetText {
        if let entry = entries.last(where: { $0.width == width && $0.height == height && $0.lines == lines }) {
            return entry.typeset
        }
        let typeset = TypesetText(content, width: width, height: height, maximumLines: lines)
        if entries.count == Self.limit { entries.removeFirst() }
        entries.append(Entry(width: width, height: height, lines: lines, typeset: typeset))
        return typeset
    }
}
