/// A line of items.
struct FlexLine {
    /// The range of items, as indices into the container's list.
    var start: Int
    var end: Int
    var cross = 0.0
    /// The distance from the line's cross start edge to the shared baseline; unset if no items share one.
    var ascent = unset
    /// The offset from the cross start of the container's content box.
    var offset = 0.0

    var count: Int { end - start }
}

/// The lines of a container; the usual single line requires no allocation.
struct FlexLines {
    private var first = FlexLine(start: 0, end: 0)
    private var others: [FlexLine] = []
    private(set) var count = 0

    mutating func append(_ line: FlexLine) {
        if count == 0 { first = line } else { others.append(line) }
        count += 1
    }

    subscript(index: Int) -> FlexLine {
        get { index == 0 ? first : others[index - 1] }
        set { if index == 0 { first = newValue } else { others[index - 1] = newValue } }
    }
}
