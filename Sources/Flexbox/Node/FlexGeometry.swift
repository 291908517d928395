/// A width and a height, in points.
public struct FlexSize: Hashable, Sendable {
    public var width: Double
    public var height: Double

    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// A size of zero width and height.
    public static let zero = FlexSize(width: 0, height: 0)
}

/// The position and size of a box, in points, relative to the top-left corner of the parent's border box.
public struct FlexRect: Hashable, Sendable {
    /// The position of the left edge.
    public var x: Double
    /// The position of the top edge.
    public var y: Double
    public var width: Double
    public var height: Double

    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// An empty rectangle at the origin.
    public static let zero = FlexRect(x: 0, y: 0, width: 0, height: 0)
}

/// The constraint that a measure function receives for one dimension of the content.
public enum FlexMeasureMode: Hashable, Sendable {
    /// The content has exactly this size; the measured value for this dimension is ignored.
    case exactly(Double)
    /// The smallest size at which the content does not overflow: for text, the longest word.
    case minContent
    /// The size of the content without constraints.
    case maxContent
}

/// Whether boxes are aligned to the pixel grid.
public enum FlexRounding: Hashable, Sendable {
    /// Boxes keep their exact, fractional positions.
    case off
    /// Every edge is rounded to the nearest pixel, given the number of pixels per point.
    ///
    /// Edges are rounded in root coordinates, so that errors do not accumulate and adjacent boxes remain adjacent. A
    /// measured node never becomes smaller than its exact size, so that its text still fits.
    case pixels(perPoint: Double)
}

/// The work that a layout performed, for tests and measurements.
public struct FlexLayoutStatistics: Hashable, Sendable {
    /// The number of nodes whose children were placed.
    public var placedNodes = 0
    /// The number of nodes that were sized without placement.
    public var sizedNodes = 0
    /// The number of calls to measure functions.
    public var measureCalls = 0

    /// Creates statistics, for example to compare those of a layout with expected ones.
    public init(placedNodes: Int = 0, sizedNodes: Int = 0, measureCalls: Int = 0) {
        self.placedNodes = placedNodes
        self.sizedNodes = sizedNodes
        self.measureCalls = measureCalls
    }
}
