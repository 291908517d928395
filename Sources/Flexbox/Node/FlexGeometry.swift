/// A width and a height, in points.
public struct FlexSize: Hashable, Sendable {
    /// The extent from left to right.
    public var width: Double
    /// The extent from top to bottom.
    public var height: Double

    /// A size of the given extents.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// No extent at all.
    public static let zero = FlexSize(width: 0, height: 0)
}

/// Where a box lies: in points, from the upper left corner of its parent's border box.
public struct FlexRect: Hashable, Sendable {
    /// The left edge.
    public var x: Double
    /// The upper edge.
    public var y: Double
    /// The extent from left to right.
    public var width: Double
    /// The extent from top to bottom.
    public var height: Double

    /// A box at a place.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// A box without extent at the origin.
    public static let zero = FlexRect(x: 0, y: 0, width: 0, height: 0)
}

/// What a measure function is told about one axis of the content that it measures.
public enum FlexMeasureMode: Hashable, Sendable {
    /// The content has exactly this size; the answer for this axis is not used.
    case exactly(Double)
    /// As small as the content can become without overflowing: for text, its longest word.
    case minContent
    /// As large as the content wants to be if nothing limits it.
    case maxContent
}

/// Whether boxes are moved to the pixel grid.
public enum FlexRounding: Hashable, Sendable {
    /// Boxes keep their exact, fractional places.
    case off
    /// Every edge is moved to the nearest pixel, of which there are so many in a point.
    ///
    /// Edges are rounded where they lie in the root, so that errors do not add up and neighbours stay neighbours. A
    /// measured node is never made smaller than its exact size, so that its text still fits.
    case pixels(perPoint: Double)
}

/// What a layout had to do, for tests and measurements.
public struct FlexLayoutStatistics: Hashable, Sendable {
    /// How many nodes were given a place anew, with everything directly inside them.
    public var placedNodes = 0
    /// How many nodes were only sized on the way.
    public var sizedNodes = 0
    /// How many times a measure function was called.
    public var measureCalls = 0
}
