/// A direction in which a lazy grid continues.
enum LazyGridAxis: Equatable {
    case vertical
    case horizontal

    func along(_ size: CGSize) -> CGFloat {
        self == .vertical ? size.height : size.width
    }

    func across(_ size: CGSize) -> CGFloat {
        self == .vertical ? size.width : size.height
    }

    func along(_ point: CGPoint) -> CGFloat {
        self == .vertical ? point.y : point.x
    }

    func size(along: CGFloat, across: CGFloat) -> CGSize {
        self == .vertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
    }

    func point(along: CGFloat, across: CGFloat) -> CGPoint {
        self == .vertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
    }
}

/// A scroll view whose content can create only what is near the visible area.
@MainActor
protocol LazyScrolling: UIScrollView {
    /// The size of the visible area, in points; a dimension may be infinite.
    var viewport: CGSize { get }

    /// Returns whether the content can be scrolled along an axis.
    func scrolls(along axis: LazyGridAxis) -> Bool

    /// Notifies a grid in the content when another part of the content may have become visible.
    func addObserver(_ grid: LazyGridView)
}

/// A reference to a lazy grid that does not retain it.
struct LazyGridReference {
    weak var grid: LazyGridView?
}
