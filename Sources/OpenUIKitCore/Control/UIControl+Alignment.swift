extension UIControl {
    /// The horizontal alignment of a control's content.
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center = 0
        case left = 1
        case right = 2
        /// The content is stretched to the full width.
        case fill = 3
        /// Aligned at the edge where lines begin.
        case leading = 4
        /// Aligned at the edge where lines end.
        case trailing = 5
    }

    /// The vertical alignment of a control's content.
    public enum ContentVerticalAlignment: Int, Sendable {
        case center = 0
        case top = 1
        case bottom = 2
        /// The content is stretched to the full height.
        case fill = 3
    }

    /// Returns the rectangle of content of the given size within a rectangle, according to the control's content
    /// alignment.
    package final func place(_ size: CGSize, in area: CGRect) -> CGRect {
        var rect = CGRect(
            x: area.midX - size.width / 2, y: area.midY - size.height / 2, width: size.width, height: size.height)
        switch effectiveContentHorizontalAlignment {
        case .left, .leading: rect.origin.x = area.minX
        case .right, .trailing: rect.origin.x = area.maxX - size.width
        case .fill: (rect.origin.x, rect.size.width) = (area.minX, area.width)
        case .center: break
        }
        switch contentVerticalAlignment {
        case .top: rect.origin.y = area.minY
        case .bottom: rect.origin.y = area.maxY - size.height
        case .fill: (rect.origin.y, rect.size.height) = (area.minY, area.height)
        case .center: break
        }
        return rect
    }
}
