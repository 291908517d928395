/// The size of a flex item in the main axis before free space is distributed.
public enum FlexBasis: Hashable, Sendable {
    /// The item's width or height, or its content size if that is automatic as well.
    case auto
    /// The item's content size, regardless of its width or height.
    case content
    /// A length in points.
    case points(Double)
    /// A percentage of the container's inner main size; equivalent to ``content`` if that is not definite.
    case percent(Double)
}

extension FlexBasis: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// Creates a basis in points.
    public init(integerLiteral value: Int) {
        self = .points(Double(value))
    }

    /// Creates a basis in points.
    public init(floatLiteral value: Double) {
        self = .points(value)
    }
}
