/// Where an item starts or ends: the value of `grid-column-start` and its companions (CSS Grid Level 1 §8.3).
public enum GridLine: Hashable, Sendable {
    /// Left to the automatic placement, or one track away from the other side if that is given.
    case auto
    /// A line by its number: 1 is the first one of the explicit grid, −1 its last one.
    ///
    /// Lines outside of the explicit grid exist as well. 0 counts as ``auto``. Numbers beyond ±10,000 are cut to that.
    case line(Int)
    /// So many tracks away from the other side; less than one counts as one.
    case span(Int)
}

extension GridLine: ExpressibleByIntegerLiteral {
    /// The number of a line.
    public init(integerLiteral value: Int) {
        self = .line(value)
    }
}

/// In which order items without a place look for one (CSS Grid Level 1 §7.7).
public enum GridAutoFlow: Hashable, Sendable {
    /// Row by row, with new rows as they are needed.
    case row
    /// Column by column, with new columns as they are needed.
    case column
    /// As ``row``, but every item takes the first place that is large enough, so that later ones may come earlier.
    case rowDense
    /// As ``column``, but every item takes the first place that is large enough.
    case columnDense
}
