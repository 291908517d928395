/// Where something stands in a place that is larger than itself.
public enum ComponentAlignment: Sendable, CaseIterable {
    /// At the top left.
    case topLeft
    /// At the middle of the top edge.
    case top
    /// At the top right.
    case topRight
    /// At the middle of the left edge.
    case left
    /// In the middle.
    case center
    /// At the middle of the right edge.
    case right
    /// At the bottom left.
    case bottomLeft
    /// At the middle of the bottom edge.
    case bottom
    /// At the bottom right.
    case bottomRight

    /// The part of the free room that comes before, in each direction: 0, ½ or 1.
    var fraction: CGPoint {
        switch self {
        case .topLeft: CGPoint(x: 0, y: 0)
        case .top: CGPoint(x: 0.5, y: 0)
        case .topRight: CGPoint(x: 1, y: 0)
        case .left: CGPoint(x: 0, y: 0.5)
        case .center: CGPoint(x: 0.5, y: 0.5)
        case .right: CGPoint(x: 1, y: 0.5)
        case .bottomLeft: CGPoint(x: 0, y: 1)
        case .bottom: CGPoint(x: 0.5, y: 1)
        case .bottomRight: CGPoint(x: 1, y: 1)
        }
    }

    /// The centre of a child of a size in a place of a size; its edges fall on whole points.
    func center(of child: CGSize, in size: CGSize) -> CGPoint {
        let fraction = fraction
        return CGPoint(
            x: AlignedLength.offset(of: child.width, in: size.width, fraction: fraction.x) + child.width / 2,
            y: AlignedLength.offset(of: child.height, in: size.height, fraction: fraction.y) + child.height / 2)
    }
}

/// Where the children of a ``ZStack`` stand.
public typealias ZStackAlignment = ComponentAlignment

/// Alignment in one direction.
enum AlignedLength {
    /// How far a length stands from the start of a longer one.
    ///
    /// - Parameter fraction: The part of the free room that comes before; what is between 0 and 1 is rounded down to
    ///   whole points.
    static func offset(of length: CGFloat, in available: CGFloat, fraction: CGFloat) -> CGFloat {
        fraction == 1 ? available - length : floor((available - length) * fraction)
    }
}
