/// A length for each edge of a box.
///
/// `start` and `end` stand for left and right in the direction in which the text runs; where they are given they win.
public struct FlexEdges: Hashable, Sendable {
    /// The upper edge.
    public var top: FlexLength
    /// The left edge.
    public var left: FlexLength
    /// The lower edge.
    public var bottom: FlexLength
    /// The right edge.
    public var right: FlexLength
    /// The edge at which text starts: left, or right where it runs from right to left.
    public var start: FlexLength?
    /// The edge at which text ends.
    public var end: FlexLength?

    /// Edges that are named one by one.
    public init(
        top: FlexLength = .zero, left: FlexLength = .zero, bottom: FlexLength = .zero, right: FlexLength = .zero,
        start: FlexLength? = nil, end: FlexLength? = nil
    ) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
        self.start = start
        self.end = end
    }

    /// The same length on every edge.
    public init(all length: FlexLength) {
        self.init(top: length, left: length, bottom: length, right: length)
    }

    /// One length left and right, another one above and below.
    public init(horizontal: FlexLength, vertical: FlexLength) {
        self.init(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
    }

    /// No length on any edge.
    public static let zero = FlexEdges(all: .zero)
    /// An automatic length on every edge.
    public static let auto = FlexEdges(all: .auto)
}

extension FlexEdges {
    func left(isRightToLeft: Bool) -> FlexLength {
        (isRightToLeft ? end : start) ?? left
    }

    func right(isRightToLeft: Bool) -> FlexLength {
        (isRightToLeft ? start : end) ?? right
    }

    /// Whether an edge is named by the direction of text.
    var isRelative: Bool { start != nil || end != nil }

    var hasPercent: Bool {
        left.isPercent || right.isPercent || top.isPercent || bottom.isPercent || start?.isPercent ?? false
            || end?.isPercent ?? false
    }
}

/// What the edges of one box come to, in points.
struct EdgeSizes {
    var left = 0.0
    var top = 0.0
    var right = 0.0
    var bottom = 0.0

    var horizontal: Double { left + right }
    var vertical: Double { top + bottom }
}
