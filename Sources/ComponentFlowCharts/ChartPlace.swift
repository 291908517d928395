import ComponentFlow

/// Where a value is drawn.
struct ChartPlace: Equatable {
    /// The position of the value, in points; not finite for a gap.
    var location: CGPoint
    /// The vertical position where a bar or an area starts.
    var start: CGFloat
    /// The width of a bar.
    var width: CGFloat = 0
    /// The index of the value in its series.
    var index: Int

    var isGap: Bool { !location.y.isFinite }

    /// The rectangle of a bar.
    var bar: CGRect {
        CGRect(
            x: location.x - width / 2, y: min(start, location.y), width: width, height: abs(location.y - start))
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
