/// The size of a flex item in the main axis before free space is shared out.
public enum FlexBasis: Hashable, Sendable {
    /// The item's width or height, and its content where that is automatic as well.
    case auto
    /// The item's content, whatever its width or height says.
    case content
    /// A number of points.
    case points(Double)
    /// A percentage of the container's inner main size; counts as ``content`` where that is not definite.
    case percent(Double)
}

extension FlexBasis: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// A number of points.
    public init(integerLiteral value: Int) {
        self = .points(Double(value))
    }

    /// A number of points.
    public init(floatLiteral value: Double) {
        self = .points(value)
    }
}
