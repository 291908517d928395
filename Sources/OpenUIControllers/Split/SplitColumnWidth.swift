/// The limits and the preferred width of a leading column of a split view, in points.
struct SplitColumnWidth {
    /// The preferred width, or a negative number for none.
    var preferred: CGFloat = UISplitViewController.automaticDimension
    /// The preferred width as a fraction of the whole width, or a negative number for none.
    var fraction: CGFloat = UISplitViewController.automaticDimension
    /// The minimum width, or a negative number for the default.
    var minimum: CGFloat = UISplitViewController.automaticDimension
    /// The maximum width, or a negative number for the default.
    var maximum: CGFloat = UISplitViewController.automaticDimension

    private static let defaultMinimum: CGFloat = 140
    private static let defaultMaximum: CGFloat = 420
    private static let defaultWidth: CGFloat = 260

    /// The range of widths; the minimum takes precedence over a maximum that is smaller.
    var limits: ClosedRange<CGFloat> {
        let least = minimum >= 0 ? minimum : min(Self.defaultMinimum, maximum >= 0 ? maximum : .infinity)
        return least...max(maximum >= 0 ? maximum : Self.defaultMaximum, least)
    }

    /// Returns the width in a split view of a width.
    func width(in total: CGFloat) -> CGFloat {
        let desired = preferred >= 0 ? preferred : fraction >= 0 ? fraction * total : Self.defaultWidth
        return clamped(desired)
    }

    /// Returns the nearest width within the limits.
    func clamped(_ width: CGFloat) -> CGFloat {
        min(max(width.isFinite ? width : Self.defaultWidth, limits.lowerBound), limits.upperBound)
    }
}
