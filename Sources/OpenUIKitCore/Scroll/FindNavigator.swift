/// The bar at the top of the visible part of a scroll view with fields to find text, below which the content begins.
@MainActor package protocol FindNavigator: UIView {
    /// The height of the bar, in points.
    var height: CGFloat { get }

    /// Places the bar at the top of the visible part of its superview, inside the safe area.
    func place()
}
