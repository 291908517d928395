extension UIControl {
    /// Where content stands from side to side.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the left.
        case left = 1
        /// At the right.
        case right = 2
        /// From side to side.
        case fill = 3
        /// Where lines begin.
        case leading = 4
        /// Where lines end.
        case trailing = 5
    }

    /// Where content stands from top to bottom.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the top.
        case top = 1
        /// At the bottom.
        case bottom = 2
        /// From top to bottom.
        case fill = 3
    }

    /// Where content of a size stands in a room, as the control's alignment says.
    final func place(_ size: CGSize, in room: CGRect) -> CGRect {
        var rect = CGRect(
            x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width, height: size.height)
        switch effectiveContentHorizontalAlignment {
        case .left, .leading: rect.origin.x = room.minX
        case .right, .trailing: rect.origin.x = room.maxX - size.width
        case .fill: (rect.origin.x, rect.size.width) = (room.minX, room.width)
        case .center: break
        }
        switch contentVerticalAlignment {
        case .top: rect.origin.y = room.minY
        case .bottom: rect.origin.y = room.maxY - size.height
        case .fill: (rect.origin.y, rect.size.height) = (room.minY, room.height)
        case .center: break
        }
        return rect
    }
}
