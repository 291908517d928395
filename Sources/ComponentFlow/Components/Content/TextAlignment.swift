/// The alignment of the lines of texts.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
    /// Lines begin at the same edge: the left one, or the right one in scripts that are written from right to left.
    case leading
    /// Lines are centered.
    case center
    /// Lines end at the same edge.
    case trailing

    /// Returns the alignment in a layout direction.
    func resolved(isRightToLeft: Bool) -> NSTextAlignment {
        switch self {
        case .leading: .natural
        case .center: .center
        case .trailing: isRightToLeft ? .left : .right
        }
    }
}
