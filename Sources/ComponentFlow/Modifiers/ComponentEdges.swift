/// A set of edges of a component.
public struct ComponentEdges: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The top edge.
    public static let top = ComponentEdges(rawValue: 1 << 0)
    /// The left edge.
    public static let left = ComponentEdges(rawValue: 1 << 1)
    /// The bottom edge.
    public static let bottom = ComponentEdges(rawValue: 1 << 2)
    /// The right edge.
    public static let right = ComponentEdges(rawValue: 1 << 3)
    /// The edge where lines start.
    public static let leading = ComponentEdges(rawValue: 1 << 4)
    /// The edge where lines end.
    public static let trailing = ComponentEdges(rawValue: 1 << 5)
    /// The left and right edges.
    public static let horizontal: ComponentEdges = [.left, .right]
    /// The top and bottom edges.
    public static let vertical: ComponentEdges = [.top, .bottom]
    public static let all: ComponentEdges = [.horizontal, .vertical]
}

extension UIEdgeInsets {
    /// Creates insets with the same length at some edges and zero at the others.
    fileprivate init(_ edges: ComponentEdges, _ length: CGFloat) {
        self.init(
            top: edges.contains(.top) ? length : 0, left: edges.contains(.left) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, right: edges.contains(.right) ? length : 0)
    }

    /// The insets with values that are not finite replaced by zero.
    var finite: UIEdgeInsets {
        func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
        return UIEdgeInsets(top: finite(top), left: finite(left), bottom: finite(bottom), right: finite(right))
    }
}

extension Component {
    /// Returns the component with the same padding at some edges, in points.
    ///
    /// Leading and trailing padding is mirrored in views whose `effectiveUserInterfaceLayoutDirection` is from right to
    /// left when the component is updated.
    public func padding(_ edges: ComponentEdges, _ length: CGFloat = 16) -> Modified<EnvironmentType> {
        padded(
            UIEdgeInsets(edges, length), leading: edges.contains(.leading) ? length : 0,
            trailing: edges.contains(.trailing) ? length : 0)
    }

    /// Returns the component with the same padding at all edges, in points.
    public func padding(_ length: CGFloat = 16) -> Modified<EnvironmentType> {
        padding(.all, length)
    }
}
