/// A length for each edge of a box.
///
/// `start` and `end` correspond to left and right according to the writing direction, and take precedence over them.
public struct FlexEdges: Hashable, Sendable {
    public var top: FlexLength
    public var left: FlexLength
    public var bottom: FlexLength
    public var right: FlexLength
    /// The leading edge: left, or right in right-to-left text.
    public var start: FlexLength?
    /// The trailing edge: right, or left in right-to-left text.
    public var end: FlexLength?

    /// Creates lengths for individual edges.
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

    /// Creates the same length for every edge.
    public init(all length: FlexLength) {
        self.init(top: length, left: length, bottom: length, right: length)
    }

    /// Creates one length for left and right, and another one for top and bottom.
    public init(horizontal: FlexLength, vertical: FlexLength) {
        self.init(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
    }

    /// A length of zero at every edge.
    public static let zero = FlexEdges(all: .zero)
    /// An automatic length at every edge.
    public static let auto = FlexEdges(all: .auto)
}

extension FlexEdges {
    func left(isRightToLeft: Bool) -> FlexLength {
        (isRightToLeft ? end : start) ?? left
    }

    func right(isRightToLeft: Bool) -> FlexLength {
        (isRightToLeft ? start : end) ?? right
    }

    /// Whether an edge is specified relative to the writing direction.
    var isRelative: Bool { start != nil || end != nil }

    var hasPercent: Bool {
        left.isPercent || right.isPercent || top.isPercent || bottom.isPercent || start?.isPercent ?? false
            || end?.isPercent ?? false
    }
}

/// The resolved edges of a box, in points.
struct EdgeSizes {
    var left = 0.0
    var top = 0.0
    var right = 0.0
    var bottom = 0.0

    var horizontal: Double { left + right }
    var vertical: Double { top + bottom }
}
