/// A modifier that changes the space around a component.
enum LayoutModifier: Equatable {
    case padding(UIEdgeInsets)
    case frame(width: FrameLength, height: FrameLength, alignment: ComponentAlignment)

    /// Returns the size proposed to the content.
    func offer(available: CGSize) -> CGSize {
        switch self {
        case .padding(let insets):
            CGSize(
                width: max(available.width - insets.left - insets.right, 0),
                height: max(available.height - insets.top - insets.bottom, 0))
        case .frame(let width, let height, _):
            CGSize(width: width.offer(available: available.width), height: height.offer(available: available.height))
        }
    }

    /// Returns the total size, and the origin of content with the given size.
    func place(_ content: CGSize, available: CGSize) -> (size: CGSize, origin: CGPoint) {
        switch self {
        case .padding(let insets):
            let size = CGSize(
                width: max(content.width + insets.left + insets.right, 0),
                height: max(content.height + insets.top + insets.bottom, 0))
            return (size, CGPoint(x: insets.left, y: insets.top))
        case .frame(let width, let height, let alignment):
            let size = CGSize(
                width: width.length(around: content.width, available: available.width),
                height: height.length(around: content.height, available: available.height))
            let center = alignment.center(of: content, in: size)
            return (size, CGPoint(x: center.x - content.width / 2, y: center.y - content.height / 2))
        }
    }
}
