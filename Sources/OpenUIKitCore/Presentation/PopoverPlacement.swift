/// The layout of a popover and its arrow.
///
/// The popover is placed on the first of the permitted sides (below, above, right, left) that has enough space for its
/// full size, otherwise on the side where its visible area is largest. Along that side it is centered on the anchor as
/// far as the available space permits.
struct PopoverPlacement: Equatable {
    /// The length of the arrow, in points.
    static let arrowLength: CGFloat = 13
    /// The width of the arrow's base, in points.
    static let arrowBase: CGFloat = 26
    static let cornerRadius: CGFloat = 13

    /// The arrow of a popover.
    struct Arrow: Equatable {
        var direction: UIPopoverArrowDirection
        /// The position of the tip along its side, from the left or top edge of the popover, in points.
        var place: CGFloat

        /// Creates the arrow from the frame of a popover to the middle of its anchor, as far as the corners permit.
        fileprivate init(from frame: CGRect, at side: UIPopoverArrowDirection, to anchor: CGRect) {
            let isVertical = side == .up || side == .down
            let (target, start, length) =
                isVertical ? (anchor.midX, frame.minX, frame.width) : (anchor.midY, frame.minY, frame.height)
            let edge = PopoverPlacement.cornerRadius + PopoverPlacement.arrowBase / 2
            direction = side
            place = min(max(target - start, min(edge, length / 2)), max(length - edge, length / 2))
        }
    }

    /// The frame of the popover including its arrow.
    private(set) var frame: CGRect
    private(set) var arrow: Arrow?
    /// Whether the popover is smaller than requested.
    let isReduced: Bool

    var direction: UIPopoverArrowDirection { arrow?.direction ?? [] }

    init(
        of size: CGSize, beside anchor: CGRect?, in container: CGRect, permitted: UIPopoverArrowDirection,
        mayOverlap: Bool
    ) {
        let container = container.standardized
        let sides: [UIPopoverArrowDirection] = [.up, .down, .left, .right].filter { permitted.contains($0) }
        guard let anchor, anchor.isFinite, !sides.isEmpty else {
            let fitting = CGSize(width: min(size.width, container.width), height: min(size.height, container.height))
            let middle = anchor.flatMap { $0.isFinite ? CGPoint(x: $0.midX, y: $0.midY) : nil }
            frame = Self.frame(fitting, around: middle ?? CGPoint(x: container.midX, y: container.midY), in: container)
            isReduced = fitting != size
            return
        }
        var best = (side: sides[0], size: CGSize.zero, area: -CGFloat.infinity)
        for side in sides {
            let space = Self.space(at: side, of: anchor, in: container, mayOverlap: mayOverlap)
            let fitting = CGSize(
                width: max(min(size.width, space.width), 0), height: max(min(size.height, space.height), 0))
            let area = fitting.width * fitting.height
            if area > best.area { best = (side, fitting, area) }
        }
        frame = Self.frame(best.size, at: best.side, of: anchor, in: container)
        isReduced = best.size != size
        arrow = Arrow(from: frame, at: best.side, to: anchor)
    }

    /// Creates the placement of a popover at a frame outside of the window.
    init(at frame: CGRect, isVertical: Bool, beside anchor: CGRect) {
        self.frame = frame
        isReduced = false
        let side: UIPopoverArrowDirection =
            isVertical ? (frame.midY < anchor.midY ? .down : .up) : (frame.midX < anchor.midX ? .right : .left)
        arrow = Arrow(from: frame, at: side, to: anchor)
    }

    /// Returns the space available on a side, excluding the arrow.
    private static func space(
        at side: UIPopoverArrowDirection, of anchor: CGRect, in container: CGRect, mayOverlap: Bool
    ) -> CGSize {
        let reach = mayOverlap ? -CGFloat.infinity : arrowLength
        switch side {
        case .up:
            return CGSize(width: container.width, height: min(container.maxY - anchor.maxY - reach, container.height))
        case .down:
            return CGSize(width: container.width, height: min(anchor.minY - container.minY - reach, container.height))
        case .left:
            return CGSize(width: min(container.maxX - anchor.maxX - reach, container.width), height: container.height)
        default:
            return CGSize(width: min(anchor.minX - container.minX - reach, container.width), height: container.height)
        }
    }

    private static func frame(
        _ size: CGSize, at side: UIPopoverArrowDirection, of anchor: CGRect, in container: CGRect
    ) -> CGRect {
        let (width, height) = (size.width + arrowLength, size.height + arrowLength)
        switch side {
        case .up:
            let desired = CGRect(x: anchor.midX - size.width / 2, y: anchor.maxY, width: size.width, height: height)
            return inside(desired, container)
        case .down:
            let desired = CGRect(
                x: anchor.midX - size.width / 2, y: anchor.minY - height, width: size.width, height: height)
            return inside(desired, container)
        case .left:
            let desired = CGRect(x: anchor.maxX, y: anchor.midY - size.height / 2, width: width, height: size.height)
            return inside(desired, container)
        default:
            let desired = CGRect(
                x: anchor.minX - width, y: anchor.midY - size.height / 2, width: width, height: size.height)
            return inside(desired, container)
        }
    }

    private static func frame(_ size: CGSize, around middle: CGPoint, in container: CGRect) -> CGRect {
        inside(
            CGRect(
                x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height),
            container)
    }

    private static func inside(_ rect: CGRect, _ container: CGRect) -> CGRect {
        var rect = rect
        rect.origin.x = max(min(rect.minX, container.maxX - rect.width), container.minX).rounded()
        rect.origin.y = max(min(rect.minY, container.maxY - rect.height), container.minY).rounded()
        return rect
    }
}
