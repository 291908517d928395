/// The radius of a corner of a view.
public struct UICornerRadius: Hashable, Sendable {
    enum Kind: Hashable {
        case fixed(CGFloat)
        case concentric(minimum: CGFloat)
    }

    let kind: Kind

    /// Returns a radius in points.
    public static func fixed(_ radius: CGFloat) -> UICornerRadius {
        UICornerRadius(kind: .fixed(radius))
    }

    /// Returns a radius with which the corner has the same center as that of the container.
    ///
    /// The container is the nearest superview with a ``UIView/cornerConfiguration``. The radius is that of the container less
    /// the larger distance of the corner from the edges of the container.
    ///
    /// - Parameter minimum: The radius without such a superview, and if the container's is smaller.
    public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
        UICornerRadius(kind: .concentric(minimum: minimum ?? 0))
    }
}

extension UICornerRadius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// Creates a radius in points.
    public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }

    /// Creates a radius in points.
    public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}
