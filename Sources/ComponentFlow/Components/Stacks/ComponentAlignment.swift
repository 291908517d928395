/// The alignment of a component within a larger area.
///
/// Leading and trailing alignments are mirrored in views whose `effectiveUserInterfaceLayoutDirection` is from right to
/// left when the component is updated.
public enum ComponentAlignment: Sendable, CaseIterable {
    /// The top left corner.
    case topLeft
    /// The center of the top edge.
    case top
    /// The top right corner.
    case topRight
    /// The center of the left edge.
    case left
    case center
    /// The center of the right edge.
    case right
    /// The bottom left corner.
    case bottomLeft
    /// The center of the bottom edge.
    case bottom
    /// The bottom right corner.
    case bottomRight
    /// The corner at the top of the edge where lines start.
    case topLeading
    /// The corner at the top of the edge where lines end.
    case topTrailing
    /// The center of the edge where lines start.
    case leading
    /// The center of the edge where lines end.
    case trailing
    /// The corner at the bottom of the edge where lines start.
    case bottomLeading
    /// The corner at the bottom of the edge where lines end.
    case bottomTrailing

    /// The fraction of the free space before the component in a layout from left to right, per dimension: 0, ½ or 1.
    var fraction: CGPoint {
        switch self {
        case .topLeft, .topLeading: CGPoint(x: 0, y: 0)
        case .top: CGPoint(x: 0.5, y: 0)
        case .topRight, .topTrailing: CGPoint(x: 1, y: 0)
        case .left, .leading: CGPoint(x: 0, y: 0.5)
        case .center: CGPoint(x: 0.5, y: 0.5)
        case .right, .trailing: CGPoint(x: 1, y: 0.5)
        case .bottomLeft, .bottomLeading: CGPoint(x: 0, y: 1)
        case .bottom: CGPoint(x: 0.5, y: 1)
        case .bottomRight, .bottomTrailing: CGPoint(x: 1, y: 1)
        }
    }

    /// Whether the alignment depends on the layout direction.
    var isDirectional: Bool {
        switch self {
        case .topLeading, .topTrailing, .leading, .trailing, .bottomLeading, .bottomTrailing: true
        default: false
        }
    }

    /// Returns the alignment with left and right edges instead of leading and trailing ones.
    func resolved(isRightToLeft: Bool) -> ComponentAlignment {
        switch self {
        case .topLeading: isRightToLeft ? .topRight : .topLeft
        case .topTrailing: isRightToLeft ? .topLeft : .topRight
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        case .bottomLeading: isRightToLeft ? .bottomRight : .bottomLeft
        case .bottomTrailing: isRightToLeft ? .bottomLeft : .bottomRight
        default: self
        }
    }

    /// Returns the alignment within a container, with left and right edges instead of leading and trailing ones.
    @preconcurrency @MainActor func resolved(in container: MountedNode) -> ComponentAlignment {
        isDirectional ? resolved(isRightToLeft: container.isRightToLeft) : self
    }

    /// Returns the center of a child within an area, with the child's edges at whole points.
    func center(of child: CGSize, in size: CGSize) -> CGPoint {
        let fraction = fraction
        return CGPoint(
            x: AlignedLength.offset(of: child.width, in: size.width, fraction: fraction.x) + child.width / 2,
            y: AlignedLength.offset(of: child.height, in: size.height, fraction: fraction.y) + child.height / 2)
    }
}

/// The alignment of the children of a ``ZStack``.
public typealias ZStackAlignment = ComponentAlignment

/// Alignment in one dimension.
enum AlignedLength {
    /// Returns the offset of a length within a longer one.
    ///
    /// - Parameter fraction: The fraction of the free space before the length; for values between 0 and 1 the offset is
    ///   rounded down to whole points.
    static func offset(of length: CGFloat, in available: CGFloat, fraction: CGFloat) -> CGFloat {
        fraction == 1 ? available - length : floor((available - length) * fraction)
    }
}
