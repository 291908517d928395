/// The horizontal alignment of the children of a ``VStack``.
public enum VStackAlignment: Sendable {
    /// The left edges are aligned.
    case left
    /// The centers are aligned.
    case center
    /// The right edges are aligned.
    case right

    var fraction: CGFloat {
        switch self {
        case .left: 0
        case .center: 0.5
        case .right: 1
        }
    }
}

/// A horizontal alignment that depends on the layout direction.
///
/// It is mirrored in views whose `effectiveUserInterfaceLayoutDirection` is from right to left when the component is
/// updated.
public enum DirectionalAlignment: Sendable {
    /// The edges where lines start are aligned.
    case leading
    /// The edges where lines end are aligned.
    case trailing

    /// Returns the alignment at the left or right edge.
    func resolved(isRightToLeft: Bool) -> VStackAlignment {
        (self == .leading) != isRightToLeft ? .left : .right
    }
}

/// The vertical alignment of the children of an ``HStack``.
///
/// A ``Wrap`` aligns the top or the bottom edges instead of baselines.
public enum HStackAlignment: Sendable {
    /// The top edges are aligned.
    case top
    /// The centers are aligned.
    case center
    /// The bottom edges are aligned.
    case bottom
    /// The baselines of the first lines of text are aligned, in children without text the bottom edges.
    case firstTextBaseline
    /// The baselines of the last lines of text are aligned, in children without text the bottom edges.
    case lastTextBaseline

    /// The fraction of the free space before a child; for baselines, which have none, that of the edge near them.
    var fraction: CGFloat {
        switch self {
        case .top, .firstTextBaseline: 0
        case .center: 0.5
        case .bottom, .lastTextBaseline: 1
        }
    }

    var baseline: TextBaseline? {
        switch self {
        case .firstTextBaseline: .first
        case .lastTextBaseline: .last
        default: nil
        }
    }
}
