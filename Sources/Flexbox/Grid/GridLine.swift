/// A line at which an item starts or ends: the value of `grid-column-start` and related properties (CSS Grid Level 1
/// §8.3).
public enum GridLine: Hashable, Sendable {
    /// Automatic placement, or a span of one track from the opposite line if that is specified.
    case auto
    /// A line number: 1 is the first line of the explicit grid, −1 the last one.
    ///
    /// Lines outside the explicit grid are valid as well. 0 is equivalent to ``auto``. Numbers are clamped to ±10,000.
    case line(Int)
    /// A name: the line at this side of the area with the name, or else the first line with the name.
    ///
    /// If there is neither, it is the first line after the explicit grid (CSS Grid Level 1 §8.3).
    case named(String)
    /// The `number`-th line with a name; negative numbers count from the end.
    ///
    /// If there are fewer lines, lines outside the explicit grid are counted as well. The number 0 is equivalent to
    /// ``auto``.
    case nth(Int, String)
    /// A span up to the `number`-th line with a name, counted from the opposite line.
    ///
    /// Equivalent to a span of one track if the opposite line is automatic.
    case spanTo(Int, String)
    /// A number of tracks to span from the opposite line; values less than 1 are equivalent to 1.
    case span(Int)
}

extension GridLine: ExpressibleByIntegerLiteral {
    /// Creates a line number.
    public init(integerLiteral value: Int) {
        self = .line(value)
    }
}

extension GridLine: ExpressibleByStringLiteral {
    /// Creates a line with a name, or of an area with the name.
    public init(stringLiteral value: String) {
        self = .named(value)
    }
}

/// The algorithm that places items without a specified position (CSS Grid Level 1 §7.7).
public enum GridAutoFlow: Hashable, Sendable {
    /// Fills rows in turn, and adds rows as needed.
    case row
    /// Fills columns in turn, and adds columns as needed.
    case column
    /// Like ``row``, but every item takes the first gap that is large enough, even if that changes the order of items.
    case rowDense
    /// Like ``column``, but every item takes the first gap that is large enough.
    case columnDense
}
