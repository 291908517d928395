/// The default distances of layouts.
enum LayoutSpacing {
    /// The distance between adjacent views, in points.
    static let betweenViews: CGFloat = 8

    /// Returns the standard distance between two positions; between baselines it is the line height of the second one's
    /// font.
    @MainActor static func standard(between first: LayoutOperand?, and second: LayoutOperand?) -> CGFloat {
        guard first?.attribute.isBaseline == true, second?.attribute.isBaseline == true else { return betweenViews }
        return second?.item.view?.baselineFont?.lineHeight ?? betweenViews
    }
}
