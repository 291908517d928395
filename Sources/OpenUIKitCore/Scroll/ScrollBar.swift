/// The geometry of a scroll bar, in the coordinates of its scroll view.
struct ScrollBar {
    let axis: UIScrollView.Axis
    /// The range of the content offset along the axis.
    let range: ClosedRange<CGFloat>
    /// The area in which the pointer uses the scroll bar, which is as long as the track.
    let area: CGRect
    /// The part of the track that represents the visible content.
    let thumb: CGRect

    /// The distance between content offsets per point by which the thumb moves.
    var scale: CGFloat {
        let travel = length(of: area) - length(of: thumb)
        return travel > 0 ? (range.upperBound - range.lowerBound) / travel : 0
    }

    /// Returns the position of a point on the track, relative to its start.
    func position(of point: CGPoint) -> CGFloat {
        axis == .vertical ? point.y - area.minY : point.x - area.minX
    }

    /// The position of the center of the thumb.
    var thumbCenter: CGFloat { position(of: CGPoint(x: thumb.midX, y: thumb.midY)) }

    /// Returns whether a position is before the thumb (-1), on it (0) or after it (1).
    func side(of position: CGFloat) -> CGFloat {
        let reach = length(of: thumb) / 2
        if abs(position - thumbCenter) <= reach { return 0 }
        return position < thumbCenter ? -1 : 1
    }

    private func length(of rect: CGRect) -> CGFloat { axis == .vertical ? rect.height : rect.width }
}
