/// A modifier that changes the size proposed to a component, or the space around it.
enum LayoutModifier: Equatable {
    /// Padding; the leading and trailing lengths are added at the edges where lines start and end.
    case padding(UIEdgeInsets, leading: CGFloat = 0, trailing: CGFloat = 0)
    case frame(width: FrameLength, height: FrameLength, alignment: ComponentAlignment)
    /// An unbounded proposal in the given dimensions.
    case fixedSize(horizontal: Bool, vertical: Bool)
    /// A proposal with a ratio of width to height, which must be finite and positive.
    case aspectRatio(CGFloat, ComponentContentMode)

    /// Returns the size proposed to the content.
    func proposal(available: CGSize) -> CGSize {
        switch self {
        case .padding(let insets, _, _):
            CGSize(
                width: max(available.width - insets.left - insets.right, 0),
                height: max(available.height - insets.top - insets.bottom, 0))
        case .frame(let width, let height, _):
            CGSize(
                width: width.proposal(available: available.width), height: height.proposal(available: available.height))
        case .fixedSize(let horizontal, let vertical):
            CGSize(
                width: horizontal ? .infinity : available.width, height: vertical ? .infinity : available.height)
        case .aspectRatio(let ratio, let contentMode):
            contentMode.size(withRatio: ratio, in: available)
        }
    }

    /// Returns the total size, and the origin of content with the given size.
    func place(_ content: CGSize, available: CGSize) -> (size: CGSize, origin: CGPoint) {
        switch self {
        case .padding(let insets, _, _):
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
        case .fixedSize, .aspectRatio:
            return (content, .zero)
        }
    }

    // MARK: - Layout direction

    /// Whether the modifier refers to leading or trailing edges.
    var isDirectional: Bool {
        switch self {
        case .padding(_, let leading, let trailing): leading != 0 || trailing != 0
        case .frame(_, _, let alignment): alignment.isDirectional
        case .fixedSize, .aspectRatio: false
        }
    }

    /// Returns the modifier with left and right edges instead of leading and trailing ones.
    func resolved(isRightToLeft: Bool) -> LayoutModifier {
        switch self {
        case .padding(var insets, let leading, let trailing):
            insets.left += isRightToLeft ? trailing : leading
            insets.right += isRightToLeft ? leading : trailing
            return .padding(insets)
        case .frame(let width, let height, let alignment):
            return .frame(width: width, height: height, alignment: alignment.resolved(isRightToLeft: isRightToLeft))
        case .fixedSize, .aspectRatio:
            return self
        }
    }
}

extension [LayoutModifier] {
    /// Returns the modifiers within a container, with left and right edges instead of leading and trailing ones.
    @MainActor func resolved(in container: MountedNode) -> [LayoutModifier] {
        guard contains(where: \.isDirectional) else { return self }
        let isRightToLeft = container.isRightToLeft
        return map { $0.resolved(isRightToLeft: isRightToLeft) }
    }
}
