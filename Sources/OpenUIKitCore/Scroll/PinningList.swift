/// A list with headers and footers that stay at the edges of the visible area, where they can cover its other subviews.
@MainActor package protocol PinningList: UIView {
    /// Returns how far pinned headers and footers can cover a subview from the edges of the visible area, in points.
    func pinnedInsets(over view: UIView) -> UIEdgeInsets
}

extension CGRect {
    /// Returns the rectangle together with the space beside it that pinned headers and footers cover.
    package func including(_ covered: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX - covered.left, y: minY - covered.top, width: width + covered.left + covered.right,
            height: height + covered.top + covered.bottom)
    }
}
