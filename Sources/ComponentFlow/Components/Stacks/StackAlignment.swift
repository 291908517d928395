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

/// The vertical alignment of the children of an ``HStack``.
public enum HStackAlignment: Sendable {
    /// The top edges are aligned.
    case top
    /// The centers are aligned.
    case center
    /// The bottom edges are aligned.
    case bottom

    var fraction: CGFloat {
        switch self {
        case .top: 0
        case .center: 0.5
        case .bottom: 1
        }
    }
}
