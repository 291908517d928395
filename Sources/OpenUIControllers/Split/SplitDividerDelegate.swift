/// The object that lays out the column whose width a ``SplitDivider`` changes.
@MainActor package protocol SplitDividerDelegate: AnyObject {
    /// Returns the width of the divider's column, in points.
    func columnWidth(for divider: SplitDivider) -> CGFloat

    /// Returns the widths that the user can choose, in points.
    func columnWidthLimits(for divider: SplitDivider) -> ClosedRange<CGFloat>

    /// Returns whether the column is at the right of its divider, so that moving the divider to the right makes it narrower.
    func isColumnAtRight(of divider: SplitDivider) -> Bool

    /// Sets the width that the user chose, in points, which can be outside of the limits.
    func setColumnWidthByUser(_ width: CGFloat, for divider: SplitDivider)
}

extension UISplitViewController: SplitDividerDelegate {
    package final func columnWidth(for divider: SplitDivider) -> CGFloat { width(of: divider.column) }

    package final func columnWidthLimits(for divider: SplitDivider) -> ClosedRange<CGFloat> {
        widthLimits(of: divider.column)
    }

    package final func isColumnAtRight(of divider: SplitDivider) -> Bool { isMirrored }

    package final func setColumnWidthByUser(_ width: CGFloat, for divider: SplitDivider) {
        setWidthByUser(width, of: divider.column)
    }
}
