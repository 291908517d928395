import ComponentFlow

/// Where a value is drawn.
struct ChartPlace: Equatable {
    /// The position of the value, in points; not finite for a gap.
    var location: CGPoint
    /// The coordinate on the axis of the values where a bar or an area starts.
    var start: CGFloat
    /// The width of a bar, or the height of a horizontal one.
    var width: CGFloat = 0
    /// Whether the positions are on the vertical axis.
    var isTransposed = false
    /// The index of the value in its series.
    var index: Int

    /// The coordinate on the axis of the positions.
    var position: CGFloat { isTransposed ? location.y : location.x }
    /// The coordinate on the axis of the values.
    var value: CGFloat { isTransposed ? location.x : location.y }

    var isGap: Bool { !value.isFinite }

    /// The point where a bar or an area starts.
    var foot: CGPoint {
        isTransposed ? CGPoint(x: start, y: location.y) : CGPoint(x: location.x, y: start)
    }

    /// The rectangle of a bar.
    var bar: CGRect {
        let (foot, margin) = (foot, width / 2)
        return CGRect(
            x: min(foot.x, location.x), y: min(foot.y, location.y), width: abs(location.x - foot.x),
            height: abs(location.y - foot.y)
        )
        .insetBy(dx: isTransposed ? 0 : -margin, dy: isTransposed ? -margin : 0)
    }
}

/// A value that can be selected; in long series, several neighboring values.
struct ChartEntry: Equatable {
    /// The index among the series that are shown.
    var series: Int
    /// The indices of the values in their series.
    var values: ClosedRange<Int>
    var location: CGPoint
    /// The rectangle that assistive technologies highlight.
    var frame: CGRect
}
