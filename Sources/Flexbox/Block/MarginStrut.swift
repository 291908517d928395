/// A set of adjoining margins, of which the largest positive and the smallest negative one apply (CSS 2.2 §8.3.1).
struct MarginStrut: Equatable {
    private var largest = 0.0
    private var smallest = 0.0

    /// The distance that the margins result in.
    var sum: Double { largest + smallest }

    mutating func append(_ margin: Double) {
        largest = max(largest, margin)
        smallest = min(smallest, margin)
    }

    mutating func append(_ other: MarginStrut) {
        largest = max(largest, other.largest)
        smallest = min(smallest, other.smallest)
    }
}

/// The margins inside a block container that adjoin its own margins.
struct CollapsedMargins {
    /// The margins that adjoin the top margin; all margins inside, if the margins collapse through the box.
    var start = MarginStrut()
    /// The margins that adjoin the bottom margin.
    var end = MarginStrut()
    /// Whether the top and the bottom margin of the box adjoin each other, because it is empty.
    var isCollapsedThrough = false
}
